export const leads = 1;
