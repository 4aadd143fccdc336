import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const exchange: SiteContent<'exchange'> = {
  version: 1,
  data: {
    heading: 'Trade the old phone towards a better one',
    intro:
      'We price your old phone line by line, collect it from your door and pay you in cash. Put the money towards any phone, from any shop. No voucher, no lock-in.',
    steps: [
      { title: 'Price the old one', text: 'Model, storage, a few questions. The slip shows what it is worth today.' },
      { title: 'Choose the new one', text: 'Compare premium phones and see what is left to pay after your old phone.' },
      {
        title: 'Hand over, get paid',
        text: 'We come when your new phone is set up. You count the cash, then we take the old one.',
      },
    ],
    benefits: [
      { title: 'Cash, not credit', text: 'An exchange bonus ties you to one shop. Cash does not.' },
      {
        title: 'The old price stands by itself',
        text: 'It is not mixed with a discount on the new phone, so you can compare both.',
      },
      {
        title: 'Time to move over',
        text: 'Book the pickup up to ten days ahead and keep both phones while you copy your data.',
      },
      { title: 'Any condition', text: 'Cracked or slow, it still counts towards the next one.' },
      { title: 'A price that holds', text: 'Seven days, so that a sale on the new phone does not hurry you.' },
      { title: 'At your door', text: 'Free pickup in six cities. No queue, no counter.' },
    ],
    bestSellers: {
      note: 'Sample cards of this demo: prices of used phones in very good condition.',
      phones: [
        {
          model: 'iPhone 15',
          storage: '128 GB',
          price: 46_900,
          exchangeUpTo: 24_400,
          image: '/images/devices/apple-iphone-15.svg',
        },
        {
          model: 'iPhone 14',
          storage: '128 GB',
          price: 36_900,
          exchangeUpTo: 18_900,
          image: '/images/devices/apple-iphone-14.svg',
        },
        {
          model: 'Galaxy S24',
          storage: '8 GB / 256 GB',
          price: 42_900,
          exchangeUpTo: 20_500,
          image: '/images/devices/samsung-galaxy-s24.svg',
        },
        {
          model: 'OnePlus 12',
          storage: '12 GB / 256 GB',
          price: 44_900,
          exchangeUpTo: 19_200,
          image: '/images/devices/oneplus-12.svg',
        },
      ],
    },
    questions: [
      {
        id: 'how-exchange',
        question: 'How is this different from an exchange offer in a shop?',
        answer:
          'A shop sets off your old phone against the new one and often adds a bonus that is really a discount. Here the old phone is sold for cash at its own price. You can spend it in any shop, on any phone, or not at all.',
      },
      {
        id: 'android-to-iphone',
        question: 'Can I exchange an Android phone for an iPhone?',
        answer:
          'Yes. The cash is the same whatever you buy next. Move your chats and photos before the pickup: our article on WhatsApp backups has the steps.',
      },
      {
        id: 'both-phones',
        question: 'May I keep the old phone until the new one is set up?',
        answer:
          'Yes. Pickups can be booked up to ten days ahead, and your quote holds for seven days from the evaluation. Set up the new phone first, then let us come.',
      },
      {
        id: 'broken-exchange',
        question: 'My old phone is broken. Does it still count?',
        answer:
          'It does, if the model is in our list. Name the damage in the questions and the slip shows what is left. A phone that is locked to an account cannot be taken.',
      },
      {
        id: 'pay-difference',
        question: 'What do I pay, and to whom?',
        answer:
          'To us, nothing. We pay you for the old phone. What is left to pay for the new one you pay where you buy it.',
      },
      {
        id: 'tablet-exchange',
        question: 'Can I trade in an iPad or tablet?',
        answer: 'Yes, iPads and Android tablets are priced in the same way. Other devices we cannot take yet.',
      },
    ],
  },
};
