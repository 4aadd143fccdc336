import { HandCoins, LogOut, Receipt, UserRound } from 'lucide-react';
import { Fragment } from 'react';
import { type LoaderFunctionArgs, Navigate } from 'react-router-dom';
import { SignInAgain } from '../features/partner-session/sign-in-again.js';
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
  { label: 'Coin purchases', short: 'Coins', icon: <Receipt aria-hidden="true" />, to: paths.ops.purchases() },
  {
    label: 'Reimbursements',
    short: 'Refunds',
    icon: <HandCoins aria-hidden="true" />,
    to: paths.ops.reimbursements(),
  },
];

/** The operators' frame. */
export function OpsFrame() {
  const operator = useOperator();
  if (!operator) return <Navigate replace to={paths.ops.login()} />;
  const { phone } = operator;
  return (
    <Fragment key={phone}>
      <SignInAgain
        session="operator"
        phone={phone}
        path="/ops/login"
        onLoggedIn={({ token, refreshToken, name, email }) =>
          operatorSession.start({ token, name, email, phone }, refreshToken)
        }
      />
      <PortalLayout
        home={paths.ops.home()}
        area="Ops"
        items={ITEMS}
        profile={
          <Menu
            heading={operator.name}
            trigger={<IconButton label="Account" icon={<UserRound />} />}
            items={[{ label: 'Logout', onSelect: () => operatorSession.end(), icon: <LogOut aria-hidden="true" /> }]}
          />
        }
      />
    </Fragment>
  );
}
