import { describe, expect, it } from '@jest/globals';
import { type ReimbursementEvent } from '@phirse/contracts/events/reimbursement.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { leadPrice } from '@phirse/contracts/rules/lead-price.js';
import fc from 'fast-check';
import { coinsAskedBack, type ReimbursementCommand, reimbursementDecider } from './reimbursement.decider.js';

const at = '2026-03-02T10:00:00.000Z';
const operatorId = 'operator-1';
const orderId = 'BB1000000001';
const partnerId = 'partner-1';

const wanted = {
  orderId,
  at,
  partnerId,
  partnerName: 'Asha Mobiles',
  partnerPhone: '9000000001',
  coinsPaid: 54,
  wallet: { revision: 3, balance: 46 },
};
const finalPrice = 15_000;
const request = { type: 'RequestReimbursement', request: wanted, finalPrice, coinsPerThousand: undefined } as const;
const asking = (coinsPaid: number, finalPrice: number | null, coinsPerThousand?: number) => ({
  ...request,
  request: { ...wanted, coinsPaid },
  finalPrice,
  coinsPerThousand,
});
const approve = { type: 'ApproveReimbursement', at, operatorId } as const;
const reject = { type: 'RejectReimbursement', at, operatorId, reason: 'The price was right' } as const;

const decide = (command: ReimbursementCommand, events: readonly ReimbursementEvent[]) =>
  reimbursementDecider.decide(command, fold(reimbursementDecider, events));
function after(...commands: readonly ReimbursementCommand[]): readonly ReimbursementEvent[] {
  const events: ReimbursementEvent[] = [];
  for (const command of commands) events.push(...decide(command, events));
  return events;
}
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('when nothing was asked for', () => {
  it('records what was paid beyond three coins per thousand of the final price', () => {
    expect(decide(request, [])).toEqual([
      { type: 'ReimbursementRequested', data: { ...wanted, finalPrice, coins: 9 } },
    ]);
  });

  it.each([
    { finalPrice: 17_666, coins: 1 },
    { finalPrice: 1, coins: 53 },
    { finalPrice: 0, coins: 54 },
  ])('asks back $coins of 54 coins at a final price of $finalPrice', ({ finalPrice, coins }) => {
    expect(coinsAskedBack(fold(reimbursementDecider, after(asking(54, finalPrice))))).toBe(coins);
  });

  it.each([17_667, 18_000, 18_001, 90_000])('refuses where a final price of %d asks for no fewer', (finalPrice) => {
    expect(() => decide(asking(54, finalPrice), [])).toThrow(code('NOTHING_TO_REIMBURSE'));
  });

  it('goes by the rate that the lead was priced at', () => {
    expect(coinsAskedBack(fold(reimbursementDecider, after(asking(90, 15_000, 5))))).toBe(15);
    expect(() => decide(asking(75, 15_000, 5), [])).toThrow(code('NOTHING_TO_REIMBURSE'));
  });

  it('refuses before the order is completed', () => {
    expect(() => decide(asking(54, null), [])).toThrow(code('INVALID_TRANSITION'));
  });

  it.each([approve, reject])('finds nothing to decide: $type', (command) => {
    expect(() => decide(command, [])).toThrow(code('NOT_FOUND'));
  });
});

describe('when asked for', () => {
  it('is approved with what was asked for', () => {
    expect(decide(approve, after(request))).toEqual([
      { type: 'ReimbursementApproved', data: { orderId, at, partnerId, coins: 9, operatorId } },
    ]);
  });

  it('is rejected with a reason', () => {
    expect(decide(reject, after(request))).toEqual([
      {
        type: 'ReimbursementRejected',
        data: { orderId, at, partnerId, coins: 9, reason: 'The price was right', operatorId },
      },
    ]);
  });
});

describe('when decided', () => {
  it('takes the same decision as made, whoever repeats it', () => {
    expect(decide({ ...approve, operatorId: 'operator-2' }, after(request, approve))).toEqual([]);
    expect(decide({ ...reject, reason: 'Other words' }, after(request, reject))).toEqual([]);
  });

  it('refuses the other decision', () => {
    expect(() => decide(reject, after(request, approve))).toThrow(code('REIMBURSEMENT_ALREADY_DECIDED'));
    expect(() => decide(approve, after(request, reject))).toThrow(code('REIMBURSEMENT_ALREADY_DECIDED'));
  });
});

it.each([
  { status: 'pending', events: after(request) },
  { status: 'approved', events: after(request, approve) },
  { status: 'rejected', events: after(request, reject) },
])('is not asked for again when $status', ({ status, events }) => {
  expect(() => decide(request, events)).toThrow(expect.objectContaining({ code: 'ALREADY_EXISTS', facts: { status } }));
});

describe('under any sequence of commands', () => {
  const command: fc.Arbitrary<ReimbursementCommand> = fc.oneof(
    fc
      .record({
        coinsPaid: fc.integer({ min: 0, max: 600 }),
        finalPrice: fc.option(fc.integer({ min: 0, max: 200_000 })),
      })
      .map(({ coinsPaid, finalPrice }) => asking(coinsPaid, finalPrice)),
    fc.constantFrom(approve, reject),
  );

  it('asks once, decides once, and leaves the partner at the lead price of the final price', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        const events: ReimbursementEvent[] = [];
        for (const each of commands)
          try {
            events.push(...decide(each, events));
          } catch (refusal) {
            if (!(refusal instanceof DomainError)) throw refusal;
          }
        const [asked, decided, ...more] = events;
        expect(more).toEqual([]);
        if (asked) expect(asked.type).toBe('ReimbursementRequested');
        if (asked?.type === 'ReimbursementRequested') {
          expect(asked.data.coinsPaid - asked.data.coins).toBe(leadPrice(asked.data.finalPrice));
          expect(asked.data.coins).toBeGreaterThan(0);
          if (decided) expect(decided.data).toMatchObject({ orderId, partnerId, coins: asked.data.coins });
        }
      }),
      { numRuns: 300 },
    );
  });
});
