import { billQuestion, choice, choiceOf, mustBeYes, section, shouldBeYes } from './question-parts.js';

/** What a tablet is asked, in the order of the wizard's steps. */
export const tabletSections = [
  section('First, the basics', 'Try each one now. It takes a minute.', 'yes/no', 'all', [
    shouldBeYes('Does the tablet switch on and charge?', 'tablet-switch-on', 55),
    shouldBeYes('Does it connect to Wi-Fi?', 'tablet-wifi', 25),
    shouldBeYes('Does touch work everywhere on the screen?', 'tablet-touch', 25),
    shouldBeYes('Is it still the original screen?', 'tablet-original-screen', 15),
  ]),
  section('Is it yours to sell?', 'We check ownership at your door, so it is best to know now.', 'yes/no', 'all', [
    mustBeYes(
      'Is the tablet free of theft or loss reports?',
      'tablet-not-stolen',
      'We cannot buy a tablet that is reported stolen, lost or blacklisted. If it was found again, please clear the report first.',
    ),
    mustBeYes(
      'Can you sign out of its iCloud or Google account?',
      'tablet-account-lock',
      'We cannot buy a tablet that is locked to an account. Once you can sign out of iCloud or Google, we will gladly price it.',
    ),
  ]),
  section(
    'The screen glass',
    'Switch the screen off and hold it to the light. Pick what comes nearest.',
    'image',
    'one',
    [
      choice('Flawless, no marks', 'tablet-screen-flawless', 0),
      choice('Light scratches, seen only in light', 'tablet-screen-light-scratches', 4),
      choice('Heavy scratches you can feel', 'tablet-screen-heavy-scratches', 9),
      choice('Hairline crack', 'tablet-screen-hairline', 20),
      choice('Shattered glass', 'tablet-screen-shattered', 48),
    ],
  ),
  section('What the screen shows', 'Open a white page at full brightness. Pick all that you see.', 'image', 'some', [
    choice('A clean picture', 'tablet-display-clean', 0),
    choiceOf('Spots', 'tablet-display-spots', [
      choice('One or two dead pixels', 'tablet-display-pixels', 5),
      choice('A large dark or bright patch', 'tablet-display-patch', 22),
    ]),
    choiceOf('Lines', 'tablet-display-lines', [
      choice('One faint line', 'tablet-display-line', 14),
      choice('Several lines', 'tablet-display-lines-several', 28),
    ]),
  ]),
  section('The body', 'Look at the back and the sides without the cover.', 'image', 'one', [
    choice('Like new', 'tablet-body-flawless', 0),
    choice('A few light scratches', 'tablet-body-scratches', 3),
    choice('Worn paint or one or two dents', 'tablet-body-dents', 7),
    choice('Bent frame', 'tablet-body-bent', 22),
  ]),
  section('Does anything not work?', 'Pick every part that gives trouble, or say that all is well.', 'grid', 'some', [
    choice('No problems', 'tablet-part-none', 0),
    choiceOf('Camera', 'tablet-part-camera', [
      choice('Front camera', 'tablet-part-camera-front', 4),
      choice('Back camera', 'tablet-part-camera-back', 5),
    ]),
    choiceOf('Sound', 'tablet-part-sound', [
      choice('Loudspeaker', 'tablet-part-speaker', 4),
      choice('Microphone', 'tablet-part-microphone', 3),
    ]),
    choiceOf('Battery', 'tablet-part-battery', [
      choice('Health below 80%', 'tablet-part-battery-weak', 6),
      choice('Swollen battery', 'tablet-part-battery-swollen', 14),
    ]),
    choice('Buttons', 'tablet-part-buttons', 4),
    choice('Charging port', 'tablet-part-port', 5),
    choice('Fingerprint or face unlock', 'tablet-part-unlock', 7),
  ]),
  section('What comes with it', 'Each one you still have keeps the price up.', 'yes/no', 'all', [
    shouldBeYes('Do you have the original box?', 'tablet-item-box', 2),
    shouldBeYes('Do you have the original charger?', 'item-charger', 3),
    billQuestion('Do you have the purchase bill?', 'item-bill', 7),
  ]),
  section('Age and warranty', 'Count from the date on the bill. Without a bill we skip this.', 'grid', 'one', [
    choice('Under 3 months', 'warranty-3', 0),
    choice('3 to 6 months', 'warranty-6', 2),
    choice('6 to 11 months', 'warranty-11', 4),
    choice('Out of warranty', 'warranty-over', 7),
  ]),
  section('A pen or a keyboard?', 'Leave this open if you keep yours. Nothing is taken off for it.', 'grid', 'none', [
    choice('With its pen', 'item-pen', 0),
    choice('With its keyboard cover', 'item-keyboard', 0),
  ]),
];
