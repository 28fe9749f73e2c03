/** Whole US dollars, and how people read them. Cents exist only towards a payment provider. */
export type Dollars = number;

/** 3079 → "$3,079". */
export function usd(amount: Dollars): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** 307900 → "$3,079", 307950 → "$3,079.50": banks reckon in cents. */
export function usdFromCents(cents: number): string {
  const places = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places })}`;
}
