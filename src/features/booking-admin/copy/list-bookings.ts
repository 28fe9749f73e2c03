/** Every word of the list of bookings. */
import { pluralize } from '../../../shared/pluralize.ts';
import { usd } from '../../../shared/usd.ts';
import type { AdminNeed } from '../rules/steps-and-needs.ts';
import { bookingStates } from './booking-states.ts';

const needs = {
  alarm: 'Payment alarm',
  refund: 'Refund stuck',
  dispute: 'Disputed',
  open: 'Open too long',
  letter: 'Letter not delivered',
} as const satisfies Record<AdminNeed, string>;

export const bookingsCopy = {
  title: 'Bookings',
  caption: 'Bookings, the newest first',
  search: 'Find a booking',
  searchHint: 'A reference, or how a username, a contact email or a traveler’s name begins',
  state: 'State',
  allStates: 'All states',
  package: 'Package',
  allPackages: 'All packages',
  departure: 'Departure',
  allDepartures: 'All departures',
  from: 'Booked from',
  to: 'Booked to',
  zone: 'Days are days in UTC.',
  needs: 'Needs',
  allNeeds: 'Anything',
  somebody: 'Somebody to look',
  none: 'No booking is like this.',
  byTelephone: 'Book for a caller',
  csv: 'Take it along as a table',
  notSaved: 'The table could not be saved',
  sum: (sum: { bookings: number; travelers: number; total: number; givenBack: number }) =>
    `All that match: ${pluralize(sum.bookings, 'booking', 'bookings')}, ${pluralize(sum.travelers, 'traveler', 'travelers')}, ${usd(sum.total)}, of which ${usd(sum.givenBack)} given back.`,
  writeToShown: (bookings: number) =>
    `Write to the ${pluralize(bookings, 'confirmed booking', 'confirmed bookings')} shown`,
  columns: {
    reference: 'Reference',
    booked: 'Booked',
    traveller: 'Traveler',
    trip: 'Trip',
    departs: 'Departs',
    seats: 'Seats',
    total: 'Total',
    state: 'State',
  },
  shown: (number: number, isMore: boolean) =>
    isMore ? `${pluralize(number, 'booking', 'bookings')}, and more` : pluralize(number, 'booking', 'bookings'),
  left: 'Has left',
  states: bookingStates,
  needWords: needs,
} as const;
