import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const termsOfService: SiteContent<'terms-of-service'> = {
  version: 1,
  data: {
    title: 'Terms of service',
    effectiveFrom: '2025-10-01',
    summary:
      'The agreement between you, who sell a device, and us, who arrange that it is bought. In words that can be read.',
    sections: [
      {
        heading: 'Who may sell',
        paragraphs: [
          'You must be 18 or older, able to enter into a contract, and the owner of the device or allowed by its owner to sell it. One account belongs to one mobile number.',
        ],
      },
      {
        heading: 'What we buy',
        paragraphs: [
          'Smartphones, iPads and tablets whose model is in our list, in working or damaged condition. We do not buy devices that are stolen, reported lost, blacklisted, locked to an account, leased, owned by an employer who has not released them, or changed so that their IMEI cannot be read.',
        ],
      },
      {
        heading: 'Estimate, quote and final price',
        paragraphs: [
          'The price beside a model is an estimate for a device without faults. The price after the questions is a quote: it holds for 7 days for the device and the answers it was made from, less nothing but what a changed answer takes off.',
          'At the door the same questions are checked with you. If an answer differs, the price is worked out anew by the same rules and shown to you, answer by answer. It binds you only if you accept it.',
          'If a price is plainly a mistake of ours, for example a zero too many, we tell you before the pickup and you may cancel.',
        ],
      },
      {
        heading: 'Your part',
        paragraphs: [
          'Answer the questions truthfully. Save what you want to keep, sign out of your accounts, remove SIM and memory cards, and reset the device. Show a government photo id. Data that is left on a device cannot be brought back once the device is handed over.',
        ],
      },
      {
        heading: 'Handover and payment',
        paragraphs: [
          'Pickup is free. Payment is in cash at the handover, in Indian rupees. Ownership passes when you have been paid and have handed the device over. Your receipt is on the order’s page.',
        ],
      },
      {
        heading: 'Stolen and disputed devices',
        paragraphs: [
          'We check the IMEI against public records and keep proof of every handover. If a device turns out to be stolen, we hand it and the proof to the police, and you owe us the amount paid.',
        ],
      },
      {
        heading: 'Partners',
        paragraphs: [
          'Pickups and purchases are made by local partners registered with us. For your order the partner named on it is the buyer. We set the rules for price and conduct, and we answer for it if a partner breaks them: come to us first.',
        ],
      },
      {
        heading: 'Fair use of the site',
        paragraphs: [
          'Please do not place orders that you do not mean, use another person’s number, read prices by machine in bulk, or try to break in. We may close accounts that do. If you find a weakness, tell us: we will thank you.',
        ],
      },
      {
        heading: 'What we answer for',
        paragraphs: [
          'We answer for what we promise here and for our own carelessness, up to the price of the device in question; for bodily harm and for fraud without limit. We do not answer for data left on a device, or for delays by strike, flood or curfew. Nothing here takes away a right that the Consumer Protection Act, 2019 gives you.',
        ],
      },
      {
        heading: 'Changes, law and disputes',
        paragraphs: [
          'An order is governed by the terms that stood here when it was placed. Indian law applies. If we cannot settle a dispute between us, the courts at Bengaluru decide, or the consumer commission of the place where you live.',
        ],
      },
    ],
  },
};
