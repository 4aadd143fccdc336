import { type WalletEvent } from '@phirse/contracts/events/coins.events.js';
import { COINS_TOPIC, type CoinsMessage } from '@phirse/contracts/integration/coins.messages.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type Publisher } from '@phirse/contracts/kernel/message.js';

/** Tells other systems what moves in partners' wallets. */
export const coinsPublisher: Publisher<WalletEvent, CoinsMessage> = {
  name: 'coins-publisher',
  topic: COINS_TOPIC,
  on: {
    CoinsCredited: (event) => {
      const { partnerId, paymentId, coins, price } = event.data;
      return { ...envelope(event), type: 'CoinsPurchased.v1', data: { partnerId, paymentId, coins, price } };
    },
    CoinsDebited: (event) => {
      const { partnerId, orderId, coins } = event.data;
      return { ...envelope(event), type: 'CoinsSpent.v1', data: { partnerId, orderId, coins } };
    },
    CoinsRefunded: (event) => {
      const { partnerId, orderId, coins } = event.data;
      return { ...envelope(event), type: 'CoinsRefunded.v1', data: { partnerId, orderId, coins } };
    },
  },
};

function envelope({ id, position, data }: Recorded<WalletEvent>) {
  return { id, key: data.partnerId, occurredAt: data.at, position };
}
