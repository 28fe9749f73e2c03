/** "The second weekend of Advent", "first week of Ramadan", "third Sunday of Advent": a part of a feast of weeks. */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import { daysOf } from '../../../../destinations/rules/recurrence.ts';
import type { NamedFeast } from '../../../content/named-feasts.ts';
import { countAt, type DateRow, has, senseAt, skip } from './date-items.ts';
import type { FoundStay, RealAnchor, Spoken } from './date-mention.ts';
import { yearAt } from './day-phrase.ts';
import { feastNamedAt } from './feast-days.ts';
import { onOrAfter, yearOf } from './said-day.ts';

const SATURDAY = 5;

export function partOfFeastAt(row: DateRow, start: number): Spoken<RealAnchor> | null {
  const figure = has(row, start + 1, 'suffix') || row[start + 1]?.text === '.' ? countAt(row, start, 5) : undefined;
  const nth = figure ?? Number(senseAt(row, start, 'ordinal') ?? 0);
  if (nth < 1) return null;
  const at = figure === undefined ? start + 1 : start + 2;
  // "Am zweiten Adventswochenende"
  const isOneWord = feastNamedAt(row, at) !== undefined && row[at + 1]?.joint === '-';
  const part = isOneWord ? at + 1 : at;
  const named = isOneWord ? at : skip(row, at + 1, 'of');
  const feast = feastNamedAt(row, named);
  const unit = senseAt(row, part, 'unit');
  const weekday = senseAt(row, part, 'weekday');
  const isLong = feast && (feast.season === true || (feast.before ?? 0) < 0);
  if (!feast || !isLong || (unit !== 'weekend' && unit !== 'week' && weekday === undefined)) return null;
  const year = yearAt(row, named + 1);
  const within = (from: CalendarDay): FoundStay => {
    if (weekday !== undefined) return { start: plusDays(onOrAfter(from, Number(weekday)), (nth - 1) * 7) };
    if (unit === 'week') return { start: plusDays(from, (nth - 1) * 7), nights: 7 };
    return { start: plusDays(onOrAfter(plusDays(from, -1), SATURDAY), (nth - 1) * 7 - 1), nights: 2 };
  };
  const find = (notBefore: CalendarDay) => firstFrom(feast, within, notBefore);
  return {
    kind: 'real',
    to: year?.to ?? Math.max(named, part) + 1,
    find,
    year: year?.year,
    isFeast: true,
    isSurest: true,
  };
}

function firstFrom({ when }: NamedFeast, within: (from: CalendarDay) => FoundStay, notBefore: CalendarDay): FoundStay {
  const stays = [0, 1, 2].flatMap((more) => daysOf(when, yearOf(notBefore) + more).map(({ from }) => within(from)));
  return stays.find(({ start }) => start >= notBefore) ?? { start: plusDays(notBefore, 30) };
}
