import { describe, expect, it } from '@jest/globals';
import { type PartnerEvent, type PartnerProfile } from '../events/people.events.js';
import { type Recorded } from '../kernel/event.js';
import { isToldOf, type LeadAudience, leadAudienceOf } from './lead-audience.js';

const at = '2026-03-02T06:30:00.000Z';
const partnerId = 'partner-1';
const profile = (pinCodes: readonly string[]): PartnerProfile => ({
  name: 'Kiran',
  email: 'kiran@example.com',
  address: '1 MG Road',
  state: 'Karnataka',
  companyName: 'Kiran Mobiles',
  gstIN: '29ABCDE1234F1Z5',
  pinCodes,
});
const registered = (...pinCodes: readonly string[]): PartnerEvent => ({
  type: 'PartnerRegistered',
  data: { partnerId, at, phone: '9000000001', passwordHash: 'hash', ...profile(pinCodes) },
});
const moved = (...pinCodes: readonly string[]): PartnerEvent => ({
  type: 'PartnerProfileChanged',
  data: { partnerId, at, ...profile(pinCodes) },
});
const suspended: PartnerEvent = { type: 'PartnerSuspended', data: { partnerId, at, reason: 'unpaid' } };
const reinstated: PartnerEvent = { type: 'PartnerReinstated', data: { partnerId, at } };

/** The audience after events at positions 100, 200, … */
function after(...events: readonly PartnerEvent[]): LeadAudience | null {
  return events.reduce<LeadAudience | null>((audience, event, index) => {
    const recorded: Recorded<PartnerEvent> = {
      ...event,
      id: `event-${index}`,
      streamName: 'partner-1',
      revision: index,
      position: (index + 1) * 100,
      recordedAt: at,
      metadata: {
        $correlationId: '',
        $causationId: '',
        actor: { role: 'system', id: 'spec' },
        schemaVersion: 1,
        hash: '',
      },
    };
    return leadAudienceOf(audience, recorded);
  }, null);
}
const isTold = (audience: LeadAudience | null, pincode: string, position: number) =>
  audience !== null && isToldOf(audience, { pincode, position });

describe('a partner is told of a lead', () => {
  it.each([
    ['in their pincodes', [registered('560034')], '560034', 150, true],
    ['elsewhere', [registered('560034')], '560001', 150, false],
    ['from before they were there', [registered('560034')], '560034', 50, false],
    ['in a pincode that they kept', [registered('560034'), moved('560034', '560001')], '560034', 150, true],
    ['in a new pincode', [registered('560034'), moved('560034', '560001')], '560001', 250, true],
    ['from before the pincode was theirs', [registered('560034'), moved('560034', '560001')], '560001', 150, false],
    ['in a pincode that they gave up', [registered('560034'), moved('560001')], '560034', 150, false],
    ['while suspended', [registered('560034'), suspended], '560034', 150, false],
    ['after they were reinstated', [registered('560034'), suspended, reinstated], '560034', 350, true],
    ['from the time of the suspension', [registered('560034'), suspended, reinstated], '560034', 250, false],
  ] as const)('%s: %#', (_case, events, pincode, position, expected) => {
    expect(isTold(after(...events), pincode, position)).toBe(expected);
  });

  it('only where there is a partner', () => {
    expect(after(suspended)).toBeNull();
  });
});
