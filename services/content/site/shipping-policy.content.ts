import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const shippingPolicy: SiteContent<'shipping-policy'> = {
  version: 1,
  data: {
    title: 'Pickup and shipping policy',
    effectiveFrom: '2025-10-01',
    summary:
      'Nothing is posted and nothing is couriered. A person comes to your door, on a day you chose, free of charge.',
    sections: [
      {
        heading: 'Where we come',
        paragraphs: [
          'Bangalore, Mysore, Coimbatore, Hubli, Shivamogga and Tirupati, by pincode. Type yours on the price page: if we do not come to you yet, it says so before you answer a single question.',
        ],
      },
      {
        heading: 'When we come',
        paragraphs: [
          'You pick a day within the next ten and one of three slots: 10 am to 1 pm, 1 pm to 4 pm, 4 pm to 7 pm. Today can be chosen while a slot is left that has not begun.',
          'Most pickups happen within 24 to 48 hours of the order. Your order’s page shows who is coming as soon as a partner has taken it.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'Nothing. There is no fee for the visit, the check, a second visit, or a sale that does not come about.',
        ],
      },
      {
        heading: 'What to keep ready',
        paragraphs: [
          'The device, charged above half and signed out of iCloud or Google. Box, charger and cable if you said that you have them. The bill if you have it. A government photo id in the name on the order.',
          'An adult must be there for the handover. If it cannot be you, tell us beforehand who it will be.',
        ],
      },
      {
        heading: 'If nobody is at home, or nobody comes',
        paragraphs: [
          'The pickup person calls the numbers on the order and waits for ten minutes. After that we arrange another slot with you. If a pickup person does not come within the slot, call us: the next slot you choose goes first, and your price is kept.',
        ],
      },
      {
        heading: 'On the way',
        paragraphs: [
          'Once you are paid, the device is the buyer’s, and so is every risk on the way. Please never send us a device by post or courier: we could not accept it.',
        ],
      },
    ],
  },
};
