/**
 * What was understood, a line for each wish, and the wish without one of them. A part of the reading that shapes a plan has
 * a line here, so that a traveller can put each right.
 */
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { Recommendations } from '../../contract/recommend.ts';
import { ALLERGEN_WORDS } from '../../copy/days.ts';
import { needWords } from '../../copy/needs.ts';
import { lodgingWord } from '../../copy/phrasing.ts';
import { reasonCopy } from '../../copy/reasons.ts';
import { excludedWord, wishWord } from '../../copy/tag-words.ts';
import { understoodCopy as say } from '../../copy/understood.ts';
import { allInterests } from '../explain/why-text.ts';
import { money } from '../price/currency.ts';
import { ruledOutWith, saidExclusions } from '../read/tastes/read-tastes.ts';
import type { Need, NeedKind, Reading } from '../reading.ts';
import { isGraveReason, isReason } from '../wish-vocabulary.ts';
import type { World } from '../world.ts';

/** `withoutLine` knows it by its key; a plan cannot do without one that has none. */
export type UnderstoodLine = Recommendations['understood'][number];

/** Parts that are lists, each of whose members is a wish. */
const LISTS = {
  excludes: (id, world) => world.catalogue.destination.get(id)?.name ?? id,
  wantedPlaces: (id, world) => world.catalogue.place.get(id)?.name ?? id,
  diet: (word) => word,
  allergies: (word) => ALLERGEN_WORDS[word as Reading['allergies'][number]],
  access: (word) => say.access[word as Reading['access'][number]],
  excludeTags: (tag) => excludedWord(tag as Tag),
  lodging: (word) => lodgingWord(word as Reading['lodging'][number]),
} as const satisfies {
  readonly [K in keyof Reading]?: Reading[K] extends readonly string[]
    ? (value: string, world: World) => string
    : never;
};
type ListPart = keyof typeof LISTS;

/** Parts that are there or not; null: this wish has none. */
const SINGLES = {
  origin: ({ origin, unknownOrigin }) => origin?.name ?? unknownOrigin ?? null,
  airports: ({ airports }) => (airports ? say.airports(airports.arrive.name, airports.leave.name) : null),
  budget: ({ budget }) => budgetOf(budget),
  flexDays: ({ flexDays }) => (flexDays > 0 ? say.flexDays(flexDays) : null),
  occasion: ({ occasion }) => occasion ?? null,
  pace: ({ pace }) => (pace === 'normal' ? null : say.paces[pace]),
  earliestStart: ({ earliestStart }) => earliestStart ?? null,
  latestEnd: ({ latestEnd }) => latestEnd ?? null,
  dinesAt: ({ dinesAt }) => dinesAt ?? null,
  workHours: ({ workHours }) => (workHours ? say.hours(workHours.from, workHours.to) : null),
  fasting: ({ fasting }) => (fasting ? (fasting === 'sun' ? say.byDay : say.hours(fasting.from, fasting.to)) : null),
  sabbath: ({ sabbath }) => (sabbath ? say.kept : null),
  noCar: ({ noCar, noCarAt }) => noCarAt ?? (noCar ? say.noCar : null),
} as const satisfies { readonly [K in keyof Reading]?: (reading: Reading) => string | null };
type SinglePart = keyof typeof SINGLES;

/** What a wish is without each of them. */
const NOTHING: Pick<Reading, 'pace' | 'sabbath' | 'noCar' | 'flexDays'> = {
  pace: 'normal',
  sabbath: false,
  noCar: false,
  flexDays: 0,
};

export function understoodLines(reading: Reading, world: World): UnderstoodLine[] {
  const { destinations, unknownPlaces, party, nights, startDate } = reading;
  const names = destinations.map(({ id, city }) => {
    const known = world.catalogue.destination.get(id);
    return known?.facts.cities.find((each) => each.id === city)?.name ?? known?.name ?? id;
  });
  const list = (part: ListPart) =>
    (part === 'excludeTags' ? saidExclusions(reading.excludeTags) : (reading[part] as readonly string[])).map((value) =>
      line(`${part}:${value}`, isLeftOut(part, value, reading) ? 'leftOut' : part, LISTS[part](value, world)),
    );
  const single = (part: SinglePart) => {
    const value = SINGLES[part](reading);
    return value === null ? [] : [line(part, part, value)];
  };
  return [
    { part: say.parts.destinations, value: [...names, ...unknownPlaces].join(', ') || say.anywhere },
    { part: say.parts.dates, value: say.dates(nights, startDate) },
    { part: say.parts.party, value: say.party(party) },
    ...(Object.keys(SINGLES) as SinglePart[]).slice(0, 5).flatMap(single),
    ...(reading.quarters ?? []).map(({ words }) => line(`quarters:${words}`, 'lodging', words)),
    ...(reading.notQuarters ?? []).map(({ words }) => line(`notQuarters:${words}`, 'notQuarters', words)),
    ...(reading.things ?? []).map(({ words }) => line(`things:${words}`, 'weights', words)),
    ...allInterests(reading).map((tag) => line(`weights:${tag}`, 'weights', wishWord(tag))),
    ...(Object.keys(LISTS) as ListPart[]).flatMap(list),
    ...(reading.refused ?? []).map(({ words }) => line(`refused:${words}`, 'excludeTags', words)),
    ...(Object.keys(SINGLES) as SinglePart[]).slice(5).flatMap(single),
    ...reading.blocked.map((each, at) => line(`blocked:${at}`, 'blocked', say.hours(each.from, each.to))),
    ...reading.transport.avoid.map((mode) => line(`avoid:${mode}`, 'avoid', say.modes[mode])),
    ...reading.transport.prefer.map((mode) => line(`prefer:${mode}`, 'prefer', say.modes[mode])),
    ...reading.needs.map((need) => line(`needs:${need.kind}`, isReason(need.kind) ? 'reason' : 'needs', needOf(need))),
  ];
}

