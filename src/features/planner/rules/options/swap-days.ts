/** Days that were not liked, planned anew one after the other; every other day stays as it is. */
import type { PricedDraft } from '../plan-draft.ts';
import { ratesInto } from '../price/currency.ts';
import { costOf } from '../price/plan-cost.ts';
import { scheduleAgain } from '../schedule/schedule.ts';
import type { World } from '../world.ts';

export function swapDays(draft: PricedDraft, swaps: readonly number[], world: World): PricedDraft {
  if (draft.brief.style === 'package') return draft;
  const rate = ratesInto(world.rates, draft.brief.reading.budget.currency);
  const gone = new Set<string>();
  let days = draft.days;
  for (const n of swaps) {
    const day = scheduleAgain({ brief: draft.brief, days }, n, gone, rate);
    for (const { placeId } of days[n - 1]?.items ?? []) if (placeId !== undefined) gone.add(placeId);
    if (day) days = days.with(n - 1, day);
  }
  return days === draft.days ? draft : { ...draft, days, cost: costOf({ brief: draft.brief, days }, world) };
}
