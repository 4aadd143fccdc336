import { SignInFrame } from '../../features/account/sign-in-frame.js';
import { SignUpForm } from '../../features/account/sign-up-form.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';

export { leaveWhenSignedIn as loader } from '../../features/account/leave-when-signed-in.js';

/** /signup */
export function Component() {
  useDocumentTitle('Sign up');
  return (
    <SignInFrame crumb="Sign up" title="Sign Up - To See Evaluated Price">
      <SignUpForm />
    </SignInFrame>
  );
}
