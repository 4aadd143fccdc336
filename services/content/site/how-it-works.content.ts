import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const howItWorks: SiteContent<'how-it-works'> = {
  version: 2,
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
    pricing: [
      {
        title: 'It starts from a list',
        text: 'Every model and storage has a list price, adjusted for your city. It is the figure you see first.',
      },
      {
        title: 'Each answer has a share',
        text: 'A crack, a weak battery, a missing charger: each takes off its own percentage, and the slip names every one.',
      },
      {
        title: 'It holds for seven days',
        text: 'The slip carries a date. At your door the same questions are checked; if all is as you said, nothing changes.',
      },
    ],
  },
};
