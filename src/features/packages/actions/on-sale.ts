/**
 * What can be booked today, opening the departures of the coming season, and closing those a package has moved away from.
 *
 * Prices follow the real clock, departures the clock of the trip calendar.
 */

import { inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { calendarDay, dayIn, type Instant, longDate } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { isUploadedPicture } from '../../../shared/uploaded-picture.ts';
import { usd } from '../../../shared/usd.ts';
import { findDestination } from '../../destinations/actions.ts';
import { galleryOf } from '../../destinations/content/picture-groups.ts';
import type { SavedCard } from '../../saved/contract.ts';
import { PageFields } from '../contract/package-fields.ts';
import type {
  PackageDeparture,
  PackageError,
  ShopPackage,
  TripPackage,
  TripPackageWithDays,
} from '../contract/packages.ts';
import { packagesCopy } from '../copy/packages.ts';
import { pictureAltText } from '../rules/alt-text-fallback.ts';
import { type CategoryChoice, categoryFrom, inCategory } from '../rules/categories.ts';
import { choicesOf } from '../rules/departure-choices.ts';
import { isPackageId } from '../rules/package-id.ts';
import { tripPath } from '../rules/package-paths.ts';
import { currentPrice, originalPrice } from '../rules/price-history.ts';
import { ratingOf } from '../rules/rating.ts';
import { priceFor } from '../rules/total-price.ts';
import { departuresToOpen } from '../rules/yearly-departure.ts';
import { closeLeftBehind, listDepartureRules, listLeftBehind, openDeparture } from '../store/departures.ts';
import { lockPackage } from '../store/edit-package.ts';
import { findOnSale, listDeparturesOnSale, listOnSale, type PackageOnSale } from '../store/on-sale.ts';

/** What is shown of a package depends on the mode: a sample is for a demo alone. */
export type ShopDeps = Pick<Deps, 'config' | 'db' | 'now' | 'tripNow'>;

export async function listPackagesOnSale(
  { db, now, tripNow, config }: ShopDeps,
  category: CategoryChoice = categoryFrom(null),
): Promise<ShopPackage[]> {
  const today = calendarDay(tripNow());
  const packages = await listOnSale(db, today);
  const departures = Map.groupBy(await listDeparturesOnSale(db, null, today), ({ packageId }) => packageId);
  return inCategory(packages, category).flatMap((known) => {
    const shown = present(known, config.mode, now());
    const own = (departures.get(known.id) ?? []).flatMap(
      (one) => present({ ...known, ...one }, config.mode, now()) ?? [],
    );
    return shown ? [{ ...shown, choices: choicesOf(own) }] : [];
  });
}

/** As they stand in a list of what was saved. */
export async function tripCards(deps: ShopDeps, ids: readonly string[]): Promise<Map<string, Omit<SavedCard, 'item'>>> {
  const offers = (await listPackagesOnSale(deps)).filter(({ id }) => ids.includes(id));
  return new Map(
    offers.map(({ id, name, location, departure, allInPrice, image, imageAlt }) => [
      id,
      {
        name,
        line: packagesCopy.card.inShort(location, departure, usd(allInPrice)),
        href: tripPath(id),
        picture: { id: image, alt: imageAlt },
      },
    ]),
  );
}

/** The same with every day of each, for whoever plans with them. */
export async function listPackagesWithDays({ db, now, tripNow, config }: ShopDeps): Promise<TripPackageWithDays[]> {
  const packages = await listOnSale(db, calendarDay(tripNow()));
  return packages.flatMap((known) => {
    const shown = present(known, config.mode, now());
    return shown ? [withDays(shown, known, tripNow())] : [];
  });
}

export async function findPackageOnSale(
  { db, now, tripNow, config }: ShopDeps,
  id: string,
  departureId?: number,
): Promise<Result<TripPackageWithDays, PackageError>> {
  if (!isPackageId(id)) return err('no_such_package');
  const found = await findOnSale(db, id, calendarDay(tripNow()), departureId);
  const shown = found && present(found, config.mode, now());
  return shown ? ok(withDays(shown, found, tripNow())) : err('no_such_package');
}

/** Every day on which the package can be booked, with price and seats. */
export async function listPackageDepartures(
  { db, now, tripNow, config }: ShopDeps,
  id: string,
): Promise<Result<PackageDeparture[], PackageError>> {
  const today = calendarDay(tripNow());
  const known = isPackageId(id) ? await findOnSale(db, id, today) : null;
  if (!known) return err('no_such_package');
  const departures = await listDeparturesOnSale(db, id, today);
  return ok(departures.flatMap((one) => present({ ...known, ...one }, config.mode, now()) ?? []));
}

export function withDays(
  shown: TripPackage,
  known: PageFields & Pick<PackageOnSale, 'destinationId'>,
  now: Instant,
): TripPackageWithDays {
  const there = findDestination(known.destinationId);
  const today = dayIn(there?.timeZone ?? 'UTC', now);
  const place = there && { id: there.id, name: there.name };
  const own = { id: shown.image, alt: shown.imageAlt };
  const pictures = isUploadedPicture(own.id) ? [own] : galleryOf(own, there?.image);
  return { ...shown, ...PageFields.parse(known), today, place, pictures };
}

/** Creates the departures that must exist today. Safe to run at any time, and by several at once. */
export async function openNextDepartures(
  { db, tripNow }: Pick<Deps, 'db' | 'tripNow'>,
  only?: { readonly packageId: string },
): Promise<void> {
  for (const { packageId, rule, nights, capacity } of await listDepartureRules(db, only?.packageId)) {
    for (const days of departuresToOpen(rule, nights, tripNow())) {
      await openDeparture(db, { packageId, capacity, ...days });
    }
  }
}

/**
 * A package's day was moved while somebody was on the old departure, and nobody is any more: as the earliest one it
 * would go on hiding the new. Whoever waits for seats there is told as for any departure that closes.
 */
export async function closeDeparturesLeftBehind({
  db,
  now,
  tripNow,
}: Pick<Deps, 'db' | 'now' | 'tripNow'>): Promise<void> {
  const today = calendarDay(tripNow());
  for (const id of await listLeftBehind(db, today)) {
    await inTransaction(db, async (tx) => {
      if (await lockPackage(tx, id)) await closeLeftBehind(tx, id, today, now());
    });
  }
}

/** The package as it is shown. Null while no price of it has begun. */
export function present(
  { prices, ownPrice, rated, ...known }: Omit<PackageOnSale, keyof PageFields>,
  mode: Deps['config']['mode'],
  now: Date,
): TripPackage | null {
  const usual = currentPrice(prices, now);
  if (usual === null) return null;
  const price = ownPrice ?? usual;
  const { taxes, total } = priceFor(price, 1);
  return {
    ...known,
    ...ratingOf(rated, mode),
    imageAlt: pictureAltText(known),
    price,
    originalPrice: ownPrice === null ? originalPrice(prices, now) : null,
    taxes,
    allInPrice: total,
    departure: longDate(known.departsOn),
  };
}
