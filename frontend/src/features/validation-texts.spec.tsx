import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { section } from '@phirse/contracts/rules/questionnaire.sample.js';
import { type QuestionSection } from '@phirse/contracts/rules/questions.js';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { CATALOGUE, CUSTOMER_PHONE, FOUND, MODEL, renderOnSite, signInCustomer } from '../../testing/customer-site.js';
import { fakeApi, ORDER, type SentCall } from '../../testing/partner-portal.js';
import { customerSession } from '../lib/session.js';
import { AddressBook } from './account/address-book.js';
import { EditProfile } from './account/edit-profile.js';
import { OtpForm } from './account/otp-form.js';
import { SignInForm } from './account/sign-in-form.js';
import { SignUpForm } from './account/sign-up-form.js';
import { PincodeCheck } from './catalog/pincode-check.js';
import { VariantForm } from './catalog/variant-form.js';
import { ContactForm } from './contact/contact-form.js';
import { EvaluationWizard } from './evaluation/evaluation-wizard.js';
import { HeroSearch, type Picked } from './home/hero-search.js';
import { NewsletterForm } from './newsletter/newsletter-form.js';
import { CancelOrder } from './orders/cancel-order.js';
import { PickupForm } from './pickup/pickup-form.js';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: RegExp | string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const nothing = () => {};

function Hero() {
  const [picked, pick] = useState<Picked | null>({ result: FOUND, variant: '' });
  return <HeroSearch picked={picked} onPick={pick} />;
}
function Pincode() {
  const [pincode, setPincode] = useState('');
  return (
    <PincodeCheck slug={MODEL.slug} variant="128 GB" pincode={pincode} onPincode={setPincode} onProceed={nothing} />
  );
}
const wizard = (sections: readonly QuestionSection[], step = 0) => (
  <EvaluationWizard
    sections={sections}
    answers={[]}
    step={step}
    device={null}
    onAnswers={nothing}
    onStep={nothing}
    onLeave={nothing}
    onSubmit={nothing}
  />
);
const pickup = (addresses: readonly string[]) => (
  <PickupForm
    customer={{ ...WHO, address: [], location: '' }}
    addresses={addresses}
    options={{
      dates: [{ value: '2031-05-06', label: 'Tuesday, 6 May' }],
      time_slot: [{ value: '1PM-4PM', label: '1 pm to 4 pm' }],
    }}
    area={{ city: 'Bangalore', state: 'Karnataka', pincode: '560001' }}
    price={9324}
    promo={null}
    onPromo={nothing}
    onSubmit={nothing}
    submitting={false}
    error={null}
  />
);
const WHO = {
  userId: 'c1',
  _id: 'c1',
  phone: CUSTOMER_PHONE,
  name: 'Asha',
  email: 'a@b.in',
  status: 'active',
  token: 't',
};
const variantForm = (
  <VariantForm
    model={MODEL}
    variants={MODEL.variants}
    colors={['Grey']}
    chosen={{ variant: '', colour: null }}
    onChoose={nothing}
  />
);
const END = section('The end', 'grid', 'none', ['Nothing']);
const NEW_NUMBER = { [`GET /user/user-exists/${CUSTOMER_PHONE}`]: false };
const ALL_REQUIRED = 'Please fill in all required fields';

interface Row {
  readonly situation: string;
  readonly shown: ReactNode;
  readonly provoke: () => Promise<unknown>;
  readonly text: string;
  readonly api?: Readonly<Record<string, unknown>>;
}

