import { describe, expect, it } from '@jest/globals';
import { type CustomerEvent } from '@phirse/contracts/events/people.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import fc from 'fast-check';
import { type CustomerCommand, customerDecider, MAX_ADDRESSES } from './customer.decider.js';

const customerId = 'c1';
const at = '2026-02-03T04:05:06.000Z';
const details = { name: 'Asha Rao', email: 'asha@example.com' };
const register: CustomerCommand = { type: 'RegisterCustomer', customerId, phone: '9100000001', details, at };
const changeProfile = (name: string, email = 'asha@example.com'): CustomerCommand => ({
  type: 'ChangeProfile',
  customerId,
  details: { name, email },
  at,
});
const addAddress = (n: number, address = `${n} Main Road`): CustomerCommand => ({
  type: 'AddAddress',
  customerId,
  addressId: `a${n}`,
  address,
  at,
});
const removeAddress = (index: number): CustomerCommand => ({ type: 'RemoveAddress', customerId, index, at });
const deleteAccount: CustomerCommand = { type: 'DeleteAccount', customerId, at };

/** What a row of commands appends, one after the other. */
function given(...commands: readonly CustomerCommand[]): readonly CustomerEvent[] {
  return commands.reduce<readonly CustomerEvent[]>((events, command) => events.concat(when(events, command)), []);
}
function when(events: readonly CustomerEvent[], command: CustomerCommand): readonly CustomerEvent[] {
  return customerDecider.decide(command, fold(customerDecider, events));
}
function refusal(events: readonly CustomerEvent[], command: CustomerCommand): string {
  try {
    when(events, command);
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('when unknown', () => {
  it('opens the account and holds the number verified', () => {
    expect(when([], register)).toEqual([
      { type: 'CustomerRegistered', data: { customerId, at, customer: { ...details, phone: '9100000001' } } },
      { type: 'PhoneVerified', data: { customerId, at } },
    ]);
  });

  it('opens nothing without name and email', () => {
    expect(refusal([], { ...register, details: null })).toBe('INVALID');
  });

  it.each([addAddress(1), removeAddress(0), changeProfile('Asha K')])('refuses $type', (command) => {
    expect(refusal([], command)).toBe('UNAUTHENTICATED');
  });

  it('has nothing to delete', () => {
    expect(refusal([], deleteAccount)).toBe('NOT_FOUND');
  });
});

describe('when active', () => {
  it('is confirmed by a later sign-in, whatever details it brings', () => {
    expect(when(given(register), register)).toEqual([]);
    expect(when(given(register), { ...register, details: null })).toEqual([]);
  });

  it('takes a new name and email, and the same ones once', () => {
    const changed = when(given(register), changeProfile('Asha K', 'asha.k@example.com'));
    const customer = { name: 'Asha K', email: 'asha.k@example.com' };
    expect(changed).toEqual([{ type: 'CustomerProfileChanged', data: { customerId, at, customer } }]);
    const events = [...given(register, addAddress(1)), ...changed];
    expect(when(events, changeProfile('Asha K', 'asha.k@example.com'))).toEqual([]);
    expect(fold(customerDecider, events)).toMatchObject({ ...customer, since: at, addresses: [{ addressId: 'a1' }] });
    expect(when(given(register), changeProfile(details.name))).toEqual([]);
  });

  it('adds an address', () => {
    expect(when(given(register), addAddress(1))).toEqual([
      { type: 'AddressAdded', data: { customerId, at, addressId: 'a1', customer: { address: '1 Main Road' } } },
    ]);
  });

  it('knows an address it has, in whatever case and spacing', () => {
    expect(when(given(register, addAddress(1)), addAddress(2, ' 1  main ROAD'))).toEqual([]);
  });

  it(`keeps at most ${MAX_ADDRESSES}`, () => {
    const full = given(register, ...Array.from({ length: MAX_ADDRESSES }, (_, n) => addAddress(n)));
    expect(refusal(full, addAddress(99))).toBe('LIMIT_REACHED');
    expect(when([...full, ...when(full, removeAddress(0))], addAddress(99))).toHaveLength(1);
  });

  it('removes by the place in the list as it stands', () => {
    const events = given(register, addAddress(1), addAddress(2), addAddress(3), removeAddress(0));
    expect(when(events, removeAddress(1))).toEqual([
      { type: 'AddressRemoved', data: { customerId, at, addressId: 'a3' } },
    ]);
    expect(refusal(events, removeAddress(2))).toBe('NOT_FOUND');
  });

  it('is deleted', () => {
    expect(when(given(register), deleteAccount)).toEqual([{ type: 'AccountDeleted', data: { customerId, at } }]);
  });
});

describe('when deleted', () => {
  const deleted = given(register, addAddress(1), deleteAccount);

  it('stays so', () => {
    expect(when(deleted, deleteAccount)).toEqual([]);
  });

  it.each([addAddress(2), removeAddress(0), changeProfile('Asha K')])('refuses $type', (command) => {
    expect(refusal(deleted, command)).toBe('UNAUTHENTICATED');
  });

  it('may register again, with nothing left of before', () => {
    const again = [...deleted, ...when(deleted, register)];
    expect(fold(customerDecider, again)).toEqual({ status: 'active', ...details, since: at, addresses: [] });
    expect(refusal(deleted, { ...register, details: null })).toBe('INVALID');
  });
});

it('never holds more than ten addresses or the same one twice, whatever is sent', () => {
  const command = fc.oneof(
    fc.constant(register),
    fc.constant(deleteAccount),
    fc.nat(14).map((n) => addAddress(n)),
    fc.nat(12).map(removeAddress),
    fc.nat(2).map((n) => changeProfile(`Asha ${n}`)),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      let events: readonly CustomerEvent[] = [];
      for (const next of commands) {
        if (refusal(events, next) === 'accepted') events = [...events, ...when(events, next)];
        const state = fold(customerDecider, events);
        if (state.status !== 'active') continue;
        expect(state.addresses.length).toBeLessThanOrEqual(MAX_ADDRESSES);
        expect(new Set(state.addresses.map(({ address }) => address)).size).toBe(state.addresses.length);
      }
    }),
    { numRuns: 60 },
  );
});
