import { type PasswordLoggedIn } from '@phirse/contracts/read-models/answers.js';
import { redirect, useNavigate, useSearchParams } from 'react-router-dom';
import { LoginFrame } from '../../features/partner-session/login-frame.js';
import { PasswordLoginForm } from '../../features/partner-session/password-login-form.js';
import { returnPath } from '../../lib/guards.js';
import { paths } from '../../lib/paths.js';
import { operatorSession } from '../../lib/session.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Banner } from '../../ui/banner.js';
import { toast } from '../../ui/toast-store.js';

export function loader(): null {
  if (operatorSession.get()) throw redirect(paths.ops.home());
  return null;
}

/** /ops/login */
export function Component() {
  useDocumentTitle('Operator login');
  const navigate = useNavigate();
  const [url] = useSearchParams();
  const enter = ({ token, refreshToken, name, email, phone, message }: PasswordLoggedIn) => {
    operatorSession.start({ token, name, email, phone }, refreshToken);
    toast.success(message);
    const to = returnPath(window.location.href, paths.ops.home());
    void navigate(to.startsWith('/ops') ? to : paths.ops.home(), { replace: true });
  };
  return (
    <LoginFrame area="Ops" title="Operator login" lead="For the operations desk.">
      {url.has('from') && <Banner>Please log in to continue</Banner>}
      <PasswordLoginForm path="/ops/login" onLoggedIn={enter} />
    </LoginFrame>
  );
}
