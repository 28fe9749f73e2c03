/** Ramadan where most people keep it: some kitchens rest by day, and one dines after sunset. */
import { type CalendarDay, plusDays } from '../../../../shared/dates.ts';
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { daysOf, type Period } from '../../../destinations/rules/recurrence.ts';

/**
 * The 49 countries of which most people are Muslim: as many as Pew Research Center counts in "The Future of the Global
 * Muslim Population" (2011), with whose table the names have not been compared.
 */
const KEPT_IN: ReadonlySet<string> = new Set(
  (
    'AE AF AL AZ BD BF BH BN DJ DZ EG EH GM GN ID IQ IR JO KG KM KW KZ LB LY MA ML MR MV MY NE OM PK PS QA SA SD SL SN ' +
    'SO SY TD TJ TM TN TR UZ XK YE YT'
  ).split(' '),
);

/** The days of it that a stay touches. */
export function ramadanIn({ facts }: KnownPlace, from: CalendarDay, nights: number): Period | null {
  if (!KEPT_IN.has(facts.country)) return null;
  const last = plusDays(from, nights);
  const years = [...new Set([from, last].map((day) => Number(day.slice(0, 4))))];
  const all = years.flatMap((year) => daysOf({ feast: 'ramadan' }, year));
  return all.find((period) => period.from <= last && period.to >= from) ?? null;
}
