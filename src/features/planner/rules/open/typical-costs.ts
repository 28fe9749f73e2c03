/**
 * What a stay in a town of that price level typically costs: cost = a × p^b, p the price level of the country. Fitted on
 * our own destinations, a whole country left out at a time. A model, no prices of the town: every amount is a range.
 */
import type { ByTier } from '../../../destinations/rules/destination-facts.ts';
import type { OpenCityRow, WorldTables } from './open-data-rows.ts';

/** At prices of the United States, dollars; resorts are in it. */
const ROOM = { low: { a: 129, b: 0.9 }, mid: { a: 270, b: 0.58 }, high: { a: 633, b: 0.37 } };
const FOOD = { low: { a: 45, b: 0.71 }, mid: { a: 93, b: 0.58 }, high: { a: 207, b: 0.51 } };
/** A day of getting around, of the room's price. */
const AROUND = { low: 0.04, mid: 0.06, high: 0.15 };

/** Four of five towns lie within so many times more or less. */
const USUAL_SPREAD = 1.4;
const WIDE_SPREAD = 1.7;
const [CHEAPEST, DEAREST] = [0.3, 1.05];
const OLD_YEARS = 5;

export interface TypicalCosts {
  readonly lodging: ByTier;
  readonly food: ByTier;
  readonly localTransport: ByTier;
}

/** `perDollar`: of the currency they are wanted in. */
export function typicalCosts(level: number, perDollar: number): TypicalCosts {
  const by = (table: typeof ROOM): ByTier => {
    const at = ({ a, b }: { a: number; b: number }) => a * level ** b * perDollar;
    return { low: at(table.low), mid: at(table.mid), high: at(table.high) };
  };
  const lodging = by(ROOM);
  return {
    lodging,
    food: by(FOOD),
    localTransport: {
      low: lodging.low * AROUND.low,
      mid: lodging.mid * AROUND.mid,
      high: lodging.high * AROUND.high,
    },
  };
}

/** Wider where the model has seen nothing like it, or long ago. */
export function spreadOf(prices: NonNullable<WorldTables['prices']>, { isIsland }: OpenCityRow, year: number): number {
  const { level, year: of } = prices;
  const isStrange = level < CHEAPEST || level > DEAREST || isIsland || year - of > OLD_YEARS;
  return isStrange ? WIDE_SPREAD : USUAL_SPREAD;
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', '₹': 'INR' };
const CHARGE = /^(?:([€$£¥₹]|[A-Z]{3})\s?)?(\d{1,6}(?:[.,]\d{1,2})?)(?:\s?([€$£¥₹]|[A-Z]{3}))?$/;

/** "5 EUR", "€12.50"; null for anything that is not one amount with its currency. */
export function chargeIn(text: string | null): { readonly amount: number; readonly currency: string } | null {
  const [, before, digits, after] = CHARGE.exec(text?.trim() ?? '') ?? [];
  const sign = before ?? after;
  if (!digits || !sign || (before && after)) return null;
  return { amount: Number(digits.replace(',', '.')), currency: SIGNS[sign] ?? sign };
}
