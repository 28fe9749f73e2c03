/** "16-19 April, sorry, a week later": what takes days back and says by how much they move. */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import { countAt, type DateRow, has, senseAt, skip } from './date-items.ts';
import type { Anchor } from './date-mention.ts';
import { dayOf, type SaidDay, saidOf } from './said-day.ts';

export interface DateShift {
  readonly days: number;
  readonly from: number;
  readonly to: number;
}

/** Behind a word that takes back: "no wait, make it one week later", "lieber zwei Tage früher". */
export function dateShiftIn(row: DateRow): DateShift | null {
  const turn = row.findIndex((_, at) => has(row, at, 'correction'));
  if (turn < 0) return null;
  for (let at = turn + 1; at < row.length; at++) {
    const whole = senseAt(row, at, 'moved-week');
    if (whole) return { days: whole === 'earlier' ? -7 : 7, from: at, to: at + 1 };
    const isNext =
      ['week', 'weekend'].includes(senseAt(row, at, 'unit') ?? '') && !isOpen(row, at + 1) && isOpen(row, at + 2);
    if (isNext && has(row, at + 1, 'following', 'after', 'before'))
      return { days: has(row, at + 1, 'before') ? -7 : 7, from: at, to: at + 2 };
    // "We'd come the Thursday after instead"
    const isAfter = has(row, at, 'weekday') && has(row, at + 1, 'following') && has(row, at + 2, 'instead-of-that');
    if (isAfter) return { days: 7, from: at, to: at + 3 };
    const one = skip(row, at, 'one');
    const count = countAt(row, at, MOST) ?? (one > at ? 1 : undefined);
    const unit = countAt(row, at, MOST) === undefined ? one : at + 1;
    const days = DAYS[senseAt(row, unit, 'unit') ?? ''];
    const way = senseAt(row, unit + 1, 'moved-by');
    if (count === undefined || days === undefined || way === undefined) continue;
    return { days: count * days * (way === 'earlier' ? -1 : 1), from: at, to: unit + 2 };
  }
  return null;
}
/** The clause ends here. */
const isOpen = (row: DateRow, at: number) => row[at] === undefined || row[at]?.kind === 'mark';
const DAYS: Readonly<Record<string, number>> = { week: 7, day: 1 };
const MOST = 8;

export function shiftDates(anchor: Anchor, days: number, today: CalendarDay): Anchor {
  const moved = (said: SaidDay) => saidOf(plusDays(dayOf(said, today), days), said);
  if (anchor.kind === 'day') return { ...anchor, day: moved(anchor.day), doubt: undefined };
  if (anchor.kind === 'range')
    return { ...anchor, start: moved(anchor.start), end: moved(anchor.end), doubt: undefined };
  if (anchor.kind !== 'real') return anchor;
  return {
    ...anchor,
    find: (notBefore) => {
      const found = anchor.find(notBefore);
      return {
        ...found,
        start: plusDays(found.start, days),
        ...(found.startTo ? { startTo: plusDays(found.startTo, days) } : {}),
      };
    },
  };
}
