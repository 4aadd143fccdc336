import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { randomKey } from '../../lib/random-key.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { ImageUpload } from '../../ui/image-upload.js';
import { Money } from '../../ui/money.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast-store.js';
import { coinValueQuery, FALLBACK_COIN_VALUE } from './coins.queries.js';
import { PURCHASE_FAILED, usePurchaseCoins } from './purchase.mutation.js';

export const COINS_MESSAGE = 'Please enter a valid number of coins (minimum 1)';
const SCREENSHOT_MESSAGE = 'Please upload a payment screenshot';
const TYPE_MESSAGE = 'Please upload a JPEG or PNG image';
const VALUE_FAILED = 'Failed to fetch coin value';
const TYPES = ['image/jpeg', 'image/png'] as const;
const MOST_DIGITS = 7;

/** Digits only, above 0; `null` for anything else. */
function coinsOf(text: string): number | null {
  return /^\d+$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

export interface PurchaseCoinsFormProps {
  readonly initialCoins?: number;
  readonly onDone: () => void;
}

/** Number of coins, what they cost, and the screenshot of the payment. */
export function PurchaseCoinsForm({ initialCoins = 0, onDone }: PurchaseCoinsFormProps) {
  const [text, setText] = useState(initialCoins > 0 ? String(initialCoins) : '');
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const [checked, setChecked] = useState(false);
  const key = useRef(randomKey());
  const value = useQuery(coinValueQuery);
  const purchase = usePurchaseCoins();
  const coinValue = value.data?.coinValue ?? FALLBACK_COIN_VALUE;
  const coins = coinsOf(text);

  /** What is sent next is another purchase than the one that failed. */
  const changed = () => {
    key.current = randomKey();
    purchase.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (coins === null || !screenshot || purchase.isPending) return;
    purchase.mutate(
      { coins, price: coins * coinValue, screenshot, idempotencyKey: key.current },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onDone();
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Number of coins"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        maxLength={MOST_DIGITS}
        error={checked && coins === null ? COINS_MESSAGE : null}
        onChange={(event) => {
          setText(event.target.value.trim());
          changed();
        }}
      />
      <p aria-live="polite" className="flex items-baseline justify-between gap-4 rounded-control bg-sunken p-3">
        <span className="text-muted">
          Total, at <Money rupees={coinValue} /> a coin
        </span>
        <Money rupees={(coins ?? 0) * coinValue} className="font-display text-25 font-bold" />
      </p>
      {value.isError && !value.data && (
        <p className="text-13 text-warn">
          {VALUE_FAILED}. We count with the usual <Money rupees={FALLBACK_COIN_VALUE} />.
        </p>
      )}
      <ImageUpload
        label="Payment screenshot"
        hint="JPEG or PNG, up to 5 MB."
        types={TYPES}
        typeMessage={TYPE_MESSAGE}
        value={screenshot}
        error={checked && !screenshot ? SCREENSHOT_MESSAGE : null}
        onChange={(file) => {
          setScreenshot(file);
          changed();
        }}
      />
      {purchase.error && (
        <Banner tone="bad" title="Your request was not sent">
          {messageOf(purchase.error, PURCHASE_FAILED)}
        </Banner>
      )}
      <Button type="submit" wide loading={purchase.isPending} loadingLabel="Sending...">
        Send payment for checking
      </Button>
    </form>
  );
}
