/** Whole US dollars, and how people read them. Cents exist only towards a payment provider. */
export type Dollars = number;

/** 3079 → "$3,079". */
export function usd(amount: Dollars): string {
  return `$${amount.toLocaleString('en-US')}`;
}
