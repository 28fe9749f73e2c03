/** Bookings in the file a person takes home, and what is left of them when the person leaves. */
import type { PersonalRecords } from '../../../kernel/personal-records.ts';
import { calendarDay } from '../../../shared/dates.ts';
import { listDepartures } from '../../packages/store/departures.ts';
import { deleteReviewsOfBookings, listReviewsOfBookings, type OwnTripReview } from '../../reviews/store/reviews.ts';
import { isUndecided } from '../rules/refunds.ts';
import { listWithheld } from '../store/agreement.ts';
import { forgetAllOf, isPaymentOpen, isRefundOpen, listConfirmedDepartures, readAllOf } from '../store/personal.ts';

const told = ({ authorName, rating, text, time, state }: OwnTripReview) => ({ authorName, rating, text, time, state });

export const bookingRecords: PersonalRecords = {
  name: 'bookings',
  async read(db, travellerId) {
    const bookings = await readAllOf(db, travellerId);
    const departures = await listDepartures(db, [...new Set(bookings.map(({ departureId }) => departureId))]);
    const reviews = await listReviewsOfBookings(
      db,
      bookings.map(({ bookingNumber }) => bookingNumber),
    );
    return bookings.map(({ departureId, ...booking }) => {
      const departure = departures.find((other) => other.departureId === departureId);
      const review = reviews.find(({ bookingId }) => bookingId === booking.bookingNumber);
      return {
        ...booking,
        review: review ? told(review) : null,
        departsOn: departure?.departsOn,
        returnsOn: departure?.returnsOn,
      };
    });
  },
  async hindrance({ tripNow }, db, travellerId) {
    if (await isPaymentOpen(db, travellerId)) return 'payment_open';
    if (await isRefundOpen(db, travellerId)) return 'refund_open';
    const withheld = (await listWithheld(db)).filter(({ userId }) => userId === travellerId);
    if (withheld.some(({ refunds, disputes }) => isUndecided(refunds, disputes))) return 'refund_open';
    const today = calendarDay(tripNow());
    const departures = await listDepartures(db, await listConfirmedDepartures(db, travellerId));
    return departures.some(({ returnsOn }) => returnsOn >= today) ? 'trip_ahead' : null;
  },
  async forget(db, travellerId) {
    const bookingIds = (await readAllOf(db, travellerId)).map(({ bookingNumber }) => bookingNumber);
    const letters = await forgetAllOf(db, travellerId);
    // Behind it: from there on the bookings are nobody's, and no review of them can come.
    await deleteReviewsOfBookings(db, bookingIds);
    // What an SMTP server has taken is no longer ours; letters that stayed here are.
    return async (deps) => {
      for (const letter of letters) await deps.keptEmails?.remove(letter);
    };
  },
};
