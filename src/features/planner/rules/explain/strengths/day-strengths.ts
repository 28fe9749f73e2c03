/**
 * How a plan feels: where the bed is, what a day costs, how much lies on foot, how much time is left, the hours of work,
 * the way from town to town.
 */

import type { Tag } from '../../../../destinations/rules/tags.ts';
import { clause } from '../../../copy/phrasing.ts';
import { strengthPhrases } from '../../../copy/strength-phrases.ts';
import { money } from '../../price/currency.ts';
import { isToBrowse } from '../../schedule/resting-spots.ts';
import { quarterText } from '../quarter-text.ts';
import { daysLeftFree } from '../why-text.ts';
import { isMeal, ofStyle } from './plan-facts.ts';
import { shortNamesFirst } from './short-names.ts';
import type { Finder } from './strength.ts';

/** What lies on foot from the bed. */
const near: Finder = ({ draft, town, base, visits }) => {
  const found = draft.days
    .map(({ items }) => items.find(({ kind }) => kind === 'sight' || kind === 'activity'))
    .filter((item) => item?.leg?.mode === 'walk' && item.leg.minutes >= 2 && item.leg.minutes <= 15)
    .toSorted((x, y) => (x?.leg?.minutes ?? 0) - (y?.leg?.minutes ?? 0))[0];
  const place = found && visits.find(({ item }) => item === found)?.place;
  const isFirst = draft.days.some(({ items }) => items.find(({ kind }) => kind !== 'transfer') === found);
  // What is called after the quarter lies there without a word of it.
  if (!place || !isFirst || draft.brief.segments.length > 1 || place.name.includes(base)) return [];
  return [
    {
      kind: 'near',
      worth: 0.6,
      ...strengthPhrases.near(town, base, place.name, found.leg?.minutes ?? 0, draft.brief.nights),
    },
  ];
};

const quarter: Finder = ({ draft, town, base, style }) => {
  const { segments, nights } = draft.brief;
  const [first] = segments;
  if (!first || segments.length > 1) return [];
  return [
    {
      kind: 'quarter',
      worth: ofStyle(style, 'splurge', 0.8, 0.4),
      ...strengthPhrases.quarter(
        town,
        base,
        nights,
        clause(quarterText(first.base.character, draft.brief.reading.party)),
      ),
    },
  ];
};

/** A sum one can set beside one's own: by head and day. */
const dayPrice: Finder = ({ draft, town, style }) => {
  const { total, currency, items, low } = draft.cost;
  const { nights, needs } = draft.brief;
  // A range has no one sum for a day.
  if (total === null || low !== undefined || needs.heads === 0) return [];
  const flights = items.find(({ kind }) => kind === 'flights')?.amount ?? 0;
  const each = Math.round((total - flights) / needs.heads / (nights + 1));
  return [
    {
      kind: 'day-price',
      worth: ofStyle(style, 'value', 1, 0.3),
      ...strengthPhrases.dayPrice(town, money(each, currency), needs.heads, nights + 1),
    },
  ];
};

const FREE_STOPS = 4;
/** One pays for the way, if for nothing else. */
const RIDDEN: readonly Tag[] = ['train', 'ferry', 'boat', 'cable-car'];

const freeOfCharge: Finder = ({ town, visits, style }) => {
  const stops = visits.filter((visit) => !isMeal(visit));
  const free = shortNamesFirst([
    ...new Set(
      stops
        .filter(({ place: { price, tags } }) => price?.adult === 0 && !RIDDEN.some((tag) => tags.includes(tag)))
        .map(({ place }) => place),
    ),
  ]);
  const [a, b] = free;
  if (free.length < FREE_STOPS || !a || !b) return [];
  return [
    {
      kind: 'free-of-charge',
      worth: ofStyle(style, 'value', 1, 0.4),
      ...strengthPhrases.freeOfCharge(town, free.length, stops.length, a.name, b.name),
    },
  ];
};

const onFoot: Finder = ({ draft, town, base }) => {
  const legs = draft.days.flatMap(({ items }) =>
    items.flatMap(({ leg, kind }) => (leg && kind !== 'transfer' ? [leg] : [])),
  );
  if (legs.length < 6 || legs.some(({ mode }) => mode !== 'walk')) return [];
  return [
    {
      kind: 'on-foot',
      worth: 0.75,
      ...strengthPhrases.onFoot(town, base, Math.max(...legs.map(({ minutes }) => minutes))),
    },
  ];
};

const stops: Finder = ({ draft, town, best, style }) => {
  const { days, brief } = draft;
  const counts = days.map(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity').length);
  const starts = days.slice(1).flatMap(({ items }) => items.find(({ kind }) => kind !== 'transfer')?.start ?? []);
  const [a, b] = shortNamesFirst(best);
  const most = Math.max(0, ...counts);
  if (!a || !b || most === 0 || starts.length === 0) return [];
  // Told as the condition that it is.
  const earliest = brief.reading.earliestStart ? '' : (starts.toSorted()[0] ?? '');
  return [
    {
      kind: 'stops',
      worth: ofStyle(style, 'slow', 0.95, brief.reading.pace === 'slow' ? 0.95 : 0.3),
      ...strengthPhrases.stops(town, most, earliest, a.name, b.name),
    },
  ];
};

const leftFree: Finder = ({ draft, town, base, style }) => {
  const free = daysLeftFree(draft.days);
  if (free.length === 0) return [];
  return [
    {
      kind: 'left-free',
      worth: ofStyle(style, 'slow', 1, 0.35),
      ...strengthPhrases.leftFree(town, base, free),
    },
  ];
};

const rests: Finder = ({ town, visits, style }) => {
  const named = visits.filter(({ item, place }) => item.kind === 'rest' && !isToBrowse(place));
  const [a, b] = named;
  if (!a || !b) return [];
  return [
    {
      kind: 'rests',
      worth: ofStyle(style, 'slow', 0.95, 0.4),
      ...strengthPhrases.rests(town, a.place.name, a.day.n, b.place.name, b.day.n),
    },
  ];
};

const work: Finder = ({ draft, town, best, visits }) => {
  const { workHours } = draft.brief.reading;
  const [a, b] = shortNamesFirst(best);
  const on = visits.find(({ place }) => place === a)?.day;
  if (!workHours || !a || !b || !on) return [];
  return [{ kind: 'work', worth: 1.2, ...strengthPhrases.work(town, workHours, { name: a.name, day: on.n }, b.name) }];
};

const route: Finder = ({ draft, best }) => {
  const { segments, nights } = draft.brief;
  const towns = segments.map(({ book }) => book.city.name);
  if (towns.length < 2) return [];
  return [
    {
      kind: 'route',
      worth: 1,
      ...strengthPhrases.route(
        towns,
        segments.map((each) => each.nights),
        nights,
        shortNamesFirst(best).map(({ name }) => name),
      ),
    },
  ];
};

export const DAY_STRENGTHS: readonly Finder[] = [
  near,
  quarter,
  dayPrice,
  freeOfCharge,
  onFoot,
  stops,
  leftFree,
  rests,
  work,
  route,
];
