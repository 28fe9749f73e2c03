/**
 * A wish handed over as a document, laid over what was read of the texts: what it says is said, what it leaves out stays
 * as read, and nothing is called assumed that somebody handed over.
 */
import { type CalendarDay, isCalendarDay, longDate, plusDays } from '../../../../shared/dates.ts';
import type { WishOverrides } from '../../contract/reading.ts';
import { readingCopy } from '../../copy/reading.ts';
import type { Assumed, Budget, Reading } from '../reading.ts';

/** Which guesses a part of the document answers. */
const ANSWERS: Readonly<Partial<Record<keyof WishOverrides, readonly Assumed[]>>> = {
  destinations: ['destination'],
  destinationMode: ['destination'],
  startDate: ['dates', 'year'],
  startFrom: ['dates', 'year'],
  nights: ['nights'],
  party: ['party', 'ages', 'rooms'],
  origin: ['origin', 'flights'],
};

export function applyOverrides(wish: WishOverrides, read: Reading, today: CalendarDay): Reading {
  const { budget, search, transport, ...parts } = wish;
  const said = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Partial<Reading>;
  const party = said.party ?? read.party;
  const nights = said.nights ?? read.nights;
  const when = said.startDate ? daysOf(said.startDate, said, today) : null;
  const answered = new Set([
    ...(Object.keys(said) as (keyof WishOverrides)[]).flatMap((part) => ANSWERS[part] ?? []),
    ...(budget?.amount !== undefined || budget?.tier !== undefined ? (['budget'] as const) : []),
    ...(budget?.currency !== undefined ? (['currency'] as const) : []),
  ]);
  const answeredBy = guesses(read, answered);
  return {
    ...read,
    ...said,
    ...(said.destinations
      ? {
          destinationMode: said.destinationMode ?? modeOf(said.destinations.length, read),
          unknownPlaces: said.unknownPlaces ?? [],
        }
      : {}),
    ...when?.days,
    party,
    nights,
    budget: budget
      ? budgetOf({ ...read.budget, ...clean(budget) }, budget, party.adults + party.children.length, nights)
      : read.budget,
    search: { ...read.search, ...clean(search) },
    transport: { ...read.transport, ...clean(transport) },
    assumed: read.assumed.filter((what) => !answered.has(what)),
    assumptions: read.assumptions.filter((sentence) => !answeredBy.includes(sentence)),
    conflicts: [
      ...read.conflicts.filter(
        ({ field }) => !(field === 'destination' && said.destinations) && !(field === 'dates' && said.startDate),
      ),
      ...(when?.conflicts ?? []),
    ],
  };
}

/** Days that have passed are planned the next time they come, and that is said. */
function daysOf(
  startDate: CalendarDay,
  { startFrom = startDate, startTo = startDate }: Partial<Reading>,
  today: CalendarDay,
): { days: Pick<Reading, 'startDate' | 'startFrom' | 'startTo' | 'dateState'>; conflicts: Reading['conflicts'] } {
  const last = startTo < startDate ? startDate : startTo;
  const from = startFrom > startDate ? startDate : startFrom;
  const later = (day: CalendarDay) => (day < today ? today : day);
  if (last >= today) {
    const [earliest, start] = [later(from), later(startDate)];
    return { days: { startDate: start, startFrom: earliest, startTo: last, dateState: 'ok' }, conflicts: [] };
  }
  const again = yearLater(startDate);
  const { days } = daysOf(again, { startFrom: yearLater(from), startTo: yearLater(last) }, today);
  const { past, pastChosen } = readingCopy.dates;
  return {
    days: { ...days, dateState: 'past' },
    conflicts: [{ field: 'dates', text: past(longDate(startDate)), chosen: pastChosen(days.startDate) }],
  };
}

/** The 28th where the next year has no 29th of February. */
function yearLater(day: CalendarDay): CalendarDay {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isCalendarDay(later) ? later : plusDays(day, 365);
}

const clean = <T extends object>(part: T | undefined) =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

function modeOf(count: number, { destinationMode }: Reading): Reading['destinationMode'] {
  if (count === 0) return 'open';
  if (count === 1) return 'fixed';
  return destinationMode === 'multi' ? 'multi' : 'choice';
}

/** The sum for everybody follows from the amount where it was not handed over itself. */
function budgetOf(budget: Budget, said: WishOverrides['budget'], people: number, nights: number): Budget {
  const { amount, basis } = budget;
  if (
    said?.groupTotal !== undefined ||
    amount === undefined ||
    (said?.amount === undefined && said?.basis === undefined)
  )
    return budget;
  const share = basis.startsWith('person') ? people : 1;
  const times = basis.endsWith('day') ? nights + 1 : basis.endsWith('night') ? nights : 1;
  return { ...budget, groupTotal: Math.round(amount * share * times * 100) / 100 };
}

/** The sentences with which those guesses were told. */
function guesses({ startDate, nights, budget }: Reading, answered: ReadonlySet<Assumed>): string[] {
  const { dates, party, budget: money, places } = readingCopy;
  return [
    ...(answered.has('dates') ? [dates.unsaid(startDate)] : []),
    ...(answered.has('nights') ? [dates.nightsUnsaid(nights)] : []),
    ...(answered.has('party') ? [party.unsaid(2)] : []),
    ...(answered.has('budget') ? [money.unsaid] : []),
    ...(answered.has('currency') ? [money.shown(budget.currency), money.currency(budget.currency)] : []),
    ...(answered.has('destination') ? [places.unsaid] : []),
  ];
}
