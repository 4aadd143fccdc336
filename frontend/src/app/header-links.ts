import { paths } from '../lib/paths.js';

/** The header's links, on wide screens and in the phone's menu. */
export const HEADER_LINKS = [
  { label: 'Sell Phone', to: paths.sell() },
  { label: 'Sell Tablet', to: paths.sellTablet() },
  { label: 'Exchange IPhone', to: paths.exchange() },
  { label: 'About us', to: paths.about() },
] as const;
