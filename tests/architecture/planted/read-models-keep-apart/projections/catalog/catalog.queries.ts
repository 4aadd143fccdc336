export const catalog = 1;
