/** Stops that somebody has moved or taken out, one after the other; what cannot be done leaves the plan as it is. */

import { isMovable, type StopEdit } from '../change/stop-edit.ts';
import type { PlanDay, PlanItem } from '../plan.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { costOf } from '../price/plan-cost.ts';
import { candidatesOf } from '../schedule/candidates.ts';
import { type DayPlanFrame, framesOf } from '../schedule/day-frames.ts';
import { leftOpen, placedAmong, retimed } from '../schedule/retime-day.ts';
import type { World } from '../world.ts';

export function editStops(draft: PricedDraft, plan: string, edits: readonly StopEdit[], world: World): PricedDraft {
  const own = edits.filter((edit) => edit.plan === plan);
  const { brief } = draft;
  if (own.length === 0 || brief.style === 'package') return draft;
  const frames = framesOf(
    brief,
    brief.segments.map((segment) => candidatesOf(segment, brief).length),
  );
  const days = own.reduce((now, edit) => edited(now, edit, frames, draft, world) ?? now, draft.days);
  return days === draft.days ? draft : { ...draft, days, cost: costOf({ brief, days }, world) };
}

function edited(
  days: readonly PlanDay[],
  { day: n, stop: id, to }: StopEdit,
  frames: readonly DayPlanFrame[],
  { brief }: PricedDraft,
  world: World,
): readonly PlanDay[] | null {
  const day = days[n - 1];
  const stop = day?.items.find((item) => item.placeId === id && isMovable(item));
  const target = to ? days[to.day - 1] : day;
  if (!day || !stop || !target || target.cityId !== day.cityId) return null;
  const arrange = (of: PlanDay, items: readonly PlanItem[], floating: readonly PlanItem[]) => {
    const frame = frames.find((one) => one.n === of.n);
    return frame ? retimed(brief, frame, of, { items, floating: new Set(floating) }, world) : null;
  };
  if (to && target === day) {
    const order = placedAmong(
      day.items.filter((item) => item !== stop),
      stop,
      to.at,
    );
    const [old, now] = [day.items.indexOf(stop), order.indexOf(stop)];
    const between = order.slice(Math.min(old, now), Math.max(old, now) + 1).filter(isMovable);
    const after = arrange(day, order, between);
    return after && days.with(n - 1, after);
  }
  const without = arrange(
    day,
    day.items.map((item) => (item === stop ? leftOpen(stop, day.area, brief) : item)),
    [],
  );
  if (!to) return without && days.with(n - 1, without);
  const moved = arrange(target, placedAmong(target.items, stop, to.at), [stop]);
  return without && moved && days.with(n - 1, without).with(to.day - 1, moved);
}
