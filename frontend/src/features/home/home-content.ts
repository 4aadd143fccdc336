/** What the home page claims: one consistent set, the only place to change it. */
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
