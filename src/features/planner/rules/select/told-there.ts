/** What is told of a town in the weeks in which they come: its season, and what is on. */
import { type CalendarDay, plusDays } from '../../../../shared/dates.ts';
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { daysOf } from '../../../destinations/rules/recurrence.ts';
import type { Reading } from '../reading.ts';
import { isToldIn } from './match-keywords.ts';
import { monthOf, seasonsIn } from './season-fit.ts';

type Thing = NonNullable<Reading['things']>[number];
interface Days {
  readonly startDate: CalendarDay;
  readonly nights: number;
}

/** The sentence of its season that tells of it; of several towns nobody knows which is meant. */
export const seasonTelling = (
  { facts, cities }: KnownPlace,
  thing: Thing,
  { startDate }: Pick<Days, 'startDate'>,
): string | undefined =>
  cities.length === 1
    ? seasonsIn(facts, monthOf(startDate)).find(({ text }) => isToldIn(text, thing))?.text
    : undefined;

export function isToldThere(known: KnownPlace, thing: Thing, days: Days): boolean {
  if (known.cities.length > 1) return false;
  const last = plusDays(days.startDate, days.nights);
  const isOn = known.facts.events.some(
    ({ name, text, when }) =>
      isToldIn(`${name} ${text}`, thing) &&
      daysOf(when, Number(days.startDate.slice(0, 4))).some(({ from, to }) => from <= last && to >= days.startDate),
  );
  return isOn || seasonTelling(known, thing, days) !== undefined;
}
