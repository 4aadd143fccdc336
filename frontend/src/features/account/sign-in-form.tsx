import { isPhone, PHONE_MESSAGE, phoneDigits } from '@phirse/contracts/rules/phone.js';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { useDebounce } from '../../lib/use-debounce.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';
import { sentCodeStore, useCodeRequest, userExistsQuery } from './code-request.js';
import { withFrom } from './sign-in-frame.js';

const NAME_AND_EMAIL = 'Please enter your name and email';

/** A mobile number, and for a new one a name and an email; then a code is on its way. */
export function SignInForm() {
  const [phone, setPhone] = useState('');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<{ readonly field: 'phone' | 'name' | 'email'; readonly text: string } | null>(
    null,
  );
  const [url] = useSearchParams();
  const navigate = useNavigate();
  const request = useCodeRequest('/user/logins');
  const settled = useDebounce(phone);
  const exists = useQuery({ ...userExistsQuery(settled), enabled: isPhone(settled) && settled === phone });
  const isNew =
    isPhone(phone) && (exists.data === false || (request.error instanceof ApiError && request.error.status === 400));
  const goOn = () => void navigate(withFrom(paths.otpVerification(), url.get('from')));
  const errorOf = (field: 'phone' | 'name' | 'email') =>
    error?.field === field ? error.text : request.error instanceof ApiError ? request.error.fieldMessage(field) : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    if (!isPhone(phone)) return setError({ field: 'phone', text: PHONE_MESSAGE });
    const known = await queryClient.fetchQuery(userExistsQuery(phone)).catch(() => !isNew);
    if (!known && !name.trim()) return setError({ field: 'name', text: NAME_AND_EMAIL });
    if (!known && !email.trim()) return setError({ field: 'email', text: NAME_AND_EMAIL });
    request.mutate(known ? { phone } : { phone, name: name.trim(), email: email.trim() }, {
      onSuccess: goOn,
      // The code of a moment ago is still good.
      onError: (failure) =>
        failure instanceof ApiError && failure.status === 429 && sentCodeStore.get().phone === phone && goOn(),
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        hint={exists.isFetching ? 'Checking...' : exists.data ? 'Welcome back.' : undefined}
        error={errorOf('phone')}
        value={phone}
        onChange={(event) => setPhone(phoneDigits(event.target.value))}
      />
      {isNew && (
        <div className="grid animate-rise gap-5">
          <p className="text-muted">You are new here. Whom may we pay?</p>
          <TextField
            label="Name"
            autoComplete="name"
            maxLength={80}
            error={errorOf('name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={120}
            error={errorOf('email')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
      )}
      {request.error && (
        <Banner tone="bad">{messageOf(request.error, 'The code could not be sent. Please try again.')}</Banner>
      )}
      <Button type="submit" tone="accent" size="large" wide loading={request.isPending}>
        Send OTP
      </Button>
      <p className="text-center text-muted">
        New to Phirse?{' '}
        <Link to={withFrom(paths.signup(), url.get('from'))} className="font-semibold text-primary underline">
          Sign up
        </Link>
      </p>
    </form>
  );
}
