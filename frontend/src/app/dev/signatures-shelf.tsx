import { Button } from '../../ui/button.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { Passbook } from '../../ui/passbook.js';
import { Picture } from '../../ui/picture.js';
import { PriceSlip } from '../../ui/price-slip.js';
import { Thread } from '../../ui/thread.js';
import { Shelf } from './shelf.js';

/** Drawn by the API that the development server passes calls to: devices by their parameters, conditions the same way. */
const DRAWN = [
  'devices/apple-iphone-17',
  'devices/samsung-galaxy-s23-ultra',
  'devices/apple-ipad-air-13-inch-m2',
  'conditions/screen-hairline',
  'conditions/screen-shattered',
  'conditions/body-dents',
  'conditions/display-lines',
  'conditions/warranty-6',
];

export function SignaturesShelf() {
  return (
    <Shelf title="Signatures">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <PriceSlip
          caption="Final price"
          title="for your Galaxy S21, 8 GB / 128 GB"
          price={18450}
          countUp
          validUntil="2026-11-28T11:00:00Z"
          serial="Q-7F3A91"
          lines={[
            { label: 'Estimated price', detail: 'Bangalore, 560001', rupees: 21000 },
            { label: 'Does the phone switch on?', detail: 'Yes', rupees: 0 },
            { label: 'Screen condition', detail: 'Hairline scratches, 10%', rupees: -2100 },
            { label: 'Charger missing', detail: '4.5%', rupees: -950 },
            { label: 'Promo FIRST500', rupees: 500 },
          ]}
        >
          <Button tone="accent" size="large" wide>
            Place order
          </Button>
        </PriceSlip>
        <Thread
          stations={[
            {
              id: '1',
              title: 'Order placed',
              state: 'done',
              at: '2026-11-12T11:00:00Z',
              by: 'Asha',
              note: 'Slot 1 pm to 4 pm, 14 Nov.',
            },
            {
              id: '2',
              title: 'Assigned to a partner',
              state: 'done',
              at: '2026-11-12T12:10:00Z',
              by: 'Operator',
              changes: [{ label: 'Partner', before: '', after: 'City Mobiles' }],
            },
            {
              id: '3',
              title: 'Price changed at the door',
              state: 'current',
              at: '2026-11-14T08:40:00Z',
              by: 'City Mobiles',
              changes: [{ label: 'Price', before: '₹18,450', after: '₹17,200' }],
            },
            { id: '4', title: 'Cash in your hand', state: 'next', note: 'Within minutes of handing over' },
          ]}
        />
        <Thread
          label="A cancelled order"
          stations={[
            { id: '1', title: 'Order placed', state: 'done', at: '2026-11-12T11:00:00Z' },
            {
              id: '2',
              title: 'Cancelled',
              state: 'stopped',
              at: '2025-11-12T12:10:00Z',
              by: 'you',
              note: 'Sold it to a friend.',
            },
          ]}
        />
        <div className="flex items-center gap-6">
          <CoinStamp coins={1240} size="large" />
          <span className="text-17">
            This lead costs <CoinStamp coins={80} />
          </span>
        </div>
      </div>
      <Passbook
        entries={[
          { id: '4', at: '2026-11-14T08:40:00Z', what: 'Lead BB1000000071', to: '#', coins: -56, balance: 1240 },
          {
            id: '3',
            at: '2026-11-13T05:12:00Z',
            what: 'Refund: lead BB1000000064 was taken',
            to: '#',
            coins: 80,
            balance: 1296,
          },
          { id: '2', at: '2026-11-13T05:12:00Z', what: 'Lead BB1000000064', to: '#', coins: -80, balance: 1216 },
          { id: '1', at: '2025-11-01T04:00:00Z', what: 'Coins bought', coins: 1296, balance: 1296 },
        ]}
      />
      <ul className="grid grid-cols-4 gap-3 md:grid-cols-8">
        {DRAWN.map((name) => (
          <li key={name}>
            <Picture src={`/images/${name}.svg`} alt={name} className="aspect-square w-full" />
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
