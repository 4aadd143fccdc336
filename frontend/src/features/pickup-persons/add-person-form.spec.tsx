import { describe, expect, it, jest } from '@jest/globals';
import { type PickupPersonAddedAnswer } from '@phirse/contracts/read-models/answers.js';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import {
  type Answers,
  fakeApi,
  PARTNER_PHONE,
  PERSON,
  refusal,
  renderForPartner,
} from '../../../testing/partner-portal.js';
import { AddPersonForm } from './add-person-form.js';
import { NewLogin } from './new-login.js';

const ADD = `POST /partner/add-pickup-person/${PARTNER_PHONE}`;
const ADDED: PickupPersonAddedAnswer = {
  message: 'Pickup boy added successfully',
  pickUpPerson: PERSON,
  temporaryPassword: 'kite-lamp-42',
  position: '9',
};

function show(answers: Answers = {}) {
  const calls = fakeApi(answers);
  const onAdded = jest.fn();
  renderForPartner(<AddPersonForm onAdded={onAdded} />);
  return { calls, onAdded };
}
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add pickup person' }));

describe('adding a pickup person', () => {
  it('needs a name and a number of ten digits', async () => {
    const { calls } = show();
    await type(/^Phone/, '12345');
    await add();
    expect(screen.getByText('Please enter a name')).toBeVisible();
    expect(screen.getByText('Please enter a valid 10-digit mobile number')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('sends a form with what was given', async () => {
    const { calls, onAdded } = show({ [ADD]: ADDED });
    const photo = new File(['face'], 'face.jpg', { type: 'image/jpeg' });
    await type(/^Name/, ' Ravi Kumar ');
    await type(/^Phone/, '9000000103');
    await userEvent.upload(screen.getByLabelText('Profile photo', { selector: 'input' }), photo);
    await add();
    await waitFor(() => expect(onAdded.mock.calls[0]?.[0]).toEqual(ADDED));
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({ name: 'Ravi Kumar', phone: '9000000103', sex: 'male', password: '', address: '' });
    expect(sent).toHaveProperty('profileImg');
    expect(sent).not.toHaveProperty('aadharCard');
  });

  it('says what the server refuses and keeps the form', async () => {
    const message = 'A pickup person with this number exists already. Please use another number.';
    const { onAdded } = show({ [ADD]: refusal(409, 'ALREADY_EXISTS', message) });
    await type(/^Name/, 'Ravi');
    await type(/^Phone/, '9000000103');
    await add();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ravi');
    expect(onAdded).not.toHaveBeenCalled();
  });
});

describe('the new login', () => {
  const showLogin = (answer: PickupPersonAddedAnswer) =>
    render(
      <MemoryRouter>
        <NewLogin answer={answer} onDismiss={() => {}} />
      </MemoryRouter>,
    );

  it('shows the generated password and copies it', async () => {
    const user = userEvent.setup();
    showLogin(ADDED);
    expect(screen.getByText('kite-lamp-42')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy password' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('kite-lamp-42');
  });

  it('shows none where the partner chose it', () => {
    showLogin({ ...ADDED, temporaryPassword: undefined });
    expect(screen.queryByRole('button', { name: 'Copy password' })).toBeNull();
    expect(screen.getByText(/the password you chose/)).toBeVisible();
  });
});
