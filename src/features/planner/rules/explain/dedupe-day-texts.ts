/**
 * What days say more than once: where one comes back to is not presented again, and why hours or a meal stay open is told
 * where it first is. Of what to ask at an open meal, every one says that it is the same.
 */
import { dayCopy } from '../../copy/days.ts';
import type { PlanDay, PlanItem } from '../plan.ts';

interface First {
  readonly day: number;
  readonly kind: PlanItem['kind'];
}

export function dedupeDayTexts(days: readonly PlanDay[]): PlanDay[] {
  const known = new Map<string, First>();
  const told = new Set<string>();
  const again = (item: PlanItem, day: number): string | undefined => {
    const { placeId, kind, why } = item;
    if (placeId !== undefined) {
      const first = known.get(placeId);
      if (!first) known.set(placeId, { day, kind });
      if (first && kind === 'meal') return dayCopy.tableAgain(day, first.day);
      return first && kind === 'rest' ? dayCopy.restAgain(day, first.kind === 'rest') : why;
    }
    if (why === undefined || (kind !== 'free' && kind !== 'rest')) return why;
    const words = dayCopy.askedAt(why);
    const isTold = told.has(words);
    told.add(words);
    return isTold ? dayCopy.whyAgain(why) : why;
  };
  return days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      const { why: _, ...bare } = item;
      const why = again(item, day.n);
      return why === undefined ? bare : { ...bare, why };
    }),
  }));
}
