import { type FormEvent, useId, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast-store.js';
import { type OwnDetails, useChangeProfile } from './profile.queries.js';

const FAILED = 'Failed to update profile';
const MISSING = { name: 'Please enter your name', email: 'Please enter your email address' } as const;
const FIELDS = ['name', 'email'] as const;
type FieldName = (typeof FIELDS)[number];

export interface EditProfileProps {
  readonly phone: string;
  readonly known: OwnDetails;
  readonly onDone: () => void;
}

/** Name and email in fields; what is wrong stands at its field, and the first of these takes the focus. */
export function EditProfile({ phone, known, onDone }: EditProfileProps) {
  const [values, setValues] = useState<OwnDetails>({ name: known.name, email: known.email });
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const change = useChangeProfile(phone);
  const formId = useId();
  const idOf = (field: FieldName) => `${formId}-${field}`;
  const refusalOf = (field: FieldName, error: unknown) =>
    error instanceof ApiError ? error.fieldMessage(field) : null;
  const errorOf = (field: FieldName) => (missing.includes(field) ? MISSING[field] : refusalOf(field, change.error));
  const focusFirst = (fields: readonly FieldName[]) => {
    const [first] = fields;
    if (first) document.getElementById(idOf(first))?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const details = { name: values.name.trim(), email: values.email.trim() };
    const empty = FIELDS.filter((field) => !details[field]);
    setMissing(empty);
    if (empty.length > 0) return focusFirst(empty);
    if (details.name === known.name && details.email === known.email) return onDone();
    change.mutate(details, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onDone();
      },
      onError: (error) => {
        toast.error(messageOf(error, FAILED));
        focusFirst(FIELDS.filter((field) => refusalOf(field, error)));
      },
    });
  };
  const control = (field: FieldName) => ({
    id: idOf(field),
    name: field,
    value: values[field],
    error: errorOf(field),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setValues({ ...values, [field]: event.target.value });
      setMissing(missing.filter((other) => other !== field));
      if (change.error) change.reset();
    },
  });
  const atNoField = change.error && !FIELDS.some((field) => refusalOf(field, change.error));
  return (
    <form noValidate onSubmit={submit} aria-label="Edit profile" className="perforated mt-4 grid gap-4 pt-4">
      <TextField {...control('name')} label="Name" autoFocus autoComplete="name" maxLength={80} />
      <TextField {...control('email')} label="Email" type="email" autoComplete="email" maxLength={120} />
      {atNoField && (
        <Banner tone="bad" title="Nothing was changed">
          {messageOf(change.error, FAILED)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={change.isPending}>
          Save changes
        </Button>
        <Button tone="quiet" disabled={change.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
