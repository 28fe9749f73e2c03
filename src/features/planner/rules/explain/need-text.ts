/**
 * One line for every need: what the plan did for it and where, verified on the finished days; what nobody here has
 * checked, and whom to ask. Nothing is called safe, and nothing is called checked that was not.
 */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { allergyCard } from '../../copy/allergy-card.ts';
import { besideCopy } from '../../copy/beside-the-plan.ts';
import { needWords, needCopy as say } from '../../copy/needs.ts';
import { openCopy } from '../../copy/open-places.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { money } from '../price/currency.ts';
import { roomsFor } from '../price/party-multipliers.ts';
import type { Reading, TimeOfDay, TripReason } from '../reading.ts';
import { isGround, isHigh } from '../select/ground.ts';
import {
  DRY,
  EFFECTS,
  isAgainst,
  isForTheOthers,
  isThereFor,
  type NeedName,
  namesOf,
  ofOne,
} from '../select/need-effects.ts';
import { mayChildNeedLevelWays } from '../select/party-limits.ts';
import { climateIn, isMeasuredThere, monthOf } from '../select/season-fit.ts';
import { isReason } from '../wish-vocabulary.ts';
import type { World } from '../world.ts';
import { insteadInBadWeather, tableForTheAdults } from './beside-the-plan.ts';
import { type Placed, placedIn } from './why-text.ts';

interface NeedLine {
  readonly name: string;
  readonly result: 'met' | 'partly' | 'not-met';
  readonly text: string;
  readonly day?: number;
  readonly placeId?: string;
}

/** Houses that are told by their distance from the bed. */
const NEAREST: Readonly<Partial<Record<NeedName, Tag>>> = {
  service: 'church',
  candle: 'church',
  running: 'park',
  playground: 'playground',
  'animal-friendly': 'park',
};
const MOST_FOUND = 3;
/** A reason to travel has a line of its own (`reason-lines.ts`). */
type Told = Exclude<NeedName, TripReason>;
const toldIn = ({ brief }: PricedDraft) => namesOf(brief.reading).filter((name): name is Told => !isReason(name));
/** What a house would serve, or they cook themselves: from which hour on the tables of the plan stand against it. */
const BOARDS: Readonly<Partial<Record<NeedName, readonly [from: TimeOfDay, meals: string]>>> = {
  'half-board': ['16:30', 'dinners'],
  'full-board': ['11:00', 'meals'],
  'all-inclusive': ['00:00', 'meals'],
  'self-catering': ['00:00', 'meals'],
};

export function needLines(draft: PricedDraft, world: World): NeedLine[] {
  const placed = placedIn(draft, world);
  const names = toldIn(draft);
  // The days of a package are its own: nothing in them was chosen by a need.
  if (draft.brief.style === 'package')
    return names.map((name) => ({ name: calledFor(name, draft), result: 'not-met', text: say.package }));
  return names.map((name) => lineOf(name, draft, placed));
}

/** Foods that nobody of ours could know of: told where one reads first. */
export function ownFoodsInShort(draft: PricedDraft, world: World): string[] {
  const placed = placedIn(draft, world);
  return toldIn(draft).flatMap((name) => {
    const { told, isNamed } = foundFor(name, draft, placed);
    return isNamed ? told.slice(0, 1) : [];
  });
}

export function needText(lines: readonly NeedLine[]): string[] {
  return lines.map(({ name, text }) => say.line(name, text));
}

function calledFor(name: Told, { brief }: PricedDraft): string {
  const words: { name: string; onWheels?: string } = needWords[name];
  return (mayChildNeedLevelWays(brief) && words.onWheels) || words.name;
}

function lineOf(name: Told, draft: PricedDraft, placed: readonly Placed[]): NeedLine {
  const words: { name: string; ask?: string } = needWords[name];
  const { told, found, isWhole, isDone } = foundFor(name, draft, placed);
  // Where the map has a station, nothing of it is left to ask.
  const ask = name === 'near-station' && told.length > 0 ? undefined : words.ask;
  const texts = [...told, ...(ask === undefined ? [] : [ask])];
  const [first] = found;
  return {
    name: calledFor(name, draft),
    result: isWhole && ask === undefined ? 'met' : isDone ? 'partly' : 'not-met',
    text: texts.length > 0 ? texts.join(' ') : say.nothing,
    ...(first ? { day: first.day, placeId: first.place.id } : {}),
  };
}

