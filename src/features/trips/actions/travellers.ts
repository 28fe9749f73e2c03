/**
 * Who travels on the booked places and what they need, told by whoever booked until 30 days before the departure,
 * or a few days after a later booking. It leaves the house in the owner's own answers and, the names alone, in the owner's own confirmation document.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { dayIn, type Instant, plusDays } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findOwnTrip, type OwnTrip } from '../../bookings/actions/read-bookings.ts';
import { dayFrom } from '../../bookings/components/next-steps.ts';
import type { ReadBookingError } from '../../bookings/contract/bookings.ts';
import { namesUntil } from '../../bookings/rules/booking-emails.ts';
import { findDestination } from '../../destinations/actions.ts';
import { listDepartures } from '../../packages/store/departure-lists.ts';
import type { BookedTraveller, NameTravellersError, Travellers } from '../contract/travellers.ts';
import {
  forgetTravellersOf,
  listDeparturesWithTravellers,
  listTravellers,
  saveTravellers,
} from '../store/travellers.ts';

const CHANGES_AN_HOUR = 60;
const HOUR_SECONDS = 3600;
const KEPT_DAYS = 30;

export const UNNAMED: BookedTraveller = { name: '', diet: '', access: '', note: '' };

export async function findTravellers(
  { db, tripNow }: Pick<Deps, 'db' | 'tripNow'>,
  userId: number,
  idText: string,
): Promise<Result<Travellers, ReadBookingError>> {
  const own = await findOwnTrip(db, userId, idText);
  return own ? ok(shown(own, await listTravellers(db, own.booking.id), tripNow())) : err('no_such_booking');
}

export async function nameTravellers(
  { db, limits, tripNow }: Pick<Deps, 'db' | 'limits' | 'tripNow'>,
  userId: number,
  idText: string,
  travellers: readonly BookedTraveller[],
): Promise<Result<Travellers, NameTravellersError>> {
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');
  const { booking } = own;
  if (booking.status !== 'confirmed') return err('not_confirmed');
  const { open, until } = shown(own, travellers, tripNow());
  if (!open) return err('names_closed', { until });
  if (travellers.length !== booking.numberOfTravelers) {
    return err('wrong_number_of_travelers', { places: booking.numberOfTravelers });
  }
  if (!(await limits.take(`travellers:${userId}`, CHANGES_AN_HOUR, HOUR_SECONDS))) return err('too_many_changes');

  if (!(await saveTravellers(db, { id: booking.id, userId }, travellers))) return err('not_confirmed');
  return ok({ travellers: [...travellers], until, open });
}

/** Every night. What the departures on record have brought home a month ago is forgotten. */
export async function forgetTravellers({ db, tripNow }: Pick<Deps, 'db' | 'tripNow'>): Promise<number> {
  const departures = await listDepartures(db, await listDeparturesWithTravellers(db));
  const today = dayIn('UTC', tripNow());
  const over = departures.filter(({ returnsOn }) => plusDays(returnsOn, KEPT_DAYS) < today);
  return forgetTravellersOf(
    db,
    over.map(({ departureId }) => departureId),
  );
}

function shown(own: OwnTrip, travellers: readonly BookedTraveller[], now: Instant): Travellers {
  const { booking, destinationId } = own;
  const until = namesUntil(dayFrom(booking.package.departsOn), new Date(booking.createdAt));
  const today = dayIn(findDestination(destinationId)?.timeZone ?? 'UTC', now);
  const places = Array.from({ length: booking.numberOfTravelers }, (_, i) => travellers[i] ?? UNNAMED);
  return { travellers: places, until, open: booking.status === 'confirmed' && today <= until };
}
