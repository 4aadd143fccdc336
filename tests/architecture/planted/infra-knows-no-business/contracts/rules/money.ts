export const money = 1;
