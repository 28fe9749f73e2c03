/** What a plan has to see: what was asked for, evenings, tables, kinds of place, the way out of town, the season. */
import { monthName } from '../../../../../shared/dates.ts';
import type { Place } from '../../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../../destinations/rules/tags.ts';
import { clause } from '../../../copy/phrasing.ts';
import { strengthPhrases } from '../../../copy/strength-phrases.ts';
import { tagWord } from '../../../copy/tag-words.ts';
import type { PricedDraft } from '../../plan-draft.ts';
import { isFor } from '../../select/match-keywords.ts';
import { climateIn, isMeasuredThere, monthOf } from '../../select/season-fit.ts';
import { SHOWS } from '../../select/shows-and-boats.ts';
import { weekdayName } from '../date-text.ts';
import { answered } from '../why-text.ts';
import { isMeal, knownStart, ofStyle } from './plan-facts.ts';
import { shortNamesFirst } from './short-names.ts';
import type { Finder } from './strength.ts';

/** A place is mainly what its first tags say. */
const MAINLY = 1;

/** Two places or more of what was asked for. */
const asked: Finder = ({ draft, world, town, best, visits }) =>
  answered(draft, world, 3).flatMap(({ tag, found }, i) => {
    const all = [...new Set(visits.filter(({ place }) => isFor(place, tag)).map(({ place }) => place))];
    const named = [found.place, ...all.filter((place) => place !== found.place)];
    // A garden before a house that has one, whatever the length of its name.
    const isMainly = ({ tags }: Place) => tags.indexOf(tag) <= Math.max(MAINLY, found.place.tags.indexOf(tag));
    const [a, b] = [
      ...shortNamesFirst(named.filter(isMainly)),
      ...shortNamesFirst(named.filter((place) => !isMainly(place))),
    ];
    const sights = new Set(visits.filter((visit) => !isMeal(visit)).map(({ place }) => place));
    const stops = all.every((place) => sights.has(place)) ? sights.size : 0;
    if (!a) return [];
    const worth = 0.85 - 0.15 * i;
    if (!b) {
      const other = shortNamesFirst(best).find((place) => place !== a);
      return [
        {
          kind: 'asked-one',
          interest: tag,
          worth: worth - 0.1,
          ...strengthPhrases.askedOne(town, tagWord(tag), a.name, clause(a.about), other?.name),
        },
      ];
    }
    return [
      {
        kind: 'asked',
        interest: tag,
        worth,
        ...strengthPhrases.asked(town, tagWord(tag), all.length, stops, a.name, b.name),
      },
    ];
  });

const GOING_OUT: readonly Tag[] = [...SHOWS, 'music', 'nightlife'];

/** Of a house without known hours nobody can say that there is something on; one looked at for less is a visit. */
const A_PERFORMANCE_MIN = 60;
const HOUSES: readonly Tag[] = ['theatre', 'opera', 'classical'];
const isHouse = ({ tags, open, durationMin }: Place) =>
  (open === null || durationMin < A_PERFORMANCE_MIN) && tags.slice(0, 2).some((tag) => HOUSES.includes(tag));

const evening: Finder = ({ draft, town, visits }) => {
  const shows = visits.filter(
    ({ place, item }) =>
      item.start >= '18:00' &&
      item.kind !== 'rest' &&
      !isHouse(place) &&
      place.tags.slice(0, 3).some((tag) => SHOWS.includes(tag)),
  );
  const [show] = shows;
  const ends = shows.filter(({ day, item }) =>
    day.items.every(({ start, kind }) => kind === 'transfer' || start <= item.start),
  );
  const tag = show?.place.tags.find((each) => SHOWS.includes(each));
  if (!show || !tag) return [];
  const said = strengthPhrases.evening(
    town,
    tagWord(tag),
    show.place.name,
    weekdayName(show.day.date),
    knownStart(show.item),
    ends.map(({ place, day }) => ({ name: place.name, day: weekdayName(day.date) })),
  );
  const { weights, wantedPlaces } = draft.brief.reading;
  // A bar that pours wine answers a wish for wine, and not for the jazz in it.
  const isMusicAsked = show.place.tags.some((each) => GOING_OUT.includes(each) && (weights[each] ?? 0) > 0);
  const isAsked = isMusicAsked || wantedPlaces.includes(show.place.id) || Object.keys(weights).length === 0;
  return isAsked ? [{ kind: 'evening', worth: 0.8, ...said }] : [{ kind: 'evening', worth: 0.3, ...said, titles: [] }];
};

