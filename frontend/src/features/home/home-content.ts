/** What the home page claims: one consistent set, the only place to change it. */
export const STEPS = [
  { title: 'Tell us the model', text: 'Search it, pick the storage. You see what it can fetch at once.' },
  {
    title: 'Say how it is',
    text: 'A few drawn questions. Honest answers, and the price at the door is the price you saw.',
  },
  {
    title: 'We come, you are paid',
    text: 'Free pickup on a day you choose. Cash is counted before the device leaves you.',
  },
] as const;

export const PRICING = [
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
] as const;
