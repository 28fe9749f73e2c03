/**
 * An OpenStreetMap object as a restaurant. Only what its tags say is taken over;
 * what they leave open stays unknown, and nothing is rated.
 */
import { accessWords, dietWords, hoursWords } from '../copy/restaurants.ts';
import type { Position } from './cells.ts';
import { DIET_CHOICES, kindsOf } from './choices.ts';
import { weekTexts } from './opening.ts';
import { weekIn } from './osm-hours.ts';

export interface OsmObject extends Position {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly tags: Readonly<Record<string, string>>;
}

const SERVES = new Set(['restaurant', 'cafe', 'fast_food', 'pub', 'ice_cream', 'food_court', 'biergarten']);
const WORDS: Readonly<Record<string, string>> = {
  restaurant: 'Restaurant',
  cafe: 'Café',
  fast_food: 'Fast food',
  pub: 'Pub',
  ice_cream: 'Ice cream',
  food_court: 'Food court',
  biergarten: 'Beer garden',
};

export function isRestaurant(tags: Readonly<Record<string, string>>): boolean {
  return kindOfObject(tags) === 'restaurant';
}

/** `nameless` and `disused` are tables too, and not for the list. */
export function kindOfObject(
  tags: Readonly<Record<string, string>>,
): 'restaurant' | 'nameless' | 'disused' | 'something else' {
  if (!SERVES.has(tags['amenity'] ?? '')) return 'something else';
  if ('disused' in tags) return 'disused';
  return tags['name']?.trim() ? 'restaurant' : 'nameless';
}

/** What the list of restaurants is told; `asOf` is the day of the file. */
export function toldByOsm({ type, id, latitude, longitude, tags }: OsmObject, timeZone: string | null, asOf: string) {
  const amenity = tags['amenity'] ?? '';
  const cuisines = (tags['cuisine'] ?? '')
    .split(/[;,]/)
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
  const written = limited(tags['opening_hours'], 300);
  const week = written === null ? null : weekIn(written);
  const hours = week?.hours ?? null;
  const wheelchair = tags['wheelchair'];
  return {
    id: `osm-${type}-${id}`,
    source: 'openstreetmap' as const,
    sourceId: `${type}/${id}`,
    name: limited(tags['name'], 200) ?? '',
    cuisine: cuisines.length > 0 ? inWords(cuisines) : (WORDS[amenity] ?? 'Restaurant'),
    kinds: kindsOf([...cuisines, amenity]),
    diets: DIET_CHOICES.filter((diet) => isYes(tags[`diet:${diet.replaceAll('-', '_')}`])),
    address: addressIn(tags),
    phone:
      limited(tags['phone'] ?? tags['contact:phone'], 60)
        ?.split(';')[0]
        ?.trim() ?? null,
    website: websiteIn(tags),
    latitude,
    longitude,
    timeZone,
    editorsRating: null,
    priceLevel: null,
    hours,
    hoursNote: week && !week.namesHolidays ? null : written,
    months: null,
    closedOn: [],
    openingHours: weekTexts(hours, hoursWords),
    description: limited(tags['description:en'] ?? tags['description'], 300) ?? '',
    amenities: amenitiesIn(tags),
    stepFree: wheelchair === 'yes' ? true : wheelchair === 'no' ? false : null,
    asOf,
  };
}

function inWords(cuisines: readonly string[]): string {
  const words = cuisines.slice(0, 4).map((word) => word.replaceAll('_', ' '));
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function addressIn(tags: Readonly<Record<string, string>>): string {
  const street = [tags['addr:housenumber'], tags['addr:street'] ?? tags['addr:place']].filter(Boolean).join(' ');
  const town = [tags['addr:postcode'], tags['addr:city']].filter(Boolean).join(' ');
  return limited([street, town].filter(Boolean).join(', '), 300) ?? '';
}

/** Only addresses of the web: a source is not believed to be kind. */
function websiteIn(tags: Readonly<Record<string, string>>): string | null {
  const said = limited(tags['website'] ?? tags['contact:website'], 500);
  if (said === null) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(said) ? said : `https://${said}`;
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

function amenitiesIn(tags: Readonly<Record<string, string>>): string[] {
  return [
    ...(isYes(tags['outdoor_seating']) ? [accessWords.outdoor] : []),
    ...(isYes(tags['takeaway']) ? [accessWords.takeaway] : []),
    ...(isYes(tags['delivery']) ? [accessWords.delivery] : []),
    ...(tags['internet_access'] === 'wlan' ? [accessWords.wifi] : []),
    ...(isYes(tags['payment:credit_cards']) || isYes(tags['payment:cards']) ? [accessWords.cards] : []),
    ...(isYes(tags['reservation']) ? [accessWords.reservation] : []),
    ...(tags['wheelchair'] === 'yes' ? [accessWords.yes] : []),
    ...(tags['wheelchair'] === 'limited' ? [accessWords.partial] : []),
    ...DIET_CHOICES.flatMap((diet) =>
      isYes(tags[`diet:${diet.replaceAll('-', '_')}`]) ? (dietWords[diet] ?? []) : [],
    ),
  ];
}

function isYes(said: string | undefined): boolean {
  return said === 'yes' || said === 'only';
}

function limited(said: string | undefined, most: number): string | null {
  const text = said?.toWellFormed().replaceAll('\u0000', '').trim().slice(0, most).trim();
  return text ? text : null;
}
