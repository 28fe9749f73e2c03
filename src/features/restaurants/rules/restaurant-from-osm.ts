/**
 * An OpenStreetMap object as a restaurant. Only what its tags say is taken over;
 * what they leave open stays unknown, and nothing is rated.
 */

import { isPrivate, isShut, seasonIn } from '../../open-data/rules/closed-places.ts';
import { isOfChain, isYes, limited, type OsmObject, websiteIn } from '../../open-data/rules/osm-tags.ts';
import { readingNamesIn, writtenHours } from '../../open-data/rules/place-and-city-rows.ts';
import { isReadable, latinIn } from '../../open-data/rules/transliteration.ts';
import type { Amenity } from '../copy/amenity-labels.ts';
import { hoursWords } from '../copy/opening-words.ts';
import { isAddress, postalAddress } from './postal-address.ts';
import { DIET_CHOICES, kindsOf } from './restaurant-filters.ts';
import { weekTexts } from './week-texts.ts';

const SERVES = new Set(['restaurant', 'cafe', 'fast_food', 'pub', 'ice_cream', 'food_court', 'biergarten']);
const WORDS: Readonly<Record<string, string>> = {
  restaurant: 'Restaurant',
  cafe: 'Café',
  fast_food: 'Fast food',
  pub: 'Pub',
  ice_cream: 'Ice cream',
  food_court: 'Food court',
  biergarten: 'Beer garden',
  bar: 'Bar',
};

export function isRestaurant(tags: Readonly<Record<string, string>>): boolean {
  return kindOfObject(tags) === 'restaurant';
}

/** Why a restaurant of a file is not in the list. */
export const SKIPPED = ['nameless', 'disused', 'nowhere'] as const;
export type Skipped = (typeof SKIPPED)[number];

/** `nameless` and `disused` are tables too, and not for the list. */
export function kindOfObject(
  tags: Readonly<Record<string, string>>,
): 'restaurant' | 'nameless' | 'disused' | 'something else' {
  // A bar is a table where it says that there is something to eat.
  if (!SERVES.has(tags['amenity'] ?? '') && !(tags['amenity'] === 'bar' && isYes(tags['food'])))
    return 'something else';
  // A canteen is for nobody who comes by.
  if ('disused' in tags || isShut(tags) || isPrivate(tags)) return 'disused';
  return tags['name']?.trim() ? 'restaurant' : 'nameless';
}

/** A row of the list of restaurants; `asOf` is the day of the file, `country` where the place lies, if that is known. */
export function restaurantFromOsm(
  { type, id, latitude, longitude, tags }: OsmObject,
  timeZone: string | null,
  asOf: string,
  country: string | null = null,
) {
  const amenity = tags['amenity'] ?? '';
  const cuisines = cuisinesIn(tags);
  const { hours, note } = writtenHours(tags['opening_hours']);
  const wheelchair = tags['wheelchair'];
  return {
    id: `osm-${type}-${id}`,
    source: 'openstreetmap' as const,
    sourceId: `${type}/${id}`,
    name: limited(tags['name'], 200) ?? '',
    cuisine: cuisines.length > 0 ? cuisineWords(cuisines) : (WORDS[amenity] ?? 'Restaurant'),
    kinds: kindsOf([...cuisines.map((one) => one.toLowerCase().replaceAll(' ', '_')), amenity]),
    diets: DIET_CHOICES.filter((diet) => isYes(tags[`diet:${diet.replaceAll('-', '_')}`])),
    address: addressIn(tags, country),
    phone:
      limited(tags['phone'] ?? tags['contact:phone'], 60)
        ?.split(';')[0]
        ?.trim() ?? null,
    website: websiteIn(tags),
    latitude,
    longitude,
    timeZone,
    priceLevel: null,
    hours,
    hoursNote: note,
    months: seasonIn(tags, latitude),
    closedOn: [],
    openingHours: weekTexts(hours, hoursWords),
    description: limited(tags['description:en'] ?? tags['description'], 300) ?? '',
    amenities: amenitiesIn(tags),
    stepFree: wheelchair === 'yes' ? true : wheelchair === 'no' ? false : null,
    isChain: isOfChain(tags),
    latinName: isReadable(tags['name'] ?? '') ? null : latinIn(readingNamesIn(tags)),
    asOf,
  };
}

const NO_NUMBER = /^[s.]\/?[n.]+$/i;

function addressIn(tags: Readonly<Record<string, string>>, country: string | null): string {
  const said = (key: string) => limited(tags[`addr:${key}`], 120) ?? '';
  const number = said('housenumber').replaceAll(/\s*;\s*/g, '/');
  const block = [said('block_number'), number].filter(Boolean).join('-');
  const parts = {
    number: NO_NUMBER.test(number) ? '' : block,
    street: said('street') || said('place'),
    town: said('city'),
    postcode: said('postcode'),
    state: said('state') || said('province'),
    quarters: [said('quarter'), said('neighbourhood')].filter(Boolean),
  };
  const own = /^[a-z]{2}$/i.test(said('country')) ? said('country').toUpperCase() : null;
  const written = limited(tags['addr:full'], 300) ?? '';
  return limited(postalAddress(parts, own ?? country), 300) ?? (isAddress(written, [parts.town]) ? written : '');
}

