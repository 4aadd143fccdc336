import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const faq: SiteContent<'faq'> = {
  version: 1,
  data: {
    heading: 'Questions people ask',
    intro: 'Seven that come up most. If yours is not here, write to us and a person answers.',
    questions: [
      {
        id: 'price-quality',
        question: 'How good is the price I get here?',
        answer:
          'It is worked out, not bargained. We start from a list price for your exact model and storage, adjust it for your city, and take off a fixed share for each fault you name. You see every line on the price slip before you book anything. The price holds for 7 days, and if your answers are right it is the amount you are paid at the door. If another buyer offers you more in writing, take it: there is no charge for walking away.',
      },
      {
        id: 'cheapest-phones',
        question: 'Do you buy the cheapest phones too?',
        answer:
          'Yes. If your model comes up in the search, we buy it, whatever it cost when it was new. A budget phone that switches on still has a price, and a cracked one still has parts. Very old or heavily damaged devices may fetch only a few hundred rupees. We tell you that on the first screen, so that you can decide whether it is worth your evening.',
      },
      {
        id: 'selling-rules',
        question: 'What are the rules for selling?',
        answer:
          'You must be 18 or older and the device must be yours. Bring a government photo id to the handover; the purchase bill helps but is not a must for most devices. The device must be signed out of iCloud or Google. We check the IMEI, and we never buy a phone that is stolen, reported lost, blacklisted or still on a loan that forbids its sale.',
      },
      {
        id: 'alerts-without-internet',
        question: 'Do I need mobile internet to get updates?',
        answer:
          'To see your price and follow your order you need a connection for a minute, on any phone or computer. The four-digit code you sign in with comes by SMS, which works without mobile internet. On the day, the pickup person calls the number on your order, so you can hand over the phone even where the network is weak.',
      },
      {
        id: 'profile-needed',
        question: 'Do I need a profile to see my price?',
        answer:
          'Not to see what a model can fetch: search, pick storage, type your pincode, and the estimate is there. For the final price we ask for your mobile number, name and email and send a code, because that price is kept for you for 7 days and can be booked. There is no password to remember. You can delete your account from your profile at any time.',
      },
      {
        id: 'price-history',
        question: 'Can I see how my price came about, later on?',
        answer:
          'Yes. Every order keeps its slip: the starting price, each answer and what it took off, the promo code, and the amount to pay. If something is found at your door that changes the price, the first and the second slip stand side by side, answer by answer, and you may still say no. Finished orders stay under My Orders, with a receipt you can print.',
      },
      {
        id: 'best-value',
        question: 'How do I get the best value for my phone?',
        answer:
          'Sell soon: most phones lose value every month, and more when the next model comes out. Keep the bill, box and charger together, they each raise the price. Do not repair a cracked screen only to sell; the repair usually costs more than it adds. Clean the phone, charge it above half, and answer the questions as a stranger would. A surprise at the door costs more than an honest answer.',
      },
    ],
  },
};
