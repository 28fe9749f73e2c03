/** A day that is one of their nights: "five nights, the last of them Monday 1 March", "the holiday on 20 September is to be night number six". */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import type { CombinedDates } from './combine-dates.ts';
import { countAt, type DateRow, has, senseAt } from './date-items.ts';
import type { Anchor } from './date-mention.ts';
import { dayFrom, feastNamedAt } from './feast-days.ts';
import { dayOf, saidOf } from './said-day.ts';
import type { Scan } from './scan-field.ts';

interface Numbered {
  /** From the first; -1 is the last. */
  readonly night: number;
  readonly from: number;
  readonly to: number;
}

const FEW_WORDS = 7;

/** `nights` of the stay, which such a day cannot say. */
export function fromNumberedNight(
  found: CombinedDates,
  scan: Scan,
  nights: number | undefined,
  today: CalendarDay,
): CombinedDates {
  if (nights === undefined || scan.field !== 'dates' || found.anchor?.kind === 'range') return found;
  const { row } = scan;
  const days = scan.anchors.filter((each) => each.kind === 'day' || (each.kind === 'real' && each.isFeast));
  for (const said of days) {
    const numbered = nightBefore(row, said.from) ?? nightBehind(row, said.to);
    const on = numbered && dayNamed(days, said, today);
    if (!numbered || !on) continue;
    const night = numbered.night < 0 ? nights : numbered.night;
    const start = plusDays(on, 1 - night);
    if (night > nights || start < today) continue;
    const place = { row, from: Math.min(said.from, numbered.from), to: Math.max(said.to, numbered.to) };
    const isSaid = said.kind === 'day' && said.day.year === undefined;
    const anchor: Anchor = {
      kind: 'day',
      role: 'start',
      ...place,
      day: isSaid ? { ...saidOf(start), year: undefined } : saidOf(start),
    };
    return {
      anchor,
      ending: null,
      parts: [...found.parts, ...days.map(({ from, to }) => ({ scan, from, to })), { scan, ...place }],
    };
  }
  return found;
}

/** A date beside a feast says which day it is. */
function dayNamed(days: readonly Anchor[], said: Anchor, today: CalendarDay): CalendarDay | undefined {
  const day = said.kind === 'day' ? said : days.find((each) => each.kind === 'day');
  if (day?.kind === 'day') return dayOf(day.day, today);
  const feast = said.row
    .slice(said.from, said.to)
    .map((_, i) => feastNamedAt(said.row, said.from + i))
    .find(Boolean);
  return feast && dayFrom(feast, today);
}

/** "The final night is", "the last of them", "on the sixth night:" */
function nightBefore(row: DateRow, end: number): Numbered | null {
  for (let at = end - 1; at >= 0 && at >= end - FEW_WORDS; at--) {
    const night = Number(senseAt(row, at, 'ordinal') ?? 0);
    if (night === 0 || has(row, at, 'weekday')) continue;
    const isNight = senseAt(row, at + 1, 'unit') === 'night';
    const isOfThem = night < 0 && has(row, at + 1, 'of', 'one') && !has(row, at + 2, 'month', 'unit');
    return isNight || isOfThem ? { night, from: at, to: at + 2 } : null;
  }
  return null;
}

/** "Is to be night number six", "as the third night", "is our last night" */
function nightBehind(row: DateRow, start: number): Numbered | null {
  for (let at = start; at < row.length && at < start + FEW_WORDS; at++) {
    if (/^[.;]$/.test(row[at]?.text ?? '') || has(row, at, 'weekday', 'month')) return null;
    if (senseAt(row, at, 'unit') !== 'night' || row[at - 1]?.number !== undefined) continue;
    const ordinal = Number(senseAt(row, at - 1, 'ordinal') ?? 0);
    if (ordinal !== 0) return { night: ordinal, from: at - 1, to: at + 1 };
    const by = countAt(row, at + 1, MOST) === undefined ? at + 2 : at + 1;
    const night = countAt(row, by, MOST);
    return night === undefined || has(row, by + 1, 'unit') ? null : { night, from: at, to: by + 1 };
  }
  return null;
}
const MOST = 60;
