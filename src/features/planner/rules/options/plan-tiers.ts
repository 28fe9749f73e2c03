/** The price classes of a plan: which one its budget pays, and the next above and below. */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { Plan } from '../plan.ts';
import type { Segment } from '../plan-draft.ts';
import { estimate } from '../price/estimate-stay.ts';
import type { Reading } from '../reading.ts';
import { asksForBetter } from '../select/choose-lodging.ts';
import type { Style } from '../select/place-score.ts';
import type { World } from '../world.ts';

const LOWER: Readonly<Record<PlanTier, PlanTier>> = { high: 'mid', mid: 'low', low: 'low' };

export const HIGHER: Readonly<Record<PlanTier, PlanTier>> = { high: 'high', mid: 'high', low: 'mid' };

export function tierForStyle(tier: PlanTier, style: Style): PlanTier {
  return style === 'value' ? LOWER[tier] : style === 'splurge' ? HIGHER[tier] : tier;
}

export type PlanTier = Plan['tier'];

export const SIMPLER: Readonly<Record<PlanTier, PlanTier | null>> = { high: 'mid', mid: 'low', low: null };

/** Estimates miss by a few per cent: further over than this and trying is waste. */
export const HOPELESS = 1.15;

/** A budget that leaves a quarter beyond the best class was meant for it. */
const GENEROUS = 0.75;

/** The price class a wish amounts to: what was said, else the best that the budget carries without strain. */
export function tierFor(
  reading: Reading,
  segments: readonly Segment[],
  startDate: CalendarDay,
  world: World,
): PlanTier {
  const { tier, groupTotal } = reading.budget;
  if (tier === 'low' || tier === 'mid' || tier === 'high') return tier;
  if (groupTotal === undefined) return tier === 'any' ? 'high' : 'mid';
  const cost = (at: PlanTier) => estimate({ reading, segments, startDate, tier: at }, world);
  const fits = (at: PlanTier, limit: number) => {
    const price = cost(at);
    return price === null ? null : price <= limit;
  };
  if (fits('high', groupTotal * shareForBest(reading))) return 'high';
  // Where a third and more would be left beside such a wish, the better class is built, and taken as far as it fits.
  if (asksForBetter(reading) && fits('mid', groupTotal * PLENTY_LEFT) && fits('high', groupTotal * HOPELESS))
    return 'high';
  return fits('mid', groupTotal * 1.02) === false ? 'low' : 'mid';
}

const PLENTY_LEFT = 2 / 3;

/** How much of the budget the best class may take: all of a sum for beds, most of it where they treat themselves, else only where plenty is left. */
function shareForBest({ budget, occasion, lodging }: Reading): number {
  if (budget.covers?.length === 1 && budget.covers[0] === 'lodging') return 1;
  const treats =
    budget.tier === 'any' ||
    occasion === 'honeymoon' ||
    occasion === 'anniversary' ||
    lodging.some((wish) => wish === 'boutique' || wish === 'resort' || wish === 'villa');
  return treats ? 0.9 : GENEROUS;
}