const isLeftOut = (part: ListPart, value: string, { leftOut = [] }: Reading) =>
  part === 'allergies' && leftOut.some((each) => each === value);

/** By its name, not by the splinter it was read from; in their words where only those say what it is: "buckwheat". */
function needOf({ kind, words }: Need): string {
  if (isReason(kind) && isGraveReason(kind)) return reasonCopy[kind].name;
  if (isReason(kind)) return words ?? kind.replaceAll('-', ' ');
  return (BY_WORDS.has(kind) && words) || needWords[kind].name;
}
const BY_WORDS: ReadonlySet<NeedKind> = new Set(['other-allergy', 'other-food', 'temperature']);

const line = (key: string, part: keyof typeof say.parts, value: string): UnderstoodLine => ({
  key,
  part: say.parts[part],
  value,
});

function budgetOf({ groupTotal, currency, tier }: Reading['budget']): string | null {
  if (groupTotal !== undefined) return say.total(money(groupTotal, currency));
  return tier === undefined ? null : say.tiers[tier];
}

/** The same wish without the line of this key; itself when it has no such line. */
export function withoutLine(reading: Reading, key: string): Reading {
  const [part = '', value = ''] = key.split(':');
  const { transport } = reading;
  if (part === 'excludeTags') {
    const others = saidExclusions(reading.excludeTags).filter((tag) => tag !== value);
    const kept = new Set(others.flatMap((tag) => [tag, ...ruledOutWith(tag)]));
    return { ...reading, excludeTags: reading.excludeTags.filter((tag) => kept.has(tag)) };
  }
  if (Object.hasOwn(LISTS, part)) {
    const kept = (reading[part as ListPart] as readonly string[]).filter((each) => each !== value);
    return { ...reading, [part]: kept };
  }
  if (part === 'weights') {
    const kept = Object.entries(reading.weights).filter(([tag]) => wishWord(tag as Tag) !== wishWord(value as Tag));
    return { ...reading, weights: Object.fromEntries(kept) };
  }
  if (part === 'quarters' || part === 'notQuarters')
    return { ...reading, [part]: (reading[part] ?? []).filter(({ words }) => words !== value) };
  if (part === 'refused')
    return {
      ...reading,
      refused: (reading.refused ?? []).filter(({ words }) => words !== key.slice('refused:'.length)),
    };
  if (part === 'things') return withoutThing(reading, key.slice('things:'.length));
  if (part === 'needs') return { ...reading, needs: reading.needs.filter(({ kind }) => kind !== value) };
  if (part === 'blocked') return { ...reading, blocked: reading.blocked.filter((_, at) => `${at}` !== value) };
  if (part === 'avoid' || part === 'prefer')
    return { ...reading, transport: { ...transport, [part]: transport[part].filter((mode) => mode !== value) } };
  if (part === 'budget')
    return {
      ...reading,
      budget: { currency: reading.budget.currency, basis: 'group', flights: reading.budget.flights },
      assumed: [...new Set([...reading.assumed, 'budget' as const])],
    };
  if (!Object.hasOwn(SINGLES, part)) return reading;
  const { noCarAt, ...others } = reading;
  const { [part as SinglePart]: _, ...rest } = part === 'noCar' || noCarAt === undefined ? others : reading;
  return { ...rest, ...pick(NOTHING, part) } as Reading;
}

/** What stood for it alone is no wish without it. */
function withoutThing({ things = [], ...reading }: Reading, named: string): Reading {
  const gone = things.filter(({ words }) => words === named).flatMap(({ narrows }) => narrows);
  const weights = Object.entries(reading.weights).filter(([tag]) => !gone.includes(tag as Tag));
  return {
    ...reading,
    weights: Object.fromEntries(weights),
    things: things.filter(({ words }) => words !== named),
  };
}

const pick = (from: object, name: string) => Object.fromEntries(Object.entries(from).filter(([each]) => each === name));
