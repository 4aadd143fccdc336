import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../lib/query.js';
import { customerSession } from '../../lib/session.js';
import { currentToasts, toast } from '../../ui/toast-store.js';
import { EditProfile } from './edit-profile.js';

const PHONE = '9876543210';
const KNOWN = { name: 'Asha Rao', email: 'asha@example.com' };
const original = globalThis.fetch;
const sent = jest.fn<typeof globalThis.fetch>();
const onDone = jest.fn();
const answer = (body: unknown, status = 200) => sent.mockImplementation(async () => Response.json(body, { status }));
const shownToasts = () => currentToasts().map(({ kind, text }) => [kind, text]);

beforeEach(() => {
  globalThis.fetch = sent;
  sent.mockReset();
  onDone.mockReset();
  toast.clear();
  const who = { ...KNOWN, userId: 'c1', _id: 'c1', phone: PHONE, status: 'active', token: 't', address: [] };
  customerSession.start({ ...who, location: '' }, 'r');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EditProfile phone={PHONE} known={KNOWN} onDone={onDone} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  globalThis.fetch = original;
  customerSession.end();
});

async function saved(name: string, email: string) {
  for (const [label, text] of [
    ['Name', name],
    ['Email', email],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    if (text) await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
}

describe('the profile form', () => {
  it('begins with what is known, the name in focus', () => {
    expect(screen.getByLabelText('Name')).toHaveValue(KNOWN.name);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue(KNOWN.email);
  });

  it('sends what was typed, trimmed; the session carries the new name, and a toast says so', async () => {
    answer({ message: 'Profile updated successfully', position: '7' });
    await saved(' Asha K ', 'k@example.com');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0]).toBe('/user/users/profile');
    expect(sent.mock.calls[0]?.[1]).toMatchObject({
      method: 'PUT',
      body: JSON.stringify({ phone: PHONE, name: 'Asha K', email: 'k@example.com' }),
    });
    expect(customerSession.get()).toMatchObject({ name: 'Asha K', email: 'k@example.com', token: 't' });
    expect(shownToasts()).toEqual([['success', 'Profile updated successfully']]);
  });

  it.each([
    ['', 'k@example.com', 'Name', 'Please enter your name'],
    ['Asha', '', 'Email', 'Please enter your email address'],
  ])('holds back where %j and %j leave a field empty', async (name, email, label, text) => {
    await saved(name, email);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('puts what the server refuses at its field, and changes nothing', async () => {
    const message = 'Please enter a valid email address';
    answer({ code: 'INVALID', message, errors: [{ field: 'email', message }] }, 400);
    await saved('Asha', 'asha@');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(shownToasts()).toEqual([['error', message]]);
    expect(customerSession.get()?.name).toBe(KNOWN.name);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('says beside the button where it fails as a whole', async () => {
    answer({ code: 'UNAVAILABLE', message: 'Please try again in a moment.' }, 503);
    await saved('Asha', 'k@example.com');
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  });

  it('asks nobody where nothing changed', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(sent).not.toHaveBeenCalled();
  });
});
