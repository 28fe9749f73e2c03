/** Looks up what is known of a place for the letters before a trip; null where we have no book of it. */
import { sockets } from '../../../../content/sockets.ts';
import { catalogue } from '../../destinations/actions.ts';
import { adviceOf, type TripAdvice } from '../rules/advice.ts';
import type { TripDays } from '../rules/reminders.ts';

export function adviceFor(destinationId: string, days: TripDays, timeZone: string): TripAdvice | null {
  const facts = catalogue().destination.get(destinationId)?.facts;
  return facts ? adviceOf(facts, days, { sockets: sockets[facts.country] ?? null, timeZone }) : null;
}
