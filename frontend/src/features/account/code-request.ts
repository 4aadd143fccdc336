import { type OtpSent } from '@phirse/contracts/read-models/answers.js';
import { isPhone } from '@phirse/contracts/rules/phone.js';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';
import { sessionJson } from '../../lib/storage.js';
import { createStoredState } from '../../lib/stored-state.js';

const KEY = 'otpInfo';

/** A code that is on its way to a phone, kept for this tab until it is used. */
export interface SentCode {
  readonly userId: string;
  readonly phone: string;
  /** ISO instant. */
  readonly otpExpiry: string;
  /** The code itself, only where the server echoes it (the demo). */
  readonly otp: string;
  /** ISO instant at which it was sent: a resend must wait. */
  readonly sentAt: string;
}

const NONE: SentCode = { userId: '', phone: '', otpExpiry: '', otp: '', sentAt: '' };

export const sentCodeStore = createStoredState(
  KEY,
  // The parsing boundary of what this app itself has written.
  (stored) => (typeof stored === 'object' && stored !== null ? { ...NONE, ...(stored as Partial<SentCode>) } : NONE),
  sessionJson,
);

/** Whether a number has an account; asked 500 ms after its tenth digit. */
export const userExistsQuery = (phone: string) =>
  queryOptions({
    queryKey: keysOf('user-exists').of(phone),
    queryFn: ({ signal }) => api.get<boolean>(`/user/user-exists/${phone}`, { signal, session: null }),
    enabled: isPhone(phone),
    staleTime: 60_000,
    retry: false,
  });

export interface CodeRequest {
  readonly phone: string;
  readonly name?: string;
  readonly email?: string;
}

/** Asks for a one-time code: to register, to sign in, or again. */
export function useCodeRequest(path: '/user/register' | '/user/logins' | '/user/resend-otp') {
  return useMutation({
    mutationFn: (request: CodeRequest) => api.post<OtpSent>(path, request, { session: null }),
    onSuccess: ({ userId, phone, otpExpiry, otp = '' }) =>
      sentCodeStore.merge({ userId, phone, otpExpiry, otp, sentAt: new Date().toISOString() }),
  });
}
