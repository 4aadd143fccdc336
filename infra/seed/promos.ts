import { type PromoIssued } from '@phirse/contracts/events/promo.events.js';

/** A code as the runner issues it. Days count from the day of seeding; a negative number is a code that has run out. */
export type SeedPromo = Omit<PromoIssued['data'], 'at' | 'validUntil'> & { readonly validForDays: number };

export const promos: readonly SeedPromo[] = [
  { code: 'PHIRSE200', value: 200, minimumPrice: 3000, maxRedemptions: 10_000, validForDays: 365 },
  { code: 'WELCOME300', value: 300, minimumPrice: 8000, maxRedemptions: 5000, validForDays: 180 },
  { code: 'UPGRADE500', value: 500, minimumPrice: 20_000, maxRedemptions: 1000, validForDays: 90 },
  { code: 'FIRSTFIVE', value: 750, minimumPrice: 10_000, maxRedemptions: 5, validForDays: 60 },
  { code: 'MONSOON400', value: 400, minimumPrice: 5000, maxRedemptions: 2000, validForDays: -45 },
];
