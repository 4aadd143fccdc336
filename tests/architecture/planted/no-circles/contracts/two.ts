import './one.js'; export const two = 2;
