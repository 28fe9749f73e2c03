/**
 * Articles of Wikivoyage out of a dump (`…wikivoyage-…-pages-articles.xml`): what they list near our cities is kept in tables of
 * its own, and what they name among our sights counts for their importance. CC BY-SA 4.0.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { CommandError } from '../../../shared/command-error.ts';
import type { Instant } from '../../../shared/dates.ts';
import { KM_PER_MILE, milesBetween, type Position } from '../../destinations/rules/position.ts';
import { nameKey } from '../rules/comparable-names.ts';
import { type Listing, listingsIn, statusIn } from '../rules/wikivoyage.ts';
import { openCities, raiseDataVersion } from '../store/cities.ts';
import { listItems } from '../store/wikidata.ts';
import { type MappedSight, type PlacedListing, sightsNear, writePage } from '../store/wikivoyage.ts';
import { weighAll } from './importance.ts';
import { linesOf } from './read-lines.ts';

const SAME_PLACE_KM = 0.3;
/** A listing lies so many reaches from a city of ours at the most. */
const REACHES = 2;
const LONGEST_PAGE = 2_000_000;

export interface VoyageReport {
  /** Articles of the file, those that list something near our cities, their listings, and those that name one of our sights. */
  readonly pages: number;
  readonly kept: number;
  readonly listings: number;
  readonly matched: number;
  readonly weighed: number;
}

export async function importWikivoyage(db: Db, file: string, now: Instant): Promise<VoyageReport> {
  const isOurs = await nearOurCities(db);
  let [pages, kept, listings, matched] = [0, 0, 0, 0];
  for await (const page of pagesOf(file)) {
    pages += 1;
    const found = listingsIn(page.text);
    const near = found.map((listing, position) => ({ ...listing, position })).filter(isOurs);
    if (near.length === 0) continue;
    const placed = await placedIn(db, near);
    await inTransaction(db, (tx) => writePage(tx, { ...page, status: statusIn(page.text) }, placed, now));
    kept += 1;
    listings += placed.length;
    matched += placed.filter(({ placeId }) => placeId !== null).length;
  }
  if (pages === 0)
    throw new CommandError('There is no article in this file: a dump of Wikivoyage (pages-articles.xml) is read.');
  const weighed = await weighAll(db, now);
  await raiseDataVersion(db);
  return { pages, kept, listings, matched, weighed };
}

async function nearOurCities(db: Db): Promise<(listing: Listing) => boolean> {
  const [cities, items] = [await openCities(db), await listItems(db)];
  // Whole degrees, so that few cities are measured for each of half a million listings.
  const squares = Map.groupBy(
    cities.flatMap((city) =>
      [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ city, square: squareOf(city, y, x) }))),
    ),
    ({ square }) => square,
  );
  return ({ latitude, longitude, wikidata }) => {
    if (wikidata !== null && items.has(wikidata)) return true;
    if (latitude === null || longitude === null) return false;
    const at = { latitude, longitude };
    return (squares.get(squareOf(at)) ?? []).some(
      ({ city }) => milesBetween(city, at) * KM_PER_MILE <= REACHES * city.reachKm,
    );
  };
}

const squareOf = ({ latitude, longitude }: Position, y = 0, x = 0) =>
  `${Math.floor(latitude) + y} ${((Math.floor(longitude) + x + 540) % 360) - 180}`;

/** By the entity, else by the name, close by. */
async function placedIn(
  db: Db,
  listings: readonly (Listing & { readonly position: number })[],
): Promise<PlacedListing[]> {
  const positions = listings.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  const items = listings.flatMap(({ wikidata }) => wikidata ?? []);
  const places = await sightsNear(db, positions, SAME_PLACE_KM / KM_PER_MILE, items);
  return listings.map((listing) => ({ ...listing, placeId: placeOf(listing, places)?.id ?? null }));
}

function placeOf(listing: Listing, places: readonly MappedSight[]): MappedSight | undefined {
  const { wikidata, latitude, longitude, name, alt } = listing;
  const sameItem = wikidata === null ? undefined : places.find((place) => place.wikidata === wikidata);
  if (sameItem || latitude === null || longitude === null) return sameItem;
  const keys = new Set([name, alt ?? ''].map(nameKey).filter(Boolean));
  return places.find(
    (place) =>
      [place.name, ...Object.values(place.names)].some((each) => keys.has(nameKey(each))) &&
      milesBetween(place, { latitude, longitude }) * KM_PER_MILE <= SAME_PLACE_KM,
  );
}

interface PageOfFile {
  readonly language: string;
  readonly title: string;
  readonly revision: string | null;
  readonly editedAt: Date | null;
  readonly text: string;
}

/** Articles alone; talk, help and what only leads to another article are left out, and what is longer than any article is. */
async function* pagesOf(file: string): AsyncGenerator<PageOfFile> {
  let language = 'en';
  let page: string[] | null = null;
  let length = 0;
  for await (const line of linesOf(file)) {
    if (page === null) {
      language = /<mediawiki[^>]*\bxml:lang="([a-z-]{2,12})"/.exec(line)?.[1] ?? language;
      if (!line.includes('<page>')) continue;
      [page, length] = [[], 0];
    }
    length += line.length;
    if (length <= LONGEST_PAGE) page.push(line);
    if (!line.includes('</page>')) continue;
    const found = length <= LONGEST_PAGE ? pageIn(page.join('\n'), language) : null;
    page = null;
    if (found) yield found;
  }
}

function pageIn(xml: string, language: string): PageOfFile | null {
  const within = (tag: string) => new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`).exec(xml)?.[1] ?? null;
  const [title, text] = [within('title'), within('text')];
  if (title === null || text === null || within('ns') !== '0' || /<redirect[ />]/.test(xml)) return null;
  const revision = /<revision>\s*<id>(\d+)<\/id>/.exec(xml)?.[1] ?? null;
  const edited = new Date(within('timestamp') ?? '');
  return {
    ...{ language, revision, title: unescaped(title), text: unescaped(text) },
    editedAt: Number.isNaN(edited.getTime()) ? null : edited,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
/** Anything else that the dump escapes is the apostrophe, by its number. */
const unescaped = (xml: string) =>
  xml.replaceAll(/&(lt|gt|quot|amp|[^\w;]0?39);/g, (_, name: string) => ENTITIES[name] ?? "'");
