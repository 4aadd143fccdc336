import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../lib/query.js';
import { customerSession } from '../../lib/session.js';
import { type SentCode } from './code-request.js';
import { OtpForm } from './otp-form.js';

const PHONE = '9876543210';
const VERIFIED = {
  message: 'Phone number verified successfully',
  user: { _id: 'c1', name: 'Asha', phone: PHONE, email: 'asha@example.in', status: 'active', token: 't' },
  refreshToken: 'r',
  position: '1',
};
const sent = jest.fn<typeof globalThis.fetch>();
const original = globalThis.fetch;
const answer = (body: unknown, status = 200) => sent.mockImplementation(async () => Response.json(body, { status }));
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

beforeEach(() => {
  globalThis.fetch = sent;
  sent.mockReset();
});
afterEach(() => {
  globalThis.fetch = original;
  customerSession.end();
});

function shown(code: Partial<SentCode> = {}) {
  const onVerified = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OtpForm
        sent={{ userId: 'c1', phone: PHONE, otp: '', otpExpiry: '', sentAt: ago(0), ...code }}
        onVerified={onVerified}
      />
    </QueryClientProvider>,
  );
  return { onVerified, field: screen.getByLabelText('One-time code') };
}

describe('the code', () => {
  it('pasted goes out by itself and signs in', async () => {
    answer(VERIFIED);
    const { field, onVerified } = shown();
    await userEvent.click(field);
    await userEvent.paste(' 12 34 ');
    await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ phone: PHONE, otp: '1234' }));
    expect(customerSession.get()).toMatchObject({ userId: 'c1', name: 'Asha', token: 't' });
  });

  it('too short is refused without asking the server', async () => {
    const { field } = shown();
    await userEvent.type(field, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(screen.getByText('Please enter a valid 4-digit OTP')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('that is wrong is emptied, with the reason beside it', async () => {
    answer({ message: 'That code is not right.', code: 'OTP_WRONG' }, 401);
    const { field, onVerified } = shown();
    await userEvent.type(field, '9999');
    expect(await screen.findByText('That code is not right.')).toBeVisible();
    expect(field).toHaveValue('');
    expect(onVerified).not.toHaveBeenCalled();
    expect(customerSession.get()).toBeNull();
  });

  it('is shown, labelled as a demo, only where the server echoes it', () => {
    shown({ otp: '4321' });
    expect(screen.getByText(/Demo/)).toBeVisible();
    expect(screen.getByText('4321')).toBeVisible();
  });
});

describe('Resend OTP', () => {
  it('waits for the cool-down', () => {
    shown({ sentAt: ago(10) });
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    expect(screen.getByText('Ask again in 20 s')).toBeVisible();
  });

  it('asks for another code afterwards', async () => {
    answer({ message: 'Sent again', userId: 'c1', phone: PHONE, otpExpiry: ago(-300) });
    shown({ sentAt: ago(31) });
    await userEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(sent.mock.calls[0]?.[0]).toBe('/user/resend-otp'));
  });
});
