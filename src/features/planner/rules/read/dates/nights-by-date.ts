/** Nights by their days: "the nights of 14 and 15 May", "nights of the 14th, 15th and 16th of May", "les nuits du 14 et du 15 mai". */
import { plusDays } from '../../../../../shared/dates.ts';
import { type DateRow, has, senseAt, skip } from './date-items.ts';
import type { RangeAnchor, Spoken } from './date-mention.ts';
import { afterWeekday, monthAt, numberAt, yearAt } from './day-phrase.ts';
import { dayIn, type SaidDay, saidOf } from './said-day.ts';

/** The last night is slept too: they leave the day after it. */
export function nightsByDateAt(row: DateRow, at: number): Spoken<RangeAnchor> | null {
  if (senseAt(row, at, 'unit') !== 'night' || row[at - 1]?.number !== undefined || has(row, at - 1, 'one', 'count'))
    return null;
  const open = skip(row, at + 1, 'of', 'from');
  const ahead = monthAt(row, open);
  const found = daysFrom(row, ahead ? skip(row, open + 1, 'of') : open);
  const [first, last] = [found?.days[0], found?.days.at(-1)];
  if (!found || first === undefined || last === undefined) return null;
  const behind = skip(row, found.to, 'of');
  const month = ahead || monthAt(row, behind);
  const isWhole = found.days.length > 1 || (at <= 1 && row[ahead ? found.to : behind + 1] === undefined);
  if (!month || !isWhole) return null;
  const to = ahead ? found.to : behind + 1;
  const year = yearAt(row, to);
  return {
    kind: 'range',
    start: { year: year?.year, month, day: first },
    // "The night of the 14th to the 15th" is one.
    end: found.isOneNight ? { year: year?.year, month, day: last } : dayAfter({ year: year?.year, month, day: last }),
    to: year?.to ?? to,
  };
}

/** Days on end, in a list or from one to another. */
function daysFrom(
  row: DateRow,
  start: number,
): { readonly days: readonly number[]; readonly to: number; readonly isOneNight: boolean } | null {
  const days: number[] = [];
  let to = start;
  let isOneNight = false;
  for (let at = start, isTo = false; ; ) {
    // "Nights of 3 May and 4 May" may name the month again.
    const next = afterWeekday(row, skip(row, at, 'of', 'from'));
    const number = numberAt(row, days.length > 0 ? skip(row, next, 'month') : next);
    const last = days.at(-1);
    if (!number || (last !== undefined && (isTo ? number.day <= last : number.day !== last + 1))) break;
    isOneNight = isTo && last !== undefined && number.day === last + 1;
    days.push(number.day);
    to = number.to;
    isTo = has(row, to, 'to');
    const isJoined = isTo || has(row, to, 'and') || row[to]?.text === ',' || row[to]?.text === '+';
    if (!isJoined) break;
    at = to + 1;
  }
  return days.length > 0 ? { days, to, isOneNight } : null;
}

const dayAfter = (said: SaidDay): SaidDay => saidOf(plusDays(dayIn(said.year ?? 2027, said.month, said.day), 1), said);