/** Of what nobody of ours has seen we say what and when it is, and advise nothing. */
const isCurated = ({ brief }: PricedDraft) => brief.segments.every(({ known }) => !known.open);

const table: Finder = ({ draft, town, visits, style }) => {
  const dinners = visits.filter((visit) => isMeal(visit) && visit.item.start >= '17:00');
  const [dinner] = dinners.toSorted(
    (a, b) => b.place.priceLevel - a.place.priceLevel || b.place.weight - a.place.weight || a.day.n - b.day.n,
  );
  if (!dinner) return [];
  const { place, day, item } = dinner;
  const words = [town, place.name, clause(place.about), weekdayName(day.date), item.start] as const;
  return [
    {
      kind: 'table',
      worth: ofStyle(style, 'splurge', 0.95, 0.55),
      ...strengthPhrases.table(...words, isCurated(draft)),
    },
  ];
};

const pair: Finder = ({ draft, town, base, best, visits }) => {
  const [a, b] = shortNamesFirst(best);
  if (!a || !b) return [];
  const first = visits.find(({ place }) => place === a);
  const day = first ? weekdayName(first.day.date) : '';
  const words = [town, base, draft.brief.nights, a.name, b.name, clause(a.about), day] as const;
  return [{ kind: 'pair', worth: 0.5, ...strengthPhrases.pair(...words, isCurated(draft)) }];
};

/** Kinds of place of which there are several, by the word that comes first with them, each with its first. */
const kinds: Finder = ({ town, visits }) => {
  const found = new Map<string, Set<string>>();
  for (const { place } of visits.filter((visit) => !isMeal(visit))) {
    const [tag] = place.tags;
    if (tag && strengthPhrases.isCounted(tag))
      found.set(tagWord(tag), (found.get(tagWord(tag)) ?? new Set()).add(place.name));
  }
  const [a, b] = [...found]
    .filter(([, names]) => names.size > 1)
    .toSorted(([x, xs], [y, ys]) => ys.size - xs.size || (x < y ? -1 : 1))
    .map(([word, [name = '']]) => [word, name] as const);
  if (!a || !b) return [];
  return [{ kind: 'kinds', worth: 0.65, ...strengthPhrases.kinds(town, a, b) }];
};

const FAR_MIN = 35;

/** The day that leaves town: what is far from the bed, and not from the stop before. */
const away: Finder = ({ draft, town, visits }) => {
  const far = visits
    .filter(
      ({ item, day }) =>
        day.items.find(({ kind }) => kind !== 'transfer') === item &&
        item.kind !== 'meal' &&
        item.leg !== undefined &&
        item.leg.minutes >= FAR_MIN &&
        item.leg.mode !== 'walk',
    )
    .toSorted((a, b) => (b.item.leg?.minutes ?? 0) - (a.item.leg?.minutes ?? 0) || a.day.n - b.day.n)[0];
  if (!far?.item.leg || draft.brief.segments.length > 1) return [];
  return [{ kind: 'away', worth: 0.75, ...strengthPhrases.away(town, far.place.name, far.day.n, far.item.leg) }];
};

/** Nobody praises the open air then. */
const HEAT = 30;

const season: Finder = ({ draft, town, best }) => {
  const [first] = draft.brief.segments;
  const month = monthOf(draft.brief.startDate);
  const high = first && climateIn(first.known.facts, month).high;
  const outdoors = shortNamesFirst(best.filter(({ indoor }) => !indoor));
  const indoors = shortNamesFirst(best.filter(({ indoor }) => indoor));
  if (typeof high !== 'number' || high > HEAT || !first || !isMeasuredThere(first)) return [];
  const list = (high >= 16 ? outdoors : indoors).slice(0, 2).map(({ name }) => name);
  return list.length < 2
    ? []
    : [
        {
          kind: 'season',
          worth: 0.55,
          ...strengthPhrases.season(town, monthName(month), Math.round(high), list, high >= 16),
        },
      ];
};

export const PLACE_STRENGTHS: readonly Finder[] = [asked, evening, table, pair, kinds, away, season];
