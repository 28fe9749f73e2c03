/**
 * A calendar that follows a trip: an address whose file always tells the trip as it stands, also that it is cancelled.
 * Like a shared link its token leaves the house once; unlike one it opens no page.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { isLinkToken, linkTokenHash } from '../../../kernel/link-token.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findDeparted } from '../../bookings/store/read-bookings.ts';
import { findDestination } from '../../destinations/actions.ts';
import type { SharedTripError } from '../contract/sharing.ts';
import { calendarCopy } from '../copy/documents.ts';
import { findShared } from '../store/shares.ts';
import { tripFeed } from './calendar-file.ts';

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
