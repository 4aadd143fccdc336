import { type PickupPersonAddedAnswer } from '@phirse/contracts/read-models/answers.js';
import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { isPhone, PHONE_MESSAGE } from '@phirse/contracts/rules/phone.js';
import { Camera } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { randomKey } from '../../lib/random-key.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { CameraDialog } from '../../ui/camera-dialog.js';
import { ImageUpload } from '../../ui/image-upload.js';
import { PasswordField } from '../../ui/password-field.js';
import { RadioCards } from '../../ui/radio-cards.js';
import { TextField } from '../../ui/text-field.js';
import { ADD_FAILED, useAddPickupPerson } from './pickup-persons.mutations.js';

const DOCUMENTS = [
  { name: 'drivingLicense', label: 'Driving licence', camera: 'environment' },
  { name: 'aadharCard', label: 'Aadhaar card', camera: 'environment' },
] as const;
const SEXES = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
] as const;
const EMPTY = { name: '', phone: '', password: '', address: '' };

type Documents = Readonly<Partial<Record<'drivingLicense' | 'aadharCard' | 'profileImg', File | null>>>;

/** A new pickup person: name and phone are needed, the rest may follow or is filled in by the server. */
export function AddPersonForm({ onAdded }: { readonly onAdded: (answer: PickupPersonAddedAnswer) => void }) {
  const [fields, setFields] = useState(EMPTY);
  const [sex, setSex] = useState<PickupPerson['sex']>('male');
  const [documents, setDocuments] = useState<Documents>({});
  const [checked, setChecked] = useState(false);
  const [camera, setCamera] = useState(false);
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
      setFields({ ...fields, [name]: name === 'phone' ? value.replace(/\D/g, '').slice(0, 10) : value });
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
    for (const [name, value] of Object.entries({ ...fields, sex })) form.set(name, value.trim());
    for (const [name, file] of Object.entries(documents)) if (file) form.set(name, file);
    setProgress(0);
    add.mutate(
      { form, idempotencyKey: key.current, onProgress: setProgress },
      { onSuccess: onAdded, onSettled: () => setProgress(null) },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 md:grid-cols-2">
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={80}
        aria-required="true"
        error={nameError}
        {...text('name')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        prefix="+91"
        aria-required="true"
        error={phoneError}
        {...text('phone')}
      />
      <PasswordField
        label="Password"
        optional
        autoComplete="new-password"
        hint="Leave it empty and we make one, shown once."
        error={refused('password')}
        {...text('password')}
      />
      <TextField
        label="Address"
        optional
        maxLength={300}
        autoComplete="off"
        error={refused('address')}
        {...text('address')}
      />
      <div className="md:col-span-2">
        <RadioCards
          legend="Sex"
          columns={3}
          choices={SEXES}
          value={sex}
          onChange={(value) => setSex(SEXES.find((known) => known.value === value)?.value ?? 'male')}
        />
      </div>
      <div className="grid content-start gap-2">
        <ImageUpload label="Profile photo" optional {...document('profileImg')} />
        <Button tone="outline" size="small" onClick={() => setCamera(true)}>
          <Camera aria-hidden="true" className="size-5" />
          Capture Photo
        </Button>
      </div>
      {DOCUMENTS.map(({ name, label, camera: facing }) => (
        <ImageUpload key={name} label={label} optional camera={facing} {...document(name)} />
      ))}
      <CameraDialog open={camera} onOpenChange={setCamera} onCapture={document('profileImg').onChange} />
      <div className="grid gap-3 md:col-span-2">
        {progress !== null && (
          <progress aria-label="Sending the form" value={progress} className="h-1.5 w-full accent-primary" />
        )}
        {add.error && (
          <Banner tone="bad" title="Nobody was added">
            {messageOf(add.error, ADD_FAILED)}
          </Banner>
        )}
        <Button type="submit" className="md:justify-self-start" loading={add.isPending} loadingLabel="Adding...">
          Add pickup person
        </Button>
      </div>
    </form>
  );
}