/** What the finished days hold for a need, and what against it. */
function foundFor(name: Told, draft: PricedDraft, placed: readonly Placed[]) {
  const { reading } = draft.brief;
  const { done: usual = '' }: { name: string; done?: string } = needWords[name];
  const who = ofOne(reading, name);
  const done = (who === undefined ? undefined : say.ofOne(name, who)) ?? usual;
  const effect = EFFECTS[name];
  const broken = placed.filter(({ place }) => isAgainst(place, name, reading)).map(({ place }) => place.name);
  const others =
    who !== undefined && DRY.includes(name) ? placed.filter(({ place }) => isForTheOthers(place, name, reading)) : [];
  const named = effect?.yieldsToNames
    ? placed.filter(
        ({ place }) =>
          reading.wantedPlaces.includes(place.id) && isAgainst(place, name, { ...reading, wantedPlaces: [] }),
      )
    : [];
  const found = placed
    .filter(({ place }) => name !== 'nap' && effect !== undefined && isThereFor(place, effect))
    .filter(({ place, isMeal }) => name !== 'running' || (!isMeal && isForARun(place)))
    .filter(({ place }, at, all) => all.findIndex((other) => other.place.id === place.id) === at)
    .slice(0, MOST_FOUND);
  const own = ownWords(name, draft, placed);
  const isNamed = own !== null && (name === 'other-allergy' || name === 'other-food');
  const kept = own?.isPartly ? '' : done;
  const told = [
    isNamed ? own.text : '',
    broken.length > 0
      ? say.broken([...new Set(broken)])
      : named.length > 0
        ? say.named([...new Set(named.map(({ place }) => place.name))], kept)
        : kept,
    found.length > 0 ? say.found(found.map(({ place, day }) => ({ name: place.name, day }))) : '',
    others.length > 0 && who !== undefined
      ? say.forTheOthers([...new Set(others.map(({ place }) => place.name))], who, name === 'pregnancy')
      : '',
    isNamed ? '' : (own?.text ?? ''),
  ].filter(Boolean);
  const isDone = told.length > 0 && own?.isMet !== false;
  return { told, found, isNamed, isDone, isWhole: isDone && broken.length === 0 && !own?.isPartly };
}

/** What only the facts of this trip can say. */
function ownWords(
  name: Told,
  draft: PricedDraft,
  placed: readonly Placed[],
): { readonly text: string; readonly isMet?: boolean; readonly isPartly?: true } | null {
  const { brief } = draft;
  const { reading, segments, startDate } = brief;
  const tag = name === 'prayer' ? houseOf(reading) : NEAREST[name];
  if (tag) return nearest(tag, draft, name === 'running');
  if (name === 'prayer') return { text: say.whichHouse, isMet: false };
  const board = BOARDS[name];
  if (board) return tablesOut(board, name === 'self-catering', draft);
  if (name === 'severe-allergy') {
    const cards = [...new Set(segments.map(({ known }) => known))].flatMap(
      ({ facts }) => allergyCard(reading.allergies, facts.languages, reading.language) ?? [],
    );
    const texts = [emergencyIn(draft), ...cards.map(({ language, text }) => say.card(language, text))];
    return { text: texts.join(' ') };
  }
  if (name === 'plan-b') {
    const { texts, isMet } = insteadInBadWeather(draft, placed);
    return { text: texts.join(' ') || besideCopy.nothingExposed, isMet };
  }
  if (name === 'adults-evening') {
    const table = tableForTheAdults(draft);
    return table === null ? { text: besideCopy.noAdultsTable, isMet: false } : { text: table };
  }
  if (name === 'near-hospital') {
    const ferries = draft.days.filter(({ items }) => items.some(({ leg }) => leg?.mode === 'ferry'));
    const texts = [
      // Told with the allergy already.
      namesOf(reading).includes('severe-allergy') ? '' : emergencyIn(draft),
      ferries.length > 0 ? say.byFerry(ferries.map(({ n }) => n)) : '',
    ];
    return { text: texts.filter(Boolean).join(' '), isMet: false };
  }
  if (name === 'near-station') return fromStation(draft);
  if (name === 'heights') return { text: onHeights(draft, placed) };
  if (name === 'early-night') return lateToBed(draft);
  if (name === 'own-rooms') return { text: say.rooms(roomsFor(reading.party)) };
  if (name === 'other-allergy' || name === 'other-food') {
    const food = reading.needs.find(({ kind }) => kind === name)?.words;
    return food ? { text: say.food(food) } : null;
  }
  if (name !== 'temperature') return null;
  const { temperature } = reading.search;
  const [elsewhere] = segments.filter((segment) => !isMeasuredThere(segment));
  if (elsewhere) return { text: say.noFigure(elsewhere.book.city.name), isMet: false };
  const highs = segments.flatMap(({ known }) => climateIn(known.facts, monthOf(startDate)).high ?? []);
  const [high] = highs;
  if (high === undefined) return { text: say.unknownWarmth, isMet: false };
  if (!temperature) return { text: say.warmth(high) };
  const { atMost, atLeast } = temperature;
  const fits = highs.every((each) => each <= (atMost ?? each) && each >= (atLeast ?? each));
  return { text: say.warm(high, say.limit(atMost, atLeast), fits), isMet: fits };
}

