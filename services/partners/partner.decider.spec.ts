import { describe, expect, it } from '@jest/globals';
import { type PartnerEvent } from '@phirse/contracts/events/people.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type PartnerCommand, partnerDecider } from './partner.decider.js';

const partnerId = 'p1';
const at = '2026-02-03T04:05:06.000Z';
const profile = {
  name: 'Harish Gowda',
  email: 'harish@example.com',
  address: '14, 1st Main Road',
  state: 'Karnataka',
  companyName: 'Second Ring',
  gstIN: '29AAECD4827K1ZB',
  pinCodes: ['560071'],
};
const moved = { ...profile, address: '15, 1st Main Road' };
const register: PartnerCommand = {
  type: 'RegisterPartner',
  partnerId,
  phone: '9200000001',
  passwordHash: '$argon2id$',
  ...profile,
  at,
};
const change: PartnerCommand = { type: 'ChangePartnerProfile', partnerId, ...moved, at };
const suspend: PartnerCommand = { type: 'SuspendPartner', partnerId, reason: 'Complaints', at };
const reinstate: PartnerCommand = { type: 'ReinstatePartner', partnerId, at };

function when(events: readonly PartnerEvent[], command: PartnerCommand): readonly PartnerEvent[] {
  return partnerDecider.decide(command, fold(partnerDecider, events));
}
function given(...commands: readonly PartnerCommand[]): readonly PartnerEvent[] {
  return commands.reduce<readonly PartnerEvent[]>((events, command) => events.concat(when(events, command)), []);
}
const refused = (code: Parameters<typeof refuse>[0]) => expect.objectContaining({ code });

describe('when unknown', () => {
  it('registers', () => {
    const data = { partnerId, phone: '9200000001', passwordHash: '$argon2id$', ...profile, at };
    expect(when([], register)).toEqual([{ type: 'PartnerRegistered', data }]);
  });

  it.each([change, suspend, reinstate])('refuses $type', (command) => {
    expect(() => when([], command)).toThrow(refused('NOT_FOUND'));
  });
});

describe('when active', () => {
  const active = given(register);

  it('is one a number', () => {
    expect(() => when(active, register)).toThrow(refused('ALREADY_EXISTS'));
  });

  it('changes its profile, once', () => {
    const changed = when(active, change);
    expect(changed).toEqual([{ type: 'PartnerProfileChanged', data: { partnerId, ...moved, at } }]);
    expect(when([...active, ...changed], change)).toEqual([]);
  });

  it('is suspended, once', () => {
    const suspended = when(active, suspend);
    expect(suspended).toEqual([{ type: 'PartnerSuspended', data: { partnerId, reason: 'Complaints', at } }]);
    expect(when([...active, ...suspended], suspend)).toEqual([]);
  });

  it('has nothing to be reinstated from', () => {
    expect(when(active, reinstate)).toEqual([]);
  });
});

describe('when suspended', () => {
  const suspended = given(register, suspend);

  it('is reinstated, once', () => {
    const reinstated = when(suspended, reinstate);
    expect(reinstated).toEqual([{ type: 'PartnerReinstated', data: { partnerId, at } }]);
    expect(when([...suspended, ...reinstated], reinstate)).toEqual([]);
  });

  it('stays suspended where its profile changes', () => {
    expect(fold(partnerDecider, [...suspended, ...when(suspended, change)])).toEqual({
      status: 'suspended',
      profile: moved,
    });
  });

  it('cannot register anew', () => {
    expect(() => when(suspended, register)).toThrow(refused('ALREADY_EXISTS'));
  });
});
