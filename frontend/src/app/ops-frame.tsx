import {
  Activity,
  BookOpen,
  Inbox,
  Layers,
  LayoutDashboard,
  LogOut,
  PackageOpen,
  Receipt,
  ScrollText,
  Tag,
  UserRound,
  Users,
} from 'lucide-react';
import { type LoaderFunctionArgs, Navigate } from 'react-router-dom';
import { requireOperator } from '../lib/guards.js';
import { paths } from '../lib/paths.js';
import { operatorSession, useOperator } from '../lib/session.js';
import { IconButton } from '../ui/icon-button.js';
import { Menu } from '../ui/menu.js';
import { type PortalItem, PortalLayout } from './portal-layout.js';

export function loader({ request }: LoaderFunctionArgs): null {
  requireOperator(request);
  return null;
}

const ITEMS: readonly PortalItem[] = [
  { label: 'Overview', short: 'Overview', icon: <LayoutDashboard aria-hidden="true" />, to: paths.ops.home() },
  { label: 'Events', short: 'Events', icon: <Activity aria-hidden="true" />, to: paths.ops.events() },
  { label: 'Orders', short: 'Orders', icon: <PackageOpen aria-hidden="true" />, to: paths.ops.orders() },
  { label: 'Coin purchases', short: 'Coins', icon: <Receipt aria-hidden="true" />, to: paths.ops.purchases() },
  { label: 'Partners', short: 'Partners', icon: <Users aria-hidden="true" />, to: paths.ops.partners() },
  { label: 'Projections', short: 'Reads', icon: <Layers aria-hidden="true" />, to: paths.ops.projections() },
  { label: 'Ledger', short: 'Ledger', icon: <BookOpen aria-hidden="true" />, to: paths.ops.ledger() },
  { label: 'Quotes', short: 'Quotes', icon: <ScrollText aria-hidden="true" />, to: paths.ops.quotes() },
  { label: 'Inbox', short: 'Inbox', icon: <Inbox aria-hidden="true" />, to: paths.ops.inbox() },
  { label: 'Prices', short: 'Prices', icon: <Tag aria-hidden="true" />, to: paths.ops.prices() },
];
const ON_BAR = 5;

/** The operators' frame; on a phone what the bar cannot hold is in the account menu. */
export function OpsFrame() {
  const operator = useOperator();
  if (!operator) return <Navigate replace to={paths.ops.login()} />;
  return (
    <PortalLayout
      home={paths.ops.home()}
      area="Ops"
      items={ITEMS}
      onBar={ON_BAR}
      profile={
        <Menu
          heading={operator.name}
          trigger={<IconButton label="Account and more" icon={<UserRound />} />}
          items={[
            ...ITEMS.slice(ON_BAR),
            { label: 'Logout', onSelect: () => operatorSession.end(), icon: <LogOut aria-hidden="true" /> },
          ]}
        />
      }
    />
  );
}
