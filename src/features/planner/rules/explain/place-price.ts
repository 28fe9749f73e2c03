/** What a place costs the whole party, and how the sum is written. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { ledgerCopy as say } from '../../copy/wish-ledger.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { money, ratesInto, rounded, times } from '../price/currency.ts';
import { ticketsFor } from '../price/party-multipliers.ts';
import { isOnSnow } from '../schedule/candidates.ts';
import type { World } from '../world.ts';

export function placePrice(
  place: Place,
  { brief: { segments, reading } }: PricedDraft,
  { rates }: World,
): number | null {
  const segment = segments.find(({ book }) => book.city.id === place.cityId);
  const rate = segment ? ratesInto(rates, reading.budget.currency)(segment.known.facts.currency) : null;
  return rounded(times(ticketsFor(place, reading.party), rate));
}

/** On the snow it is a price of each day. */
export function placePriceText(
  place: Place,
  price: number,
  { nights, needs: { heads }, reading }: PricedDraft['brief'],
): string {
  const { currency } = reading.budget;
  const days = Math.max(1, nights - 1);
  return isOnSnow(place)
    ? say.price.daily(money(price, currency), heads, days, money(price * days, currency))
    : say.price.once(money(price, currency), heads);
}
