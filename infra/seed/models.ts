import { type SeedModel } from './model-family.js';
import { applePhones } from './phones-apple.js';
import { googlePhones } from './phones-google.js';
import { iqooPhones } from './phones-iqoo.js';
import { oneplusPhones } from './phones-oneplus.js';
import { motorolaPhones, nothingPhones, realmePhones } from './phones-others.js';
import { samsungEveryday } from './phones-samsung-everyday.js';
import { samsungFlagships } from './phones-samsung-flagship.js';
import { oppoPhones, vivoPhones } from './phones-vivo-oppo.js';
import { xiaomiPhones } from './phones-xiaomi.js';
import { androidTablets } from './tablets-android.js';
import { iPads } from './tablets-apple.js';

/** Every model of the demo. Prices are what a buyer pays for a flawless one late in 2026, in whole rupees. */
export const models: readonly SeedModel[] = [
  ...applePhones,
  ...samsungFlagships,
  ...samsungEveryday,
  ...oneplusPhones,
  ...xiaomiPhones,
  ...vivoPhones,
  ...oppoPhones,
  ...realmePhones,
  ...googlePhones,
  ...motorolaPhones,
  ...nothingPhones,
  ...iqooPhones,
  ...iPads,
  ...androidTablets,
];
