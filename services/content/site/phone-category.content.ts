import { type CategoryPage } from '@phirse/contracts/read-models/content.js';

/** The landing page of phones. */
export const phoneCategory: CategoryPage = {
  heading: 'Sell your used mobile phone online',
  intro: 'Choose the brand, answer a few questions, see the exact price. We come to your door and pay in cash.',
  image: '/images/banners/doorstep.svg',
  steps: [
    { title: 'Find Your Phone', text: 'Brand, model and storage. What it can fetch stands there at once.' },
    { title: 'Tell Us Condition', text: 'A few drawn questions about screen, body and parts, answered honestly.' },
    { title: 'Schedule Pickup', text: 'Your door, your day, your slot. We come for free.' },
    { title: 'Get Paid Instantly', text: 'You count the cash, then the phone leaves your hand.' },
  ],
  whyHeading: 'Why sell it here',
  reasons: [
    {
      title: 'The slip explains the price',
      text: 'Starting price, every answer, what is left. Nothing is hidden in a grade.',
    },
    {
      title: 'The price holds',
      text: 'Seven days from the evaluation. If all is as you said, nothing changes at the door.',
    },
    { title: 'Nothing to pay', text: 'Pickup, checking and saying no are all free.' },
    { title: 'Cash before handover', text: 'You count it first. The phone leaves your hand after that.' },
    { title: 'Your data goes first', text: 'We wait while you sign out and reset. A locked phone is not taken.' },
    { title: 'Only clean phones', text: 'Every IMEI is checked. Stolen or blacklisted phones are refused.' },
  ],
  trending: {
    heading: 'Trending phones',
    note: 'Sample prices in Bangalore for a phone without faults. Yours is worked out from your own answers.',
    rows: [
      { model: 'iPhone 15', storage: '128 GB', upTo: 38_400, brandSlug: 'apple', modelSlug: 'apple-iphone-15' },
      { model: 'iPhone 14', storage: '128 GB', upTo: 29_800, brandSlug: 'apple', modelSlug: 'apple-iphone-14' },
      { model: 'iPhone 13', storage: '128 GB', upTo: 25_200, brandSlug: 'apple', modelSlug: 'apple-iphone-13' },
      {
        model: 'Galaxy S24',
        storage: '8 GB / 256 GB',
        upTo: 35_200,
        brandSlug: 'samsung',
        modelSlug: 'samsung-galaxy-s24',
      },
      {
        model: 'OnePlus 12',
        storage: '12 GB / 256 GB',
        upTo: 36_800,
        brandSlug: 'oneplus',
        modelSlug: 'oneplus-12',
      },
      { model: 'Pixel 8', storage: '8 GB / 128 GB', upTo: 25_200, brandSlug: 'google', modelSlug: 'google-pixel-8' },
    ],
  },
  questions: [
    {
      id: 'how-long',
      question: 'How long does it all take?',
      answer:
        'About a minute for the price, two for the booking, and fifteen at your door: five to check the phone together, the rest to reset it and count the cash.',
    },
    {
      id: 'no-bill',
      question: 'I do not have the bill. Can I still sell?',
      answer:
        'Yes. Without a bill we cannot count warranty, so the price is somewhat lower, and we look at your photo id and the IMEI a little longer.',
    },
    {
      id: 'damaged',
      question: 'Do you take damaged phones?',
      answer:
        'Yes, if the model is in our list. Cracked glass, a weak battery or a dead camera each have their own line on the slip. Only a phone that is locked to an account or reported stolen is refused.',
    },
    {
      id: 'price-changes',
      question: 'Can the price change at my door?',
      answer:
        'Only if something is different from your answers. Then the pickup person shows you which answer changed and what it does to the price. You may say no, and nothing is charged.',
    },
  ],
};