/** Of a town that the map alone tells of. */
function fromStation({ brief: { segments } }: PricedDraft): { readonly text: string; readonly isPartly?: true } | null {
  const [first] = segments;
  const station = first?.known.open?.station;
  if (!first || !station) return null;
  const km = kmBetween(first.base, station);
  return { text: openCopy.station(station.name, first.base.name, km), ...(km > NEAR_STATION_KM && { isPartly: true }) };
}
const NEAR_STATION_KM = 1;

/** Steps that stay in the plan, and a bed above a drop. */
function onHeights({ brief: { reading, segments } }: PricedDraft, placed: readonly Placed[]): string {
  const steps = placed.filter(({ place }) => isGround(place, 'stairs', 'climb', 'upstairs'));
  const high = segments.filter(({ base }) => isHigh(base.character)).map(({ base }) => base.name);
  return [
    steps.length > 0 ? say.stepsAt(steps.map(({ place, day }) => ({ name: place.name, day }))) : '',
    high.length > 0 ? say.highBed([...new Set(high)]) : '',
    reading.lodging.includes('view') ? say.highView : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "In bed by seven": the way back from the last stop is part of the evening. */
function lateToBed({ brief, days }: PricedDraft): { readonly text: string; readonly isPartly: true } | null {
  const { latestEnd } = brief.reading;
  if (!isInBedBy(brief.reading) || !latestEnd) return null;
  const late = days.slice(0, -1).flatMap(({ n, items }) => {
    const last = items.at(-1);
    const isAtHome = last?.kind === 'transfer' || last?.kind === 'rest';
    return last && minutesOf(last.end) + (isAtHome ? 0 : WAY_TO_BED) > minutesOf(latestEnd) ? [n] : [];
  });
  return late.length > 0 ? { text: say.lateToBed(late, latestEnd), isPartly: true } : null;
}
/** Their latest hour is one to be in bed by. */
export const isInBedBy = ({ needs }: Pick<Reading, 'needs'>): boolean =>
  needs.some(({ kind, words = '' }) => kind === 'early-night' && BED.test(words));
const WAY_TO_BED = 30;
/** In the languages of the lexicon. */
const BED = /\b(?:bed|bedtime|asleep|sleep|sleeps|back|home|bett|lit|coucher|cama|letto|seng)\b/i;

const emergencyIn = ({ brief: { segments } }: PricedDraft): string =>
  say.emergency(
    [...new Set(segments.map(({ known }) => known))].flatMap(({ name, facts: { emergency } }) =>
      emergency === undefined ? [] : { place: name, number: emergency },
    ),
  );

function tablesOut(
  [from, meals]: readonly [from: TimeOfDay, meals: string],
  isCooked: boolean,
  { days, cost: { currency } }: PricedDraft,
): { readonly text: string; readonly isMet: boolean } {
  const tables = days.flatMap(({ items }) =>
    items.filter(({ kind, placeId, start }) => kind === 'meal' && placeId !== undefined && start >= from),
  );
  const price = tables.reduce((sum, { cost }) => sum + (cost?.amount ?? 0), 0);
  const text = say.tablesOut(tables.length, meals, price > 0 ? money(price, currency) : null, isCooked);
  return { text, isMet: tables.length === 0 };
}

/** In the languages of the lexicon, as whoever prays there says it. */
const OF_A_MOSQUE =
  /mos(?:que|ch[eé])|moské|mezquita|mesquita|モスク|masjid|namaz|sala[ht]\b|jumu?.?a?h|freitagsgebet|friday prayer|five times/i;
const OF_A_SYNAGOGUE = /s[iy]nag|\bshul\b|daven|minyan|shacharit/i;
const OF_A_CHURCH = /chapel|church|kirche|[eé]glise|iglesia|igreja|chiesa|kirke/i;

/** Only of the faith that they told; a prayer alone tells none. */
function houseOf({ sabbath, diet, needs }: Reading): Tag | undefined {
  const words = needs.flatMap((need) => (need.kind === 'prayer' ? (need.words ?? []) : [])).join(' ');
  if (sabbath || diet.includes('kosher') || OF_A_SYNAGOGUE.test(words)) return 'synagogue';
  const fasts = needs.some(({ kind }) => kind === 'fasting');
  if (diet.includes('halal') || fasts || OF_A_MOSQUE.test(words)) return 'mosque';
  return needs.some(({ kind }) => kind === 'service') || OF_A_CHURCH.test(words) ? 'church' : undefined;
}

/** Out of doors, and open before the sights are: no palace garden that opens at nine, no shops round a square of trees. */
const isForARun = ({ indoor, tags, open }: Place): boolean =>
  !indoor &&
  (tags.slice(0, 2).some((tag) => TO_RUN.includes(tag)) || PALACE_SQUARE.every((tag) => tags.includes(tag))) &&
  tags[0] !== 'bridge' &&
  !tags.some((tag) => NOT_TO_RUN.includes(tag)) &&
  open !== null &&
  Object.values(open).every((hours) => hours.some(([from]) => from <= EARLY_RUN));
const TO_RUN: readonly Tag[] = ['park', 'waterfront', 'beach', 'forest', 'river'];
const NOT_TO_RUN: readonly Tag[] = ['shopping', 'antiques', 'viewpoint', 'boat', 'ferry', 'cemetery'];
/** Wide, and open at all hours by what is asked of its hours. */
const PALACE_SQUARE: readonly Tag[] = ['palace', 'square'];
const EARLY_RUN: TimeOfDay = '07:00';

/** The mornings that leave time for it. */
function earlyEnough({ days }: PricedDraft): string {
  const late = days.slice(1).filter(({ items }) => (items[0]?.start ?? '24:00') >= AFTER_A_RUN);
  const hour = late.map(({ items }) => items[0]?.start ?? AFTER_A_RUN).toSorted()[0];
  return hour === undefined
    ? ''
    : say.morningsToRun(
        late.map(({ n }) => n),
        hour,
      );
}
const AFTER_A_RUN: TimeOfDay = '08:30';

function nearest(
  tag: Tag,
  draft: PricedDraft,
  isRun = false,
): { readonly text: string; readonly isMet?: boolean } | null {
  const [segment] = draft.brief.segments;
  if (!segment) return null;
  const { book, base } = segment;
  const [closest] = book.sights
    .filter((place) => (isRun ? isForARun(place) : place.tags.includes(tag)))
    .map(({ name, ...place }) => ({ name, km: book.km(base, place) }))
    .toSorted((a, b) => a.km - b.km);
  return closest
    ? {
        text: isRun
          ? [say.nearestToRun(closest.name, closest.km), earlyEnough(draft)].filter(Boolean).join(' ')
          : say.nearest(tag, closest.name, closest.km),
      }
    : { text: isRun ? say.noneToRun(book.city.name) : say.noneNear(tag, book.city.name), isMet: false };
}
