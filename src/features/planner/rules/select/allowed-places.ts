/** Which places a party may be sent to at all. No preference is weighed here. */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import type { CityBook, Place } from '../../../destinations/rules/catalogue.ts';
import type { Allergen, Tag } from '../../../destinations/rules/tags.ts';
import type { Brief } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { isNamedAt } from './allergen-words.ts';
import { isGround } from './ground.ts';
import { ASKED_FOR, matchesKeyword } from './match-keywords.ts';
import { isAgainst } from './need-effects.ts';
import type { PartyLimits } from './party-limits.ts';

/** By every tag they go by. */
const EAST_ASIAN: readonly Tag[] = ['japanese', 'chinese', 'korean', 'sushi', 'ramen', 'izakaya'];
/**
 * Kitchens to stay away from even where nobody wrote the risk down: seafood houses and peanuts and nuts in Asian kitchens
 * by FARE (foodallergy.org, "Before You Go"); sesame in Asian and Middle Eastern ones by ASCIA's dietary guide
 * (allergy.org.au); soy in Asian ones by FAACT.
 */
const LIVES_FROM: Partial<Record<Allergen, readonly Tag[]>> = {
  shellfish: ['seafood', 'sushi', 'ceviche', 'paella'],
  fish: ['seafood', 'sushi', 'raw-fish', 'ceviche'],
  peanut: ['thai', 'vietnamese', 'chinese'],
  'tree-nut': ['thai', 'vietnamese', 'chinese'],
  soy: [...EAST_ASIAN, 'thai', 'vietnamese'],
  sesame: [...EAST_ASIAN, 'middle-eastern'],
};
/**
 * Kitchens where it is at home, though dishes without it exist: Indian, North African and Mexican with nuts by the Food
 * Standards Agency and ASCIA, ice cream and bakeries by FARE, Turkish with sesame by ASCIA, fish sauce and shrimp in
 * Thai, Chinese, Japanese and Vietnamese food by safefood.eu.
 */
const AT_HOME_IN: Partial<Record<Allergen, readonly Tag[]>> = {
  shellfish: ['creole', 'cajun', 'lowcountry', 'thai', 'vietnamese', 'chinese', 'japanese'],
  fish: ['fish', 'thai', 'vietnamese', 'chinese', 'japanese', 'ramen', 'izakaya'],
  peanut: ['indian', 'mexican', 'moroccan', 'ice-cream', 'bakery'],
  'tree-nut': ['pastry', 'bakery', 'ice-cream', 'indian', 'moroccan'],
  milk: ['pizza', 'fondue', 'ice-cream'],
  egg: ['pastry'],
  wheat: ['pasta', 'pizza', 'bakery', 'ramen', 'noodles'],
  sesame: ['meze', 'turkish', 'kebab', 'bakery', 'indian', 'thai', 'vietnamese'],
};
/** What a house is told for, where nuts are never far; a tag says it of pastry and ice cream alone. */
const SWEETS =
  /\b(?:puddings?|desserts?|sweets?|confection\w*|patisseries?|pastr(?:y|ies)|chocolates?|chocolatiers?|cakes?|granola|muesli)\b/i;
const ADULT: readonly Tag[] = ['bar', 'nightclub', 'strip', 'casino', 'adults-only'];

/** Where one gets by boat alone, or goes for the boat. */
const BY_BOAT: readonly Tag[] = ['island', 'boat', 'ferry', 'cruise', 'sail'];

/** All of a town that a party may be sent to: asked for by every plan of an answer. */
export const allowedIn = (book: CityBook, needs: PartyLimits, reading: Reading): Pick<CityBook, 'sights' | 'tables'> =>
  allowedFor(reading)(needs)(book);
const allowedFor = memoizeByObject((reading: Reading) =>
  memoizeByObject((needs: PartyLimits) =>
    memoizeByObject(({ sights, tables }: CityBook) => ({
      sights: sights.filter((place) => isAllowed(place, needs, reading)),
      tables: tables.filter((place) => isAllowed(place, needs, reading)),
    })),
  ),
);

type Eating = Pick<Brief, 'segments' | 'needs' | 'reading'>;

