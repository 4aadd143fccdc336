import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const refundPolicy: SiteContent<'refund-policy'> = {
  version: 1,
  data: {
    title: 'Refund and cancellation policy',
    effectiveFrom: '2025-10-01',
    summary:
      'You pay us nothing, so there is little to refund. This page says how a sale is cancelled, and what happens if one went wrong.',
    sections: [
      {
        heading: 'Cancelling before the pickup',
        paragraphs: [
          'You may cancel an order free of charge. While no partner has taken it, press Cancel on the order’s page. Once a partner has taken it, call them or us and it is cancelled for you.',
          'You need not give a good reason. We ask for one only to learn from it.',
        ],
      },
      {
        heading: 'Saying no at the door',
        paragraphs: [
          'If the price changes at the check, you are shown which answer changed and by how much. You may accept or decline. If you decline, the pickup person leaves, the device stays with you, and nothing is charged.',
        ],
      },
      {
        heading: 'After the handover',
        paragraphs: [
          'A sale is complete once you have counted the cash and handed over the device. From then on the device belongs to the buyer, is wiped, and usually moves on the same day.',
          'If you changed your mind, call us within 24 hours. If the device has not been wiped or passed on, we will try to return it against the full amount. We cannot promise it.',
        ],
      },
      {
        heading: 'If you were paid the wrong amount',
        paragraphs: [
          'Your order shows the amount agreed. If you were paid less, tell us within 7 days with the order id. We look at the order’s record and settle what is missing within 5 working days.',
          'If a note turns out to be torn or not genuine, tell us the same day and keep it aside.',
        ],
      },
      {
        heading: 'Promo codes',
        paragraphs: [
          'A promo code counts as used once an order with it is placed, and stays so if you cancel. If it was we who could not come, write to us and you get a new one. Codes have no cash value of their own.',
        ],
      },
      {
        heading: 'Partners’ coins',
        paragraphs: [
          'Coins that partners buy are used to take leads. Where a lead could not be given after all, its coins are returned to the wallet at once. Coins that are bought are not paid out in money, unless the law requires it.',
        ],
      },
    ],
  },
};
