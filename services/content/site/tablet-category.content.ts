import { type CategoryPage } from '@phirse/contracts/read-models/content.js';

/** The landing page of iPads and tablets. */
export const tabletCategory: CategoryPage = {
  heading: 'Sell your used tablet or iPad',
  intro:
    'The iPad that nobody opens, the tablet from school: see what it fetches. We come to your door and pay in cash.',
  image: '/images/banners/tablet.svg',
  steps: [
    { title: 'Find Your Tablet', text: 'Brand, generation and storage. The back of an iPad names its model number.' },
    { title: 'Tell Us Condition', text: 'A few drawn questions about glass, body, buttons and charging.' },
    { title: 'Schedule Pickup', text: 'Your door, your day, your slot. We come for free.' },
    { title: 'Get Paid Instantly', text: 'You count the cash, then the tablet leaves your hand.' },
  ],
  whyHeading: 'Why sell a tablet here',
  reasons: [
    {
      title: 'Every generation has its price',
      text: 'iPad, Air, mini, Pro, Galaxy Tab, Pad: each in its own storage, not one price for all.',
    },
    {
      title: 'The slip explains it',
      text: 'Starting price, every answer, what is left. Nothing is hidden in a grade.',
    },
    { title: 'No parcel to pack', text: 'A large screen does not travel well by post. We carry it from your door.' },
    { title: 'Cash before handover', text: 'You count it first. The tablet leaves your hand after that.' },
    {
      title: 'Family photos stay yours',
      text: 'We wait while you sign out and reset. A tablet locked to an account is not taken.',
    },
    { title: 'Nothing to pay', text: 'Pickup, checking and saying no are all free.' },
  ],
  trending: {
    heading: 'Trending tablets',
    note: 'Sample prices in Bangalore for a tablet without faults. Yours is worked out from your own answers.',
    rows: [
      {
        model: 'iPad (10th generation)',
        storage: '64 GB',
        upTo: 20_400,
        brandSlug: 'apple',
        modelSlug: 'apple-ipad-10th-generation',
      },
      {
        model: 'iPad Air (5th generation)',
        storage: '64 GB',
        upTo: 29_400,
        brandSlug: 'apple',
        modelSlug: 'apple-ipad-air-5th-generation',
      },
      {
        model: 'iPad mini (6th generation)',
        storage: '64 GB',
        upTo: 23_400,
        brandSlug: 'apple',
        modelSlug: 'apple-ipad-mini-6th-generation',
      },
      {
        model: 'Galaxy Tab S9 FE',
        storage: '6 GB / 128 GB',
        upTo: 19_800,
        brandSlug: 'samsung',
        modelSlug: 'samsung-galaxy-tab-s9-fe',
      },
      {
        model: 'Galaxy Tab S8',
        storage: '8 GB / 128 GB',
        upTo: 25_400,
        brandSlug: 'samsung',
        modelSlug: 'samsung-galaxy-tab-s8',
      },
      {
        model: 'OnePlus Pad 2',
        storage: '8 GB / 128 GB',
        upTo: 28_400,
        brandSlug: 'oneplus',
        modelSlug: 'oneplus-pad-2',
      },
    ],
  },
  questions: [
    {
      id: 'which-ipad',
      question: 'Which iPad do I have?',
      answer:
        'Open Settings, General, About: the name and the model number stand there, the storage under Capacity. The small print on the back says the model number too.',
    },
    {
      id: 'pencil-keyboard',
      question: 'Do a pencil or a keyboard raise the price?',
      answer:
        'No, only the tablet itself is priced, with its charger where you have it. Keep the pencil and the keyboard: they sell well on their own.',
    },
    {
      id: 'school-tablet',
      question: 'Can I sell a tablet from school or work?',
      answer:
        'Only if it is yours. A tablet that an organisation still manages cannot be reset fully, so ask for its release first and keep the letter for the handover.',
    },
    {
      id: 'cracked-tablet',
      question: 'The glass is cracked. Is it worth a pickup?',
      answer:
        'Often, if the picture behind the glass is whole. Name the damage in the questions: the slip shows what is left before you book anything, and saying no costs nothing.',
    },
  ],
};
