/** Coins per thousand rupees of the order's final price. */
export const LEAD_COINS_PER_THOUSAND = 3;
/** Rupees a coin costs. */
export const COIN_VALUE = 10;

/** Price of a lead in coins: `ceil(3 × price / 1000)`. */
export function leadPrice(orderPrice: number, coinsPerThousand: number = LEAD_COINS_PER_THOUSAND): number {
  return Math.ceil((coinsPerThousand * orderPrice) / 1000);
}

/** Coins a partner paid for a lead beyond what its final price asks for at the rate it was sold at; 0 where they did not. */
export function coinsOverpaid(coinsPaid: number, finalPrice: number, coinsPerThousand?: number): number {
  return Math.max(0, coinsPaid - leadPrice(finalPrice, coinsPerThousand));
}
