import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary, type SummarisedError } from '../../ui/error-summary.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';
import { type ContactMessage, useSendMessage } from './contact.mutation.js';
import { MessageSent } from './message-sent.js';

const FILL_ALL = 'Please fill in all fields.';
const FAILED = 'Failed to send your message. Please try again later.';
const EMPTY: ContactMessage = { name: '', email: '', phone: '', message: '' };
const FIELDS = ['name', 'email', 'phone', 'message'] as const;
type FieldName = (typeof FIELDS)[number];
const MISSING: Readonly<Record<FieldName, string>> = {
  name: 'Enter your name',
  email: 'Enter your email address',
  phone: 'Enter your phone number',
  message: 'Write your message',
};
const fieldId = (field: string) => `contact-${field}`;

/** Name, email, phone and message; what is wrong stands at its field and summed up on top. */
export function ContactForm() {
  const [values, setValues] = useState(EMPTY);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const send = useSendMessage();
  const refused = send.error instanceof ApiError ? send.error.errors : [];

  const errorOf = (field: FieldName) => {
    if (missing.includes(field)) return MISSING[field];
    return refused.find((error) => error.field === field)?.message ?? null;
  };
  const [firstMissing] = missing;
  const summary: readonly SummarisedError[] = firstMissing
    ? [{ fieldId: fieldId(firstMissing), message: FILL_ALL }]
    : refused.map(({ field, message }) => ({ fieldId: fieldId(field), message }));

  const change = (field: FieldName) => (event: { readonly target: { readonly value: string } }) => {
    setValues({ ...values, [field]: event.target.value });
    setMissing(missing.filter((other) => other !== field));
    if (send.error) send.reset();
  };
  const control = (field: FieldName) => ({
    id: fieldId(field),
    name: field,
    required: true,
    value: values[field],
    onChange: change(field),
    error: errorOf(field),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const empty = FIELDS.filter((field) => values[field].trim() === '');
    setMissing(empty);
    setAttempt(attempt + 1);
    if (empty.length > 0) return;
    const { name, email, phone, message } = values;
    send.mutate(
      { name: name.trim(), email: email.trim(), phone: phone.trim(), message: message.trim() },
      {
        onSuccess: () => setValues(EMPTY),
        // A summary of other errors than before takes the focus anew.
        onError: () => setAttempt((count) => count + 1),
      },
    );
  };

  if (send.isSuccess) return <MessageSent onAnother={send.reset} />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ErrorSummary key={attempt} errors={summary} />
      <TextField {...control('name')} label="Name" autoComplete="name" maxLength={80} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...control('email')} label="Email" type="email" autoComplete="email" maxLength={120} />
        <TextField
          {...control('phone')}
          label="Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          maxLength={20}
        />
      </div>
      <TextArea
        {...control('message')}
        label="Message"
        hint="If it is about an order, give its number."
        rows={6}
        maxLength={2000}
      />
      {send.error && refused.length === 0 && (
        <Banner tone="bad" title={wordsOf(send.error)}>
          Nothing is lost: what you wrote still stands here.
        </Banner>
      )}
      <Button
        type="submit"
        tone="accent"
        size="large"
        className="justify-self-start max-sm:w-full"
        loading={send.isPending}
        loadingLabel="Sending..."
      >
        Send message
      </Button>
    </form>
  );
}

/** Only the limit on messages has words that help more than the general ones. */
function wordsOf(error: unknown): string {
  return error instanceof ApiError && error.status === 429 ? messageOf(error, FAILED) : FAILED;
}
