import { type HomePage } from '@phirse/contracts/read-models/answers.js';

/** What the home page says, edited here: the one place for its claims. Raise the version with every change. */
export const homePageContent: { readonly version: number; readonly page: HomePage } = {
  version: 1,
  page: {
    dynamic: {
      sectionOne: [
        {
          heading: 'Sell your Smartphone from your own doorstep',
          subheading: 'See the price first, answer a few questions, pick a slot. We come, check and pay in cash.',
          image: '/images/banners/doorstep.svg',
          webLink: '/sell-used-mobile-phone-online',
          buttonText: 'See your price',
        },
        {
          heading: 'An Old Device is worth more than a drawer',
          subheading: 'Trade it towards a newer phone. Its price is worked out in front of you, line by line.',
          image: '/images/banners/exchange.svg',
          webLink: '/exchange-used-phone-online',
          buttonText: 'Get an exchange quote',
        },
        {
          heading: 'Get Cash for a tablet nobody opens',
          subheading: 'iPads and Android tablets too, with the same free pickup and the same plain price slip.',
          image: '/images/banners/tablet.svg',
          webLink: '/sell-your-old-tablet',
          buttonText: 'Price your tablet',
        },
      ],
    },
  },
};
