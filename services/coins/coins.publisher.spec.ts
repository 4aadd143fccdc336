import { describe, expect, it } from '@jest/globals';
import { type WalletEvent } from '@phirse/contracts/events/coins.events.js';
import { type CoinsMessage } from '@phirse/contracts/integration/coins.messages.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { coinsPublisher } from './coins.publisher.js';

const at = '2026-03-02T10:00:00.000Z';
const envelope = { id: '6e3b4c7e-5d5c-4c1f-9a55-0d0f8a2f6b11', key: 'partner-1', occurredAt: at, position: 12 };
const wallet = { partnerId: 'partner-1', at, coins: 54, balance: 46 };
const forLead = { ...wallet, orderId: 'BB1', debitId: 'debit-1' };

const recorded = <Event extends WalletEvent>(event: Event): Recorded<Event> => ({
  ...event,
  id: envelope.id,
  streamName: 'wallet-partner-1',
  revision: 3,
  position: envelope.position,
  recordedAt: '2026-03-02T10:00:01.000Z',
  metadata: {
    $correlationId: 'd',
    $causationId: 'e',
    actor: { role: 'partner', id: 'partner-1' },
    schemaVersion: 1,
    hash: '',
  },
});

const { on } = coinsPublisher;
const table: readonly [string, CoinsMessage | undefined, Pick<CoinsMessage, 'type' | 'data'>][] = [
  [
    'CoinsCredited',
    on.CoinsCredited?.(
      recorded({ type: 'CoinsCredited', data: { ...wallet, coins: 100, paymentId: 'payment-1', price: 1000 } }),
    ),
    {
      type: 'CoinsPurchased.v1',
      data: { partnerId: 'partner-1', paymentId: 'payment-1', coins: 100, price: 1000 },
    },
  ],
  [
    'CoinsDebited',
    on.CoinsDebited?.(
      recorded({
        type: 'CoinsDebited',
        data: { ...forLead, partnerName: 'Asha Mobiles', partnerPhone: '9000000001' },
      }),
    ),
    { type: 'CoinsSpent.v1', data: { partnerId: 'partner-1', orderId: 'BB1', coins: 54 } },
  ],
  [
    'CoinsRefunded',
    on.CoinsRefunded?.(
      recorded({ type: 'CoinsRefunded', data: { ...forLead, reason: 'Another partner was faster.' } }),
    ),
    { type: 'CoinsRefunded.v1', data: { partnerId: 'partner-1', orderId: 'BB1', coins: 54 } },
  ],
  [
    'CoinsRefunded',
    on.CoinsRefunded?.(
      recorded({
        type: 'CoinsRefunded',
        data: { ...forLead, coins: 9, reason: 'the final price was lower', cause: 'reimbursement' },
      }),
    ),
    { type: 'CoinsRefunded.v1', data: { partnerId: 'partner-1', orderId: 'BB1', coins: 9 } },
  ],
];

describe('what other systems hear of a wallet', () => {
  // The whole message: neither the partner's name nor their number is in it.
  it.each(table)('tells of %s under the id of the event and the key of the partner', (_type, message, expected) => {
    expect(message).toEqual({ ...envelope, ...expected });
  });

  it('covers every event of the wallet', () => {
    expect([...new Set(table.map(([type]) => type))]).toEqual(Object.keys(on));
  });
});
