import { type PasswordLoggedIn } from '@phirse/contracts/read-models/answers.js';
import { useEffect, useRef, useState } from 'react';
import { authority } from '../../lib/api-client.js';
import { type SessionName, sessions } from '../../lib/session.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { PasswordLoginForm, type PasswordLoginFormProps } from './password-login-form.js';

export interface SignInAgainProps {
  readonly session: SessionName;
  /** Whose session it is: nobody else signs in here, for the forms below are theirs. */
  readonly phone: string;
  readonly path: PasswordLoginFormProps['path'];
  /** Begins the session anew. */
  readonly onLoggedIn: (answer: PasswordLoggedIn) => void;
}

/** Asks for the password over whatever stands on the page when a session cannot be renewed: nothing typed is lost, and what was sent goes on. */
export function SignInAgain({ session: name, phone, path, onLoggedIn }: SignInAgainProps) {
  const [asking, setAsking] = useState(false);
  const settle = useRef((_token: string | null): void => undefined);
  useEffect(() => {
    const session = sessions[name];
    let waiting: readonly ((token: string | null) => void)[] = [];
    settle.current = (token) => {
      for (const goOn of waiting) goOn(token);
      waiting = [];
      setAsking(false);
    };
    authority.askAgain[name] = () => {
      setAsking(true);
      return new Promise((resolve) => {
        waiting = [...waiting, resolve];
      });
    };
    let known = session.tokens().accessToken;
    // Signed in again, here or in another tab; signed out; or somebody else is there, for whom nothing may go on.
    const stop = session.subscribe(() => {
      const { accessToken } = session.tokens();
      if (accessToken === known) return;
      known = accessToken;
      settle.current(phoneOf(session.get()) === phone ? accessToken : null);
    });
    return () => {
      stop();
      delete authority.askAgain[name];
      settle.current(null);
    };
  }, [name, phone]);

  return (
    <Dialog
      open={asking}
      onOpenChange={(open) => !open && settle.current(null)}
      title="Please sign in again"
      description="Your session has ended. What you have typed stays as it is."
    >
      <div className="grid gap-3 pt-2">
        <PasswordLoginForm path={path} phone={phone} onLoggedIn={onLoggedIn} />
        <Button tone="quiet" wide onClick={() => sessions[name].end()}>
          Sign in as somebody else
        </Button>
      </div>
    </Dialog>
  );
}

function phoneOf(state: { readonly Phone: string } | { readonly phone: string } | null): string | null {
  if (!state) return null;
  return 'Phone' in state ? state.Phone : state.phone;
}
