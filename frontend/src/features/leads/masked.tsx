import { MASKED } from '@phirse/contracts/read-models/order.js';

/** A customer's detail before acceptance: stars for the eye, words for a screen reader. */
export function Masked({ what }: { readonly what: string }) {
  return (
    <>
      <span aria-hidden="true" className="tracking-widest">
        {MASKED}
      </span>
      <span className="sr-only">{what} hidden until you accept</span>
    </>
  );
}
