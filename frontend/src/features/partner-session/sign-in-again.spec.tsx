import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Answers, fakeApi, PARTNER_PHONE, refusal, renderForPartner } from '../../../testing/partner-portal.js';
import { api } from '../../lib/api-client.js';
import { messageOf } from '../../lib/api-error.js';
import { partnerSession } from '../../lib/session.js';
import { beginPartnerSession } from './begin-session.js';
import { SignInAgain } from './sign-in-again.js';

const EXPIRED = refusal(401, 'TOKEN_EXPIRED', 'Please sign in again.');
const LOGGED_IN = {
  message: 'Login successful',
  token: 'token-2',
  refreshToken: 'refresh-2',
  name: 'Harish',
  email: 'harish@example.com',
  phone: PARTNER_PHONE,
  role: 'Partner',
};

/** A form that saves what is typed, as every form of the portal does. */
function Form() {
  const [said, setSaid] = useState('');
  const save = () =>
    api.post('/partner/save').then(
      () => setSaid('Saved'),
      (error: unknown) => setSaid(messageOf(error, 'Failed')),
    );
  return (
    <>
      <input aria-label="Note" />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <p>{said}</p>
    </>
  );
}

async function expired(answers: Answers = {}) {
  const save = () => (partnerSession.get()?.token === 'token-2' ? { status: 200, body: {} } : EXPIRED());
  const calls = fakeApi({
    'POST /partner/save': save,
    'POST /auth/refresh': EXPIRED,
    'POST /partner/login': LOGGED_IN,
    ...answers,
  });
  renderForPartner(
    <>
      <SignInAgain
        session="partner"
        phone={PARTNER_PHONE}
        path="/partner/login"
        onLoggedIn={(answer) => void beginPartnerSession(answer)}
      />
      <Form />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Note'), 'half a sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  return { calls, dialog };
}
const note = () => screen.getByLabelText('Note');

describe('when a session cannot be renewed', () => {
  afterEach(() => act(() => partnerSession.end()));

  it('asks whose it is for the password, and then does what was wanted, once', async () => {
    const { calls } = await expired();
    expect(screen.getByLabelText('Mobile number')).toHaveValue(PARTNER_PHONE);
    expect(screen.getByLabelText('Mobile number')).toHaveAttribute('readonly');
    await userEvent.type(screen.getByLabelText('Password'), 'partner-one');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(note()).toHaveValue('half a sentence');
    const saves = calls.filter(({ path }) => path === '/partner/save');
    expect(new Set(saves.map(({ key }) => key)).size).toBe(1);
    expect(calls.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
  });

  it('keeps the form where nobody wants to sign in now', async () => {
    await expired();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Please sign in again.')).toBeInTheDocument();
    expect(note()).toHaveValue('half a sentence');
    expect(partnerSession.get()).not.toBeNull();
  });

  it('goes on where another tab has signed in meanwhile', async () => {
    await expired();
    act(() => partnerSession.renew({ accessToken: 'token-2', refreshToken: 'refresh-2' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });

  it('does nothing for somebody else who signs in', async () => {
    const { calls } = await expired();
    act(() =>
      partnerSession.start({ token: 'token-2', role: 'Partner', name: 'X', email: '', Phone: '9000000002' }, 'r'),
    );
    expect(await screen.findByText('Please sign in again.')).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/partner/save')).toHaveLength(1);
  });

  it('ends the session of whoever wants to be somebody else', async () => {
    await expired();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as somebody else' }));
    expect(partnerSession.get()).toBeNull();
  });
});
