import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const howItWorks: SiteContent<'how-it-works'> = {
  version: 1,
  data: {
    heading: 'How it works',
    steps: [
      {
        title: 'Find your device',
        text: 'Search the model, pick storage and colour. You see what it can fetch at once.',
      },
      { title: 'Check your pincode', text: 'Six digits tell us whether we come to you, and what your city pays.' },
      {
        title: 'Say how it is',
        text: 'A few drawn questions about screen, body and parts. Each answer shows on the slip.',
      },
      { title: 'Pick a day', text: 'Ten days to choose from, three slots a day, at home or at work. Pickup is free.' },
      {
        title: 'Get paid in cash',
        text: 'We check the same answers with you. You count the cash, then hand the device over.',
      },
    ],
  },
};
