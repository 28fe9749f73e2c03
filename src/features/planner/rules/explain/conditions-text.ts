/**
 * What was said as a condition, answered where one reads first: a sentence for each, found on the finished days. The whole
 * account of it stands in the ledger and under the needs.
 */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Diet, Tag } from '../../../destinations/rules/tags.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { conditionsCopy as say } from '../../copy/conditions.ts';
import { dayCopy } from '../../copy/days.ts';
import { clause, foreignWords, listed } from '../../copy/phrasing.ts';
import { excludedWord, wishWord } from '../../copy/tag-words.ts';
import { ledgerCopy } from '../../copy/wish-ledger.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { money } from '../price/currency.ts';
import { hoursBetween } from '../price/flights.ts';
import { ALCOHOL, saidExclusions } from '../read/tastes/read-tastes.ts';
import { harmfulTo } from '../reading.ts';
import { pathBetween } from '../schedule/journeys.ts';
import { isDelicate, isRefused, knowsTables } from '../select/allowed-places.ts';
import { statedInterests } from '../select/match-keywords.ts';
import { wayWithoutFlying } from '../select/without-flying.ts';
import type { World } from '../world.ts';
import { isOpen, toAskIn } from './access-lines.ts';
import { isFlightless } from './impossible-conditions.ts';
import { interestLines, placeLines, quarterLines } from './interest-lines.ts';
import { ownFoodsInShort } from './need-text.ts';
import { partySplits } from './party-splits.ts';
import { placedIn } from './why-text.ts';

const MOST_NAMED = 3;
const KITCHEN_OF: Readonly<Partial<Record<Diet, Tag>>> = {
  vegan: 'vegan-kitchen',
  vegetarian: 'vegetarian-kitchen',
  halal: 'halal-kitchen',
  kosher: 'kosher-kitchen',
};

export function conditionsText(draft: PricedDraft, world: World): string[] {
  return [
    ...flightless(draft, world),
    ...food(draft, world),
    ...access(draft, world),
    ...ownFoodsInShort(draft, world),
    ...over(draft),
    ...missing(draft, world),
    ...distance(draft, world),
    ...ways(draft),
    ...comesByCar(draft, world),
    ...hours(draft),
    ...excluded(draft, world),
    ...pets(draft),
  ];
}

/** What cannot be kept without flying is told before. */
function flightless({ brief: { reading, segments } }: PricedDraft, world: World): string[] {
  const [first] = segments;
  if (!first || !isFlightless(reading)) return [];
  const way = wayWithoutFlying(first.known, reading, world);
  const home = reading.origin && world.origin(reading.origin.code);
  if (way === 'ferry') return [say.byFerry(first.book.city.name)];
  const km = home ? Math.round(kmBetween(home, first.book.city) / 10) * 10 : 0;
  return way === 'overland' && home ? [say.overland(first.book.city.name, home.name, km.toLocaleString('en-US'))] : [];
}

const namesOf = (places: readonly Place[]) => [...new Set(places.map(({ name }) => name))].slice(0, MOST_NAMED);

function food(draft: PricedDraft, world: World): string[] {
  const { diet, leftOut = [] } = draft.brief.reading;
  const harmful = harmfulTo(draft.brief.reading);
  const tables = placedIn(draft, world).flatMap(({ place, isMeal }) => (isMeal ? place : []));
  const kitchens = diet.flatMap((each) => KITCHEN_OF[each] ?? []);
  // A vegan kitchen serves vegetarians too.
  const own = tables.filter(({ tags }) =>
    [...kitchens, ...(diet.includes('vegetarian') ? (['vegan-kitchen'] as const) : [])].some((tag) =>
      tags.includes(tag),
    ),
  );
  return [
    ...(diet.length === 0
      ? []
      : [
          tables.length === 0
            ? say.noTables(diet, knowsTables(draft.brief), hasHousesToAsk(draft))
            : say.diet(diet, namesOf(own), isOpen(draft)),
        ]),
    ...(leftOut.length > 0 ? [say.leftOut(leftOut)] : []),
    ...(harmful.length === 0
      ? []
      : [say.allergy(harmful, namesOf(tables.filter((place) => isDelicate(place, draft.brief.reading))))]),
  ];
}

const hasHousesToAsk = ({ days }: PricedDraft) =>
  days.some(({ items }) => items.some(({ why = '' }) => dayCopy.isHouseToAsk(why)));