/** Customer spec, section 5: what each form says before anything is sent. */
const TABLE: readonly Row[] = [
  {
    situation: 'contact: nothing filled in',
    shown: <ContactForm />,
    provoke: () => press('Send message'),
    text: 'Please fill in all fields.',
  },
  {
    situation: 'contact: blanks only',
    shown: <ContactForm />,
    provoke: async () => {
      for (const label of ['Name', 'Email', 'Phone', 'Message']) await type(label, '  ');
      await press('Send message');
    },
    text: 'Please fill in all fields.',
  },
  {
    situation: 'variant: storage not chosen',
    shown: variantForm,
    provoke: async () => expect(screen.getByRole('button', { name: 'Proceed' })).toBeDisabled(),
    text: 'Please select both variant and color to proceed.',
  },
  {
    situation: 'banner search: model without storage',
    shown: <Hero />,
    provoke: () => press('Sell Now'),
    text: 'Please select a storage variant.',
  },
  {
    situation: 'pincode: left unfinished',
    shown: <Pincode />,
    provoke: async () => {
      await type('Your pincode', '5600');
      await userEvent.tab();
    },
    text: 'Please enter a valid 6-digit pincode',
  },
  {
    situation: 'pincode: six digits that are none',
    shown: <Pincode />,
    provoke: () => type('Your pincode', '012345'),
    text: 'Please enter a valid 6-digit pincode',
  },
  {
    situation: 'wizard: one of a grid, none chosen',
    shown: wizard([section('Screen', 'grid', 'one', ['A', 'B']), END]),
    provoke: () => press('Next'),
    text: 'Please select one option.',
  },
  {
    situation: 'wizard: some of the pictures, none chosen',
    shown: wizard([section('Screen', 'image', 'some', ['A', 'B']), END]),
    provoke: () => press('Next'),
    text: 'Please select at least one option.',
  },
  {
    situation: 'wizard: all yes/no, none answered',
    shown: wizard([section('Basics', 'yes/no', 'all', ['A', 'B']), END]),
    provoke: () => press('Next'),
    text: 'Please select at least one option.',
  },
  {
    situation: 'wizard: submitted with an open question before',
    shown: wizard([section('Screen', 'grid', 'one', ['A', 'B']), END], 1),
    provoke: () => press('Submit'),
    text: 'Please complete all required questions before submitting.',
  },
  {
    situation: 'sign-in: nine digits',
    shown: <SignInForm />,
    provoke: async () => {
      await type('Mobile number', '987654321');
      await press('Send OTP');
    },
    text: 'Please enter a valid 10-digit mobile number',
  },
  ...[[], ['Name']].map(
    (filled): Row => ({
      situation: `sign-in: a new number, filled in: ${filled.join() || 'nothing'}`,
      shown: <SignInForm />,
      provoke: async () => {
        await type('Mobile number', CUSTOMER_PHONE);
        await screen.findByLabelText('Name', {}, { timeout: 2000 });
        for (const label of filled) await type(label, 'Asha');
        await press('Send OTP');
      },
      text: 'Please enter your name and email',
      api: NEW_NUMBER,
    }),
  ),
  {
    situation: 'code: two digits',
    shown: (
      <OtpForm
        sent={{ userId: 'c1', phone: CUSTOMER_PHONE, otp: '', otpExpiry: '', sentAt: '' }}
        onVerified={nothing}
      />
    ),
    provoke: async () => {
      await type('One-time code', '12');
      await press('Verify');
    },
    text: 'Please enter a valid 4-digit OTP',
  },
  {
    situation: 'profile: empty address',
    shown: <AddressBook phone={CUSTOMER_PHONE} addresses={[]} />,
    provoke: async () => {
      await press('Add New Address');
      await press('Save address');
    },
    text: 'Address cannot be empty',
  },
  {
    situation: 'profile: no name',
    shown: <EditProfile phone={CUSTOMER_PHONE} known={{ name: '', email: 'a@b.in' }} onDone={nothing} />,
    provoke: () => press('Save changes'),
    text: 'Please enter your name',
  },
  {
    situation: 'pickup: empty address to save',
    shown: pickup([]),
    provoke: () => press('Save address'),
    text: 'Please enter an address',
  },
  {
    situation: 'pickup: nothing chosen',
    shown: pickup(['Home', 'Office']),
    provoke: () => press('Confirm pickup'),
    text: ALL_REQUIRED,
  },
  {
    situation: 'pickup: no slot',
    shown: pickup(['Home']),
    provoke: async () => {
      await userEvent.click(screen.getByRole('radio', { name: /Tuesday/ }));
      await press('Confirm pickup');
    },
    text: ALL_REQUIRED,
  },
  {
    situation: 'promo: no code',
    shown: pickup(['Home']),
    provoke: () => press('Apply'),
    text: 'Please enter a promo code',
  },
  {
    situation: 'cancellation: no reason',
    shown: <CancelOrder order={{ ...ORDER, status: 'new', subStatus: 'pending' }} />,
    provoke: async () => {
      await press('Cancel order');
      await press('Yes, cancel it');
    },
    text: 'Please provide a cancellation reason',
  },
];

describe('what the forms of the customer site say', () => {
  const own = globalThis.fetch;
  let calls: readonly SentCall[];
  beforeEach(signInCustomer);
  afterEach(() => {
    cleanup();
    globalThis.fetch = own;
    customerSession.end();
    localStorage.clear();
  });

  it.each(TABLE)('$situation: $text', async ({ shown, provoke, text, api }) => {
    calls = fakeApi({ ...CATALOGUE, ...api });
    renderOnSite(shown);
    await provoke();
    expect(screen.getByText(text)).toBeVisible();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('sign-up waits for name, email and phone, and the browser knows why a phone is none', async () => {
    calls = fakeApi({});
    renderOnSite(<SignUpForm />);
    for (const [label, text] of [
      ['Name', 'Asha'],
      ['Email', 'a@b.in'],
      ['Phone', '98765'],
    ] as const) {
      expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
      await type(label, text);
    }
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
    expect(screen.getByLabelText('Phone')).toHaveAttribute('title', 'Phone number must be 10 digits');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').validity.patternMismatch).toBe(true);
  });

  it('the newsletter waits for an email', async () => {
    renderOnSite(<NewsletterForm />);
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
    await type('Your email', ' ');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
    await type('Your email', 'a@b.in');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });
});
