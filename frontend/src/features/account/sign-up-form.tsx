import { phoneDigits } from '@phirse/contracts/rules/phone.js';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { paths } from '../../lib/paths.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast-store.js';
import { useCodeRequest } from './code-request.js';
import { withFrom } from './sign-in-frame.js';

const FAILED = 'You could not be signed up. Please try again.';

/** Name, email and phone of a new customer; then a code is on its way. */
export function SignUpForm() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [url] = useSearchParams();
  const navigate = useNavigate();
  const register = useCodeRequest('/user/register');
  const from = url.get('from');
  const ready = Boolean(name.trim() && email.trim() && phone.trim());
  const errorOf = (field: string) => (register.error instanceof ApiError ? register.error.fieldMessage(field) : null);

  // The browser itself checks the pattern of the phone and the form of the email.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    register.mutate(
      { name: name.trim(), email: email.trim(), phone },
      {
        onSuccess: () => void navigate(withFrom(paths.otpVerification(), from)),
        onError: (error) => toast.error(messageOf(error, FAILED)),
      },
    );
  };

  return (
    <form onSubmit={submit} className="grid gap-5">
      <TextField
        label="Name"
        required
        autoComplete="name"
        maxLength={80}
        error={errorOf('name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        maxLength={120}
        error={errorOf('email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Phone"
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        pattern="[0-9]{10}"
        title="Phone number must be 10 digits"
        prefix="+91"
        error={errorOf('phone')}
        value={phone}
        onChange={(event) => setPhone(phoneDigits(event.target.value))}
      />
      {register.error && <Banner tone="bad">{messageOf(register.error, FAILED)}</Banner>}
      <Button type="submit" tone="accent" size="large" wide disabled={!ready} loading={register.isPending}>
        Sign Up
      </Button>
      <p className="text-center text-muted">
        Already with us?{' '}
        <Link to={withFrom(paths.login(), from)} className="font-semibold text-primary underline">
          Sign in
        </Link>
      </p>
    </form>
  );
}
