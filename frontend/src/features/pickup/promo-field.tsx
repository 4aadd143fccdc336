import { type PromoChecked } from '@phirse/contracts/read-models/answers.js';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api-client.js';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/button.js';
import { Money } from '../../ui/money.js';
import { TextField } from '../../ui/text-field.js';

export interface AppliedPromo {
  readonly code: string;
  /** Rupees. */
  readonly value: number;
}

export interface PromoFieldProps {
  readonly phone: string;
  /** The evaluated price it is meant for. */
  readonly price: number;
  readonly applied: AppliedPromo | null;
  readonly onChange: (applied: AppliedPromo | null) => void;
}

/** A code, checked before the order is placed; one that is changed afterwards no longer counts. */
export function PromoField({ phone, price, applied, onChange }: PromoFieldProps) {
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const check = useMutation({
    mutationFn: (enteredCode: string) =>
      api.post<PromoChecked>('/promo/check/promocode', { enteredCode, phone, price }),
    onSuccess: ({ value }, enteredCode) => onChange({ code: enteredCode, value }),
  });
  const apply = () => {
    const entered = code.trim().toUpperCase();
    setEmpty(!entered);
    if (entered) check.mutate(entered);
  };
  return (
    <div>
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          label="Promo code"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
          value={code}
          error={
            empty ? 'Please enter a promo code' : check.error && messageOf(check.error, 'Invalid promo code response')
          }
          onChange={(event) => {
            setEmpty(false);
            check.reset();
            onChange(null);
            setCode(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <Button tone="outline" className="mt-7.5" loading={check.isPending} onClick={apply}>
          Apply
        </Button>
      </div>
      <p role="status" className="mt-1 text-good">
        {applied && (
          <>
            {applied.code} applied: <Money rupees={applied.value} />
          </>
        )}
      </p>
    </div>
  );
}
