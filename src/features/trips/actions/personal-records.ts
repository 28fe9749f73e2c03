/** Bookings in the file a person takes home, and what is left of them when the person leaves. */
import type { Db } from '../../../database/sql.ts';
import type { Afterwards, PersonalRecords } from '../../../kernel/personal-records.ts';
import { type CalendarDay, calendarDay } from '../../../shared/dates.ts';
import { isUndecided } from '../../bookings/rules/refunds-owed.ts';
import { listWithheld } from '../../bookings/store/consistency.ts';
import {
  forgetAllOf,
  isPaymentOpen,
  isRefundOpen,
  isTripAhead,
  listBookingIdsOf,
  readAllOf,
  type Whose,
} from '../../bookings/store/personal-records.ts';
import { type BookingReview, deleteReviewsOfBookings, listReviewsOfBookings } from '../../reviews/store/reviews.ts';
import { listSharesOf, type ShareOnRecord } from '../store/shares.ts';
import { listTravellersOf, type PlacedTraveller } from '../store/travellers.ts';
import { forgetBeside } from './forget-ended-bookings.ts';

const told = ({ authorName, rating, text, time, state }: BookingReview) => ({ authorName, rating, text, time, state });

const presentShare = ({ opens, sharedAt, endedAt }: ShareOnRecord) => ({ opens, sharedAt, endedAt });
const presentTraveller = ({ name, diet, access, note }: PlacedTraveller) => ({ name, diet, access, note });

export const bookingRecords: PersonalRecords = {
  name: 'bookings',
  async read(db, travellerId) {
    const bookings = await readAllOf(db, travellerId);
    const ids = bookings.map(({ bookingNumber }) => bookingNumber);
    const reviews = await listReviewsOfBookings(db, ids);
    const shares = await listSharesOf(db, ids);
    const travellers = await listTravellersOf(db, ids);
    return bookings.map((booking) => {
      const review = reviews.find(({ bookingId }) => bookingId === booking.bookingNumber);
      return {
        ...booking,
        shared: shares.filter(({ bookingId }) => bookingId === booking.bookingNumber).map(presentShare),
        travellers: travellers.filter(({ bookingId }) => bookingId === booking.bookingNumber).map(presentTraveller),
        review: review ? told(review) : null,
      };
    });
  },
  hindrance: ({ tripNow }, db, userId) => hindranceOf(db, { userId }, calendarDay(tripNow())),
  forget: async (db, userId) => forget(db, { userId }, await listBookingIdsOf(db, userId)),
};

/** Of a booking by telephone, by its number: nobody's account has it. */
export const callerRecords: PersonalRecords = {
  ...{ name: 'booking', read: async () => null },
  hindrance: ({ tripNow }, db, bookingId) => hindranceOf(db, { bookingId }, calendarDay(tripNow())),
  forget: (db, bookingId) => forget(db, { bookingId }, [bookingId]),
};

async function hindranceOf(db: Db, whose: Whose, today: CalendarDay) {
  if (await isPaymentOpen(db, whose)) return 'payment_open';
  if (await isRefundOpen(db, whose)) return 'refund_open';
  const withheld = (await listWithheld(db)).filter(({ userId, bookingId }) =>
    'userId' in whose ? userId === whose.userId : bookingId === whose.bookingId,
  );
  if (withheld.some(({ refunds, disputes }) => isUndecided(refunds, disputes))) return 'refund_open';
  return (await isTripAhead(db, whose, today)) ? 'trip_ahead' : null;
}

async function forget(db: Db, whose: Whose, bookingIds: readonly number[]): Promise<Afterwards> {
  const letters = await forgetAllOf(db, whose);
  await forgetBeside(db, bookingIds);
  // Behind it: from there on the bookings are nobody's, and no review of them can come.
  await deleteReviewsOfBookings(db, bookingIds);
  // What an SMTP server has taken is no longer ours; emails that stayed here are.
  return async (deps) => {
    for (const letter of letters) await deps.keptEmails?.remove(letter);
  };
}
