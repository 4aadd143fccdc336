import { lazy, Suspense } from 'react';
import { paths } from '../lib/paths.js';
import { useCustomer } from '../lib/session.js';
import { LinkButton } from '../ui/link-button.js';

/** Most visitors come without an account: its menu is a chunk of its own. */
const CustomerMenu = lazy(async () => ({ default: (await import('./customer-menu.js')).CustomerMenu }));

/** Sign up for a visitor, their menu for a customer. */
export function AccountMenu() {
  const customer = useCustomer();
  return customer ? (
    <Suspense>
      <CustomerMenu name={customer.name} />
    </Suspense>
  ) : (
    <LinkButton to={paths.signup()} size="small">
      Sign up
    </LinkButton>
  );
}
