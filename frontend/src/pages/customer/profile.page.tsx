import { useQuery } from '@tanstack/react-query';
import { LogOut, PackageOpen } from 'lucide-react';
import { AddressBook } from '../../features/account/address-book.js';
import { DeleteAccount } from '../../features/account/delete-account.js';
import { PROFILE_FAILED, profileQuery } from '../../features/account/profile.queries.js';
import { useLogOut } from '../../features/account/use-log-out.js';
import { formatPhone } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useCustomer } from '../../lib/session.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { DateTime } from '../../ui/date-time.js';
import { LinkButton } from '../../ui/link-button.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';

/** /profile */
export function Component() {
  const phone = useCustomer()?.phone ?? '';
  const profile = useQuery(profileQuery(phone));
  const logOut = useLogOut();
  useDocumentTitle('My Account');
  return (
    <div className="page-width py-4 md:py-6">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: 'My Profile' }]} />
      <h1 className="mt-2 mb-5 text-32">My Account</h1>
      <QueryView
        query={profile}
        errorText={PROFILE_FAILED}
        skeleton={
          <SkeletonGroup className="grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-64 rounded-card" />
            <Skeleton className="h-64 rounded-card" />
          </SkeletonGroup>
        }
      >
        {(user) => (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Card>
              <div className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-16 shrink-0 -rotate-6 place-items-center rounded-full border-2 border-primary font-display text-25 font-bold text-primary"
                >
                  {user.name.charAt(0).toUpperCase()}
                </span>
                <div className="min-w-0">
                  <h2 className="truncate text-20">{user.name}</h2>
                  <p className="text-13 text-muted">
                    Member since <DateTime at={user.memberSince} show="day" />
                  </p>
                </div>
              </div>
              <dl className="perforated mt-4 grid gap-2 pt-4">
                <div className="flex justify-between gap-4">
                  <dt className="text-muted">Phone</dt>
                  <dd className="font-semibold">+91 {formatPhone(user.phone)}</dd>
                </div>
                <div className="flex justify-between gap-4">
                  <dt className="text-muted">Email</dt>
                  <dd className="min-w-0 font-semibold break-all">{user.email}</dd>
                </div>
              </dl>
              <div className="mt-5 flex flex-wrap gap-3">
                <LinkButton to={paths.orders()}>
                  <PackageOpen aria-hidden="true" className="size-5" />
                  My Orders
                </LinkButton>
                <Button tone="outline" onClick={() => void logOut()}>
                  <LogOut aria-hidden="true" className="size-5" />
                  Logout
                </Button>
              </div>
            </Card>
            <AddressBook phone={phone} addresses={user.address} />
            <div>
              <DeleteAccount phone={phone} />
            </div>
          </div>
        )}
      </QueryView>
    </div>
  );
}
