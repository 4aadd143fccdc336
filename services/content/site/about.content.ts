import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const about: SiteContent<'about'> = {
  version: 1,
  data: {
    heading: 'Phir se means again',
    intro:
      'A phone works for six or seven years. Most of us use it for two or three. Phirse exists for the years in between: we buy used phones and tablets at people’s doors, at a price they can read.',
    story: [
      {
        heading: 'The drawer',
        paragraphs: [
          'Nearly every home in India has a drawer with an old phone in it. It is there because selling it felt like trouble: strangers with low offers, shops that found a new fault with every look, and the worry about photos left inside.',
          'Meanwhile somebody two streets away is looking for exactly that phone, at a price a student or a shopkeeper can pay.',
        ],
      },
      {
        heading: 'A price you can read',
        paragraphs: [
          'So we began with the slip. A list price for the model, a factor for the city, and a fixed share for each fault. The same rules for everyone, written down, worked out in front of you. If a line is wrong you can say so, because you can see it.',
          'The slip is binding on us too. The partner who comes to your door works from the same questions, and cannot lower the price without showing you which answer changed.',
        ],
      },
      {
        heading: 'Who comes to your door',
        paragraphs: [
          'Pickups are made by local partners: small device businesses with their own trained pickup people, registered with us by name, address and GST number. You see the partner’s name on your order before anyone rings your bell.',
        ],
      },
      {
        heading: 'What becomes of the device',
        paragraphs: [
          'It is wiped again, tested, repaired where needed, and used once more. What cannot be used is taken apart for its parts and goes to authorised recyclers. Very little of a phone is rubbish.',
        ],
      },
    ],
    values: [
      { title: 'The number first', text: 'You see the price before we ask for anything of yours.' },
      { title: 'Reasons beside it', text: 'Every rupee that goes off has a line that says why.' },
      { title: 'No for an answer', text: 'Cancel, decline, delete your account: one button each, and no questions.' },
      { title: 'Clean devices only', text: 'Ownership and IMEI are checked every time. We would rather lose a sale.' },
    ],
    figures: [
      { figure: '2,291', text: 'happy customers' },
      { figure: '4.8/5', text: 'average rating' },
      { figure: '6', text: 'cities with doorstep pickup' },
      { figure: '60 s', text: 'to a price' },
    ],
  },
};
