/**
 * How much a place is worth to this party, in points: 20 for each step of how
 * much a first visitor would miss it, up to 90 for matching interests. Travel
 * is charged in the same points (0.6 a minute), so a point is a bit more than a minute.
 */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { CityBook, Place } from '../../../destinations/rules/catalogue.ts';
import { type Diet, TABLE_TAGS, type Tag } from '../../../destinations/rules/tags.ts';
import type { Plan } from '../plan.ts';
import type { Reading } from '../reading.ts';
import { COMPANIES, companyOf } from './company-tastes.ts';
import { matchesAnyKeyword } from './match-keywords.ts';
import type { MonthFacts } from './season-fit.ts';

export type Style = Plan['style'];

/** Tags that say where or how, not what: they never make two places alike. */
const SETTING: ReadonlySet<Tag> = new Set<Tag>([
  ...(['free', 'rainy-day', 'family', 'stroller', 'photo', 'romantic', 'quiet', 'local', 'casual', 'terrace'] as const),
  ...(['view', 'waterfront', 'historic', 'seasonal', 'walk', 'sunset', 'sunrise', 'kid-menu'] as const),
]);

/** What a place mainly is: two of a kind on one day are one too many. */
export function kindOf(place: Place): Tag | 'other' {
  return place.tags.find((tag) => !SETTING.has(tag)) ?? 'other';
}

/** The strongest interest that a place answers, and a fifth of each other one. */
export function interestIn({ tags }: Pick<Place, 'tags'>, { weights }: Pick<Reading, 'weights'>): number {
  const met: number[] = [];
  for (const tag of tags) {
    const weight = weights[tag];
    if (weight !== undefined && weight > 0) met.push(weight);
  }
  if (met.length < 2) return Math.min(1, met[0] ?? 0);
  const [first = 0, ...rest] = met.sort((a, b) => b - a);
  return Math.min(1, first + 0.2 * rest.reduce((sum, weight) => sum + weight, 0));
}

/** So many sights stand for what draws them to a town. */
const DRAWN = 14;

export interface Drawn {
  readonly place: Place;
  readonly worth: number;
}

/** What of a town would draw them most, the strongest first. */
export const drawnTo = (book: CityBook, reading: Reading): readonly Drawn[] => drawnBy(reading)(book);
const drawnBy = memoizeByObject((reading: Reading) =>
  memoizeByObject(({ sights }: CityBook): readonly Drawn[] =>
    sights
      .map((place) => ({
        place,
        worth: place.weight + 4 * interestIn(place, reading) + (matchesAnyKeyword(place, reading) ? 4 : 0),
      }))
      .sort((a, b) => b.worth - a.worth || (a.place.id < b.place.id ? -1 : 1))
      .slice(0, DRAWN),
  ),
);

function leaningTo({ id }: Place, { leaning }: Reading): number {
  return leaning?.places[id] ?? 0;
}

/** Said of the days themselves: what lies under a roof comes first. */
export const isRainExpected = ({ weights }: Pick<Reading, 'weights'>) => (weights['rainy-day'] ?? 0) >= 0.3;

export type Weather = Pick<MonthFacts, 'high' | 'rainDays'>;

export function scoreSight(place: Place, reading: Reading, style: Style, weather: Weather): number {
  const { pace } = reading;
  const kind = kindOf(place);
  if (
    kind !== 'other' &&
    ONLY_ON_WISH.includes(kind) &&
    !reading.weights[kind] &&
    !reading.wantedPlaces.includes(place.id) &&
    !matchesAnyKeyword(place, reading)
  )
    return (AT_A_RISK.includes(kind) ? 3 : 8) * place.weight;
  if (isForChildren(place, reading)) return 4 * place.weight;
  let score = 20 * place.weight + 90 * interestIn(place, reading) + leaningTo(place, reading);
  if (reading.wantedPlaces.includes(place.id)) score += 160;
  if (matchesAnyKeyword(place, reading)) score += 120;
  const company = companyOf(reading);
  if (company) score += bonus(place, COMPANIES[company].sights, COMPANIES[company].points);
  if (reading.access.includes('stroller')) score += bonus(place, ['stroller'], 12);
  if (pace === 'slow' || style === 'slow')
    score += bonus(place, ['park', 'garden', 'quiet', 'neighbourhood', 'cafe', 'spa'], 14);
  if (style === 'value') score += place.price === null ? 0 : place.price.adult === 0 ? 18 : -10;
  if (style === 'splurge') score += bonus(place, ['spa', 'fine-dining', 'cruise', 'boat', 'opera', 'rooftop'], 14);
  if (isRainExpected(reading)) score += place.indoor ? 25 : -45;
  const { high, rainDays } = weather;
  const isCold = high !== null && high < 8;
  const isHot = high !== null && high > 36;
  if (!place.indoor && (isCold || isHot || (rainDays !== null && rainDays > 16))) score -= 14;
  if (place.indoor && (isCold || (rainDays !== null && rainDays > 14))) score += 8;
  if (high !== null && high < 20 && place.tags.some((tag) => tag === 'beach' || tag === 'swim'))
    score -= place.indoor ? 0 : 45;
  // A plan of unknown hours proves little.
  if (!place.open) score -= 12;
  return score - forSteps(place, reading);
}

