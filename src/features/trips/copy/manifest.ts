/** Every word of the pages about departures and who travels on them. */
import { pluralize } from '../../../shared/pluralize.ts';
import type { Sentence } from '../../../shared/result.ts';
import type { ManifestError } from '../contract/manifest.ts';

export const departuresCopy = {
  title: 'Departures',
  caption: 'Departures, the nearest first',
  package: 'Package',
  allPackages: 'All packages',
  from: 'From',
  none: 'No departure lies ahead.',
  head: { trip: 'Trip', days: 'Days', sold: 'Sold', held: 'Held', free: 'Free', named: 'Named', manifest: 'Manifest' },
  open: 'Who travels',
  bookings: 'Bookings',
  callOff: 'Call off…',
} as const;

export const manifestCopy = {
  title: 'Manifest',
  lead: 'Names and needs are for those who take care of the trip: operators read and print them, owners alone take them along as a table. Every reading is kept in the audit log.',
  caption: 'Who travels, by booking and place',
  none: 'Nobody has booked this departure.',
  untold: 'Not named yet',
  travelers: (places: number, bookings: number) =>
    `${pluralize(places, 'traveler', 'travelers')} in ${pluralize(bookings, 'booking', 'bookings')}`,
  csv: 'Take it along as a table',
  print: 'Print',
  write: 'Write to them',
  place: (place: number, places: number) => `${place} of ${places}`,
  columns: {
    reference: 'Booking',
    place: 'Place',
    name: 'Name',
    diet: 'Diet',
    access: 'Access',
    note: 'Note',
    specialRequests: 'Requests',
    username: 'Booked by',
    contactEmail: 'Contact',
  },
} as const;

export const manifestErrors = {
  no_such_departure: 'There is no such departure.',
} as const satisfies Record<ManifestError, Sentence>;
