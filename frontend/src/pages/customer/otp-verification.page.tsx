import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { sentCodeStore } from '../../features/account/code-request.js';
import { OtpForm } from '../../features/account/otp-form.js';
import { SignInFrame, withFrom } from '../../features/account/sign-in-frame.js';
import { returnPath } from '../../lib/guards.js';
import { paths } from '../../lib/paths.js';
import { useStoredState } from '../../lib/stored-state.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';

export { leaveWhenSignedIn as loader } from '../../features/account/leave-when-signed-in.js';

/** /otp-verification */
export function Component() {
  const sent = useStoredState(sentCodeStore);
  const [verified, setVerified] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const from = new URLSearchParams(search).get('from');
  useDocumentTitle('Enter your code');
  if (!sent.phone) return verified ? null : <Navigate replace to={withFrom(paths.otp(), from)} />;
  return (
    <SignInFrame crumb="Enter code" title="Enter your code">
      <OtpForm
        sent={sent}
        onVerified={() => {
          setVerified(true);
          void navigate(returnPath(search, paths.home()), { replace: true });
        }}
      />
      <p className="text-center text-muted">
        Wrong number?{' '}
        <Link to={withFrom(paths.otp(), from)} className="font-semibold text-primary underline">
          Sign in with another
        </Link>
      </p>
    </SignInFrame>
  );
}
