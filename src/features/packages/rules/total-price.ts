/** What a package costs for all who travel, with taxes and fees. All sums are whole US dollars. */
import type { Dollars } from '../../../shared/usd.ts';

export interface PackagePrice {
  readonly subtotal: Dollars;
  readonly taxes: Dollars;
  readonly total: Dollars;
}

/** Total = floor((11·S + 5) / 10): 1.1 × S rounded half up, without leaving the integers. */
export function priceFor(pricePerPerson: Dollars, travelers: number): PackagePrice {
  const subtotal = pricePerPerson * travelers;
  const total = Math.floor((11 * subtotal + 5) / 10);
  return { subtotal, taxes: total - subtotal, total };
}
