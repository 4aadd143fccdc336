const COUNT = new Intl.NumberFormat('en-IN');

/** `1,20,000`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** `98765 43210`, as Indian numbers are read. */
export function formatPhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

/** `80 coins`, `1 coin`. */
export function formatCoins(coins: number): string {
  return `${COUNT.format(coins)} ${Math.abs(coins) === 1 ? 'coin' : 'coins'}`;
}
