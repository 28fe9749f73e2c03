/**
 * A calendar that follows a trip: an address whose file always tells the trip as it stands, also that it is cancelled.
 * Like a shared link its token leaves the house once; unlike one it opens no page.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { isLinkToken, linkTokenHash, newLinkToken } from '../../../kernel/link-token.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findOwnTrip } from '../../bookings/actions/read-bookings.ts';
import type { ReadBookingError } from '../../bookings/contract/bookings.ts';
import { findDeparted } from '../../bookings/store/read-bookings.ts';
import { findDestination } from '../../destinations/actions.ts';
import type { Following, FollowTripError } from '../contract/calendar-feed.ts';
import type { SharedTripError } from '../contract/sharing.ts';
import { calendarCopy } from '../copy/documents.ts';
import { countShares, findShared, insertShare, revokeShares } from '../store/shares.ts';
import { tripFeed } from './calendar-file.ts';

const ADDRESSES_A_DAY = 20;
const DAY_SECONDS = 86_400;

export async function followTrip(
  { db, limits, config, now }: Pick<Deps, 'db' | 'limits' | 'config' | 'now'>,
  userId: number,
  idText: string,
): Promise<Result<{ url: string }, FollowTripError>> {
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');
  if (own.booking.status === 'cancelled') return err('trip_is_off');
  if (!(await limits.take(`calendar:${userId}`, ADDRESSES_A_DAY, DAY_SECONDS))) return err('too_many_links');

  const token = newLinkToken();
  await insertShare(db, linkTokenHash(token), { bookingId: own.booking.id, opens: 'calendar' }, now());
  return ok({ url: `${config.publicUrl}/api/trips/${token}/calendar.ics` });
}

export async function findFollowing(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  idText: string,
): Promise<Result<Following, ReadBookingError>> {
  const own = await findOwnTrip(db, userId, idText);
  return own ? ok({ links: await countShares(db, own.booking.id, 'calendar') }) : err('no_such_booking');
}

export async function stopFollowing(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  idText: string,
): Promise<Result<Following, ReadBookingError>> {
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');

  await revokeShares(db, own.booking.id, 'calendar', now());
  return ok({ links: 0 });
}

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
