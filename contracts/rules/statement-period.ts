/** Said where a period does not fit. */
export const TOO_LONG_A_STATEMENT = 'A statement covers at most one year. Please choose a shorter period.';

/** Whether two days, `YYYY-MM-DD` and both included, lie within one year: the day before the first one's next anniversary still does. */
export function fitsOneYear({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const anniversary = String(Number(from.slice(0, 4)) + 1).padStart(4, '0') + from.slice(4);
  return to < anniversary;
}
