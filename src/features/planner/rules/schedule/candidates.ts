/** The sights that may stand in a plan, each with its worth to this party and the hours of the day in which it makes sense. */

import { weekdayOf } from '../../../../shared/dates.ts';
import { memoize, memoizeByObject } from '../../../../shared/memoize.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { allowedIn } from '../select/allowed-places.ts';
import { keptOn } from '../select/kept-free-hours.ts';
import { ASKED_FOR, matchesAnyKeyword } from '../select/match-keywords.ts';
import { pointsOf } from '../select/need-effects.ts';
import { interestIn, kindOf, scoreSight } from '../select/place-score.ts';
import { climateIn, monthOf } from '../select/season-fit.ts';
import { AFLOAT, GIVEN_BY_DAY, isMainly, kindsLike } from '../select/shows-and-boats.ts';
import { daylightOn } from './daylight.ts';
import { afterDinner, eveningRequests } from './evening-requests.ts';
import { mayBeLeft } from './long-visits.ts';
import { beginsBy } from './performances.ts';
import type { Candidate } from './run-day.ts';
import { onSaidDays } from './said-days.ts';
import { teaTime } from './tea-time.ts';

/** Less than this and a free afternoon is worth more. */
const LEAST = 16;
/** From the table to where the night is. */
const WAY_THERE = 20;
/** As much as a place that was asked for by its name. */
const SAID_FOR_THE_EVENING = 160;
const PROMISED = 160;
/** However much they like it: one bath, one class, one zoo. */
const ONCE: readonly Tag[] = [
  ...wordList('hammam spa onsen hot-spring wellness cooking-class tour cruise zoo aquarium theme-park casino balloon'),
  ...wordList('workshop yoga'),
];
const OUT_AT_NIGHT: readonly Tag[] = [
  ...wordList('bar nightclub nightlife cocktails live-music jazz blues country fado flamenco rooftop casino strip'),
  ...wordList('beer comedy dance'),
];
const LATE_OUTDOORS: readonly Tag[] = wordList(
  'street square neighbourhood viewpoint bridge market food-hall theme-park waterfront monument tower',
);

export function candidatesOf(segment: Segment, brief: Brief): Candidate[] {
  const { reading, banned, freeOnly, frugal, promised } = brief;
  const wishesForBoats = AFLOAT.some((tag) => (reading.weights[tag] ?? 0) >= 0.5);
  const seen = new Map<string, number>();
  const possible = [...weighed(segment, brief), ...teaTime(segment, brief)].filter(
    ({ place }) => !freeOnly || promised.has(place.id) || isFreeEnough(place, reading, frugal),
  );
  const payable = reading.onDays ? onSaidDays(possible, segment, brief) : possible;
  const evenings = eveningRequests(payable, reading, segment.nights, ({ id }) => banned.has(id));
  const worth = payable.flatMap(({ score, ...visit }) => {
    const { place, kind } = visit;
    if (visit.on || kind === 'tea') return { ...visit, score };
    if (evenings.has(place)) return { ...visit, score: score + SAID_FOR_THE_EVENING };
    if (promised.has(place.id)) return { ...visit, score: score + PROMISED, again: false };
    if (banned.has(place.id)) return [];
    const isOnce = ONCE.includes(kind as Tag) || (isVoyage(place) && !wishesForBoats);
    const sort = isOnce && isVoyage(place) ? 'voyage' : kind;
    const earlier = seen.get(sort) ?? 0;
    seen.set(sort, earlier + 1);
    const wanted = reading.wantedPlaces.includes(place.id);
    const tires = isOnce ? 1.2 : interestIn(place, reading) > 0.4 ? 0.08 : 0.16;
    const left = wanted ? score : score / (1 + tires * Math.max(0, earlier - (tires > 1 ? 0 : 1)));
    return left < LEAST ? [] : [{ ...visit, score: left }];
  });
  return (reading.once ?? []).reduce((left, tag) => onceOf(left, tag, reading), worth);
}

