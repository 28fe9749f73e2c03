/** Laying a later sentence over an earlier wish: what it speaks of changes or is added, everything else stays. */
import type { Tag } from '../../../destinations/rules/tags.ts';
import { type Blocked, harmfulTo, type Reading } from '../reading.ts';

export function mergeReading(previous: Reading, said: Reading): Reading {
  const speaksOf = (assumed: Reading['assumed'][number]) => !said.assumed.includes(assumed);
  const both = <T>(a: readonly T[], b: readonly T[]) => [...new Set([...a, ...b])];
  const excludeTags = both(previous.excludeTags, said.excludeTags);
  return {
    ...previous,
    ...destinationOf(previous, said),
    ...datesOf(previous, said, speaksOf('nights')),
    ...(speaksOf('party') && hasPart(said, 'party') ? { party: said.party } : {}),
    budget: budgetOf(previous, said, speaksOf('budget')),
    diet: both(previous.diet, said.diet),
    allergies: both(previous.allergies, said.allergies),
    ...leftOutOf(previous, said),
    access: both(previous.access, said.access),
    excludeTags,
    ...refusedOf(previous, said),
    weights: weightsOf(previous, said, excludeTags),
    ...(previous.once || said.once ? { once: both(previous.once ?? [], said.once ?? []) } : {}),
    ...(previous.onDays || said.onDays ? { onDays: [...(said.onDays ?? []), ...(previous.onDays ?? [])] } : {}),
    wantedPlaces: both(previous.wantedPlaces, said.wantedPlaces),
    ...thingsOf(previous, said),
    ...quartersOf(previous, said),
    lodging: both(previous.lodging, said.lodging).filter((kind) => !said.notLodging?.includes(kind)),
    notLodging: both(previous.notLodging ?? [], said.notLodging ?? []).filter((kind) => !said.lodging.includes(kind)),
    pace: said.pace === 'normal' ? previous.pace : said.pace,
    ...(said.earliestStart === undefined ? {} : { earliestStart: said.earliestStart }),
    ...(said.workHours === undefined ? {} : { workHours: said.workHours }),
    sabbath: previous.sabbath || said.sabbath,
    noCar: previous.noCar || said.noCar,
    ...(said.noCarAt === undefined ? {} : { noCarAt: said.noCarAt }),
    needs: [...previous.needs.filter(({ kind }) => !said.needs.some((each) => each.kind === kind)), ...said.needs],
    blocked: [...previous.blocked, ...said.blocked.filter((each) => !previous.blocked.some(isSameHours(each)))],
    transport: {
      avoid: both(previous.transport.avoid, said.transport.avoid),
      prefer: both(previous.transport.prefer, said.transport.prefer),
    },
    ...(said.tickets === undefined ? {} : { tickets: said.tickets }),
    ...(said.dinesAt === undefined ? {} : { dinesAt: said.dinesAt }),
    ...(said.latestEnd === undefined ? {} : { latestEnd: said.latestEnd }),
    ...(said.fasting === undefined ? {} : { fasting: said.fasting }),
    ...(said.occasion === undefined ? {} : { occasion: said.occasion }),
    ...(said.airports === undefined ? {} : { airports: said.airports }),
    ...(said.origin === undefined ? {} : { origin: said.origin }),
    ...(said.unknownOrigin === undefined ? {} : { unknownOrigin: said.unknownOrigin }),
  };
}

function refusedOf({ refused = [] }: Reading, { refused: more = [] }: Reading): Pick<Reading, 'refused'> {
  const added = more.filter(({ words }) => !refused.some((each) => each.words === words));
  return refused.length + added.length > 0 ? { refused: [...refused, ...added] } : {};
}

/** Once somebody is ill of it, it is no matter of taste. */
function leftOutOf(previous: Reading, said: Reading): Pick<Reading, 'leftOut'> {
  const harms = [...harmfulTo(previous), ...harmfulTo(said)];
  const all = new Set([...(previous.leftOut ?? []), ...(said.leftOut ?? [])]);
  return all.size > 0 ? { leftOut: [...all].filter((each) => !harms.includes(each)) } : {};
}

function thingsOf({ things = [] }: Reading, { things: more = [] }: Reading): Pick<Reading, 'things'> {
  const added = more.filter(({ words }) => !things.some((each) => each.words === words));
  return things.length + added.length > 0 ? { things: [...things, ...added] } : {};
}

/** The last word holds: what was asked for and then refused, or the other way round. */
function quartersOf(previous: Reading, said: Reading): Pick<Reading, 'quarters' | 'notQuarters'> {
  const without = (old: Reading['quarters'] = [], others: Reading['quarters'] = []) =>
    old.filter(({ words }) => !others.some((other) => other.words === words));
  const quarters = said.quarters ?? without(previous.quarters, said.notQuarters);
  const added = said.notQuarters ?? [];
  const notQuarters = [...without(without(previous.notQuarters, said.quarters), added), ...added];
  return {
    ...(quarters.length > 0 || previous.quarters ? { quarters } : {}),
    ...(notQuarters.length > 0 || previous.notQuarters ? { notQuarters } : {}),
  };
}

const isSameHours = (a: Blocked) => (b: Blocked) =>
  a.from === b.from && a.to === b.to && a.why === b.why && a.date === b.date;

const hasPart = (said: Reading, part: string) =>
  said.readings.some((reading) => reading.part.toLowerCase().includes(part));

/** Other days than those that were swapped and edited. */
const ANEW = { swaps: [], edits: [] } as const;

function destinationOf(previous: Reading, said: Reading): Partial<Reading> {
  if (said.destinations.length === 0)
    return said.excludes.length > 0 ? { excludes: [...new Set([...previous.excludes, ...said.excludes])] } : {};
  return {
    destinations: said.destinations,
    destinationMode: said.destinationMode,
    unknownPlaces: said.unknownPlaces,
    ...ANEW,
  };
}

function datesOf(previous: Reading, said: Reading, saysNights: boolean): Partial<Reading> {
  const nights = saysNights && hasPart(said, 'night') ? { nights: said.nights, ...ANEW } : {};
  if (said.dateState === 'unspecified' || !hasPart(said, 'date')) return nights;
  const { startDate, startFrom, startTo, flexDays, dateState } = said;
  const moved =
    startDate === previous.startDate
      ? {}
      : {
          startDate,
          startFrom,
          startTo,
          flexDays,
          dateState,
          ...ANEW,
        };
  return { ...nights, ...moved };
}

function budgetOf({ budget }: Reading, { budget: said }: Reading, saysTier: boolean): Reading['budget'] {
  if (said.amount !== undefined)
    return { ...said, flights: said.flights === 'unstated' ? budget.flights : said.flights };
  return said.tier === undefined || !saysTier ? budget : { ...budget, tier: said.tier };
}

function weightsOf(
  { weights: old }: Reading,
  { weights: said }: Reading,
  excluded: readonly Tag[],
): Reading['weights'] {
  const tags = [...new Set([...Object.keys(old), ...Object.keys(said)])] as Tag[];
  return Object.fromEntries(
    tags.filter((tag) => !excluded.includes(tag)).map((tag) => [tag, Math.max(old[tag] ?? 0, said[tag] ?? 0)]),
  );
}
