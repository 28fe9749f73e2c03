/** A stay that has begun and ends on a feast: "in on the Thursday before Valentine's Day, out on Presidents' Day". */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import type { Combined } from './combine.ts';
import { has } from './date-items.ts';
import { dayOf, nightsBetween, saidOf } from './said-day.ts';
import type { Scan } from './scan-field.ts';

const FEW_WORDS = 5;
const LONGEST = 28;

/** The feast stands behind a word of leaving. */
export function endedByFeast(found: Combined, scan: Scan, today: CalendarDay): Combined {
  const { anchors, row } = scan;
  const { anchor } = found;
  const start = anchor?.kind === 'day' && anchor.role === 'start' ? dayOf(anchor.day, today) : undefined;
  const real = anchor?.kind === 'real' ? anchor.find(today) : undefined;
  const first = start ?? (real?.startTo === undefined ? real?.start : undefined);
  if (!anchor || first === undefined || found.ending) return found;
  for (const each of anchors) {
    if (each.kind !== 'real' || !each.isFeast || each.isSeason || each === anchor) continue;
    const near = row.slice(Math.max(0, each.from - FEW_WORDS), each.from);
    const open = near.findLastIndex(({ kind }) => kind === 'mark') + 1;
    if (!near.some((_, at) => at >= open && has(near, at, 'return', 'homeward', 'way-out', 'departs'))) continue;
    const { start: last, startTo } = each.find(plusDays(first, 1));
    const nights = nightsBetween(first, last);
    if (startTo || nights < 1 || nights > LONGEST) continue;
    const [from, to] = [Math.min(anchor.from, each.from), Math.max(anchor.to, each.to)];
    const parts = [...found.parts, { scan, from: each.from, to: each.to }];
    return { ...found, anchor: { kind: 'range', row, from, to, start: saidOf(first), end: saidOf(last) }, parts };
  }
  return found;
}
