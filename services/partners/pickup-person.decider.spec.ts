import { describe, expect, it } from '@jest/globals';
import { type PickupPersonEvent } from '@phirse/contracts/events/people.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { type PickupPersonCommand, pickupPersonDecider } from './pickup-person.decider.js';

const pickupPersonId = 'k1';
const at = '2026-02-03T04:05:06.000Z';
const person = {
  pickupPersonId,
  at,
  name: 'Ravi',
  phone: '9400000001',
  sex: 'male',
  address: 'N/A',
  passwordHash: '$argon2id$',
  drivingLicense: null,
  aadharCard: null,
  profileImg: null,
} as const;
const add = (partnerId = 'p1'): PickupPersonCommand => ({ type: 'AddPickupPerson', ...person, partnerId });
const block = (partnerId = 'p1'): PickupPersonCommand => ({ type: 'BlockPickupPerson', pickupPersonId, partnerId, at });
const unblock = (partnerId = 'p1'): PickupPersonCommand => ({
  type: 'UnblockPickupPerson',
  pickupPersonId,
  partnerId,
  at,
});

function when(events: readonly PickupPersonEvent[], command: PickupPersonCommand): readonly PickupPersonEvent[] {
  return pickupPersonDecider.decide(command, fold(pickupPersonDecider, events));
}
function given(...commands: readonly PickupPersonCommand[]): readonly PickupPersonEvent[] {
  return commands.reduce<readonly PickupPersonEvent[]>((events, command) => events.concat(when(events, command)), []);
}
const refused = (code: ErrorCode) => expect.objectContaining({ code });

describe('when unknown', () => {
  it('is added', () => {
    expect(when([], add())).toEqual([{ type: 'PickupPersonAdded', data: { ...person, partnerId: 'p1' } }]);
  });

  it.each([block(), unblock()])('refuses $type', (command) => {
    expect(() => when([], command)).toThrow(refused('NOT_FOUND'));
  });
});

describe('when active', () => {
  it.each(['p1', 'p2'])('is not added again, by %s', (partnerId) => {
    expect(() => when(given(add()), add(partnerId))).toThrow(refused('ALREADY_EXISTS'));
  });

  it('is blocked, once', () => {
    const blocked = when(given(add()), block());
    expect(blocked).toEqual([{ type: 'PickupPersonBlocked', data: { pickupPersonId, partnerId: 'p1', at } }]);
    expect(when([...given(add()), ...blocked], block())).toEqual([]);
  });

  it('has nothing to be unblocked from', () => {
    expect(when(given(add()), unblock())).toEqual([]);
  });

  it.each([block('p2'), unblock('p2')])('does not exist for another partner ($type)', (command) => {
    expect(() => when(given(add()), command)).toThrow(refused('NOT_FOUND'));
  });
});

describe('when blocked', () => {
  it('is unblocked, once', () => {
    const blocked = given(add(), block());
    const unblocked = when(blocked, unblock());
    expect(unblocked).toEqual([{ type: 'PickupPersonUnblocked', data: { pickupPersonId, partnerId: 'p1', at } }]);
    expect(when([...blocked, ...unblocked], unblock())).toEqual([]);
  });

  it('is not added again', () => {
    expect(() => when(given(add(), block()), add())).toThrow(refused('ALREADY_EXISTS'));
  });
});
