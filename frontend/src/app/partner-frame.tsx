import { useQueryClient } from '@tanstack/react-query';
import { BookOpen, ClipboardCheck, LogOut, Store, UserRound, UserRoundCheck, Users } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { type LoaderFunctionArgs, Navigate } from 'react-router-dom';
import { NotificationsBell } from '../features/notifications/notifications-bell.js';
import { beginPartnerSession } from '../features/partner-session/begin-session.js';
import { partnerKeys } from '../features/partner-session/partner-keys.js';
import { SignInAgain } from '../features/partner-session/sign-in-again.js';
import { requirePartner } from '../lib/guards.js';
import { paths } from '../lib/paths.js';
import { type PartnerState, partnerSession, usePartner } from '../lib/session.js';
import { IconButton } from '../ui/icon-button.js';
import { Menu } from '../ui/menu.js';
import { keepPickupsReadable } from './partner-worker.js';
import { type PortalItem, PortalLayout } from './portal-layout.js';

export function loader({ request }: LoaderFunctionArgs): null {
  requirePartner(request);
  return null;
}

const tab = (name: string) => paths.partner.dashboard(name);
const ASSIGNED: PortalItem = {
  label: 'Assigned Orders',
  short: 'Assigned',
  icon: <UserRoundCheck aria-hidden="true" />,
  to: tab('assignedOrders'),
};

/** Partner spec, section 2: the dashboard's tabs, filtered by role. */
const ITEMS: Readonly<Record<PartnerState['role'], readonly PortalItem[]>> = {
  Partner: [
    { label: 'Your Orders', short: 'Leads', icon: <Store aria-hidden="true" />, to: tab('orders') },
    ASSIGNED,
    {
      label: 'Accepted Orders',
      short: 'Accepted',
      icon: <ClipboardCheck aria-hidden="true" />,
      to: tab('acceptedOrders'),
    },
    { label: 'Pickup Persons', short: 'People', icon: <Users aria-hidden="true" />, to: tab('pickupBoys') },
    { label: 'Transaction History', short: 'Passbook', icon: <BookOpen aria-hidden="true" />, to: tab('transactions') },
  ],
  pickUp: [ASSIGNED],
};

/** The partner portal's frame; leaves for its login when the session ends. */
export function PartnerFrame() {
  const partner = usePartner();
  const client = useQueryClient();
  const isOnTheRoad = partner?.role === 'pickUp';
  useEffect(() => {
    if (isOnTheRoad) return keepPickupsReadable(() => void client.invalidateQueries({ queryKey: partnerKeys.all }));
  }, [isOnTheRoad, client]);
  if (!partner) return <Navigate replace to={paths.partner.login()} />;
  // Keyed by whom it is for: whoever signs in next, in another tab, finds nothing of the one before.
  return (
    <Fragment key={partner.Phone}>
      <SignInAgain session="partner" phone={partner.Phone} path="/partner/login" onLoggedIn={beginPartnerSession} />
      <PortalLayout
        home={paths.partner.dashboard()}
        area="Partner"
        items={ITEMS[partner.role]}
        tools={<NotificationsBell partner={partner} />}
        profile={
          <Menu
            heading={partner.name}
            trigger={<IconButton label="Account" icon={<UserRound />} />}
            items={[
              { label: 'Profile', to: paths.partner.profile(), icon: <UserRound aria-hidden="true" /> },
              { label: 'Logout', onSelect: () => partnerSession.end(), icon: <LogOut aria-hidden="true" /> },
            ]}
          />
        }
      />
    </Fragment>
  );
}
