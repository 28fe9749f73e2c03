/** What operators see of packages: the list, and one with everything that can be changed. */

import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { calendarDay, type Instant } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { pictureWords } from '../../destinations/content/pictures.ts';
import { type PackageInOffice, type PackageRow, placeInShop } from '../contract/admin.ts';
import {
  type Category,
  canBeTakenBack,
  currentPrice,
  type DatedPrice,
  firstDayOnSale,
  isPackageId,
  originalPrice,
  type PackageState,
  ratingOf,
} from '../rules.ts';
import { findEditable, listOpenDepartures, listPrices } from '../store/editing.ts';
import { type ListedPackage, listPackages } from '../store/listing.ts';

type Shop = Pick<Deps, 'db' | 'now' | 'tripNow'> & Pick<Deps, 'config'>;

const PAGE = 50;

export interface ListWish {
  readonly state?: PackageState | undefined;
  readonly category?: Category | undefined;
  readonly search?: string | undefined;
  /** Place in the list, as the page before has named it. */
  readonly after?: string | undefined;
}

export interface PackagePage {
  packages: PackageRow[];
  next: string | null;
}

export async function pageOfPackages(
  { db, now, tripNow }: Pick<Deps, 'db' | 'now' | 'tripNow'>,
  wish: ListWish,
): Promise<PackagePage> {
  const after = placeInShop.read(wish.after);
  const found = await listPackages(db, firstDayOnSale(tripNow()), { ...wish, after, most: PAGE + 1 });
  const { page, next } = placeInShop.page(found, PAGE, ({ position, id }) => [position, id]);
  return { packages: page.map((known) => rowOf(known, now())), next };
}

function rowOf({ prices, updatedAt, position: _, ...known }: ListedPackage, now: Instant): PackageRow {
  return {
    ...known,
    price: currentPrice(prices, now),
    originalPrice: originalPrice(prices, now),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function lookAtPackage(clocks: Shop, id: string): Promise<Result<PackageInOffice, 'no_such_package'>> {
  const found = isPackageId(id) ? await inOffice(clocks.db, clocks, id) : null;
  return found ? ok(found) : err('no_such_package');
}

/** Takes the database by itself: a deed shows what its own transaction has done. */
export async function inOffice(
  db: Db,
  { now, tripNow, config }: Omit<Shop, 'db'>,
  id: string,
): Promise<PackageInOffice | null> {
  const known = await findEditable(db, id);
  if (!known) return null;
  const { withdrawnAt: _, updatedAt, fields, rated, ...facts } = known;
  const prices = await listPrices(db, id);
  const newest = canBeTakenBack(prices, known.state === 'published', now());
  const departures = await listOpenDepartures(db, id, calendarDay(tripNow()));
  const firstDay = firstDayOnSale(tripNow());
  const next = departures.find(({ departsOn }) => departsOn >= firstDay);
  return {
    ...facts,
    ...ratingOf(rated, config.mode),
    fields: { ...fields, imageAlt: fields.imageAlt ?? pictureWords[fields.image] ?? '' },
    updatedAt: updatedAt.toISOString(),
    prices: prices.map((dated, i) => ({
      ...priceOf(dated, prices.slice(0, i), now()),
      canTakeBack: dated === newest,
    })),
    originalPrice: originalPrice(prices, now()),
    departures: departures.map((departure) => ({ ...departure, isOnSale: departure === next })),
  };
}

function priceOf({ price, validFrom }: DatedPrice, later: readonly DatedPrice[], now: Instant) {
  const isFollowed = later.some((other) => other.validFrom <= now);
  const state = validFrom > now ? ('coming' as const) : isFollowed ? ('past' as const) : ('current' as const);
  return { id: String(validFrom.getTime()), price, validFrom: validFrom.toISOString(), state };
}
