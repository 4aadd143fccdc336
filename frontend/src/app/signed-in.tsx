import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { useCustomer } from '../lib/session.js';

/** Pages of a signed-in customer; leaves for /login when the session ends under them, in this tab or another. */
export function SignedIn() {
  const customer = useCustomer();
  const { pathname, search } = useLocation();
  if (customer) return <Outlet />;
  return <Navigate replace to={`${paths.login()}?from=${encodeURIComponent(pathname + search)}`} />;
}