/** How many tables are known in their towns that serve what they may eat. */
export const countTablesKnown = ({ segments, needs, reading }: Eating): number =>
  [...new Set(segments.map(({ book }) => book))].reduce(
    (sum, book) => sum + allowedIn(book, needs, reading).tables.length,
    0,
  );

export const knowsTables = (brief: Eating): boolean => countTablesKnown(brief) > 0;

export const eatersOf = (brief: Eating) => ({
  diet: brief.reading.diet,
  allergies: brief.reading.allergies,
  ...(brief.reading.leftOut ? { leftOut: brief.reading.leftOut } : {}),
  isKnown: brief.reading.diet.length === 0 || knowsTables(brief),
  hasTables: brief.segments.some(({ book }) => book.tables.length > 0),
});

export function isAllowed(place: Place, needs: PartyLimits, reading: Reading): boolean {
  const { youngest, stepFree, tires, excludeTags, excludeWords } = needs;
  if (place.tags.some((tag) => excludeTags.has(tag))) return false;
  if (excludeWords?.test(`${place.name} ${place.about} ${place.cuisine ?? ''}`)) return false;
  if (isRefused(place, reading)) return false;
  if (needs.names.some((name) => isAgainst(place, name, reading))) return false;
  if (needs.avoid.has('ferry') && place.tags.some((tag) => BY_BOAT.includes(tag))) return false;
  if (youngest !== null && youngest < 18) {
    if (!place.kids || place.minAge > youngest || place.tags.some((tag) => ADULT.includes(tag))) return false;
  }
  if (!isMadeForThem(place, reading) || isGraveForChildren(place, youngest, reading)) return false;
  if (stepFree && (place.wheelchair === 'no' || place.wheelchair === 'unknown')) return false;
  if (stepFree && place.wheelchair === 'to-ask' && isGround(place, 'stairs', 'climb', 'upstairs')) return false;
  if (stepFree && place.wheelchair === 'partial' && !place.wheelchairNote) return false;
  if (reading.access.includes('wheelchair') && !reading.wantedPlaces.includes(place.id) && isGround(place, 'squeeze'))
    return false;
  if (youngest !== null && youngest < SMALL && (isGround(place, 'spirits') || place.tags.includes('cocktails')))
    return false;
  if (isWalkForKnees(place, reading) || isUpstairs(place, reading)) return false;
  if (isNoTableFor(place, needs, reading)) return false;
  if (place.kind === 'restaurant') return !(tires && isEatenStanding(place)) && canEatAt(place, reading);
  if (place.tags.includes('strip') && !(reading.weights.strip ?? 0)) return false;
  return !place.isOnWish || isAskedFor(place, reading);
}

const isAskedFor = ({ id, tags }: Place, { weights, wantedPlaces }: Reading) =>
  wantedPlaces.includes(id) || tags.some((tag) => tag !== 'family' && (weights[tag] ?? 0) > 0);

/** Younger ones sit at no counter of beer or spirits, and through no long meal. */
const SMALL = 6;

/** Kitchens that a small child or a wish for quiet rules out, unless they asked for one. */
function isNoTableFor({ id, kind, name, tags, about }: Place, { youngest }: PartyLimits, reading: Reading): boolean {
  if (kind !== 'restaurant' || reading.wantedPlaces.includes(id)) return false;
  const has = (barred: readonly Tag[]) =>
    tags.some((tag) => barred.includes(tag) && (reading.weights[tag] ?? 0) < ASKED_FOR);
  const told = `${name} ${about}`;
  return (
    (youngest !== null && youngest < SMALL && (has(LONG_MEALS) || OYSTERS.test(told))) ||
    ((reading.weights.quiet ?? 0) >= WISHED_QUIET && (has(LOUD) || BEER_HALL.test(told)))
  );
}
const WISHED_QUIET = 0.6;
const LONG_MEALS: readonly Tag[] = ['fine-dining', 'tasting'];
const LOUD: readonly Tag[] = ['food-hall', 'brewery', 'nightlife', 'nightclub'];
const OYSTERS = /\b(?:oysters?|raw bar)\b/i;
const BEER_HALL = /\b(?:beer halls?|cervejarias?|brauhaus|brewpub|tap ?rooms?|no bookings?|no reservations?)\b/i;

