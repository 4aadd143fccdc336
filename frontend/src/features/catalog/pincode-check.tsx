import { type PriceAvailability } from '@phirse/contracts/read-models/answers.js';
import { isPincode, PINCODE_MESSAGE } from '@phirse/contracts/rules/pincode.js';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, MapPin } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { useDebounce } from '../../lib/use-debounce.js';
import { Button } from '../../ui/button.js';
import { Spinner } from '../../ui/spinner.js';
import { TextField } from '../../ui/text-field.js';
import { priceByPincodeQuery } from './catalog.queries.js';

const LENGTH = 6;
const PRICE_FAILED = 'Error fetching price. Please try again.';
const NOT_SERVED = 'We do not pick up in this area yet. Try another pincode.';

/** The answer for a pincode that is served. */
export interface ServedArea {
  readonly pincode: string;
  readonly cityName: string;
  readonly stateName: string;
  readonly estimatedPrice: number;
}

export interface PincodeCheckProps {
  readonly slug: string;
  readonly variant: string;
  readonly pincode: string;
  readonly onPincode: (pincode: string) => void;
  /** The exact value is wanted for this area. */
  readonly onProceed: (area: ServedArea) => void;
}

/** The area behind an answer, `null` where it is not served. */
export function servedArea(answer: PriceAvailability | undefined): ServedArea | null {
  if (!answer?.available || !answer.data || answer.estimatedPrice === undefined) return null;
  return { ...answer.data, estimatedPrice: answer.estimatedPrice };
}

/** Asks for the pincode, looks it up 500 ms after its sixth digit, and goes on only where we pick up. */
export function PincodeCheck({ slug, variant, pincode, onPincode, onProceed }: PincodeCheckProps) {
  const [left, setLeft] = useState(false);
  const settled = useDebounce(pincode);
  const complete = pincode.length === LENGTH;
  const lookup = useQuery({
    ...priceByPincodeQuery({ pincode: settled, slug, variant }),
    enabled: settled.length === LENGTH && settled === pincode && isPincode(settled),
  });
  const waiting = complete && isPincode(pincode) && (settled !== pincode || lookup.isFetching);
  const area = complete && settled === pincode ? servedArea(lookup.data) : null;
  const error = (() => {
    if (complete ? !isPincode(pincode) : left && pincode !== '') return PINCODE_MESSAGE;
    if (!complete || waiting || settled !== pincode) return null;
    if (lookup.error) return messageOf(lookup.error, PRICE_FAILED);
    return lookup.data && !area ? (lookup.data.message ?? NOT_SERVED) : null;
  })();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(true);
        if (area) onProceed(area);
      }}
    >
      <TextField
        label="Your pincode"
        hint="Where we pick up. Prices differ a little by city."
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="560001"
        maxLength={LENGTH}
        prefix={<MapPin />}
        suffix={
          waiting && (
            <span className="grid size-11 place-items-center text-primary">
              <Spinner />
            </span>
          )
        }
        value={pincode}
        error={error}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          setLeft(false);
          onPincode(event.target.value.replace(/\D/g, '').slice(0, LENGTH));
        }}
      />
      <p role="status" className="min-h-6 text-good">
        {waiting && <span className="text-muted">Checking...</span>}
        {area && !waiting && (
          <span className="flex items-center gap-2 font-semibold">
            <CircleCheck aria-hidden="true" className="size-5" />
            Free pickup in {area.cityName}, {area.stateName}
          </span>
        )}
      </p>
      {lookup.error && !waiting && (
        <Button tone="outline" onClick={() => void lookup.refetch()}>
          Retry
        </Button>
      )}
      <Button type="submit" tone="accent" size="large" wide disabled={!area || waiting}>
        Check exact value
      </Button>
    </form>
  );
}
