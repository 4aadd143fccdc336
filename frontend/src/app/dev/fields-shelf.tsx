import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.js';
import { Combobox } from '../../ui/combobox.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { ImageUpload } from '../../ui/image-upload.js';
import { PasswordField } from '../../ui/password-field.js';
import { PinInput } from '../../ui/pin-input.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';
import { Shelf } from './shelf.js';

const MODELS = [
  'Galaxy S21',
  'Galaxy S22',
  'Galaxy S23 Ultra',
  'iPhone 12',
  'iPhone 13',
  'iPhone 15 Pro Max',
  'Pixel 7',
];

const search = async (text: string) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (text === 'fail') throw new Error('no');
  return MODELS.filter((model) => model.toLowerCase().includes(text.toLowerCase()));
};

export function FieldsShelf() {
  const [pin, setPin] = useState('48');
  const [file, setFile] = useState<File | null>(null);
  return (
    <Shelf title="Fields">
      <ErrorSummary
        errors={[
          { fieldId: 'pincode', message: 'Please enter a valid 6-digit pincode' },
          { message: 'Please fill in all required fields' },
        ]}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <TextField
          label="Mobile number"
          prefix="+91"
          inputMode="numeric"
          hint="We send a 4-digit code."
          placeholder="98765 43210"
        />
        <TextField id="pincode" label="Pincode" defaultValue="56" error="Please enter a valid 6-digit pincode" />
        <TextField label="City" value="Bangalore" readOnly />
        <PasswordField label="Password" defaultValue="secret" />
        <SelectField
          label="Storage"
          placeholder="Choose storage"
          options={[
            { value: '128', label: '8 GB / 128 GB' },
            { value: '256', label: '8 GB / 256 GB' },
          ]}
        />
        <Combobox
          label="Search for your model"
          placeholder="Search Model ..."
          search={search}
          itemKey={(item) => item}
          itemText={(item) => item}
          onChoose={() => undefined}
          emptyText="No products matching"
        />
        <TextArea label="Message" optional hint="Up to 2,000 characters." />
        <div className="grid content-start gap-4">
          <Checkbox label="Remember me" defaultChecked />
          <Checkbox label="Send me news" />
          <PinInput label="Code from the message" value={pin} onChange={setPin} />
          <PinInput
            label="Code from the message"
            value="4821"
            onChange={() => undefined}
            error="That code is not right"
          />
        </div>
        <ImageUpload
          label="Device photo"
          value={file}
          onChange={setFile}
          camera="environment"
          progress={file ? 0.6 : null}
        />
        <ImageUpload
          label="ID card"
          value={null}
          onChange={() => undefined}
          error="Please fill all device information fields"
        />
      </div>
    </Shelf>
  );
}
