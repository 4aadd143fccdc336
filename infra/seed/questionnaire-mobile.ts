import { billQuestion, choice, choiceOf, mustBeYes, section, shouldBeYes } from './question-parts.js';

/** What a phone is asked, in the order of the wizard's steps. */
export const mobileSections = [
  section('First, the basics', 'Try each one now. It takes a minute.', 'yes/no', 'all', [
    shouldBeYes('Does the phone switch on and charge?', 'switch-on', 55),
    shouldBeYes('Can you make and receive calls?', 'calls', 30),
    shouldBeYes('Does touch work everywhere on the screen?', 'touch', 25),
    shouldBeYes('Is it still the original screen?', 'original-screen', 15),
  ]),
  section('Is it yours to sell?', 'We check ownership at your door, so it is best to know now.', 'yes/no', 'all', [
    mustBeYes(
      'Is the phone free of theft or loss reports?',
      'not-stolen',
      'We cannot buy a phone that is reported stolen, lost or blacklisted. If it was found again, please clear the report on the CEIR portal first.',
    ),
    mustBeYes(
      'Can you sign out of its iCloud or Google account?',
      'account-lock',
      'We cannot buy a phone that is locked to an account. Once you can sign out of iCloud or Google, we will gladly price it.',
    ),
  ]),
  section(
    'The screen glass',
    'Switch the screen off and hold it to the light. Pick what comes nearest.',
    'image',
    'one',
    [
      choice('Flawless, no marks', 'screen-flawless', 0),
      choice('Light scratches, seen only in light', 'screen-light-scratches', 4),
      choice('Heavy scratches you can feel', 'screen-heavy-scratches', 10),
      choice('Hairline crack', 'screen-hairline', 18),
      choice('Shattered glass', 'screen-shattered', 45),
    ],
  ),
  section('What the screen shows', 'Open a white page at full brightness. Pick all that you see.', 'image', 'some', [
    choice('A clean picture', 'display-clean', 0),
    choiceOf('Spots', 'display-spots', [
      choice('One or two dead pixels', 'display-pixels', 5),
      choice('Several small spots', 'display-spots-several', 12),
      choice('A large dark patch', 'display-patch', 25),
    ]),
    choiceOf('Lines', 'display-lines', [
      choice('One faint line', 'display-line', 15),
      choice('Several lines', 'display-lines-several', 28),
    ]),
    choiceOf('Wrong colours', 'display-tint', [
      choice('Yellow or pink edges', 'display-yellow', 6),
      choice('A burnt-in image', 'display-burn-in', 10),
    ]),
  ]),
  section('The body', 'Look at the back and the sides without the case.', 'image', 'one', [
    choice('Like new', 'body-flawless', 0),
    choice('A few light scratches', 'body-scratches', 3),
    choice('Worn paint or one or two dents', 'body-dents', 7),
    choice('Back glass cracked', 'body-cracked', 14),
    choice('Bent frame', 'body-bent', 20),
  ]),
  section('Does anything not work?', 'Pick every part that gives trouble, or say that all is well.', 'grid', 'some', [
    choice('No problems', 'part-none', 0),
    choiceOf('Camera', 'part-camera', [
      choice('Front camera', 'part-camera-front', 5),
      choice('Back camera', 'part-camera-back', 9),
      choice('Camera glass broken', 'part-camera-glass', 4),
    ]),
    choiceOf('Sound', 'part-sound', [
      choice('Loudspeaker', 'part-speaker', 3),
      choice('Earpiece', 'part-earpiece', 3),
      choice('Microphone', 'part-microphone', 4),
    ]),
    choiceOf('Battery', 'part-battery', [
      choice('Health below 80%', 'part-battery-weak', 6),
      choice('Swollen battery', 'part-battery-swollen', 12),
    ]),
    choiceOf('Buttons', 'part-buttons', [
      choice('Power button', 'part-button-power', 4),
      choice('Volume buttons', 'part-button-volume', 3),
    ]),
    choice('Charging port', 'part-port', 5),
    choice('Fingerprint or face unlock', 'part-unlock', 8),
    choice('Wi-Fi, Bluetooth or GPS', 'part-wireless', 9),
    choice('Vibration', 'part-vibration', 2),
  ]),
  section('What comes with it', 'Each one you still have keeps the price up.', 'yes/no', 'all', [
    shouldBeYes('Do you have the original box?', 'item-box', 2),
    shouldBeYes('Do you have the original charger?', 'item-charger', 3),
    shouldBeYes('Do you have the charging cable?', 'item-cable', 1),
    billQuestion('Do you have the purchase bill?', 'item-bill', 8),
  ]),
  section('Age and warranty', 'Count from the date on the bill. Without a bill we skip this.', 'grid', 'one', [
    choice('Under 3 months', 'warranty-3', 0),
    choice('3 to 6 months', 'warranty-6', 2),
    choice('6 to 11 months', 'warranty-11', 4),
    choice('Out of warranty', 'warranty-over', 8),
  ]),
  section('Where was it bought?', 'Leave this open if it came new from an Indian shop.', 'grid', 'none', [
    choice('New, in India', 'bought-india', 0),
    choice('New, abroad', 'bought-abroad', 4),
    choice('Refurbished', 'bought-refurbished', 7),
  ]),
];