/** Of what they want once the one worth most, and what they named. */
function onceOf(candidates: Candidate[], tag: Tag, { wantedPlaces }: Reading): Candidate[] {
  const isOfKind = ({ place }: Candidate) => isMainly(place, kindsLike(tag));
  const isNamed = ({ place }: Candidate) => wantedPlaces.includes(place.id);
  const some = candidates.filter(isOfKind);
  const [first, ...others] = some.toSorted(
    (a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.score - a.score || (a.place.id < b.place.id ? -1 : 1),
  );
  if (!first) return candidates;
  const out = new Set(others.filter((other) => !isNamed(other)));
  return candidates.flatMap((one) => (out.has(one) ? [] : one === first ? { ...one, again: false } : one));
}

/** Where a plan keeps to what is free. */
export const isFreeEnough = (place: Place, reading: Reading, frugal: boolean) =>
  place.price?.adult === 0 ||
  reading.wantedPlaces.includes(place.id) ||
  (!frugal && (place.price === null || interestIn(place, reading) >= ASKED_FOR));

/** All that they may be sent to in that season, the best first: asked for by every attempt at a plan of that style. */
const weighed = ({ known, book }: Segment, { reading, needs, startDate, style }: Brief): readonly Candidate[] =>
  weighedFor(reading)(needs)(book)({ known, startDate, style });
const weighedFor = memoizeByObject((reading: Reading) =>
  memoizeByObject((needs: Brief['needs']) =>
    memoizeByObject((book: Segment['book']) =>
      memoize((stay: Stay) => weigh(stay, book, needs, reading), {
        most: 8,
        keyOf: ({ startDate, style }) => `${startDate} ${style}`,
      }),
    ),
  ),
);
type Stay = Pick<Segment, 'known'> & Pick<Brief, 'startDate' | 'style'>;

function weigh({ known, startDate, style }: Stay, book: Segment['book'], needs: Brief['needs'], reading: Reading) {
  const weather = climateIn(known.facts, monthOf(startDate));
  const { sunset } = daylightOn(startDate, book.city, known.timeZone);
  const needsShade = needs.names.includes('shade');
  const isHot = weather.high !== null && weather.high >= HOT;
  const isHeat = weather.high !== null && weather.high >= (isYoung(needs) ? HEAT_OF_CHILDREN : HEAT);
  const isSlow = reading.pace === 'slow' || style === 'slow';
  // A boat that goes for lunch or for the sunset goes for what they asked.
  const wantsSunset = (reading.weights.sunset ?? 0) >= ASKED_FOR;
  const besideBed = longestBesideBed(reading, needs, startDate);
  const middle = { lat: book.city.lat, lon: book.city.lon };
  return allowedIn(book, needs, reading)
    .sights.filter(
      (place) => !needsSnow(place) || (weather.high ?? 0) < SNOW_MELTS || reading.wantedPlaces.includes(place.id),
    )
    .filter((place) => !known.open || !isLittleFarOff(place, kmBetween(place, middle)) || isAskedFor(place, reading))
    .filter((place) => weather.high !== null || !isColdSea(place, monthOf(startDate)) || isAskedFor(place, reading))
    .map((place): Candidate => {
      const sensible =
        wantsSunset && isMainly(place, AFLOAT) && place.tags.includes('sunset')
          ? ([sunset + AFTER_SUNSET - place.durationMin, sunset + 60] as const)
          : byLight(
              place,
              sunset,
              reading,
              sensibleHours(place, sunset, needs.youngest !== null && needs.youngest < 12),
            );
      const [from, latestEnd] =
        (isHot && needsShade) || (isHeat && !isCooling(place)) ? outOfTheSun(place, sensible) : sensible;
      const night = needs.nightOwls ? afterDinner(place, known.mealHours?.dinner.from) : null;
      const earliest = Math.max(from, night ?? 0);
      const begun = (beginsBy(place) ?? 1440) + place.durationMin;
      const late = Math.min(latestEnd, needs.lastEnd, begun, isSlow && isOnSnow(place) ? SKIED_BY : 1440);
      return {
        place,
        kind: kindOf(place),
        score: scoreSight(place, reading, style, weather) + pointsOf(place, needs.names, reading),
        minutes: Math.min(
          stayMinutes(place),
          needs.tires && isOnFeet(place) ? ON_FEET_MIN : 1440,
          isSlow && isOnSnow(place) ? A_MORNING : 1440,
          reading.wantedPlaces.includes(place.id) && mayBeLeft(place) ? besideBed : 1440,
          Math.max(30, late - earliest - (night === null ? 0 : WAY_THERE)),
        ),
        earliest,
        latestEnd: late,
        hasSupper: isEveningOut(place),
        again: place.repeatable && interestIn(place, reading) >= 0.5,
      };
    })
    .toSorted((a, b) => b.score - a.score || (a.place.id < b.place.id ? -1 : 1));
}

/** How long a place that was asked for by name may be seen where every day goes back to bed at noon: shorter rather than not. */
function longestBesideBed(
  reading: Reading,
  { dayStart, lastEnd }: Brief['needs'],
  startDate: Brief['startDate'],
): number {
  const noon = keptOn(reading, startDate, weekdayOf(startDate), () => NO_LIGHT).filter(
    ({ why, atHome }) => atHome && why !== 'work',
  );
  const [first] = noon;
  return first ? Math.max(SHORTEST_SEEN, first.from - dayStart - THERE_AND_BACK, lastEnd - first.to - AT_TABLES) : 1440;
}
const SHORTEST_SEEN = 90;
const THERE_AND_BACK = 60;
/** A late lunch, dinner and the ways between. */
const AT_TABLES = 165;
const NO_LIGHT = { hours: 0, sunset: 0 };

/** Where no months are told, the weather tells when there is none. */
const needsSnow = ({ tags, indoor }: Place) => !indoor && tags.some((tag) => ON_SNOW.includes(tag));
const ON_SNOW: readonly Tag[] = ['snowshoe', 'sledding', 'ski', 'snowboard'];
const SNOW_MELTS = 14;

/** Half a day on the water: one is enough for who did not ask for boats. */
const isVoyage = ({ tags, durationMin }: Place) => durationMin >= HALF_A_DAY && isMainly({ tags }, AFLOAT);
const HALF_A_DAY = 180;

/** From this on the hours around noon belong indoors or under trees, for whoever needs shade. */
const HOT = 22;
/** From this on they do so for everybody, but by the water. */
const HEAT = 31;
/** Small children stay out of it sooner. */
const HEAT_OF_CHILDREN = 28;
const isYoung = ({ youngest }: Brief['needs']) => youngest !== null && youngest < 8;
const BY_WATER: readonly Tag[] = wordList('beach swim boat sail cruise snorkel dive surf kayak ferry');
const isCooling = ({ tags }: Place) => tags.some((tag) => BY_WATER.includes(tag));
const [NOON, SUN_IS_LOW] = [12 * 60 + 30, 16 * 60];
const SHADED: readonly Tag[] = ['garden', 'forest', 'botanical', 'cave'];

function outOfTheSun(place: Place, [earliest, latestEnd]: readonly [number, number]): readonly [number, number] {
  if (place.indoor || place.tags.some((tag) => SHADED.includes(tag))) return [earliest, latestEnd];
  return latestEnd - place.durationMin >= SUN_IS_LOW
    ? [Math.max(earliest, SUN_IS_LOW), latestEnd]
    : [earliest, Math.min(latestEnd, NOON)];
}

export const isOnSnow = ({ tags }: Place) => tags.includes('ski') || tags.includes('snowboard');
/** Who takes it slowly has skied by lunch. */
const A_MORNING = 165;
const SKIED_BY = 13 * 60 + 15;

/** Rooms, ruins and stalls that one walks through, with few seats. */
const isOnFeet = ({ tags }: Place) => tags.some((tag) => ON_FEET.includes(tag));
const ON_FEET: readonly Tag[] = wordList(
  'museum gallery palace castle ruins archaeology zoo market neighbourhood walk street shopping',
);
/** As long as who tires is on their feet without a seat. */
const ON_FEET_MIN = 105;

const LONG_MIN = 240;
/** One comes an hour after the gates open. */
const LATE_BY_MIN = 75;
/** A night out goes on past the end of the day; the plan shows its beginning. */
const LAST_MINUTE = 23 * 60 + 55;
const SHORTEST_NIGHT = 25;

/** A long day there is as long as its hours leave it. */
function stayMinutes({ durationMin, week, tags }: Place): number {
  if (week && tags.includes('nightclub')) {
    const opens = Math.min(...week.flatMap((day) => day.map(([from]) => from)));
    return Math.min(durationMin, Math.max(SHORTEST_NIGHT, LAST_MINUTE - opens));
  }
  if (durationMin < LONG_MIN || !week) return durationMin;
  const longest = Math.max(0, ...week.flatMap((day) => day.map(([from, to]) => to - from)));
  return longest > 0 ? Math.min(durationMin, Math.max(LONG_MIN / 2, longest - LATE_BY_MIN)) : durationMin;
}

/** Where nobody tells when the lifts run: first thing, and not after the sun. */
const LIFTS = [8 * 60 + 30, 15 * 60 + 45] as const;

/** In the morning still, for who has breakfast and a way before it. */
const BEGUN_BY = 10 * 60 + 15;
/** An evening somewhere, with the sunset in it and supper after: it does not begin in the early afternoon. */
const isEveningOut = ({ best, durationMin, open }: Place) =>
  best === 'sunset' && durationMin >= HALF_A_DAY && open === null;
const [BEFORE_SUNSET, LEEWAY] = [90, 30];
/** The boat lands when the sun is down, also where the days grow longer. */
const AFTER_SUNSET = 15;

/** What happens at noon is seen by who is there a little before. */
const [MIDDAY, THERE_BEFORE] = [12 * 60, 10];

/** From a long walk in the mountains one is back before the thunder and the dark. */
const DOWN_BY = 17 * 60;

/** What is looked at out of doors, and has no lamps of its own. */
const SEEN_BY_LIGHT: readonly Tag[] = wordList('viewpoint garden park botanical nature forest beach');
/** Lanes that they named are seen before they are dark. */
const isQuarterOfTheirs = (place: Place, reading: Reading) =>
  (reading.wantedPlaces.includes(place.id) || matchesAnyKeyword(place, reading)) && isOfLanes(place);
const isOfLanes = ({ tags }: Place) =>
  (tags.includes('neighbourhood') || tags.includes('walk')) &&
  !tags.slice(0, 2).some((tag) => OUT_AT_NIGHT.includes(tag));
/** Told for its sun. */
const SUNNY = /\b(?:sunny|in the sun)\b/i;
const BEGUN_BEFORE = 15;
const DUSK = 30;
const lightLeft = ({ durationMin }: Place) => durationMin - BEGUN_BEFORE;

/** It begins while one sees something, and is over by dusk. */
const byLight = (place: Place, sunset: number, reading: Reading, [from, to]: readonly [number, number]) =>
  place.indoor ||
  place.best === 'evening' ||
  place.best === 'sunset' ||
  !(isMainly(place, SEEN_BY_LIGHT) || SUNNY.test(place.about) || isQuarterOfTheirs(place, reading)) ||
  place.tags.includes('theme-park')
    ? ([from, to] as const)
    : ([from, Math.min(to, sunset + Math.min(DUSK, lightLeft(place)))] as const);

/** For a look at a bridge nobody rides longer than they look. */
const isLittleFarOff = ({ durationMin, weight }: Place, km: number) =>
  durationMin <= A_LOOK && km > ON_FOOT_KM && weight < 5;
const A_LOOK = 20;
const ON_FOOT_KM = 2;
const isAskedFor = (place: Place, reading: Reading) =>
  reading.wantedPlaces.includes(place.id) || interestIn(place, reading) > 0;
/** Months in which one bathes, by how far from the equator, where nobody has measured: those of the north. */
const BATHED: readonly (readonly [upTo: number, from: number, to: number])[] = [
  [25, 1, 12],
  [38, 4, 11],
  [50, 5, 9],
  [60, 7, 8],
];
function isColdSea({ tags, indoor, lat }: Place, month: number): boolean {
  if (indoor || !tags.some((tag) => tag === 'beach' || tag === 'swim')) return false;
  const ofNorth = lat >= 0 ? month : ((month + 5) % 12) + 1;
  const [, from = 13, to = 0] = BATHED.find(([upTo]) => Math.abs(lat) <= upTo) ?? [];
  return ofNorth < from || ofNorth > to;
}

/** Stalls are put away at noon where nobody tells when. */
const isUntoldMarket = ({ open, tags }: Place) => !open && tags[0] === 'market';

/** A museum at eight in the evening or a bar at ten in the morning may be open and is still no plan. */
function sensibleHours(place: Place, sunset: number, withChildren: boolean): readonly [number, number] {
  const is = (tags: readonly Tag[]) => place.tags.some((tag) => tags.includes(tag));
  if (!place.open && is(['ski', 'snowboard'])) return LIFTS;
  if (place.best === 'evening') return [withChildren ? 17 * 60 : 18 * 60 + 30, 1439];
  if (isEveningOut(place)) return [sunset - BEFORE_SUNSET, sunset - BEFORE_SUNSET + LEEWAY + place.durationMin];
  if (place.best === 'sunset')
    return [
      sunset - place.durationMin,
      Math.max(Math.min(60, lightLeft(place)) + sunset, sunset - 75 + place.durationMin),
    ];
  if (place.best === 'noon')
    return [MIDDAY + THERE_BEFORE - place.durationMin, MIDDAY - THERE_BEFORE + place.durationMin];
  if (place.best === 'morning' || isUntoldMarket(place)) return [0, Math.max(13 * 60, BEGUN_BY + place.durationMin)];

  if (place.best === 'afternoon') return [12 * 60 + 30, 20 * 60];
  if (is(GIVEN_BY_DAY)) return [13 * 60, 1439];
  if (is(OUT_AT_NIGHT) && !is(['museum', 'tour', 'walk', 'shopping']))
    return [withChildren ? 14 * 60 : place.open ? 16 * 60 : 19 * 60 + 30, 1439];
  if (!place.indoor && is(['hike']))
    return [0, Math.min(sunset, place.durationMin > HALF_A_DAY ? DOWN_BY : 20 * 60 + 30)];
  if (!place.indoor && is(LATE_OUTDOORS)) return [0, Math.max(19 * 60 + 30, Math.min(sunset + 60, 21 * 60 + 30))];
  if (!place.indoor) return [0, Math.max(16 * 60 + 30, Math.min(sunset + 15, 20 * 60 + 30))];
  if (!place.open) return [10 * 60, 17 * 60 + 30];
  return [0, 19 * 60 + 30];
}
