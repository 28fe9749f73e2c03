/** Places nobody has planned from: which town of the world a name stands for, and what of ours and of open data lies nearest to it. */
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Recommendations } from '../../contract/recommend.ts';
import { openCopy } from '../../copy/open-places.ts';
import { nameKey } from '../parse/gazetteer.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { TownByName, World } from '../world.ts';
import { countryWords } from './open-city-names.ts';

export type UnknownPlace = NonNullable<Recommendations['unknownPlaces']>[number];

interface Town {
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** So much larger that nobody means the other. */
const FACTOR = 5;
const SAME_KM = 15;
const AIRPORT_KM = 60;

/** Of several towns that of the country said beside it, else the one that `usual` lies at, else the largest. */
export function townMeant(
  towns: readonly Town[],
  said: string,
  usual: { readonly lat: number; readonly lon: number } | undefined,
): TownByName | null {
  const isUsual = (town: Town) => Number(usual !== undefined && kmBetween(usual, positionOf(town)) <= AIRPORT_KM);
  const words = ` ${nameKey(said)} `;
  const countries = countryWords(new Set(towns.map(({ country }) => country)));
  const codes = new Set([...countries].filter(([name]) => words.includes(` ${name} `)).map(([, code]) => code));
  const beside = towns.filter(({ country }) => codes.has(country));
  const [first, ...others] = (beside.length > 0 ? beside : towns).toSorted(
    (a, b) => isUsual(b) - isUsual(a) || b.population - a.population,
  );
  if (!first) return null;
  const at = positionOf(first);
  const meant = others.filter(
    (other) => other.population * FACTOR >= first.population && kmBetween(at, positionOf(other)) > SAME_KM,
  );
  return { name: first.name, country: first.country, ...at, others: meant.length };
}

const positionOf = ({ latitude, longitude }: Town) => ({ lat: latitude, lon: longitude });

export function unknownPlacesIn(
  names: readonly string[],
  drafts: readonly PricedDraft[],
  { whereIs }: World,
): UnknownPlace[] {
  const planned = drafts.flatMap(({ brief }) => brief.segments[0] ?? []);
  const lands = countryWords(new Set(names.flatMap((name) => whereIs(name)?.country ?? [])));
  // "Valencia, Venezuela" is one place.
  const places = names.filter((name) => !lands.has(nameKey(name)));
  return places.map((name) => {
    const where = whereIs(name);
    const nearest = planned.map(({ known, book: { city } }) => ({
      destinationId: known.id,
      name: city.name,
      tier: known.open ? ('open' as const) : ('curated' as const),
      ...(where && { km: Math.round(kmBetween(where, city)) }),
    }));
    const isFirst = ({ name: called }: { name: string }, i: number) =>
      nearest.findIndex((other) => other.name === called) === i;
    return { name, tier: 'unknown', ...(where && { where }), nearest: nearest.filter(isFirst) };
  });
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Null: nobody knows where it is. */
export function whereaboutsTold({ name, where }: UnknownPlace): string | null {
  if (!where) return null;
  return openCopy.notPlannable(name, where.country && (countryNames.of(where.country) ?? null), where.others);
}
