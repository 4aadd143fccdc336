const RUPEES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Whole rupees in Indian grouping: `formatRupees(1845000)` is `₹18,45,000`. */
export function formatRupees(rupees: number): string {
  return rupees < 0 ? `-₹${RUPEES.format(-rupees)}` : `₹${RUPEES.format(rupees)}`;
}

/** Rounds to ₹10, as list prices are. */
export function roundToTen(rupees: number): number {
  return Math.round(rupees / 10) * 10;
}
