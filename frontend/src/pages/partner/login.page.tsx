import { type PasswordLoggedIn } from '@phirse/contracts/read-models/answers.js';
import { redirect, useNavigate, useSearchParams } from 'react-router-dom';
import { beginPartnerSession } from '../../features/partner-session/begin-session.js';
import { LoginFrame } from '../../features/partner-session/login-frame.js';
import { PasswordLoginForm } from '../../features/partner-session/password-login-form.js';
import { returnPath } from '../../lib/guards.js';
import { paths } from '../../lib/paths.js';
import { partnerSession } from '../../lib/session.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Banner } from '../../ui/banner.js';
import { toast } from '../../ui/toast-store.js';

export function loader(): null {
  if (partnerSession.get()) throw redirect(paths.partner.dashboard());
  return null;
}

/** /partner/login */
export function Component() {
  useDocumentTitle('Partner login');
  const navigate = useNavigate();
  const [url] = useSearchParams();
  const enter = (answer: PasswordLoggedIn) => {
    if (!beginPartnerSession(answer)) return;
    toast.success(answer.message);
    const to = returnPath(window.location.href, paths.partner.dashboard());
    void navigate(to.startsWith('/partner') ? to : paths.partner.dashboard(), { replace: true });
  };
  return (
    <LoginFrame area="Partner" title="Partner login" lead="For partners and their pickup persons.">
      {url.has('from') && <Banner>Please log in to continue</Banner>}
      <PasswordLoginForm path="/partner/login" onLoggedIn={enter} />
    </LoginFrame>
  );
}
