/**
 * What an object of OpenStreetMap is to somebody who travels, by its tags, or why it is nothing to go and see. The most
 * exact tag counts. `base` is how much a first visitor would miss one of its kind, before anything else is known.
 */
import type { CalendarDay } from '../../../shared/dates.ts';
import { wordList } from '../../../shared/word-list.ts';
import type { Tag } from '../../destinations/rules/tags.ts';
import { isNeverOpen, isPrivate, isShut, saysClosed } from './closed-places.ts';
import { isGenericName } from './comparable-names.ts';
import { leisureIn } from './leisure-tags.ts';
import { articleOf, hasProof, isOfChain, isYes, itemOf, limited, type OsmTags } from './osm-tags.ts';
import type { PlaceKind, ToldKind } from './sight-kinds.ts';

/** Why something that is told as a sight is left out. */
export const LEFT_OUT = [
  ...(['nameless', 'gone', 'private', 'board', 'artwork', 'part', 'chain', 'unproven'] as const),
  'nowhere',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export interface FoundPlace {
  readonly kind: PlaceKind;
  readonly base: number;
  readonly tags: readonly Tag[];
  readonly isOutsideOnly: boolean;
}

const MAIN_KEYS = ['tourism', 'historic', 'amenity', 'leisure', 'natural', 'man_made', 'building', 'place'];
const GONE_BEFORE = ['disused', 'abandoned', 'was', 'demolished', 'removed', 'razed', 'destroyed'];
const NOT_YET = new Set(['construction', 'proposed', 'planned']);
const SLEEP = new Set(['hotel', 'hostel', 'guest_house', 'motel', 'apartment']);
/** The houses that are worth a look though nobody may go in. */
const LOOKED_AT: ReadonlySet<PlaceKind> = new Set(['castle', 'monument', 'worship', 'ruins', 'bridge']);

/** A castle where a family lives is still what a town is known by; of a manor one sees the hedge. */
const OVER_TOWN: ReadonlySet<string> = new Set(['castle', 'palace', 'fort', 'fortress', 'citadel']);

/** Among these a house of a chain is a shop; a museum or a park of one is still gone to. */
const SHOP_KINDS: ReadonlySet<PlaceKind> = new Set(['attraction', 'gallery', 'market', 'stage', 'nightlife']);

/** Null: nothing that plans know. `day`: of the data, so that what had ended by then is gone. */
export function placeIn(tags: OsmTags, isArea: boolean, day: CalendarDay | null): FoundPlace | LeftOut | null {
  const around = aroundIn(tags);
  if (around) return isGone(tags, around, day) ? 'gone' : limited(tags['name'], 200) ? around : null;
  if (tags['tourism'] === 'information') return 'board';
  const kind = sightIn(tags);
  if (kind === null || isNoVisit(tags)) return null;
  const name = limited(tags['name'], 200);
  if (name === null || isGenericName(name)) return 'nameless';
  if (isGone(tags, kind, day)) return 'gone';
  const isProven = hasProof(tags);
  if ((kind.kind === 'artwork' || kind.kind === 'memorial') && itemOf(tags) === null && articleOf(tags) === null)
    return 'artwork';
  if (isOfChain(tags) && (isPart(tags) || SHOP_KINDS.has(kind.kind))) return 'chain';
  if (!isProven && kind.kind !== 'nightlife' && isPart(tags)) return 'part';
  if (kind.needsProof && !isProven) return 'unproven';
  // A ticket is no ban, and a famous private castle is looked at from the street, as one that is shut.
  const isOutsideOnly = isPrivate(tags) || isShut(tags);
  const isSeen = isProven || (isArea && OVER_TOWN.has(tags['historic'] ?? '') && !isShut(tags));
  if (isOutsideOnly && !(LOOKED_AT.has(kind.kind) && isSeen)) return isPrivate(tags) ? 'private' : 'gone';
  const isBare = kind.kind === 'castle' && !isArea && !isProven && Object.keys(tags).length <= 2;
  const { needsProof: _, ...found } = kind;
  return { ...found, base: isBare ? kind.base / 2 : kind.base, isOutsideOnly };
}

const ON_A_STONE = /^(?:stolperstein|plaque|blue_plaque|ghost_bike|bench|tree)$/;
const FOR_ADULTS = /^(?:brothel|stripclub|swingerclub|love_hotel)$/;
const OFFICES = /^(?:bank|atm|pharmacy|fuel|parking|post_office|police|fire_station|school|kindergarten|toilets)$/;

/** Thousands of stones in the pavement bear names; nobody is sent to a beach without clothes who has not asked for it. */
function isNoVisit(tags: OsmTags): boolean {
  const amenity = tags['amenity'] ?? '';
  return (
    ON_A_STONE.test(tags['memorial'] ?? tags['memorial:type'] ?? '') ||
    FOR_ADULTS.test(amenity) ||
    (OFFICES.test(amenity) && tags['tourism'] === 'attraction' && !hasProof(tags)) ||
    /^(?:yes|obligatory|designated|only)$/.test(tags['nudism'] ?? '')
  );
}

function aroundIn(tags: OsmTags): FoundPlace | null {
  const one = (kind: PlaceKind): FoundPlace => ({ kind, base: 0, tags: [], isOutsideOnly: false });
  if (SLEEP.has(tags['tourism'] ?? '')) return one('hotel');
  if (tags['aeroway'] === 'aerodrome' && /^[A-Z]{3}$/.test(tags['iata'] ?? '')) return one('airport');
  const isRail =
    /^(station|halt)$/.test(tags['railway'] ?? '') && !/^(miniature|funicular)$/.test(tags['station'] ?? '');
  if (isRail || tags['amenity'] === 'bus_station' || tags['amenity'] === 'ferry_terminal') return one('station');
  if (isTrail(tags)) return one('trail');
  const isQuarter = /^(suburb|quarter|neighbourhood)$/.test(tags['place'] ?? '');
  if (tags['tourism'] === 'attraction') return null;
  if (isQuarter) return one('quarter');
  return tags['place'] === 'hamlet' || tags['natural'] === 'valley' ? one('area') : null;
}

/** From here on nobody walks it in a day. */
const MOST_TRAIL_KM = 25;

/** A marked way of a day; one across the country has its middle anywhere. */
function isTrail(tags: OsmTags): boolean {
  if (tags['type'] !== 'route' || !/^(hiking|foot)$/.test(tags['route'] ?? '')) return false;
  const km = Number(/^(\d+(?:\.\d+)?)(?: ?km)?$/.exec(tags['distance'] ?? '')?.[1] ?? Number.NaN);
  return Number.isNaN(km) ? tags['network'] === 'lwn' : km <= MOST_TRAIL_KM;
}

function isGone(tags: OsmTags, { kind }: Pick<ToldKind, 'kind'>, day: CalendarDay | null): boolean {
  if (saysClosed(tags['name'] ?? '')) return true;
  const isOld = kind === 'ruins' || kind === 'castle';
  const isKept = hasProof(tags) && (isOld || (tags['heritage'] ?? 'no') !== 'no' || 'historic' in tags);
  const isMarked =
    ['disused', 'abandoned', 'demolished', 'ruined'].some((key) => isYes(tags[key])) ||
    (isNeverOpen(tags['opening_hours'] ?? '') && !LOOKED_AT.has(kind));
  if (isMarked && !isOld && !isKept) return true;
  if (isYes(tags['demolished']) || isYes(tags['razed'])) return true;
  // A museum in what was a prison lives; what was a museum does not.
  const live = MAIN_KEYS.filter((key) => key in tags && key !== 'building');
  const ended = GONE_BEFORE.some((word) =>
    MAIN_KEYS.some((key) => `${word}:${key}` in tags && (live.length === 0 || live.includes(key))),
  );
  if ((ended || GONE_BEFORE.some((word) => `${word}:tourism` in tags)) && !isKept) return true;
  if ('construction' in tags || 'proposed' in tags || MAIN_KEYS.some((key) => NOT_YET.has(tags[key] ?? '')))
    return true;
  return day !== null && (isBefore(tags['end_date'], day) || isAfter(tags['opening_date'], day));
}

/** Years, months and days; what is written otherwise says nothing. */
function dateIn(said: string | undefined): string | null {
  return /^\d{4}(-\d\d){0,2}$/.test(said ?? '') ? (said ?? null) : null;
}

function isBefore(said: string | undefined, day: CalendarDay): boolean {
  const date = dateIn(said);
  return date !== null && date < day.slice(0, date.length);
}

function isAfter(said: string | undefined, day: CalendarDay): boolean {
  const date = dateIn(said);
  return date !== null && date > day.slice(0, date.length);
}

/** A floor of a house, a ride of a park, a shop that is also told as an attraction. */
function isPart(tags: OsmTags): boolean {
  const isOfHouse = ('level' in tags || tags['indoor'] === 'yes') && tags['tourism'] !== 'museum';
  const isShop = 'shop' in tags || /^(restaurant|cafe|bar|pub|fast_food|nightclub)$/.test(tags['amenity'] ?? '');
  return (
    isOfHouse || 'attraction' in tags || (isShop && !/^(museum|gallery|zoo|aquarium)$/.test(tags['tourism'] ?? ''))
  );
}

function sightIn(tags: OsmTags): ToldKind | null {
  const found = ofTourism(tags) ?? ofHistory(tags) ?? leisureIn(tags) ?? ofNature(tags) ?? ofTown(tags) ?? ofLast(tags);
  if (!found) return null;
  const free = tags['fee'] === 'no' ? (['free'] as const) : [];
  return { ...found, tags: [...new Set<Tag>([...found.tags, ...free])] };
}

const MUSEUMS: Readonly<Record<string, readonly Tag[]>> = {
  art: ['art'],
  arts: ['art'],
  modern_art: ['art', 'modern-art'],
  history: ['history'],
  local: ['history'],
  archaeological: ['archaeology', 'history'],
  military: ['war-history'],
  war: ['war-history'],
  maritime: ['maritime'],
  ship: ['maritime'],
  railway: ['train', 'transport'],
  transport: ['transport'],
  automobile: ['transport'],
  aviation: ['transport'],
  science: ['science'],
  technology: ['science'],
  nature: ['nature'],
  natural: ['nature'],
  natural_history: ['nature', 'science'],
  literature: ['literature'],
  literary: ['literature'],
  music: ['music'],
  fashion: ['fashion'],
  design: ['design'],
  children: ['family'],
  person: ['houses'],
  ceramics: ['ceramics'],
  film: ['film'],
};

/** What a museum calls itself. */
const SUBJECTS: readonly (readonly [RegExp, readonly Tag[]])[] = [
  [
    /kunst(?:museum|halle|haus|sammlung)|\bart (?:museum|gallery|centre|center)|museum of (?:modern |fine |contemporary )?arts?\b|fine arts?\b|beaux.arts|bell(?:as|es) art(?:e)?s|bell?e arti|d'art\b|(?:de|of|di) arte\b|pinac?k?othe?[ck]/i,
    ['art'],
  ],
  [/landesmuseum|heimatmuseum|stadtmuseum|history|histor(?:isch|ique|ia|ico|ic )|storic[oa]\b|d'hist/i, ['history']],
  [/arch(?:a|ä|ae|e|é)olog|arqueol/i, ['archaeology', 'history']],
  [
    /natur(?:al history|kunde|historisch)|histoire naturelle|storia naturale|ciencias? naturale?s/i,
    ['nature', 'science'],
  ],
  [/autom[oò]|\bmotor|\bmoto\b|railway|eisenbahn|verkehrsmuseum|transport|ferrocar/i, ['transport']],
  [/maritim|schifffahrt/i, ['maritime']],
  // A museum of the sea that calls itself so keeps some of it alive: Monaco, Stralsund, Valencia, Lisbon.
  [/oc[ée]anogr[aà]|ozeanograph|ozeaneum|oceanári|oceanari/i, ['maritime', 'aquarium']],
  [/aquarium|acquario|acuario|aquário|水族館/i, ['aquarium']],
];

const subjectsNamed = (name: string) => SUBJECTS.flatMap(([said, tags]) => (said.test(name) ? tags : []));

function ofTourism(tags: OsmTags): ToldKind | null {
  switch (tags['tourism']) {
    case 'museum': {
      const told = (tags['museum'] ?? tags['museum_type'] ?? '').split(/[;,]/);
      const what = told.flatMap((one) => MUSEUMS[one.trim()] ?? []);
      const named = subjectsNamed(`${tags['name']} ${tags['name:en'] ?? ''}`);
      what.push(...named.filter((tag) => what.length === 0 || (tag === 'aquarium' && !what.includes(tag))));
      const house = 'historic' in tags ? (ofHistory(tags)?.tags ?? []) : [];
      return { kind: 'museum', base: 0.75, tags: ['museum', 'rainy-day', ...what, ...house] };
    }
    case 'gallery':
      return { kind: 'gallery', base: 0.45, tags: ['gallery', 'art', 'rainy-day'], needsProof: !('fee' in tags) };
    case 'zoo':
      return {
        kind: 'zoo',
        base: 0.7,
        tags: tags['zoo'] === 'aquarium' ? ['aquarium', 'family'] : ['zoo', 'wildlife', 'family'],
      };
    case 'aquarium':
      return { kind: 'zoo', base: 0.7, tags: ['aquarium', 'family', 'rainy-day'] };
    case 'theme_park':
      return { kind: 'theme_park', base: 0.6, tags: ['theme-park', 'family'] };
    default:
      return null;
  }
}

const CASTLES = new Set(['castle', 'palace', 'fort', 'fortress', 'manor', 'citadel']);
const HOLY_BUILDINGS: ReadonlySet<string> = new Set(
  wordList('cathedral church chapel mosque temple synagogue basilica monastery shrine'),
);
const OF_RELIGION: Readonly<Record<string, Tag>> = {
  christian: 'church',
  muslim: 'mosque',
  jewish: 'synagogue',
  buddhist: 'temple',
  hindu: 'temple',
  taoist: 'temple',
  jain: 'temple',
  sikh: 'temple',
  shinto: 'shrine',
};

function ofHistory(tags: OsmTags): ToldKind | null {
  const historic = tags['historic'] ?? '';
  const isRuin = historic === 'ruins' || isYes(tags['ruins']);
  if (CASTLES.has(historic)) {
    const isPalace = historic === 'palace' || tags['castle_type'] === 'palace' || tags['castle_type'] === 'stately';
    if (isRuin) return { kind: 'ruins', base: 0.5, tags: ['ruins', 'castle', 'history'] };
    return {
      kind: 'castle',
      base: 0.7,
      tags: isPalace ? ['palace', 'history', 'architecture'] : ['castle', 'history'],
    };
  }
  if (isRuin) return { kind: 'ruins', base: 0.5, tags: ['ruins', 'history'] };
  if (historic === 'archaeological_site') return { kind: 'ruins', base: 0.5, tags: ['archaeology', 'history'] };
  const isHoly = tags['amenity'] === 'place_of_worship' || HOLY_BUILDINGS.has(tags['building'] ?? '');
  if (isHoly || /^(church|cathedral|mosque|temple|monastery|synagogue)$/.test(historic)) {
    const isGreat = /cathedral|basilica/.test(`${tags['building']} ${tags['church:type']} ${historic}`);
    const ofFaith = OF_RELIGION[tags['religion'] ?? ''] ?? buildingWord(tags['building']);
    return {
      kind: 'worship',
      base: isGreat ? 0.6 : 0.25,
      tags: ['religious', 'architecture', ...(ofFaith ? [ofFaith] : [])],
    };
  }
  if (historic === 'memorial') return { kind: 'memorial', base: 0.2, tags: ['monument', 'history'] };
  if (/^(monument|city_gate|citywalls|tower)$/.test(historic)) {
    return {
      kind: 'monument',
      base: 0.45,
      tags: historic === 'tower' ? ['tower', 'history'] : ['monument', 'history'],
    };
  }
  const isTower = /^(tower|lighthouse)$/.test(tags['man_made'] ?? '');
  return isTower && itemOf(tags) !== null ? { kind: 'monument', base: 0.45, tags: ['tower', 'view'] } : null;
}

function buildingWord(building: string | undefined): Tag | null {
  if (building === 'mosque' || building === 'synagogue' || building === 'temple' || building === 'shrine')
    return building;
  return building && HOLY_BUILDINGS.has(building) ? 'church' : null;
}

function ofNature(tags: OsmTags): ToldKind | null {
  if (tags['tourism'] === 'viewpoint') return { kind: 'viewpoint', base: 0.35, tags: ['viewpoint', 'photo'] };
  switch (tags['natural']) {
    case 'beach':
      return { kind: 'beach', base: 0.4, tags: ['beach', 'swim'] };
    case 'water':
      return /^(river|canal|stream|basin|wastewater|fountain|pool|reservoir|ditch)$/.test(tags['water'] ?? '')
        ? null
        : articleOf(tags) === null && tags['tourism'] !== 'attraction'
          ? null
          : { kind: 'lake', base: 0.25, tags: ['lake', 'nature'] };
    case 'cave_entrance':
      return { kind: 'cave', base: 0.35, tags: ['cave', 'nature'], needsProof: tags['tourism'] !== 'attraction' };
    case 'peak':
    case 'volcano': {
      // A summit is only for plans where something tells that people go up.
      const tag: Tag = tags['natural'] === 'volcano' ? 'volcano' : 'mountain';
      return tags['tourism'] === 'attraction'
        ? { kind: 'peak', base: 0.3, tags: [tag, 'hike', 'view'], needsProof: true }
        : null;
    }
  }
  if (tags['waterway'] === 'waterfall' || tags['natural'] === 'waterfall')
    return {
      kind: 'waterfall',
      base: 0.35,
      tags: ['waterfall', 'nature'],
      needsProof: tags['tourism'] !== 'attraction',
    };
  switch (tags['leisure']) {
    case 'garden':
      if (/^(residential|private|community|kitchen)$/.test(tags['garden:type'] ?? '')) return null;
      return tags['garden:type'] === 'botanical'
        ? { kind: 'park', base: 0.55, tags: ['garden', 'botanical'] }
        : { kind: 'park', base: 0.3, tags: ['garden'] };
    case 'park':
      // A pool of the neighbourhood.
      if (tags['sport'] === 'swimming') return null;
      return { kind: 'park', base: 0.3, tags: ['park'] };
    case 'marina':
      return { kind: 'harbour', base: 0.35, tags: ['maritime', 'boat', 'walk'] };
    case 'nature_reserve':
      return { kind: 'park', base: 0.3, tags: hasProof(tags) ? ['nature', 'walk', 'hike'] : ['nature', 'walk'] };
    default:
      return null;
  }
}

function ofTown(tags: OsmTags): ToldKind | null {
  if (tags['place'] === 'square') return { kind: 'square', base: 0.35, tags: ['square'] };
  const isOldTown = tags['place'] === 'quarter' || tags['place'] === 'neighbourhood';
  if (isOldTown && itemOf(tags) !== null) return { kind: 'square', base: 0.35, tags: ['neighbourhood', 'walk'] };
  // In some cities every street has an entity of its own; people come to those of which more is told.
  if (tags['highway'] === 'pedestrian' && (tags['tourism'] === 'attraction' || articleOf(tags) !== null))
    return { kind: 'square', base: 0.3, tags: ['street', 'walk'], needsProof: true };
  const isBridge = tags['man_made'] === 'bridge' || isYes(tags['bridge']) || tags['historic'] === 'bridge';
  switch (tags['amenity']) {
    case 'marketplace':
      return { kind: 'market', base: 0.4, tags: ['market', 'shopping'] };
    case 'theatre':
      return {
        kind: 'stage',
        base: 0.25,
        tags: /op[eé]ra|\boper\b|opernhaus/i.test(`${tags['theatre:genre']} ${tags['name']}`)
          ? ['theatre', 'opera']
          : ['theatre'],
      };
    case 'arts_centre':
      return { kind: 'stage', base: 0.25, tags: ['art'] };
    case 'library':
      return { kind: 'library', base: 0.2, tags: ['library', 'rainy-day'], needsProof: true };
    case 'casino':
      return { kind: 'attraction', base: 0.3, tags: ['casino', 'nightlife', 'adults-only'], needsProof: true };
  }
  return isBridge ? { kind: 'bridge', base: 0.3, tags: ['bridge'], needsProof: true } : null;
}

function ofLast(tags: OsmTags): ToldKind | null {
  if (tags['tourism'] === 'artwork') return { kind: 'artwork', base: 0.25, tags: ['art', 'street-art'] };
  return tags['tourism'] === 'attraction' ? { kind: 'attraction', base: 0.3, tags: [] } : null;
}
