import { type PickupPersonAddedAnswer } from '@phirse/contracts/read-models/answers.js';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { formatPhone } from '../../lib/format.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';

/** A new person's way in; a generated password is shown here and never again. */
export function NewLogin({
  answer: { pickUpPerson, temporaryPassword },
  onDismiss,
}: {
  readonly answer: PickupPersonAddedAnswer;
  readonly onDismiss: () => void;
}) {
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  const copy = (password: string) =>
    navigator.clipboard.writeText(password).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  if (!temporaryPassword)
    return (
      <Banner tone="good" title={`${pickUpPerson.name} is added`} onDismiss={onDismiss}>
        They log in with {formatPhone(pickUpPerson.phone)} and the password you chose.
      </Banner>
    );
  return (
    <Banner
      tone="good"
      title={`${pickUpPerson.name} is added`}
      onDismiss={onDismiss}
      action={
        <span className="flex flex-wrap items-center gap-3">
          <code className="rounded-control border bg-surface px-3 py-2 font-mono text-17 select-all">
            {temporaryPassword}
          </code>
          <Button size="small" tone="outline" onClick={() => void copy(temporaryPassword)}>
            {copied === 'yes' ? (
              <Check aria-hidden="true" className="size-4" />
            ) : (
              <Copy aria-hidden="true" className="size-4" />
            )}
            {copied === 'yes' ? 'Copied' : 'Copy password'}
          </Button>
          {copied === 'failed' && <span className="text-13">The browser refused: please copy it by hand.</span>}
        </span>
      }
    >
      Their login is {formatPhone(pickUpPerson.phone)} with this password. It is shown only now: write it down or send
      it to them.
    </Banner>
  );
}
