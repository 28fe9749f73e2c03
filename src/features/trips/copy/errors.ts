/** One sentence for each thing that can go wrong between booking and return. */
import { site } from '../../../../site.config.ts';
import { longDateOf } from '../../../shared/dates.ts';
import type { Sentence } from '../../../shared/result.ts';
import type { ReadBookingError } from '../../bookings/contract/bookings.ts';
import { bookingErrors } from '../../bookings/copy/errors.ts';
import type { DownloadError } from '../contract/documents.ts';
import type { MakeLinkError, SharedTripError } from '../contract/sharing.ts';
import type { NameTravellersError } from '../contract/travellers.ts';

export const tripErrors = {
  no_such_booking: bookingErrors.no_such_booking,
  not_confirmed: bookingErrors.not_confirmed,
  too_many_downloads: 'You have downloaded many confirmations. Please try again in an hour.',
  trip_is_off: 'This booking came to nothing, so there is no trip to share.',
  too_many_links: 'You have made many links today. Please use one of them, or try again tomorrow.',
  names_closed: ({ until }) =>
    `Travelers could be changed here until ${longDateOf(String(until))}. Please write to ${site.email} with your booking reference.`,
  wrong_number_of_travelers: ({ places }) =>
    places === 1 ? 'This booking is for 1 traveler.' : `This booking is for ${places} travelers.`,
  too_many_changes: bookingErrors.too_many_changes,
  no_such_trip: 'This link does not lead to a trip, or not any more.',
} as const satisfies Record<
  DownloadError | MakeLinkError | NameTravellersError | ReadBookingError | SharedTripError,
  Sentence
>;
