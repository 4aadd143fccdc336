import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.js';

/** In place of a page that needs a customer: leaves for /login, which comes back here. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  // Logging out: the address is the home page's already while this page still stands.
  if (window.location.pathname !== pathname) return null;
  return <Navigate replace to={`${paths.login()}?from=${encodeURIComponent(pathname + search)}`} />;
}
