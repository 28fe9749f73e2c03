/** What the planner would do at a place in one, three and seven days, worked out once a day. */
import type { CalendarDay } from '../../../shared/dates.ts';
import { planStay } from '../../planner/actions/plan-wish.ts';
import type { PlacePage } from '../contract.ts';

const STAYS = [1, 3, 7];

/** By place, for the day it was asked on: about a quarter of a second of work each. */
const worked = new Map<string, { readonly today: CalendarDay; readonly stays: PlacePage['stays'] }>();

export function staysIn(id: string, name: string, today: CalendarDay): PlacePage['stays'] {
  const known = worked.get(id);
  if (known?.today === today) return known.stays;
  const stays = STAYS.flatMap((days) => {
    const planned = planStay(name, days, today)?.days.slice(0, days) ?? [];
    const plan = planned.map(({ area, items }) => ({
      area,
      stops: items.filter(({ placeId }) => placeId !== undefined).map(({ name }) => name),
    }));
    return plan.length === days ? [{ days, plan }] : [];
  });
  worked.set(id, { today, stays });
  return stays;
}
