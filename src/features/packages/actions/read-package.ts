/** What operators see of packages: the list, one with everything that can be changed, and the preview. */

import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { calendarDay, type Instant, plusDays, toWire } from '../../../shared/dates.ts';
import type { OutputOf, QueryOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { type AdminPackage, type listAllPackages, type PreviewInput, placeInShop } from '../contract/edit-packages.ts';
import type { TripPackageWithDays } from '../contract/packages.ts';
import { pictureAltText } from '../rules/alt-text-fallback.ts';
import { isOnSale, USUAL_CUTOFF_DAYS } from '../rules/departures.ts';
import { isPackageId } from '../rules/package-id.ts';
import { canBeTakenBack, currentPrice, type DatedPrice, originalPrice } from '../rules/price-history.ts';
import { type Rated, ratingOf } from '../rules/rating.ts';
import { durationOf } from '../rules/trip-duration.ts';
import { nextOccurrence } from '../rules/yearly-departure.ts';
import { findEditable } from '../store/edit-package.ts';
import { listPackages } from '../store/list-packages.ts';
import { listOpenDepartures, type OpenDeparture } from '../store/open-departures.ts';
import { hasPicture } from '../store/pictures.ts';
import { listPrices } from '../store/prices.ts';
import { unknownIn } from './edit-package.ts';
import { present, type ShopDeps, withDays } from './on-sale.ts';

const PAGE = 50;

export async function pageOfPackages(
  { db, now, tripNow }: ShopDeps,
  { after, ...filter }: QueryOf<typeof listAllPackages>,
): Promise<OutputOf<typeof listAllPackages>> {
  const behind = placeInShop.read(after);
  const found = await listPackages(db, calendarDay(tripNow()), { ...filter, after: behind, most: PAGE + 1 });
  const { page, next } = placeInShop.page(found, PAGE, ({ position, id }) => [position, id]);
  const packages = page.map(({ prices, ...known }) => ({
    ...toWire(known),
    ...{ price: currentPrice(prices, now()), originalPrice: originalPrice(prices, now()) },
  }));
  return { packages, next };
}

export async function readAdminPackage(deps: ShopDeps, id: string): Promise<Result<AdminPackage, 'no_such_package'>> {
  const found = isPackageId(id) ? await findAdminPackage(deps.db, deps, id) : null;
  return found ? ok(found) : err('no_such_package');
}

/** Takes the database by itself: an action shows what its own transaction has done. */
async function findAdminPackage(
  db: Db,
  { now, tripNow, config }: Omit<ShopDeps, 'db'>,
  id: string,
): Promise<AdminPackage | null> {
  const known = await findEditable(db, id);
  if (!known) return null;
  const { fields, rated, ...facts } = known;
  const prices = await listPrices(db, id);
  const newest = canBeTakenBack(prices, known.state === 'published', now());
  const today = calendarDay(tripNow());
  const departures = await listOpenDepartures(db, id, today);
  return {
    ...toWire(facts),
    ...ratingOf(rated, config.mode),
    fields: { ...fields, imageAlt: pictureAltText(fields) },
    prices: prices.map((dated, i) => ({
      ...toWire(dated),
      id: String(dated.validFrom.getTime()),
      state: stateOf(dated, prices.slice(0, i), now()),
      canTakeBack: dated === newest,
    })),
    originalPrice: originalPrice(prices, now()),
    departures: departures.map((departure) => ({ ...departure, isOnSale: isOnSale(departure, today) })),
  };
}

/** After an action, in its transaction. */
export async function shown(tx: Db, deps: ShopDeps, id: string): Promise<Result<AdminPackage, 'no_such_package'>> {
  const found = await findAdminPackage(tx, deps, id);
  return found ? ok(found) : err('no_such_package');
}

function stateOf({ validFrom }: DatedPrice, later: readonly DatedPrice[], now: Instant) {
  if (validFrom > now) return 'coming';
  return later.some((other) => other.validFrom <= now) ? 'past' : 'current';
}

type Refusal = 'no_such_package' | 'no_such_destination' | 'no_such_picture' | 'no_price';

/**
 * A package as the shop would show it, of what an operator has written and not saved. It is made by the same function
 * that makes the shop's own, so it cannot flatter.
 */
export async function previewPackage(
  { db, now, tripNow, config }: Pick<Deps, 'db' | 'now' | 'tripNow' | 'config'>,
  { id, price, ...fields }: PreviewInput,
): Promise<Result<TripPackageWithDays, Refusal>> {
  const known = id !== undefined && isPackageId(id) ? await findEditable(db, id) : null;
  if (id !== undefined && !known) return err('no_such_package');
  const unknown = await unknownIn(fields, (image) => hasPicture(db, image));
  if (unknown) return err(unknown);

  const { departMonth, departDay, capacity: seatsOfNew, ownRating, ...shown } = fields;
  const today = calendarDay(tripNow());
  const running = known ? await listOpenDepartures(db, known.id, today) : [];
  const open = running.filter((departure) => isOnSale(departure, today));
  const stored = known?.fields;
  const isMoved =
    !stored || stored.nights !== fields.nights || stored.departMonth !== departMonth || stored.departDay !== departDay;
  const staying = isMoved ? open.filter(({ held, sold, isSeasonal }) => held + sold > 0 || !isSeasonal) : open;
  const rule = { month: departMonth, day: departDay };
  const departsOn = nextOccurrence(rule, plusDays(today, USUAL_CUTOFF_DAYS));
  const coming: OpenDeparture = {
    id: 0,
    departsOn,
    returnsOn: plusDays(departsOn, fields.nights),
    capacity: seatsOfNew,
    held: 0,
    sold: 0,
    state: 'on_sale',
    isSeasonal: true,
    price: null,
    cutoffDays: USUAL_CUTOFF_DAYS,
    minimumParty: null,
    version: 1,
  };
  const isThere = staying.some((known) => known.departsOn === departsOn);
  const shownDays = [...staying, ...(isThere ? [] : [coming])].sort((a, b) => (a.departsOn < b.departsOn ? -1 : 1));
  const [departure = coming] = shownDays;
  const asIfBegun: DatedPrice[] = price === undefined ? [] : [{ price, validFrom: now() }];
  const prices = known ? await listPrices(db, known.id) : asIfBegun;
  const offer = present(
    {
      ...shown,
      id: known?.id ?? 'preview',
      duration: durationOf(fields.nights),
      rated: { ...(known?.rated ?? NOBODY), own: ownRating },
      prices: prices.some(({ validFrom }) => validFrom <= now()) ? prices : prices.slice(-1).map(asBegun(now())),
      departureId: departure.id,
      departsOn: departure.departsOn,
      returnsOn: departure.returnsOn,
      availableSpots: departure.capacity - departure.held - departure.sold,
      ownPrice: departure.price,
      runsFrom: departure.minimumParty === null ? null : { minimum: departure.minimumParty, booked: departure.sold },
      moreDepartures: shownDays.length - 1,
    },
    config.mode,
    now(),
  );
  if (!offer) return err('no_price');
  return ok(withDays(offer, fields, tripNow()));
}

const NOBODY: Rated = { sample: null, own: null, reviews: { count: 0, stars: 0 } };

/** Where no price has begun yet, the first that will is shown. */
const asBegun =
  (now: Date) =>
  ({ price }: DatedPrice): DatedPrice => ({ price, validFrom: now });
