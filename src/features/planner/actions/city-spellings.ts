/**
 * How towns of open data are called besides what the map says: by the table of towns of the world, by the names in other
 * languages that we know of places, and in other spellings. None takes the name of another town.
 */
import { kmBetween } from '../../destinations/rules/position.ts';
import { isGenericName, nameKey } from '../../open-data/rules/comparable-names.ts';
import { isReadable, readableName } from '../../open-data/rules/transliteration.ts';
import type { Distant, Town } from '../../open-data/rules/world-table-rows.ts';
import type { CityName, OpenCity } from '../../open-data/store/cities.ts';
import { townsNamed, townsNear } from '../../open-data/store/world-tables.ts';
import { worldPlaces } from '../content/place-names.ts';
import { shortNamesOf, spellingsOf } from '../rules/open/spellings.ts';
import { ARTICLES } from '../rules/parse/gazetteer.ts';

const SAME_TOWN_KM = 6;
/** One size, as counted in other years and to other borders. */
const SAME_SIZE = 5;
const SAME_PLACE_KM = 30;

export interface Spelling {
  readonly key: string;
  readonly cityId: string;
}

/** Towns that the map names in other letters alone, with what the table of towns calls them. */
export function withLatinNames(told: readonly OpenCity[]): readonly OpenCity[] {
  return told.map((row) => {
    const isTown = row.kind === 'city' || row.kind === 'town';
    if (!isTown || isReadable(readableName(row.name, row.names).name)) return row;
    const [town] = around(row).toSorted((a, b) => b.population - a.population);
    return town ? { ...row, names: { ...row.names, en: town.name } } : row;
  });
}

function around(row: OpenCity): Distant<Town>[] {
  return townsNear(row, SAME_TOWN_KM).filter(({ country }) => row.country === null || country === row.country);
}

export function spellings(rows: readonly OpenCity[], told: readonly CityName[]): Spelling[] {
  const found = new Map(told.map(({ key, cityId }) => [key, cityId]));
  const ofMap = new Set(found.keys());
  // "Escaldes" is les Escaldes.
  for (const { key, cityId } of told)
    if (!found.has(key.replace(ARTICLES, ''))) found.set(key.replace(ARTICLES, ''), cityId);
  const added: Spelling[] = [];
  const add = (name: string, cityId: string) => {
    const key = nameKey(name);
    if (key.length < 3 || found.has(key)) return;
    found.set(key, cityId);
    added.push({ key, cityId });
  };
  for (const row of rows) {
    const names = [row.name, ...Object.values(row.names)];
    for (const name of names) for (const spelling of spellingsOf(name)) add(spelling, row.id);
    const town = townOf(row, new Set(names.map(nameKey)), ofMap);
    for (const name of town ? [town.name, ...town.otherNames] : []) add(name, row.id);
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const names of worldPlaces) {
    const row = names.map((name) => byId.get(found.get(nameKey(name)) ?? '')).find((known) => known !== undefined);
    if (row && isThere(row, names)) for (const name of names) add(name, row.id);
  }
  return added;
}

/** The first part of a name alone, by whether a town somewhere else is called so: then it needs its country beside it. */
export function shortNames(rows: readonly OpenCity[], told: readonly { readonly key: string }[]) {
  const known = new Set(told.flatMap(({ key }) => [key, key.replace(ARTICLES, '')]));
  const shorts = rows.flatMap(({ id, name }) =>
    shortNamesOf(name).map((short) => ({ key: nameKey(short), cityId: id })),
  );
  const free = shorts.filter(({ key }) => key.length >= 3 && !known.has(key) && !isGenericName(key));
  const isElsewhere = ({ key }: Spelling) =>
    townsNamed(key).length > 0 || /^(?:ciudad|villa|puerto|costa|monte|santa?)$/.test(key);
  return { clear: free.filter((one) => !isElsewhere(one)), doubtful: free.filter(isElsewhere) };
}

/** The town of the table that this is: by name, else the nearest of its size that the map does not tell as another. */
function townOf(row: OpenCity, own: ReadonlySet<string>, ofMap: ReadonlySet<string>): Town | undefined {
  const keysOf = (town: Town) => [town.name, ...town.otherNames].map(nameKey);
  const near = around(row);
  const named = near.find((town) => keysOf(town).some((key) => own.has(key)));
  const isTown = row.kind === 'city' || row.kind === 'town';
  const isAsLarge = ({ population }: Town) =>
    row.population === null
      ? row.kind === 'city'
      : population <= SAME_SIZE * row.population && row.population <= SAME_SIZE * population;
  return (
    named ?? (isTown ? near.find((town) => isAsLarge(town) && !keysOf(town).some((key) => ofMap.has(key))) : undefined)
  );
}

/** A name may be that of a town elsewhere. */
function isThere(row: OpenCity, names: readonly string[]): boolean {
  const towns = names.flatMap((name) => townsNamed(nameKey(name)));
  const at = { lat: row.latitude, lon: row.longitude };
  return (
    towns.length === 0 ||
    towns.some(({ latitude, longitude }) => kmBetween({ lat: latitude, lon: longitude }, at) <= SAME_PLACE_KM)
  );
}
