/** Looks up what is known of a place for the emails before a trip; null where we have no book of it. */

import type { Db } from '../../../database/sql.ts';
import type { TripDays } from '../../bookings/rules/booking-emails.ts';
import { catalogue } from '../../destinations/actions.ts';
import { sockets } from '../../destinations/content/power-sockets.ts';
import { monthChecked } from '../../learn/actions/checkable-facts.ts';
import { adviceOf, type TripAdvice } from '../rules/travel-advice.ts';

export async function adviceFor(
  db: Db,
  destinationId: string,
  days: TripDays,
  timeZone: string,
): Promise<TripAdvice | null> {
  const facts = catalogue().destination.get(destinationId)?.facts;
  if (!facts) return null;
  const entryChecked = await monthChecked(db, facts, 'entry');
  return adviceOf(facts, days, { sockets: sockets[facts.country] ?? null, timeZone, entryChecked });
}
