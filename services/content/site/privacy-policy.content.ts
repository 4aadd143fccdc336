import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const privacyPolicy: SiteContent<'privacy-policy'> = {
  version: 1,
  data: {
    title: 'Privacy policy',
    effectiveFrom: '2025-10-01',
    summary:
      'We ask for what a pickup needs and nothing more, show it only to the partner who comes to you, and delete your account when you say so.',
    sections: [
      {
        heading: 'Introduction',
        paragraphs: [
          'This policy says what Phirse does with your personal data when you use this website, ask for a price, or sell a device to us. It follows the Digital Personal Data Protection Act, 2023, and the Information Technology Act, 2000 with its rules.',
          'Using the site means that you have read it. Where the law asks for your consent, we ask for it by itself.',
        ],
      },
      {
        heading: 'Scope',
        paragraphs: [
          'It covers visitors of the site, people who sell devices, people who write to us, and subscribers of our newsletter. Partners and pickup persons have their own agreement with us.',
          'It does not cover other sites that we link to. Nor does it cover what is stored on the device you sell: please reset the device before you hand it over.',
        ],
      },
      {
        heading: 'Information we collect',
        paragraphs: [
          'From you: name, mobile number, email, pickup addresses, and what you tell us about the device. When you subscribe to the newsletter, your email. When you write to us, what you write.',
          'At the handover: the device’s IMEI or serial number, photographs of the device, its bill if you have one, and a photograph of you and of a government photo id, which the law on second-hand goods and on stolen property makes necessary.',
          'By itself: the address your connection comes from, for a short time, so that codes and forms cannot be abused. We use no advertising trackers.',
        ],
      },
      {
        heading: 'How we use it',
        paragraphs: [
          'To work out a price, keep your quote, arrange the pickup, pay you, and give you a receipt. To check that a device is yours and not reported stolen. To answer when you write. To send the newsletter, if you asked for it.',
          'If you saw a price and did not book, we may call you once about it. We do not sell your data, and we do not build profiles for advertising.',
        ],
      },
      {
        heading: 'Who we share it with',
        paragraphs: [
          'The partner who takes your order sees your name, number, address and pickup time, and the pickup person they send sees the same. Before a partner has taken the order they see the device, the area and the day, with everything that tells who you are hidden.',
          'Companies that host our servers and send our messages handle data on our instructions only. Police and courts get what the law obliges us to give, and no more.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'Orders and the papers of a handover: eight years, as tax and company law require. Quotes without an order: twelve months. Contact messages: two years. Newsletter address: until you leave the list. One-time codes: five minutes.',
          'When you delete your account, your profile, addresses and open quotes go at once; finished orders stay for the time above, closed to everyday use.',
        ],
      },
      {
        heading: 'How we protect it',
        paragraphs: [
          'Connections are encrypted. Passwords of partners are stored only as hashes. Photographs of papers can be opened only by those who may see the order, through links that end after minutes. Every change of an order is recorded in a log that cannot be altered unnoticed.',
          'No system is perfect. If your data is ever affected by a breach, we tell you and the Data Protection Board without delay.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may see what we hold about you, have it corrected or erased, take back a consent, name somebody to act for you if you cannot, and complain. Much of it you can do yourself under My Profile; for the rest write to us. We answer within 30 days.',
          'If our answer does not satisfy you, you may turn to the Data Protection Board of India.',
        ],
      },
      {
        heading: 'Cookies and storage',
        paragraphs: [
          'We set no advertising cookies. Your browser keeps, on your own device, the phone you are pricing, your answers so far, your city and your sign-in, so that you need not begin again. Logging out or clearing the browser’s data removes them.',
        ],
      },
      {
        heading: 'Minors',
        paragraphs: [
          'You must be 18 or older to sell on Phirse. We do not knowingly take data from anyone younger; if that has happened, write to us and we erase it. A parent or guardian may sell a child’s device in their own name.',
        ],
      },
      {
        heading: 'Transfer to other countries',
        paragraphs: [
          'Our data is kept in India. Should a company that works for us ever handle some of it elsewhere, we do so only where Indian law allows it and under a contract that protects it as well as this policy does.',
        ],
      },
      {
        heading: 'Changes to this policy',
        paragraphs: [
          'When we change it we put the new text here with its date. If a change is of weight, we tell account holders by email or SMS at least 15 days before it takes effect.',
        ],
      },
      {
        heading: 'Contact',
        paragraphs: [
          'Grievance officer, Phirse, through the form on our contact page or at care@phirse.example, Mon to Sat, 10 am to 7 pm. We confirm that we have your message within 24 hours.',
        ],
      },
    ],
  },
};
