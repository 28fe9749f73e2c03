/**
 * Links to a booked trip: whoever has one can open it until the traveller ends all of its kind or the booking comes to
 * nothing. The token leaves the house once and only its hash is kept, so a link cannot be read again: every asking makes one.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { isLinkToken, linkTokenHash, newLinkToken } from '../../../kernel/link-token.ts';
import { longDate } from '../../../shared/dates.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findOwnTrip } from '../../bookings/actions/read-bookings.ts';
import type { ReadBookingError } from '../../bookings/contract/bookings.ts';
import { findDeparted } from '../../bookings/store/read-bookings.ts';
import { findDestination } from '../../destinations/actions.ts';
import { findPackageOnSale, type ShopDeps } from '../../packages/actions/on-sale.ts';
import { pictureAltText } from '../../packages/rules/alt-text-fallback.ts';
import { tripPath } from '../../packages/rules/package-paths.ts';
import type { MakeLinkError, SharedTrip, SharedTripError, TripLinks } from '../contract/sharing.ts';
import { calendarCopy } from '../copy/documents.ts';
import { countShares, findShared, insertShare, type Opens, revokeShares } from '../store/shares.ts';
import { tripFeed } from './calendar-file.ts';

const KINDS = {
  page: { limit: 'share', aDay: 50, address: (token: string) => `/trips/${token}` },
  calendar: { limit: 'calendar', aDay: 20, address: (token: string) => `/api/trips/${token}/calendar.ics` },
} as const;
const DAY_SECONDS = 86_400;

export async function makeTripLink(
  { db, limits, config, now }: Pick<Deps, 'db' | 'limits' | 'config' | 'now'>,
  opens: Opens,
  userId: number,
  idText: string,
): Promise<Result<{ url: string }, MakeLinkError>> {
  const { limit, aDay, address } = KINDS[opens];
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');
  if (own.booking.status === 'cancelled') return err('trip_is_off');
  if (!(await limits.take(`${limit}:${userId}`, aDay, DAY_SECONDS))) return err('too_many_links');

  const token = newLinkToken();
  await insertShare(db, linkTokenHash(token), { bookingId: own.booking.id, opens }, now());
  return ok({ url: `${config.publicUrl}${address(token)}` });
}

export async function countTripLinks(
  { db }: Pick<Deps, 'db'>,
  opens: Opens,
  userId: number,
  idText: string,
): Promise<Result<TripLinks, ReadBookingError>> {
  const own = await findOwnTrip(db, userId, idText);
  return own ? ok({ links: await countShares(db, own.booking.id, opens) }) : err('no_such_booking');
}

export async function endTripLinks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  opens: Opens,
  userId: number,
  idText: string,
): Promise<Result<TripLinks, ReadBookingError>> {
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');

  await revokeShares(db, own.booking.id, opens, now());
  return ok({ links: 0 });
}

/** A booked trip as anybody with a link to it reads it. */
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

/**
 * A calendar that follows a trip: an address whose file always tells the trip as it stands, also that it is cancelled.
 * Like a shared link its token leaves the house once; unlike one it opens no page.
 */
export async function writeTripFeed(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<Result<FileAnswer, SharedTripError>> {
  const hash = isLinkToken(token) ? linkTokenHash(token) : null;
  const id = hash === null ? null : await findShared(db, hash, 'calendar');
  const followed = id === null ? null : await findDeparted(db, id);
  if (hash === null || !followed) return err('no_such_trip');

  const place = findDestination(followed.agreed.destinationId);
  const text = tripFeed({ hash, followed, place, publicUrl: config.publicUrl });
  return ok({ name: calendarCopy.feedName, bytes: new TextEncoder().encode(text) });
}
