import { useQuery } from '@tanstack/react-query';
import { AddressBook } from '../../features/account/address-book.js';
import { DeleteAccount } from '../../features/account/delete-account.js';
import { PROFILE_FAILED, profileQuery } from '../../features/account/profile.queries.js';
import { ProfileCard } from '../../features/account/profile-card.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useCustomer } from '../../lib/session.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';

/** /profile */
export function Component() {
  const phone = useCustomer()?.phone ?? '';
  const profile = useQuery(profileQuery(phone));
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
            <ProfileCard user={user} />
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
