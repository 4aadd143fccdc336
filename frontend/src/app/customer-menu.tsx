import { ChevronDown, LogOut, PackageOpen, UserRound } from 'lucide-react';
import { useLogOut } from '../features/account/use-log-out.js';
import { paths } from '../lib/paths.js';
import { Button } from '../ui/button.js';
import { Menu } from '../ui/menu.js';

/** My Profile, My Orders and Logout of a signed-in customer. */
export function CustomerMenu({ name }: { readonly name: string }) {
  const logOut = useLogOut();
  return (
    <Menu
      trigger={
        <Button tone="outline" size="small">
          <UserRound aria-hidden="true" className="size-5" />
          <span className="max-w-28 truncate">{name || 'Account'}</span>
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
