/**
 * Another agreement in place of the one a booking has: what it costs, and what goes back or is still to be paid. Taxes
 * are computed of the whole booking, before and after; what fewer travellers no longer pay comes back by the terms.
 */
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';
import { type CancellationTerms, refundOf } from '../../packages/rules/cancellation-terms.ts';
import { priceFor } from '../../packages/rules/total-price.ts';

export const PRICE_CHOICES = ['kept', 'today'] as const;
/** For one person: as it was agreed, or as the departure is sold today. */
export type PriceChoice = (typeof PRICE_CHOICES)[number];

export interface Agreement {
  readonly departureId: number;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly travelers: number;
  readonly pricePerPerson: Dollars;
  readonly subtotal: Dollars;
  readonly taxes: Dollars;
  readonly total: Dollars;
}

export interface ChangeWish {
  readonly travelers: number;
  readonly price: PriceChoice;
  /** Where it leaves then, and what that costs for one person today. */
  readonly departure: Pick<Agreement, 'departureId' | 'departsOn' | 'returnsOn'> & { readonly price: Dollars };
}

export interface ChangeQuote {
  readonly before: Agreement;
  readonly after: Agreement;
  /** At most one of the two is not nothing. */
  readonly refund: Dollars;
  readonly due: Dollars;
}

export function quoteChange(
  before: Agreement,
  wish: ChangeWish,
  { terms, today, left }: { readonly terms: CancellationTerms; readonly today: CalendarDay; readonly left: Dollars },
): ChangeQuote {
  const { price, ...departure } = wish.departure;
  const pricePerPerson = wish.price === 'kept' ? before.pricePerPerson : price;
  const { subtotal, taxes, total } = priceFor(pricePerPerson, wish.travelers);
  const asBefore = priceFor(before.pricePerPerson, wish.travelers).total;
  const lost = Math.max(0, before.total - asBefore);
  const gained = Math.max(0, asBefore - before.total);
  const amount = gained + (total - asBefore) - refundOf(terms, lost, before.departsOn, today).amount;
  return {
    before,
    after: { ...departure, travelers: wish.travelers, pricePerPerson, subtotal, taxes, total },
    // Never more than is left of what was paid.
    refund: Math.min(Math.max(0, -amount), left),
    due: Math.max(0, amount),
  };
}

/** Whether it would be the same agreement again. */
export function changesNothing({ before, after }: ChangeQuote): boolean {
  return (
    before.departureId === after.departureId && before.travelers === after.travelers && before.total === after.total
  );
}
