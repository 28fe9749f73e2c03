/** What a traveller does more than sees, by the tags of OpenStreetMap: ski, bathe, skate, play, and go out. */
import type { Tag } from '../../destinations/rules/tags.ts';
import { isYes, type OsmTags } from './osm-tags.ts';
import type { ToldKind } from './sight-kinds.ts';

/** Thermes, Therme, Thermal, terme, termas, balneari, hammam, onsen. */
const BATHS = /\btherm(?:es?|en|ae|al)\b|therme\b|\bterm(?:e|as|es)\b|\bbalne|\bspa\b|hamm?am|onsen|温泉/i;

/** What is poured there, by its name or tags. */
function poured(tags: OsmTags): Tag[] {
  const isTold = (drink: string) => isYes(tags[`drink:${drink}`]) || isYes(tags[`${drink}s`]);
  const name = tags['name'] ?? '';
  return [
    ...(isTold('cocktail') || /cocktail|cóctel|coctel/i.test(name) ? (['cocktails'] as const) : []),
    ...(isTold('wine') || /\bwine|\bvin(?:o|s|oteca|othek)?\b|weinbar|enoteca/i.test(name) ? (['wine'] as const) : []),
  ];
}

/** What a traveller does there more than sees. */
export function leisureIn(tags: OsmTags): ToldKind | null {
  const out = wentOutTo(tags);
  if (out) return out;
  const leisure = tags['leisure'] ?? '';
  const name = tags['name'] ?? '';
  const isSkied =
    /(^|;)ski(ing)?($|;)/.test(tags['sport'] ?? '') || /\bski(?!.?(?:club|school|schule|verleih))/i.test(name);
  if (
    (isSkied && leisure === 'sports_centre') ||
    leisure === 'ski_resort' ||
    tags['site'] === 'piste' ||
    tags['landuse'] === 'winter_sports'
  )
    return { kind: 'ski', base: 0.5, tags: ['ski', 'snowboard', 'mountain'] };
  if (leisure === 'ice_rink') return { kind: 'ice_rink', base: 0.35, tags: ['ice-skating', 'family'] };
  if (leisure === 'golf_course') return { kind: 'golf', base: 0.35, tags: ['golf'] };
  const isHot = tags['natural'] === 'hot_spring' || /onsen|hot_spring|thermal/.test(tags['bath:type'] ?? '');
  const isNamedBath =
    BATHS.test(name) && /^(water_park|swimming_pool|sports_centre|fitness_centre|resort)$/.test(leisure);
  const isBath = isNamedBath || tags['amenity'] === 'public_bath' || tags['amenity'] === 'spa' || leisure === 'spa';
  if (isBath || leisure === 'sauna' || tags['tourism'] === 'spa_resort')
    return {
      kind: 'bath',
      base: 0.45,
      tags: ['spa', 'wellness', 'rainy-day', ...(isHot ? (['hot-spring'] as const) : [])],
    };
  // A spring without a bath is water that comes out of the ground.
  if (isHot && isYes(tags['bathing'])) return { kind: 'bath', base: 0.4, tags: ['hot-spring', 'spa'] };
  return leisure === 'water_park' ? { kind: 'theme_park', base: 0.6, tags: ['theme-park', 'swim', 'family'] } : null;
}

const SWEETS =
  /pasti[sc]+er|p[aâ]tis+er|konditor|bäcker|baker|boulanger|forn\b|fleca|granja|xocolat|chocolat|gelat|heladeri|cr[eê]per|\bcaf[eéè]s?\b|coffee|kaffee|\btea\b/i;

function wentOutTo(tags: OsmTags): ToldKind | null {
  if (tags['amenity'] === 'nightclub')
    return { kind: 'nightlife', base: 0.3, tags: ['nightclub', 'nightlife', 'dance'] };
  // With food it is a table, and what calls itself a pastry shop closes with the shops.
  if (tags['amenity'] !== 'bar' || isYes(tags['food']) || SWEETS.test(tags['name'] ?? '')) return null;
  return { kind: 'nightlife', base: 0.3, tags: ['bar', 'nightlife', ...poured(tags)] };
}
