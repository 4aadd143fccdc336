import { type NewsletterAnswer } from '@phirse/contracts/read-models/content.js';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api-client.js';
import { messageOf } from '../../lib/api-error.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';

const FAILED = 'Subscription failed. Try again.';
const SUBSCRIBED = 'Subscribed successfully!';

/** An email address and a button; what became of it stands below. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const subscribe = useMutation({
    mutationFn: (address: string) =>
      api.post<NewsletterAnswer>('/newsletter/newsletter-subscribe', { email: address }, { session: null }),
    onSuccess: () => setEmail(''),
  });
  const address = email.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address && !subscribe.isPending) subscribe.mutate(address);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <TextField
          label="Your email"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={120}
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            if (subscribe.error) subscribe.reset();
          }}
          aria-invalid={subscribe.error ? true : undefined}
        />
        <Button type="submit" disabled={!address || subscribe.isPending}>
          {subscribe.isPending ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
      {subscribe.error && <Banner tone="bad">{messageOf(subscribe.error, FAILED)}</Banner>}
      {subscribe.isSuccess && <Banner tone="good">{subscribe.data.data.message || SUBSCRIBED}</Banner>}
    </form>
  );
}
