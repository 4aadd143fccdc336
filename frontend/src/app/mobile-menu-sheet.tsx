import { Link } from 'react-router-dom';
import { useLogOut } from '../features/account/use-log-out.js';
import { paths } from '../lib/paths.js';
import { useCustomer } from '../lib/session.js';
import { Button } from '../ui/button.js';
import { Sheet } from '../ui/dialog.js';
import { LinkButton } from '../ui/link-button.js';
import { HEADER_LINKS } from './header-links.js';
import { SiteSearch } from './site-search.js';

/** Everything of the header on a phone, as a sheet at the thumb. */
export function MobileMenuSheet({
  open,
  onOpenChange: setOpen,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const customer = useCustomer();
  const logOut = useLogOut();
  const close = () => setOpen(false);
  const links = [
    ...HEADER_LINKS,
    ...(customer
      ? [
          { label: 'My Profile', to: paths.profile(), onClick: undefined },
          { label: 'My Orders', to: paths.orders(), onClick: undefined },
        ]
      : []),
  ];
  return (
    <Sheet open={open} onOpenChange={setOpen} title={customer ? `Hello, ${customer.name || 'there'}` : 'Menu'}>
      <SiteSearch className="mb-3 md:hidden" onChosen={close} />
      <nav aria-label="Main">
        <ul className="grid">
          {links.map(({ label, to, onClick }) => (
            <li key={to} className="border-b">
              <Link
                to={to}
                onClick={() => {
                  onClick?.();
                  close();
                }}
                className="flex min-h-12 items-center text-17 font-semibold"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 grid gap-3">
        {customer ? (
          <Button tone="outline" onClick={() => void logOut().then(close)}>
            Logout
          </Button>
        ) : (
          <>
            <LinkButton to={paths.signup()} onClick={close}>
              Sign up
            </LinkButton>
            <LinkButton to={paths.otp()} onClick={close} tone="outline">
              OTP login
            </LinkButton>
          </>
        )}
      </div>
    </Sheet>
  );
}