export const isEatenStanding = ({ about }: Place): boolean => STANDING.test(about);
const STANDING =
  /(?<!price )\bstanding\b|\bon a stoop\b|\beaten on the (?:step|curb|bridge)\b|\bnobody wants to sit\b/i;

export const isRefused = (
  place: Place,
  { refused, wantedPlaces }: Pick<Reading, 'refused' | 'wantedPlaces'>,
): boolean =>
  refused !== undefined && !wantedPlaces.includes(place.id) && refused.some((thing) => matchesKeyword(place, thing));

/** To who walks little no walk is offered as a sight, and no stairs. */
const isWalkForKnees = (place: Place, { access, wantedPlaces }: Reading) => {
  const { id, name, tags, kind, durationMin, wheelchair, open } = place;
  return (
    access.includes('low-walking') &&
    !wantedPlaces.includes(id) &&
    (tags.includes('hike') ||
      // Nobody tells of the ground there, nor that anybody is let in.
      (wheelchair === 'unknown' && !open && tags[0] !== undefined && RUGGED.includes(tags[0])) ||
      (tags.slice(0, 3).includes('walk') && durationMin > AN_HOUR) ||
      (kind !== 'restaurant' && (WALK.test(name) || isGround(place, 'stairs', 'climb'))))
  );
};
const RUGGED: readonly Tag[] = ['ruins', 'cave', 'waterfall', 'mountain'];
/** Who walks little is not sent along a road for longer. */
const AN_HOUR = 60;
const WALK = /\b(?:walk|walking|on foot|steps|stairs|trail)\b/i;

/** A roof or a floor above, where nobody tells of a lift. */
const isUpstairs = (place: Place, { access, wantedPlaces }: Reading) =>
  access.includes('low-walking') &&
  !wantedPlaces.includes(place.id) &&
  place.wheelchair !== 'yes' &&
  place.wheelchair !== 'partial' &&
  (place.kind === 'restaurant' || place.wheelchair === 'no') &&
  isGround(place, 'upstairs');

/** Below it one still goes to a playground, and to a ski school of children. */
const GROWN = 13;

function isMadeForThem({ id, madeFor }: Place, { party, access, wantedPlaces }: Reading): boolean {
  if (madeFor === null || wantedPlaces.includes(id)) return true;
  return madeFor === 'children' ? party.children.some((age) => age < GROWN) : access.length > 0;
}

/** Nobody takes a child to graves who has not asked for them. */
const isGraveForChildren = ({ id, tags }: Place, youngest: number | null, { weights, wantedPlaces }: Reading) =>
  youngest !== null && youngest < GROWN && tags[0] === 'cemetery' && !weights.cemetery && !wantedPlaces.includes(id);

const canEatAt = (place: Place, reading: Reading) =>
  reading.diet.every((need) => place.diet.includes(need)) &&
  !isRisky(place, reading) &&
  !(reading.needs.some(({ kind }) => kind === 'severe-allergy') && isDelicate(place, reading));

/** Where an allergen of theirs is written down as a risk, named, or all that the kitchen lives from. */
export function isRisky(place: Place, { allergies }: Pick<Reading, 'allergies'>): boolean {
  return allergies.some(
    (allergen) =>
      place.allergenRisk.some((risk) => risk.includes(allergen)) ||
      isNamedAt(place, allergen) ||
      LIVES_FROM[allergen]?.some((tag) => place.tags.includes(tag)),
  );
}

/** A kitchen worth asking twice: the allergen is at home in it, though dishes without it exist. */
export function isDelicate(place: Place, { allergies }: Reading): boolean {
  return allergies.some(
    (allergen) =>
      AT_HOME_IN[allergen]?.some((tag) => place.tags.includes(tag)) ||
      ((allergen === 'tree-nut' || allergen === 'peanut') && SWEETS.test(`${place.about} ${place.cuisine ?? ''}`)),
  );
}
