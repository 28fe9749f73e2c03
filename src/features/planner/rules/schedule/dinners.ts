/** What is a dinner, and to whom: no bakery, a stall only for whoever counts coins or likes it, one evening above the others. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { MealName } from '../../../destinations/rules/place-entry.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { Brief } from '../plan-draft.ts';
import { companyOf } from '../select/company-tastes.ts';
import { interestIn } from '../select/place-score.ts';
import { asksForBreakfast } from './day-frames.ts';
import type { Frame } from './run-day.ts';

const NO_DINNER: readonly Tag[] = ['bakery', 'pastry', 'cafe', 'coffee', 'ice-cream', 'breakfast', 'brunch'];
/** A counter is a lunch. */
const QUICK: readonly Tag[] = ['street-food', 'food-hall', 'deli', 'burgers', 'kebab'];
const COUNTER_DINNER = 18;
/** Nobody brings a plate there. */
const STALLS: readonly Tag[] = ['street-food', 'food-hall', 'deli'];
const LIKED = 0.6;

export function counter(place: Place, meal: MealName, { reading }: Brief): number {
  const isCounter = meal === 'dinner' && place.tags.some((tag) => QUICK.includes(tag));
  return isCounter && interestIn(place, reading) < LIKED ? COUNTER_DINNER : 0;
}

/** Where two dine, and whoever celebrates; null for those who do not mind a stall. */
export function seatedFor({ reading, tier, style }: Brief): ((table: Place) => boolean) | null {
  const company = companyOf(reading);
  const isTreat = company === 'lovers' || company === 'celebration';
  const countsCoins = tier === 'low' || style === 'value';
  if (!isTreat && (company !== null || countsCoins)) return null;
  return ({ tags }) => !tags.some((tag) => STALLS.includes(tag) && (reading.weights[tag] ?? 0) < LIKED);
}

/** Nobody goes far for noodles in the morning who asked for no breakfast. */
export function suits(place: Place, meal: MealName, { reading }: Brief): boolean {
  if (meal === 'dinner') return !place.tags.slice(0, 2).some((tag) => NO_DINNER.includes(tag));
  if (meal === 'breakfast') return asksForBreakfast(reading) || place.tags.some((tag) => NO_DINNER.includes(tag));
  return !place.tags.includes('fine-dining') || (reading.weights['fine-dining'] ?? 0) > 0;
}

/** The evening of the occasion: a Saturday or a Friday between arrival and departure, else the second; −1 without one. */
export function festiveDay(frames: readonly Frame[], { reading, tier }: Brief): number {
  if (!reading.occasion || tier === 'low' || frames.length < 3) return -1;
  const evenings = frames.slice(1, -1).flatMap(({ dinner, weekday }, i) => (dinner ? [{ at: i + 1, weekday }] : []));
  const on = (day: number) => evenings.find(({ weekday }) => weekday === day)?.at;
  return on(SATURDAY) ?? on(FRIDAY) ?? evenings[0]?.at ?? -1;
}
const [FRIDAY, SATURDAY] = [4, 5];

/** Once one does not look at the bill. */
export const asFestive = ({ place, score }: { readonly place: Place; readonly score: number }): number =>
  score +
  FESTIVE * (place.priceLevel - 2) +
  (place.tags.some((tag) => AT_A_FEAST.includes(tag)) ? FESTIVE : 0) -
  (place.tags.some((tag) => QUICK.includes(tag)) ? 2 * FESTIVE : 0);
const FESTIVE = 22;
const AT_A_FEAST: readonly Tag[] = ['fine-dining', 'romantic', 'view', 'rooftop', 'waterfront'];
