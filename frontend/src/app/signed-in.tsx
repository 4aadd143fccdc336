import { Outlet } from 'react-router-dom';
import { SignInFirst } from '../features/account/sign-in-first.js';
import { useCustomer } from '../lib/session.js';

/** Pages of a signed-in customer; leaves for /login when the session ends under them, in this tab or another. */
export function SignedIn() {
  return useCustomer() ? <Outlet /> : <SignInFirst />;
}