/** Who needs no steps is sent first where somebody tells that there are none. */
const forSteps = ({ wheelchair }: Place, { access }: Reading) =>
  wheelchair === 'to-ask' && (access.includes('wheelchair') || access.includes('step-free')) ? 30 : 0;

/** Kitchens made for a need: a joy for whoever has it, a detour for everybody else. */
const FOR_DIETS: readonly Tag[] = ['vegan-kitchen', 'vegetarian-kitchen', 'halal-kitchen', 'kosher-kitchen'];
const MADE_FOR_A_DIET = /gluten|halal|vegan|kosher/i;
/** What nobody does who has not asked for it. */
const ONLY_ON_WISH: readonly Tag[] = [
  ...wordList('surf dive snorkel kayak fishing golf ski snowboard horse zipline balloon yoga casino strip nightclub'),
  ...wordList('cooking-class stadium sport'),
];

/** Of these nobody is sent to one unasked, however little else there is. */
const AT_A_RISK: readonly Tag[] = ['dive', 'surf', 'zipline', 'casino', 'strip', 'nightclub'];

/** Grown-ups by themselves go to what is made for children where it is famous or asked for. */
const FOR_CHILDREN: readonly Tag[] = ['theme-park', 'playground', 'zoo', 'aquarium'];
const FAMOUS = 4;
const isForChildren = (place: Place, { party, weights, wantedPlaces }: Reading) => {
  const kind = place.tags.find((tag) => FOR_CHILDREN.includes(tag) && place.tags.indexOf(tag) < 2);
  return (
    kind !== undefined &&
    party.children.length === 0 &&
    place.weight < FAMOUS &&
    !place.tags.some((tag) => (weights[tag] ?? 0) > 0) &&
    !wantedPlaces.includes(place.id)
  );
};

/** What one goes to a table for; a garden or a market beside it is another interest. */
const OF_TABLES: ReadonlySet<Tag> = new Set<Tag>([
  ...TABLE_TAGS,
  ...(['food-hall', 'wine', 'natural-wine', 'beer', 'cocktails', 'rooftop', 'live-music', 'jazz', 'fado'] as const),
]);

function tasteFor(place: Place, reading: Reading): number {
  return interestIn({ tags: place.tags.filter((tag) => OF_TABLES.has(tag)) }, reading);
}

export function scoreTable(place: Place, reading: Reading, style: Style): number {
  const liked = tasteFor(place, reading);
  let score = 14 * ((place.rating ?? 3.5) - 3.5) + 34 * liked + leaningTo(place, reading) / 2;
  if (reading.wantedPlaces.includes(place.id)) score += 60;
  if (matchesAnyKeyword(place, reading)) score += 45;
  if (place.tags.includes('local')) score += 4;
  const company = companyOf(reading);
  if (company) score += bonus(place, COMPANIES[company].tables, COMPANIES[company].points);
  if (company === 'family') score -= 10 * Math.max(0, place.priceLevel - 2);
  if (style === 'value') score -= 7 * (place.priceLevel - 1);
  if (style === 'splurge') score += 5 * (place.priceLevel - 2);
  if (style === 'best-match' || style === 'slow') score -= 6 * Math.max(0, place.priceLevel - 2);
  // A house of a chain is where one eats for want of another.
  if (place.weight === 1) score -= 40;
  if (!place.open) score -= 6;
  score += forTheirDiet(place, reading) - forSteps(place, reading);
  if (
    (FOR_DIETS.some((tag) => place.tags.includes(tag)) ||
      MADE_FOR_A_DIET.test(`${place.name} ${place.cuisine ?? ''}`)) &&
    reading.diet.length === 0 &&
    !FOR_DIETS.some((tag) => (reading.weights[tag] ?? 0) > 0)
  )
    score -= 50;
  return score;
}

/** Their own kitchen comes before one where a dish of theirs stands on the card, and a house of meat or fish after all others. */
function forTheirDiet({ tags }: Place, { diet, weights }: Reading): number {
  const isTheirs = OWN_KITCHEN.some(
    ([need, kitchens]) => diet.includes(need) && kitchens.some((tag) => tags.includes(tag)),
  );
  if (isTheirs) return OWN_POINTS;
  const isOfFlesh = tags.slice(0, 3).some((tag) => OF_FLESH.includes(tag) && !weights[tag]);
  return isOfFlesh && (diet.includes('vegetarian') || diet.includes('vegan')) ? -FLESH_POINTS : 0;
}
const OWN_POINTS = 10;
const FLESH_POINTS = 60;
const OWN_KITCHEN: readonly (readonly [Diet, readonly Tag[]])[] = [
  ['vegetarian', ['vegetarian-kitchen', 'vegan-kitchen']],
  ['vegan', ['vegan-kitchen']],
  ['halal', ['halal-kitchen']],
  ['kosher', ['kosher-kitchen']],
];
const OF_FLESH: readonly Tag[] = [
  ...(['burgers', 'steak', 'grill', 'bbq', 'fried-chicken', 'hot-chicken', 'kebab', 'diner'] as const),
  ...(['seafood', 'fish', 'raw-fish', 'sushi', 'smorrebrod', 'ceviche', 'lowcountry', 'cajun'] as const),
];

function bonus(place: Place, tags: readonly Tag[], points: number): number {
  return place.tags.some((tag) => tags.includes(tag)) ? points : 0;
}
