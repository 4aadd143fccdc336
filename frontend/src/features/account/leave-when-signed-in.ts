import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { returnPath } from '../../lib/guards.js';
import { paths } from '../../lib/paths.js';
import { customerSession } from '../../lib/session.js';

/** Loader of the sign-in pages: who is signed in already goes home, or on to where they were sent from. */
export function leaveWhenSignedIn({ request }: LoaderFunctionArgs) {
  return customerSession.get() ? redirect(returnPath(request.url, paths.home())) : null;
}
