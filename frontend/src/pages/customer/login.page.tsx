import { SignInForm } from '../../features/account/sign-in-form.js';
import { SignInFrame } from '../../features/account/sign-in-frame.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';

export { leaveWhenSignedIn as loader } from '../../features/account/leave-when-signed-in.js';

/** /login */
export function Component() {
  useDocumentTitle('Sign in');
  return (
    <SignInFrame crumb="Login" title="Sign In - To See Evaluated Price">
      <SignInForm />
    </SignInFrame>
  );
}
