import { useSyncExternalStore } from 'react';
import { createSession, type SessionStore } from './session-store.js';
import { localJson } from './storage.js';

/** Customer spec, section 3, "User state". */
export interface CustomerState {
  readonly userId: string;
  readonly _id: string;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly status: string;
  readonly token: string;
  readonly address: readonly string[];
  /** Selected city, empty for none. */
  readonly location: string;
}

/** Partner spec, section 3: restored only if all are strings and the role is valid. */
export interface PartnerState {
  readonly token: string;
  readonly role: 'Partner' | 'pickUp';
  readonly name: string;
  readonly email: string;
  readonly Phone: string;
}

export interface OperatorState {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export type SessionName = 'customer' | 'partner' | 'operator';

export const customerSession = createSession(
  { state: 'userState', accessToken: 'accessToken', refreshToken: 'refreshToken' },
  (stored): CustomerState | null => {
    const { token, address } = record(stored);
    if (typeof token !== 'string' || !token) return null;
    const text = strings(stored, ['userId', '_id', 'phone', 'name', 'email', 'status', 'location']);
    return {
      ...text,
      token,
      address: Array.isArray(address) ? address.filter((line) => typeof line === 'string') : [],
    };
  },
  localJson,
);

export const partnerSession = createSession(
  { state: 'partnerState', accessToken: 'partnerAccessToken', refreshToken: 'partnerRefreshToken' },
  (stored): PartnerState | null => {
    const { token, role, name, email, Phone } = record(stored);
    if (typeof token !== 'string' || !token || (role !== 'Partner' && role !== 'pickUp')) return null;
    if (typeof name !== 'string' || typeof email !== 'string' || typeof Phone !== 'string') return null;
    return { token, role, name, email, Phone };
  },
  localJson,
);

export const operatorSession = createSession(
  { state: 'operatorState', accessToken: 'operatorAccessToken', refreshToken: 'operatorRefreshToken' },
  (stored): OperatorState | null => {
    const { token } = record(stored);
    if (typeof token !== 'string' || !token) return null;
    return { ...strings(stored, ['name', 'email', 'phone']), token };
  },
  localJson,
);

export const sessions = { customer: customerSession, partner: partnerSession, operator: operatorSession } as const;

/** The signed-in customer, `null` when there is none; follows every tab. */
export const useCustomer = (): CustomerState | null => useSession(customerSession);
export const usePartner = (): PartnerState | null => useSession(partnerSession);
export const useOperator = (): OperatorState | null => useSession(operatorSession);

function useSession<State extends { readonly token: string }>(store: SessionStore<State>): State | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}

function record(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

function strings<Key extends string>(stored: unknown, keys: readonly Key[]): Record<Key, string> {
  const from = record(stored);
  // The entries are exactly `keys`, which Object.fromEntries forgets.
  return Object.fromEntries(keys.map((key) => [key, typeof from[key] === 'string' ? from[key] : ''])) as Record<
    Key,
    string
  >;
}
