import { type PasswordLoggedIn } from '@phirse/contracts/read-models/answers.js';
import { isPhone, PHONE_MESSAGE, phoneDigits } from '@phirse/contracts/rules/phone.js';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api-client.js';
import { messageOf } from '../../lib/api-error.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { PasswordField } from '../../ui/password-field.js';
import { TextField } from '../../ui/text-field.js';

const FILL_IN = 'Please fill in all fields';

export interface PasswordLoginFormProps {
  /** `/partner/login` or `/ops/login`: what is posted to. */
  readonly path: string;
  /** Whose password is asked for, where that is settled. */
  readonly phone?: string;
  readonly onLoggedIn: (answer: PasswordLoggedIn) => void;
}

/** Mobile number and password, for partners, pickup persons and operators. */
export function PasswordLoginForm({ path, phone = '', onLoggedIn }: PasswordLoginFormProps) {
  const [mobileNumber, setMobileNumber] = useState(phone);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const login = useMutation({
    mutationFn: () => api.post<PasswordLoggedIn>(path, { mobileNumber, password }, { session: null }),
    onSuccess: onLoggedIn,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    login.reset();
    if (!mobileNumber || !password) return setProblem(FILL_IN);
    if (!isPhone(mobileNumber)) return setProblem(PHONE_MESSAGE);
    setProblem(null);
    login.mutate();
  };
  const message = problem ?? (login.error && messageOf(login.error, 'Invalid credentials'));

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {message && <Banner tone="bad">{message}</Banner>}
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        prefix="+91"
        readOnly={phone !== ''}
        aria-required="true"
        value={mobileNumber}
        onChange={(event) => setMobileNumber(phoneDigits(event.target.value))}
      />
      <PasswordField
        label="Password"
        maxLength={200}
        aria-required="true"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" tone="accent" size="large" wide loading={login.isPending} loadingLabel="Logging in...">
        Log in
      </Button>
    </form>
  );
}
