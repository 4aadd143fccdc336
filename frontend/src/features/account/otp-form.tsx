import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { formatPhone } from '../../lib/format.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { PinInput } from '../../ui/pin-input.js';
import { toast } from '../../ui/toast-store.js';
import { type SentCode, useCodeRequest } from './code-request.js';
import { useCountdown } from './use-countdown.js';
import { useVerifyCode } from './verify-code.js';

const DIGITS = 4;
const INVALID = 'Please enter a valid 4-digit OTP';
/** The server's own cool-down (infra/auth). */
const RESEND_AFTER_S = 30;

export interface OtpFormProps {
  readonly sent: SentCode;
  readonly onVerified: () => void;
}

/** The code from the message: goes out by itself with its fourth digit; a new one may be asked for after a while. */
export function OtpForm({ sent, onVerified }: OtpFormProps) {
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const verify = useVerifyCode();
  const resend = useCodeRequest('/user/resend-otp');
  const wait = useCountdown(Date.parse(sent.sentAt) + RESEND_AFTER_S * 1000);

  const check = (otp: string) => {
    if (verify.isPending) return;
    verify.mutate({ phone: sent.phone, otp }, { onSuccess: onVerified, onError: () => setCode('') });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === DIGITS) check(code);
    else setIncomplete(true);
  };
  const type = (next: string) => {
    setIncomplete(false);
    if (next) verify.reset();
    setCode(next);
  };
  const sendAgain = () =>
    resend.mutate(
      { phone: sent.phone },
      {
        onSuccess: ({ message }) => {
          type('');
          verify.reset();
          toast.success(message);
        },
      },
    );

  const error = incomplete
    ? INVALID
    : verify.error && messageOf(verify.error, 'The code could not be checked. Please try again.');
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-17 text-muted">
        Enter the {DIGITS}-digit code we sent to{' '}
        <b className="text-ink whitespace-nowrap">+91 {formatPhone(sent.phone)}</b>.
      </p>
      {sent.otp && (
        <Banner title="Demo: no message is sent">
          Your code is <b className="font-mono text-17">{sent.otp}</b>.
        </Banner>
      )}
      <PinInput label="One-time code" autoFocus value={code} error={error} onChange={type} onComplete={check} />
      <Button type="submit" tone="accent" size="large" wide loading={verify.isPending}>
        Verify
      </Button>
      {resend.error && <Banner tone="bad">{messageOf(resend.error, 'The code could not be sent again.')}</Banner>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-muted">
        <span aria-live="off">{wait > 0 ? `Ask again in ${wait} s` : 'Nothing came?'}</span>
        <Button tone="quiet" disabled={wait > 0} loading={resend.isPending} onClick={sendAgain}>
          Resend OTP
        </Button>
      </div>
    </form>
  );
}