function amenitiesIn(tags: Readonly<Record<string, string>>): Amenity[] {
  return [
    ...(isYes(tags['outdoor_seating']) ? ['outdoor-seating' as const] : []),
    ...(isYes(tags['takeaway']) ? ['takeaway' as const] : []),
    ...(isYes(tags['delivery']) ? ['delivery' as const] : []),
    ...(tags['internet_access'] === 'wlan' ? ['wifi' as const] : []),
    ...(isYes(tags['payment:credit_cards']) || isYes(tags['payment:cards']) ? ['cards' as const] : []),
    ...(isYes(tags['reservation']) ? ['reservations' as const] : []),
    ...(tags['wheelchair'] === 'yes' ? ['step-free' as const] : []),
    ...(tags['wheelchair'] === 'limited' ? ['partly-step-free' as const] : []),
    ...DIET_CHOICES.flatMap((diet) => (isYes(tags[`diet:${diet.replaceAll('-', '_')}`]) ? diet : [])),
  ];
}

/** Words that English begins with a capital, wherever they stand. */
const PROPER = new Set(
  (
    'african afghan albanian american andalusian andorran arab arabic argentinian argentine armenian asian australian austrian azerbaijani balkan bangladeshi ' +
    'basque bavarian belarusian belgian berber bolivian bosnian brazilian breton british bulgarian burmese cajun californian ' +
    'cambodian canadian cantonese caribbean castilian catalan caucasian chilean chinese colombian corsican creole croatian cuban ' +
    'cypriot czech danish dominican dutch ecuadorian egyptian english eritrean estonian ethiopian european filipino finnish flemish ' +
    'french galician georgian german ghanaian greek guatemalan hawaiian hungarian icelandic indian indonesian iranian iraqi ' +
    'irish israeli italian jamaican japanese javanese jewish jordanian kazakh korean kurdish lao laotian latin latvian lebanese libyan ' +
    'ligurian lithuanian macedonian malagasy malay malaysian maltese mediterranean mexican moldovan mongolian moroccan ' +
    'neapolitan nepalese nepali nicaraguan nigerian nordic norwegian oriental pakistani palestinian persian peruvian piedmontese polish ' +
    'polynesian portuguese provençal punjabi roman romanian russian salvadoran sardinian savoyard scandinavian scottish senegalese serbian ' +
    'sichuan sicilian singaporean slovak slovenian somali spanish sri lankan sudanese swabian swedish swiss syrian taiwanese ' +
    'tamil texan texas thai tibetan tunisian turkish tuscan tyrolean ukrainian uruguayan uyghur uzbek venetian venezuelan ' +
    'vietnamese viennese welsh yemeni'
  ).split(' '),
);
/** Of these the ones before a proper word, or before each other, are part of its name: "Middle Eastern". */
const OF_A_PART = new Set('north south east west northern southern eastern western central middle far'.split(' '));
const AS_THEY_ARE = new Map([
  ['bbq', 'BBQ'],
  ['tex mex', 'Tex-Mex'],
  ['tex-mex', 'Tex-Mex'],
]);
const MOST_NAMED = 4;

/** Of a guide: a table that has any is no everyday one. */
const STARS = /^[1-3]\*?$/;

/** The kitchens a tag names, as it writes them. */
function cuisinesIn(tags: Readonly<Record<string, string>>): string[] {
  const named = (tags['cuisine'] ?? '')
    .split(/[;,]/)
    .map((word) => word.replaceAll('_', ' ').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const isStarred = tags['amenity'] === 'restaurant' && STARS.test(tags['stars'] ?? tags['michelin:stars'] ?? '');
  const isTold = named.some((one) => one.toLowerCase() === 'fine dining');
  return isStarred && !isTold ? [...named.slice(0, MOST_NAMED - 1), 'fine dining'] : named;
}

function cuisineWords(cuisines: readonly string[]): string {
  const text = cuisines.slice(0, MOST_NAMED).map(inWords).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inWords(cuisine: string): string {
  const known = AS_THEY_ARE.get(cuisine.toLowerCase());
  if (known) return known;
  const words = cuisine.split(' ');
  // Shouted is not written; small and large letters together are somebody's own spelling.
  const isWritten = /\p{Lu}/u.test(cuisine) && /\p{Ll}/u.test(cuisine);
  return words
    .map((word, i) => (isWritten ? word : inLetters(word.toLowerCase(), words[i + 1]?.toLowerCase())))
    .join(' ');
}

function inLetters(word: string, next: string | undefined): string {
  const isPart = OF_A_PART.has(word) && next !== undefined && (PROPER.has(next) || OF_A_PART.has(next));
  const isEnd = next === undefined && OF_A_PART.has(word) && word.endsWith('ern');
  if (!PROPER.has(word) && !isPart && !isEnd) return AS_THEY_ARE.get(word) ?? word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
