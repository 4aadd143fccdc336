import { startAfresh } from '../features/catalog/product-state.js';
import { paths } from '../lib/paths.js';

interface HeaderLink {
  readonly label: string;
  readonly to: string;
  readonly onClick?: () => void;
}

/** The header's links, on wide screens and in the phone's menu; those that start a sale forget the one under way. */
export const HEADER_LINKS: readonly HeaderLink[] = [
  { label: 'Sell Phone', to: paths.sell(), onClick: startAfresh },
  { label: 'Sell Tablet', to: paths.sellTablet(), onClick: startAfresh },
  { label: 'Exchange IPhone', to: paths.exchange(), onClick: startAfresh },
  { label: 'About us', to: paths.about() },
];
