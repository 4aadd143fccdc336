import { type WalletEvent, walletStream } from '@phirse/contracts/events/coins.events.js';
import { type EventStore } from '@phirse/infra/eventstore/event-store.js';

const balanceOf = {
  initialState: 0,
  evolve: (balance: number, { type, data }: WalletEvent): number =>
    type === 'CoinsDebited' ? balance - data.coins : balance + data.coins,
};

/** Coins in a partner's wallet as of now. */
export async function walletBalance(eventStore: EventStore, partnerId: string): Promise<number> {
  const { state } = await eventStore.load<number, WalletEvent>(walletStream(partnerId), balanceOf);
  return state;
}
