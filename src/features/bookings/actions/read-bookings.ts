/** A traveller's own bookings, each as it was agreed: what has become of the package since is not asked. */

import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { longDate } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { pictureAltText } from '../../packages/rules/alt-text-fallback.ts';
import type { CancellationTerms } from '../../packages/rules/cancellation-terms.ts';
import type { Booking, ReadBookingError } from '../contract/bookings.ts';
import type { Refund } from '../contract/refund.ts';
import { bookingIdFrom, referenceOf } from '../rules/booking-id.ts';
import { shownAs } from '../rules/booking-state.ts';
import { refundStateOf } from '../rules/refund-state.ts';
import { refundParts, takenBack } from '../rules/refunds-owed.ts';
import type { BookingRow, Channel } from '../store/booking-columns.ts';
import { findInState, findOwn, listOwn } from '../store/read-bookings.ts';

export async function findBooking(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  idText: string,
): Promise<Result<Booking, ReadBookingError>> {
  const own = await findOwnTrip(db, userId, idText);
  return own ? ok(own.booking) : err('no_such_booking');
}

export interface OwnTrip {
  readonly booking: Booking;
  /** Null: its traveller has left, or has called. */
  readonly userId: number | null;
  readonly channel: Channel;
  /** What is to be paid for it and has not come. */
  readonly owed: number;
  /** Until when an option is kept. */
  readonly holdUntil: Date;
  readonly destinationId: string;
  /** Those it was booked under. */
  readonly terms: CancellationTerms;
}

/** One and the same nothing for a booking of somebody else, one that does not exist, and no number at all. */
export async function findOwnTrip(db: Db, userId: number, idText: string): Promise<OwnTrip | null> {
  const id = bookingIdFrom(idText);
  const row = id === null ? null : await findOwn(db, userId, id);
  return row && ownTrip(row);
}

function ownTrip(row: BookingRow): OwnTrip {
  return {
    booking: present(row),
    userId: row.userId,
    channel: row.channel,
    owed: row.totalPrice - row.charged,
    holdUntil: row.holdUntil,
    destinationId: row.agreed.destinationId,
    terms: row.cancellation,
  };
}

export async function listBookings({ db }: Pick<Deps, 'db'>, userId: number): Promise<Booking[]> {
  return (await listOwn(db, userId)).map(present);
}

/** For an email about it, whoever's it is: null when it is not in this state, or not any more. */
export async function findTripIn(
  { db }: Pick<Deps, 'db'>,
  state: 'optioned' | 'confirmed' | 'cancelled',
  id: number,
): Promise<OwnTrip | null> {
  const row = await findInState(db, state, id);
  return row && ownTrip(row);
}

/** The only way out: what the owner may see of the row, and nothing else. */
function present(row: BookingRow): Booking {
  const { departsOn, returnsOn, agreed } = row;
  const refund = refundOf(row, ({ kind }) => kind === 'cancellation');
  const { id, name, location, duration, image, features, itinerary } = agreed;
  return {
    id: row.id,
    packageId: row.packageId,
    numberOfTravelers: row.numberOfTravelers,
    totalPrice: row.totalPrice,
    specialRequests: row.specialRequests,
    ...shownAs(row.state, refund?.state),
    createdAt: row.createdAt.toISOString(),
    reference: referenceOf(row.id),
    agreement: row.agreement,
    pricePerPerson: row.pricePerPerson,
    subtotal: row.subtotal,
    taxes: row.taxes,
    contactEmail: row.contactEmail,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    billingAddress: row.billingAddress,
    card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
    partialRefund: refundOf(row, ({ kind }) => kind !== 'cancellation'),
    cancellation:
      row.state === 'cancelled'
        ? { at: row.stateSince.toISOString(), refund, disputed: takenBack(row.disputes), isCalledOff: row.isCalledOff }
        : null,
    package: {
      id,
      name,
      location,
      duration,
      departure: longDate(departsOn),
      departsOn,
      returnsOn,
      image,
      imageAlt: pictureAltText(agreed),
      features,
      itinerary,
    },
  };
}

function refundOf(
  { refunds, disputes }: BookingRow,
  told: (refund: Pick<BookingRow['refunds'][number], 'kind'>) => boolean,
): Refund | null {
  const parts = refundParts(refunds, disputes, told);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return parts.length === 0 ? null : { amount, state: refundStateOf(parts), parts };
}
