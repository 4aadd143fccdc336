import { ChevronDown, LogOut, PackageOpen, UserRound } from 'lucide-react';
import { useLogOut } from '../features/account/use-log-out.js';
import { paths } from '../lib/paths.js';
import { useCustomer } from '../lib/session.js';
import { Button } from '../ui/button.js';
import { LinkButton } from '../ui/link-button.js';
import { Menu } from '../ui/menu.js';

/** Sign up for a visitor; My Profile, My Orders and Logout for a customer. */
export function AccountMenu() {
  const customer = useCustomer();
  const logOut = useLogOut();
  if (!customer)
    return (
      <LinkButton to={paths.signup()} size="small">
        Sign up
      </LinkButton>
    );
  return (
    <Menu
      trigger={
        <Button tone="outline" size="small">
          <UserRound aria-hidden="true" className="size-5" />
          <span className="max-w-28 truncate">{customer.name || 'Account'}</span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
      items={[
        { label: 'My Profile', to: paths.profile(), icon: <UserRound aria-hidden="true" /> },
        { label: 'My Orders', to: paths.orders(), icon: <PackageOpen aria-hidden="true" /> },
        { label: 'Logout', onSelect: logOut, icon: <LogOut aria-hidden="true" /> },
      ]}
    />
  );
}
