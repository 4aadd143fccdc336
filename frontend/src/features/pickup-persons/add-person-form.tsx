import { type PickupPersonAddedAnswer } from '@phirse/contracts/read-models/answers.js';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { CameraDialog } from '../../ui/camera-dialog.js';
import { ImageUpload } from '../../ui/image-upload.js';
import { PasswordField } from '../../ui/password-field.js';
import { RadioCards } from '../../ui/radio-cards.js';
import { TextField } from '../../ui/text-field.js';
import { ADD_FAILED } from './pickup-persons.mutations.js';
import { useNewPerson } from './use-new-person.js';

const DOCUMENTS = [
  { name: 'drivingLicense', label: 'Driving licence', camera: 'environment' },
  { name: 'aadharCard', label: 'Aadhaar card', camera: 'environment' },
] as const;
const SEXES = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
] as const;
/** A new pickup person: name and phone are needed, the rest may follow or is filled in by the server. */
export function AddPersonForm({ onAdded }: { readonly onAdded: (answer: PickupPersonAddedAnswer) => void }) {
  const [camera, setCamera] = useState(false);
  const { text, document, sex, setSex, nameError, phoneError, refused, submit, progress, add } = useNewPerson(onAdded);

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
