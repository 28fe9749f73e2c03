/** What kind of place they want when it is open: region, warmth, how far and by what. */
import type { Reading } from '../reading.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Texts } from './notes.ts';
import type { Hit } from './place-hits.ts';

const WARM =
  /\b(?:warm\w*|hot|heat|sun|sunny|sunshine|sol|soleado|calor|calid[oa]|chaud|chaude|soleil|sonne|sonnig\w*|warme[rsn]?|caldo|sole|soleggiat\w+|quente|varm\w*|tropical|tropisch|beach\w*|playas?|plages?|strand\w*|spiagg\w+|praias?|mer|sea|mare|mar|meer|coast\w*|island|seaside)\b|暖かい|あたたかい|暑い|南国|ビーチ|海/;
const SNOW =
  /\b(?:ski|skiing|skis|snowboard\w*|snow|powder|pistes?|apres[- ]ski|esqui\w*|nieve|neige|schnee|skifahren|skiurlaub|wintersport|sciare|neve|sci|ski(?:ferie|tur)|sne)\b|スキー|スノーボード|スノボ|雪/;
const COLD =
  /\b(?:cold|northern lights|arctic|froid|kalt|frio|freddo|koldt|escape the heat|cool weather|cooler)\b|寒い|涼しい/;
const MILD = /\b(?:mild|not too hot|not too cold|spring[- ]like|temperate|mild\w*|doux|templado|mite)\b/;
const NOT_WARM =
  /\b(?:not (?:too )?(?:hot|warm)|no (?:beach|heat|sun)|hate the heat|escape the heat|avoid the heat|nicht (?:zu )?heiss|pas trop chaud|cold and not warm)\b/;
const NEAR =
  /\b(?:no|not?|without|pas de|kein(?:e|en)?|ohne|sin|senza|sem|ingen|avoid)\s*(?:a |any |too )?(?:long[- ]?hauls?(?: flights?)?|long flights?|long[- ]distance|vols? longs?|long[- ]courriers?|langstrecken?\w*|lange fluge?|vuelos? largos?|voli lunghi|voos longos|lange flyv\w+|far(?: away)?)\b|\bshort[- ]?haul\b|\bshort (?:flight|hop)\b|\b(?:max(?:imum)?|under|less than|up to|within)\.? ?\d(?:\.5)?[- ]?(?:h|hrs?|hours?|hour)\b(?: flight| flying| of| by|$)|\b(?:close by|nearby|not too far|close to home|pas trop loin|nicht (?:zu )?weit|no muy lejos|cerca|vicino|ikke for langt)\b|近場/;
const NO_FLIGHT =
  /\b(?:no fly(?:ing)?|no flights?|won'?t fly|don'?t (?:want to )?fly|without flying|not flying|flight[- ]free|afraid of flying|train only|only by train|by train only|sans avion|ohne flug(?:zeug)?|nicht fliegen|sin (?:volar|avion)|senza (?:volare|aereo)|sem aviao|uden (?:at flyve|fly))\b/;

export function searchIn(texts: Texts, wanted: readonly Hit[], gazetteer: Gazetteer): Reading['search'] {
  const first = texts.destination.plain.text;
  const all = `${first} ; ${texts.preferences.plain.text} ; ${texts.dates.plain.text} ; ${texts.travelers.plain.text}`;
  const areas = wanted.flatMap((hit) => (hit.named.kind === 'region' && hit.named.isArea ? [hit.named] : []));
  const within = [...new Set(areas.flatMap((area) => area.ids))].filter((id) => gazetteer.titles.has(id));
  const climate =
    climateIn(first) ?? climateIn(texts.preferences.plain.text) ?? climateOfInterests(texts.interests.plain.text);
  return {
    regions: areas.map((area) => area.name),
    ...(areas.length > 0 ? { within } : {}),
    ...(climate ? { climate } : {}),
    noLongHaul: NEAR.test(all),
    noFlight: NO_FLIGHT.test(all),
  };
}

function climateIn(line: string): Reading['search']['climate'] | undefined {
  if (SNOW.test(line)) return 'snow';
  if (NOT_WARM.test(line)) return 'mild';
  if (MILD.test(line)) return 'mild';
  if (WARM.test(line)) return 'warm';
  return COLD.test(line) ? 'cold' : undefined;
}

function climateOfInterests(line: string): Reading['search']['climate'] | undefined {
  if (SNOW.test(line) && !/\bno snow\b/.test(line)) return 'snow';
  return undefined;
}

/** Whether a line speaks of a kind of place at all. */
export function regionWordsIn(line: string): boolean {
  return WARM.test(line) || SNOW.test(line) || COLD.test(line) || MILD.test(line);
}
