import { SignInForm } from '../../features/account/sign-in-form.js';
import { SignInFrame } from '../../features/account/sign-in-frame.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';

export { leaveWhenSignedIn as loader } from '../../features/account/leave-when-signed-in.js';

/** /otp */
export function Component() {
  useDocumentTitle('Sign in with OTP');
  return (
    <SignInFrame crumb="OTP login" title="Sign in with OTP">
      <SignInForm />
    </SignInFrame>
  );
}
