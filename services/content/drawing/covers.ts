import { battery, checklist, layers, weather } from './covers-care.js';
import { chats, numberPlate, wiped } from './covers-data.js';
import { baited, keyhole } from './covers-safety.js';
import { calendar, doorstep, exchange, priceSteps, scales } from './covers-selling.js';

/** The covers of the blog by name: a drawing of its own for each post. */
export const coverDrawings: ReadonlyMap<string, string> = new Map([
  ['back-up-whatsapp-before-you-sell', chats],
  ['battery-health-explained', battery],
  ['cracked-screen-repair-or-sell', scales],
  ['doorstep-pickup-what-to-keep-ready', doorstep],
  ['exchange-offer-or-cash', exchange],
  ['imei-and-ownership', numberPlate],
  ['ipad-selling-checklist', checklist],
  ['phone-care-in-heat-and-monsoon', weather],
  ['spotting-fraud-when-selling', baited],
  ['what-a-phone-knows-about-you', keyhole],
  ['what-lowers-the-price-of-a-used-phone', priceSteps],
  ['when-to-sell-your-phone', calendar],
  ['where-old-phones-go', layers],
  ['wipe-a-phone-before-you-sell-it', wiped],
]);
