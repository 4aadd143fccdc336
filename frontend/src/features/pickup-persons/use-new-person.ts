import { type PickupPersonAddedAnswer } from '@phirse/contracts/read-models/answers.js';
import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { isPhone, PHONE_MESSAGE, phoneDigits } from '@phirse/contracts/rules/phone.js';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.js';
import { randomKey } from '../../lib/random-key.js';
import { useAddPickupPerson } from './pickup-persons.mutations.js';

const EMPTY = { name: '', phone: '', password: '', address: '' };

type Documents = Readonly<Partial<Record<'drivingLicense' | 'aadharCard' | 'profileImg', File | null>>>;

/** The form of a new pickup person: its fields, what is wrong with them, and sending it. */
export function useNewPerson(onAdded: (answer: PickupPersonAddedAnswer) => void) {
  const [fields, setFields] = useState(EMPTY);
  const [sex, setSex] = useState<PickupPerson['sex']>('male');
  const [documents, setDocuments] = useState<Documents>({});
  const [checked, setChecked] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const key = useRef(randomKey());
  const add = useAddPickupPerson();

  const changed = () => {
    key.current = randomKey();
    add.reset();
  };
  const text = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      const { value } = event.target;
      setFields({ ...fields, [name]: name === 'phone' ? phoneDigits(value) : value });
      changed();
    },
  });
  const document = (name: keyof Documents) => ({
    value: documents[name] ?? null,
    disabled: add.isPending,
    onChange: (file: File | null) => {
      setDocuments({ ...documents, [name]: file });
      changed();
    },
  });
  const refused = (name: string) => (add.error instanceof ApiError ? add.error.fieldMessage(name) : null);
  const nameError = checked && !fields.name.trim() ? 'Please enter a name' : refused('name');
  const phoneError = checked && !isPhone(fields.phone) ? PHONE_MESSAGE : refused('phone');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!fields.name.trim() || !isPhone(fields.phone) || add.isPending) return;
    const form = new FormData();
    const { name, address, ...asTyped } = fields;
    const given = { ...asTyped, name: name.trim(), address: address.trim(), sex };
    for (const [field, value] of Object.entries(given)) form.set(field, value);
    for (const [field, file] of Object.entries(documents)) if (file) form.set(field, file);
    setProgress(0);
    add.mutate(
      { form, idempotencyKey: key.current, onProgress: setProgress },
      { onSuccess: onAdded, onSettled: () => setProgress(null) },
    );
  };
  return { text, document, sex, setSex, nameError, phoneError, refused, submit, progress, add };
}
