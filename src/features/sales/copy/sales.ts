/** Every word of the pages about what sells and what leaves. */

import { pluralize } from '../../../shared/pluralize.ts';
import type { Sentence } from '../../../shared/result.ts';
import { usd } from '../../../shared/usd.ts';
import type { SalesRow } from '../contract/sales.ts';
import type { DepartureGap } from '../rules/departure-gaps.ts';
import { FEW, type Group, isPeriod, LONGEST_SPAN_DAYS } from '../rules/periods.ts';

const rounded = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 1 });
const share = (part: number, whole: number) =>
  (part / whole).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });

const groups = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  package: 'Package',
  departure: 'Departure',
  channel: 'Channel',
} as const satisfies Record<Group, string>;

/** By which way it was booked. */
export const channelNames = { web: 'The site', phone: 'Telephone' } as const;

/** The heads of the files; they are read by programs and stay as they are. */
export const salesCsv = {
  keys: (by: Group) => {
    if (by === 'channel') return ['channel'];
    return isPeriod(by) ? [`${by}_from`] : [`${by}_id`, 'package', 'departure_date'];
  },
  amounts: [
    ['bookings', 'bookings'],
    ['travelers', 'travelers'],
    ['subtotal', 'subtotal'],
    ['taxes', 'taxes'],
    ['booked', 'total'],
    ['cancelled_bookings', 'cancelled'],
    ['cancelled', 'cancelledTotal'],
    ['net', 'net'],
    ['refunded', 'refunded'],
  ] as const satisfies readonly (readonly [string, keyof SalesRow])[],
  currency: 'USD',
} as const;

export const salesErrors = {
  span_too_long: `Please choose at most ${LONGEST_SPAN_DAYS} days.`,
} as const satisfies Record<string, Sentence>;

export const pulseCopy = {
  title: 'Today',
  sales: 'What sells',
  today: 'Today so far',
  week: 'This week so far',
  beside: (total: number, bookings: number, when: 'day' | 'week') =>
    `${usd(total)} in ${pluralize(bookings, 'booking', 'bookings')} ${when === 'day' ? 'by this hour a week ago' : 'by this hour last week'}`,
  sold: (bookings: number, travelers: number) =>
    `${pluralize(bookings, 'booking', 'bookings')}, ${pluralize(travelers, 'traveler', 'travelers')}`,
  cancelled: (total: number) => `less ${usd(total)} canceled`,
  more: 'All sales',
  leaving: 'What leaves in the next 30 days',
  allDepartures: 'All departures',
  none: 'Nothing leaves within 30 days.',
  columns: { departs: 'Departs', trip: 'Trip', party: 'Party', free: 'Free', missing: 'Missing' },
  of: (sold: number, capacity: number) => `${sold} of ${capacity}`,
  complete: 'Nothing',
  missing: (missing: DepartureGap) => {
    if (missing.what === 'party') return `${missing.count} to the minimum party of ${missing.minimum}`;
    if (missing.what === 'names') return pluralize(missing.count, 'name', 'names');
    return 'Nobody has booked';
  },
} as const;

export const salesCopy = {
  title: 'Sales',
  from: 'First day',
  to: 'Last day',
  by: 'Show by',
  byNothing: 'Day',
  groups,
  package: 'Package',
  allPackages: 'All packages',
  csv: 'Take it along as a table',
  notSaved: 'The table could not be saved',
  zone: (zone: string) => `Days are days in ${zone}. Amounts are US dollars with taxes, where nothing else is said.`,
  chart: (by: Group) => `Booked and canceled by ${groups[by].toLowerCase()}`,
  chartHint: 'Booked stands above the line, canceled below it. The table has every number.',
  few: (shown: number, all: number) => `The ${shown} largest of ${all}.`,
  list: (by: Group) => `Sales by ${groups[by].toLowerCase()}`,
  none: 'Nothing was sold in these days.',
  sum: 'Sum',
  columns: {
    bookings: 'Bookings',
    travelers: 'Travelers',
    subtotal: 'Before taxes',
    taxes: 'Taxes',
    total: 'Booked',
    cancelled: 'Canceled',
    net: 'Net',
    refunded: 'Given back',
    occupancy: 'Seats',
  },
  seats: (sold: number, capacity: number) => `${sold} of ${capacity}`,
  figures: 'Figures',
  definition: 'What this counts',
  few20: `Fewer than ${FEW}, read it with care.`,
  nothing: '—',
  net: {
    title: 'Net booked',
    says: (net: number) => usd(net),
    means:
      'What was booked in these days, each booking on the day it was made, less the whole price of bookings that ended in these days.',
  },
  refunded: {
    title: 'Given back',
    means: 'Refunds by the day they were decided. Refused ones, and those a bank withholds, are not in it.',
  },
  travelled: {
    title: 'Traveled revenue',
    means:
      'The price of confirmed bookings whose departure left in these days, and what was kept of bookings that ended in these days.',
    says: (travelled: number, kept: number) => `${usd(travelled)}${kept === 0 ? '' : ` and ${usd(kept)} kept`}`,
  },
  occupancy: {
    title: 'Occupancy',
    means:
      'Travelers with a confirmed booking over the seats of departures that left in these days. Departures that were called off are in neither.',
    says: (taken: number, offered: number) => share(taken, offered),
    of: (ran: number, taken: number, offered: number) =>
      `${taken} of ${offered} seats on ${pluralize(ran, 'departure', 'departures')}`,
  },
  value: {
    title: 'Average booking',
    means: 'What was booked over the number of bookings made in these days, ended ones included.',
    says: (value: number) => usd(Math.round(value)),
    of: (party: number) => `${rounded(party)} travelers each`,
  },
  lead: {
    title: 'Lead time',
    means: 'Days from booking to departure, of confirmed bookings whose departure left in these days.',
    says: (mean: number) => `${rounded(mean)} days`,
    of: (median: number, bookings: number) => `median ${median}, of ${pluralize(bookings, 'booking', 'bookings')}`,
  },
  cancellations: {
    title: 'Cancellation rate',
    means:
      'Of the bookings made in these days, how many have ended since; a departure that was called off is our decision, every other end is a traveler’s or made for one.',
    says: (ended: number, made: number) => share(ended, made),
    of: (ended: number, calledOff: number) => `${ended - calledOff} by travelers or for them, ${calledOff} called off`,
  },
  taxes: { title: 'Taxes', means: 'Taxes and fees in what was booked in these days.' },
  deferred: {
    title: 'Paid for trips ahead',
    means:
      'The price of confirmed bookings whose departure has not left, as of now; the chosen days do not matter to it.',
  },
} as const;
