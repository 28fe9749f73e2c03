/**
 * Sharing a booked trip: a link that whoever has it can open, until the traveller
 * ends it or the booking comes to nothing. The token leaves the house once and
 * only its hash is kept, so a link cannot be read again: every asking makes one.
 */

import type { Deps } from '../../../kernel/deps.ts';
import { isLinkToken, linkTokenHash, newLinkToken } from '../../../kernel/link-token.ts';
import { longDate } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findOwnTrip } from '../../bookings/actions/read-bookings.ts';
import type { ReadBookingError } from '../../bookings/contract/bookings.ts';
import { findDeparted } from '../../bookings/store/read-bookings.ts';
import { findPackageOnSale, type ShopDeps } from '../../packages/actions/on-sale.ts';
import { pictureAltText } from '../../packages/rules/alt-text-fallback.ts';
import { tripPath } from '../../packages/rules/package-paths.ts';
import type { SharedTrip, SharedTripError, ShareTripError, Sharing } from '../contract/sharing.ts';
import { countShares, findShared, insertShare, revokeShares } from '../store/shares.ts';

const LINKS_A_DAY = 50;
const DAY_SECONDS = 86_400;

export async function shareTrip(
  { db, limits, config, now }: Pick<Deps, 'db' | 'limits' | 'config' | 'now'>,
  userId: number,
  idText: string,
): Promise<Result<{ url: string }, ShareTripError>> {
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');
  if (own.booking.status === 'cancelled') return err('trip_is_off');
  if (!(await limits.take(`share:${userId}`, LINKS_A_DAY, DAY_SECONDS))) return err('too_many_links');

  const token = newLinkToken();
  await insertShare(db, linkTokenHash(token), { bookingId: own.booking.id, opens: 'page' }, now());
  return ok({ url: `${config.publicUrl}/trips/${token}` });
}

export async function findSharing(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  idText: string,
): Promise<Result<Sharing, ReadBookingError>> {
  const own = await findOwnTrip(db, userId, idText);
  return own ? ok({ links: await countShares(db, own.booking.id, 'page') }) : err('no_such_booking');
}

export async function stopSharing(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  idText: string,
): Promise<Result<Sharing, ReadBookingError>> {
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');

  await revokeShares(db, own.booking.id, 'page', now());
  return ok({ links: 0 });
}

export async function findSharedTrip(deps: ShopDeps, token: string): Promise<Result<SharedTrip, SharedTripError>> {
  const { db } = deps;
  const id = isLinkToken(token) ? await findShared(db, linkTokenHash(token), 'page') : null;
  const booking = id === null ? null : await findDeparted(db, id);
  if (!booking || booking.status === 'cancelled') return err('no_such_trip');

  const { departsOn, returnsOn } = booking;
  const { name, location, duration, image, features, itinerary } = booking.agreed;
  return ok({
    ...{ name, location, duration, image, features, itinerary, departsOn, returnsOn },
    imageAlt: pictureAltText(booking.agreed),
    departure: longDate(departsOn),
    soldAt: await findPage(deps, booking.agreed.id, booking.departureId),
  });
}

/** With the departure while it is on sale, else with the next one. */
async function findPage(deps: ShopDeps, packageId: string, departureId: number): Promise<string | null> {
  if ((await findPackageOnSale(deps, packageId, departureId)).ok) return tripPath(packageId, departureId);
  return (await findPackageOnSale(deps, packageId)).ok ? tripPath(packageId) : null;
}