function access(draft: PricedDraft, world: World): string[] {
  if (!draft.brief.needs.stepFree) return partySplits(draft);
  const partly = placedIn(draft, world).filter(({ place }) => place.wheelchair === 'partial');
  const mayPart = draft.brief.needs.heads > 1 && !draft.brief.needs.names.includes('together');
  // The famous ones are those one has in mind.
  const first = partly.map(({ place }) => place).toSorted((a, b) => b.weight - a.weight);
  return [
    isOpen(draft) ? say.stepFreeTagged(toAskIn(draft, world).length) : say.stepFree(namesOf(first), mayPart),
    ...partySplits(draft),
  ];
}

function ways({ brief, days }: PricedDraft): string[] {
  const { noCar, noCarAt, transport } = brief.reading;
  const items = days.flatMap((day) => day.items);
  const by = (mode: string) => [
    ...new Set(items.flatMap(({ leg, name, kind }) => (leg?.mode === mode && kind !== 'transfer' ? name : []))),
  ];
  const journeys = journeysIn({ brief, days });
  const driven = [...new Set(items.flatMap(({ leg, name }) => (leg?.mode === 'car' ? name : [])))];
  const roads = (['bus', 'shuttle', 'taxi'] as const).filter((mode) => items.some(({ leg }) => leg?.mode === mode));
  const isCarless = noCar || transport.avoid.includes('car');
  const preferred = transport.prefer
    .filter((mode) => mode !== 'flight' && mode !== 'car' && mode !== 'walk')
    .flatMap((mode) => {
      const names = by(mode).slice(0, MOST_NAMED);
      // The journeys are told already, each with what it goes by.
      if (journeys.some(({ leg }) => leg === mode)) return isCarless ? [] : [say.journeys(journeys)];
      if (names.length > 0) return [say.goesBy(mode, names)];
      const home = homeBy(mode, days);
      return [home.length > 0 ? say.onlyHomeBy(mode, home) : say.noWayBy(mode)];
    });
  const carless =
    driven.length > 0
      ? say.drives(driven.slice(0, MOST_NAMED))
      : noCarAt
        ? say.noCarAt(noCarAt, journeys, roads)
        : say.noCar(journeys);
  return [...(isCarless ? [carless] : noCarAt ? [say.drivesElsewhere(noCarAt)] : []), ...preferred];
}

/** Of the ways that lead to no stop, those that go by it. */
function homeBy(mode: string, days: PricedDraft['days']) {
  const way = (day: number) => (day === 0 ? 'in' : day === days.length - 1 ? 'out' : 'home');
  const gone = days.flatMap(({ items }, day) =>
    items.flatMap(({ kind, leg, name }) =>
      kind === 'transfer' && leg?.mode === mode ? (name.startsWith(dayCopy.wayHomeStart) ? 'home' : way(day)) : [],
    ),
  );
  return (['in', 'out', 'home'] as const).filter((each) => gone.includes(each));
}

/** From town to town, with what is known of a change on the way. */
function journeysIn({ brief: { segments, needs }, days }: Pick<PricedDraft, 'brief' | 'days'>) {
  return segments.slice(1).flatMap((to, i) => {
    const from = segments[i];
    const [a, b] = [from?.book.city, to.book.city];
    const move = days
      .flatMap(({ items }) => items)
      .find(({ kind, name }) => kind === 'transfer' && a && name.startsWith(`${a.name} to ${b.name}`));
    if (!from || !a || !move?.leg) return [];
    const path = from.known.id === to.known.id ? pathBetween(to.known, a.id, b.id, needs.avoid) : null;
    const notes = (path ?? []).flatMap(({ note }) => (note && CHANGES.test(note) ? clause(note) : []));
    return [{ from: a.name, to: b.name, leg: move.leg.mode, notes }];
  });
}
const CHANGES = /\bthen\b/;

function hours({ brief, days }: PricedDraft): string[] {
  const { earliestStart, latestEnd, sabbath } = brief.reading;
  const visits = days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity'));
  const busy = days.flatMap(({ items }) => items.filter(({ kind }) => ['sight', 'activity', 'meal'].includes(kind)));
  return [
    ...(earliestStart && visits.every(({ start }) => start >= earliestStart) ? [say.earliest(earliestStart)] : []),
    ...(latestEnd && busy.every(({ end }) => minutesOf(end) <= minutesOf(latestEnd)) ? [say.latest(latestEnd)] : []),
    ...(sabbath ? [say.sabbath] : []),
  ];
}

function pets({ brief: { reading } }: PricedDraft): string[] {
  const isAsked = reading.needs.some(({ kind }) => kind === 'animal-friendly');
  return reading.party.pets && !isAsked ? [say.pets] : [];
}

