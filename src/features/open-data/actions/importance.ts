/** What follows for the importance of places from entities and guides. */
import { type Db, inTransaction } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { fameOf, importanceOf } from '../rules/importance.ts';
import { countSights, listCitiesAround } from '../store/city-coverage.ts';
import {
  listSights,
  readItems,
  readSights,
  readVoyage,
  type WeighedRow,
  type Weight,
  writeWeights,
} from '../store/importance.ts';

type Weighable = Omit<WeighedRow, 'isSecondSite'> & { readonly isSecondSite?: boolean };

export async function weigh<Place extends Weighable>(db: Db, places: readonly Place[]): Promise<(Place & Weight)[]> {
  const items = await readItems(db, [...new Set(places.flatMap(({ wikidata }) => wikidata ?? []))]);
  const voyages = await readVoyage(
    db,
    places.map(({ id }) => id),
  );
  return places.map((place) => {
    const item = place.wikidata === null ? undefined : items.get(place.wikidata);
    const whole = item && place.base > 0 ? fameOf(item, place, place.extentM) : null;
    // Two sites of one museum share what the museum is known for.
    const fame = whole !== null && place.isSecondSite ? whole / 2 : whole;
    const voyage = voyages.get(place.id) ?? null;
    const importance = place.base > 0 ? importanceOf({ ...place, isHeritage: place.heritage, fame, voyage }) : 0;
    return { ...place, fame, voyage, importance };
  });
}

const A_PAGE = 1000;

export async function weighAgain(db: Db, ids: readonly string[], now: Instant): Promise<void> {
  for (let from = 0; from < ids.length; from += A_PAGE)
    await write(db, await readSights(db, ids.slice(from, from + A_PAGE)), now);
}

const WORLD = { south: -90, west: -180, north: 90, east: 180 };

/** Every sight there is, a page at a time, and what follows for the cities. */
export async function weighAll(db: Db, now: Instant): Promise<number> {
  let [after, count] = ['', 0];
  for (;;) {
    const page = await listSights(db, after, A_PAGE);
    await write(db, page, now);
    count += page.length;
    after = page.at(-1)?.id ?? '';
    if (page.length < A_PAGE) break;
  }
  for (const city of await listCitiesAround(db, WORLD)) await countSights(db, city, now);
  return count;
}

async function write(db: Db, places: readonly WeighedRow[], now: Instant): Promise<void> {
  const weights = (await weigh(db, places)).map(({ id, fame, voyage, importance }) => ({
    id,
    fame,
    voyage,
    importance,
  }));
  await inTransaction(db, (tx) => writeWeights(tx, weights, now));
}
