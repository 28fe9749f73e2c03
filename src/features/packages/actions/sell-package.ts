/**
 * Whether a package is sold, for how much, and how many seats it has. A price that
 * has begun is history: it is not changed, and taken back only within the hour and
 * before anybody has booked at it, so a crossed-out price is always one that really
 * was asked.
 */
import type { Db } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { calendarDay, DAY_MS, type Instant } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { NewCapacity } from '../contract/edit-departures.ts';
import type { AdminPackage, NewPrice } from '../contract/edit-packages.ts';
import { canBeTakenBack, currentPrice } from '../rules/price-history.ts';
import { setCapacity } from '../store/departures.ts';
import { markPublished, markWithdrawn } from '../store/edit-package.ts';
import { listOpenDepartures, lockOpenDepartures } from '../store/open-departures.ts';
import {
  beginWithTheSale,
  deletePrice,
  deleteUnofferedPrices,
  insertPrice,
  listPrices,
  noteTakenBack,
} from '../store/prices.ts';
import { changedMeanwhile, type Saved, subjectOf, withPackage } from './edit-package.ts';
import { openNextDepartures, type ShopDeps } from './on-sale.ts';
import { shown } from './read-package.ts';

type Gone = 'no_such_package';

/** Nobody plans prices further ahead; a year typed wrongly is told. */
const FARTHEST_PRICE_DAYS = 730;

/** A package that is on sale already stays as it is. */
export async function publishPackage(
  { db, now, tripNow }: ShopDeps,
  operator: Operator,
  id: string,
  version: number,
): Promise<Result<Saved, Gone | 'changed_meanwhile' | 'no_price'>> {
  return withPackage(db, id, async (tx, known) => {
    if (known.state === 'published') return ok({ id, version: known.version });
    if (known.version !== version) return changedMeanwhile(tx, known);
    if ((await listPrices(tx, id)).length === 0) return err('no_price');
    const unoffered = await deleteUnofferedPrices(tx, id, known.withdrawnAt, now());
    await beginWithTheSale(tx, id, known.withdrawnAt, now());
    const published = await markPublished(tx, id, now());
    await openNextDepartures({ db: tx, tripNow }, { packageId: id });
    await audit(tx, {
      operator,
      action: 'package.publish',
      subject: subjectOf(id),
      before: { state: known.state, ...(unoffered.length > 0 && { unoffered }) },
      after: { state: 'published' },
    });
    return ok({ id, version: published });
  });
}

/** Nobody can book it from now on; who has booked it travels. */
export async function withdrawPackage(
  { db, now }: ShopDeps,
  operator: Operator,
  id: string,
  version: number,
): Promise<Result<Saved, Gone | 'changed_meanwhile'>> {
  return withPackage(db, id, async (tx, known) => {
    if (known.state !== 'published') return ok({ id, version: known.version });
    if (known.version !== version) return changedMeanwhile(tx, known);
    const withdrawn = await markWithdrawn(tx, id, now());
    await audit(tx, {
      operator,
      action: 'package.withdraw',
      subject: subjectOf(id),
      before: { state: 'published' },
      after: { state: 'withdrawn' },
    });
    return ok({ id, version: withdrawn });
  });
}

export async function addPrice(
  deps: ShopDeps,
  operator: Operator,
  id: string,
  { price, validFrom }: NewPrice,
): Promise<
  Result<AdminPackage, Gone | 'price_in_the_past' | 'price_too_far_ahead' | 'price_unchanged' | 'moment_taken'>
> {
  return withPackage(deps.db, id, async (tx) => {
    const now = deps.now();
    const from = validFrom === null ? now : new Date(validFrom);
    if (from < now) return err('price_in_the_past');
    if (from.getTime() > now.getTime() + FARTHEST_PRICE_DAYS * DAY_MS) return err('price_too_far_ahead');
    const prices = await listPrices(tx, id);
    if (prices.some((known) => known.validFrom.getTime() === from.getTime())) return err('moment_taken');
    const before = currentPrice(prices, from);
    if (before === price) return err('price_unchanged', { price });
    await insertPrice(tx, id, price, from);
    await audit(tx, {
      operator,
      action: 'package.price',
      subject: subjectOf(id),
      before: { price: before },
      after: { price, validFrom: from },
    });
    return shown(tx, deps, id);
  });
}

/** Whether somebody has booked the package since then and pays, has paid or got it back. */
export type IsBookedSince = (db: Db, packageId: string, since: Instant) => Promise<boolean>;

/** Before it has begun; and shortly after, as long as nobody has booked at it. */
export async function removePrice(
  deps: ShopDeps & { readonly isBookedSince: IsBookedSince },
  operator: Operator,
  id: string,
  priceId: string,
): Promise<Result<AdminPackage, Gone | 'no_such_price' | 'price_has_begun' | 'price_is_booked'>> {
  return withPackage(deps.db, id, async (tx, { state }) => {
    const now = deps.now();
    const prices = await listPrices(tx, id);
    const known = prices.find(({ validFrom }) => validFrom.getTime() === Number(priceId));
    if (!known) return err('no_such_price');
    const { price, validFrom } = known;
    if (validFrom <= now) {
      if (canBeTakenBack(prices, state === 'published', now) !== known) return err('price_has_begun');
      // Who is taking a seat at this moment has either committed before the look below or waits for it.
      await lockOpenDepartures(tx, id, calendarDay(deps.tripNow()));
      if (await deps.isBookedSince(tx, id, validFrom)) return err('price_is_booked');
    }
    await deletePrice(tx, id, validFrom);
    if (validFrom <= now) await noteTakenBack(tx, id, now);
    await audit(tx, {
      operator,
      action: 'package.price-remove',
      subject: subjectOf(id),
      before: { price, validFrom },
      ...(validFrom <= now && { after: { price: currentPrice(await listPrices(tx, id), now) } }),
    });
    return shown(tx, deps, id);
  });
}

/** Of a departure that is open, while people buy. Never below what is held and sold. */
export async function changeCapacity(
  deps: ShopDeps,
  operator: Operator,
  id: string,
  departureId: number,
  { capacity, was }: NewCapacity,
): Promise<Result<AdminPackage, Gone | 'no_such_departure' | 'changed_meanwhile' | 'below_taken'>> {
  const find = async (db: Db) =>
    (await listOpenDepartures(db, id, calendarDay(deps.tripNow()))).find((known) => known.id === departureId);
  return withPackage(deps.db, id, async (tx) => {
    const known = await find(tx);
    if (!known) return err('no_such_departure');
    if (known.capacity !== was) return err('changed_meanwhile', { capacity: known.capacity });
    if (capacity !== was) {
      if (!(await setCapacity(tx, departureId, capacity))) {
        // As they are now: a buyer may have been faster than this look.
        const { held, sold } = (await find(tx)) ?? known;
        return err('below_taken', { held, sold, least: held + sold });
      }
      await audit(tx, {
        operator,
        action: 'package.capacity',
        subject: `departure:${departureId}`,
        before: { package: id, departsOn: known.departsOn, capacity: was },
        after: { capacity },
      });
    }
    return shown(tx, deps, id);
  });
}