/** Who drinks nothing has a sentence of that need. */
function excluded(draft: PricedDraft, world: World): string[] {
  const { reading } = draft.brief;
  const { excludeTags, needs, refused = [] } = reading;
  const isDry = needs.some(({ kind }) => kind === 'no-alcohol');
  const tags = excludeTags.filter((tag) => !(isDry && ALCOHOL.includes(tag)));
  if (tags.length + refused.length === 0) return [];
  const left = placedIn(draft, world).flatMap(({ place }) =>
    isRefused(place, reading) || tags.some((tag) => place.tags.includes(tag)) ? place : [],
  );
  const words = [...saidExclusions(tags).map(excludedWord), ...refused.map((thing) => thing.words)];
  return [left.length > 0 ? say.notAvoided(namesOf(left)) : say.excluded([...new Set(words)])];
}

/** What is left of a budget is told with the price. */
function over({ brief, cost }: PricedDraft): string[] {
  const { groupTotal } = brief.reading.budget;
  if (groupTotal === undefined || cost.total === null || cost.low !== undefined || cost.verdict !== 'over') return [];
  return [say.over(money(cost.overBy ?? 0, cost.currency), money(groupTotal, cost.currency))];
}

/** How far it is, for whom that matters; the fare, where it is in the price. */
function distance({ brief, cost }: PricedDraft, world: World): string[] {
  const { origin, search } = brief.reading;
  const from = origin && world.origin(origin.code);
  const city = brief.segments[0]?.book.city;
  const fare = cost.items.find(({ kind }) => kind === 'flights')?.amount ?? null;
  if (!from || !city) return [];
  return [
    ...(search.noLongHaul ? [say.inTheAir(from.name, city.name, hoursBetween(from, city))] : []),
    ...(fare === null ? [] : [say.fare(from.name, money(fare, cost.currency))]),
  ];
}

/** Broad, and missed where it is not there. */
const SAID_IN_A_WORD: readonly Tag[] = ['swim', 'walk'];

/** What drew them and is not there: said, not passed over; what is told in the same words once for all. */
function missing(draft: PricedDraft, world: World): string[] {
  const { reading } = draft.brief;
  const named = (reading.things ?? []).map(({ words }) => words);
  const drew = [...named, ...[...statedInterests(reading), ...SAID_IN_A_WORD].map(wishWord)];
  const lines = interestLines(draft, reading, world).filter(
    ({ wish, result }) => result !== 'met' && drew.includes(wish),
  );
  // Of several named places those that are in are told with those that are not.
  const places = reading.wantedPlaces.length > 1 ? [] : placeLines(draft, reading, world);
  const left = [...quarterLines(draft, reading), ...places]
    .filter(({ result }) => result !== 'met')
    .map(({ wish, text }) => say.partly(wish, text));
  const quoted = (wish: string) => (named.includes(wish) ? foreignWords(wish, reading.language) : wish);
  const where = listed([...new Set(draft.brief.segments.map(({ book }) => book.city.name))]);
  const none = new Map<string, string[]>();
  const rest = lines.filter(({ wish, result, text }) => {
    const said = clause(ledgerCopy.interest.none([quoted(wish)], where));
    if (result !== 'not-met' || !text.startsWith(said)) return true;
    const how = text.slice(said.length);
    none.set(how, [...(none.get(how) ?? []), quoted(wish)]);
    return false;
  });
  const texts = [...new Set(rest.map(({ text }) => text))].slice(0, MOST_NAMED);
  const others = texts.map((text) => {
    const alike = rest.filter((line) => line.text === text);
    const wish = listed(alike.map((line) => quoted(line.wish)));
    return alike[0]?.result === 'partly' ? say.partly(wish, text) : say.missing(wish, text);
  });
  return [
    ...left,
    ...[...none].map(([how, wishes], i) => {
      const text = `${clause(ledgerCopy.interest.none(wishes, where))}${how}`;
      return i === 0 ? text : ledgerCopy.interest.norHasIt(text);
    }),
    ...others,
  ];
}

/** Roads are longer than the straight line, mountains and coasts taken together. */
const ROADS = 1.3;
const KMH = 85;
/** What one drives in a morning and still arrives for lunch. */
const A_MORNING = 5;

function comesByCar({ brief, days }: PricedDraft, world: World): string[] {
  const { reading, segments, needs } = brief;
  const [first] = segments;
  const home = reading.origin && world.origin(reading.origin.code);
  if (!first || !home || !needs.drives || reading.budget.flights !== 'none') return [];
  const way = wayWithoutFlying(first.known, reading, world);
  if (way !== 'overland' && way !== 'ferry') return [];
  const km = Math.round((kmBetween(home, first.book.city) * ROADS) / 10) * 10;
  const hours = km / KMH;
  const begins = days[0]?.items[0]?.start ?? '';
  const where = { place: first.book.city.name, from: home.name, km: km.toLocaleString('en-US') };
  return [say.ownCar(where, hours, hours > A_MORNING ? null : begins, way === 'ferry')];
}
