/**
 * Links to a booked trip: whoever has one can open it until the traveller ends all of its kind or the booking comes to
 * nothing. The token leaves the house once and only its hash is kept, so a link cannot be read again: every asking makes one.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { linkTokenHash, newLinkToken } from '../../../kernel/link-token.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findOwnTrip } from '../../bookings/actions/read-bookings.ts';
import type { ReadBookingError } from '../../bookings/contract/bookings.ts';
import type { MakeLinkError, TripLinks } from '../contract/sharing.ts';
import { countShares, insertShare, type Opens, revokeShares } from '../store/shares.ts';

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
