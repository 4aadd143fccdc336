import './two.js'; export const one = 1;
