/** Every word the packages page says. */
import { monthName } from '../../../shared/dates.ts';
import type { PackageError } from '../contract/packages.ts';
import type { CategoryChoice } from '../rules/categories.ts';

export const packagesCopy = {
  title: 'Upcoming Trips',
  lead: 'Every day settled, every spot counted, and the price with its taxes on every card.',
  filterLabel: 'Show trips by category',
  found: (count: number, choice: CategoryChoice) =>
    `${count} ${choice === 'All' ? '' : `${choice} `}${count === 1 ? 'trip' : 'trips'}`,
  filter: {
    labels: { month: 'Leaves in', length: 'Length', travelers: 'For', most: 'All-in price up to', order: 'Order' },
    anyMonth: 'Any month',
    /** "2027-06". */
    month: (month: string) => `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`,
    anyLength: 'Any length',
    lengths: { short: 'Up to 4 nights', week: '5 to 7 nights', long: '8 nights or more' },
    party: (travelers: number) => (travelers === 1 ? '1 traveler' : `${travelers} travelers`),
    anyPrice: 'Any price',
    orders: {
      ours: 'Our order',
      soonest: 'Soonest first',
      price: 'Lowest price',
      length: 'Shortest first',
    },
    show: 'Show trips',
  },
  card: {
    duration: 'Duration',
    travelers: 'Travelers',
    /** The limit of one booking. How many go together is another number. */
    perBooking: (guests: number) => `Up to ${guests} per booking`,
    departure: 'Departure',
    spotsLeft: (spots: number) => (spots === 1 ? '1 spot left' : `${spots} spots left`),
    soldOut: 'Sold out',
    soldOutHint: 'Every seat of this departure is taken.',
    wait: 'Join the waiting list',
    askForNext: 'Ask about the next one',
    askForNextSubject: (name: string) => `Next departure of ${name}`,
    allIn: (sum: string) => `${sum} incl. taxes & fees`,
    allInFor: (sum: string, travelers: number) => `${sum} for ${travelers}, incl. taxes & fees`,
    inShort: (location: string, departure: string, sum: string) => `${location} · leaves ${departure} · ${sum} all in`,
    book: 'Book Now',
    highlightsOf: (name: string) => `Highlights of ${name}`,
  },
  dates: {
    more: (dates: number) => (dates === 1 ? '1 more date' : `${dates} more dates`),
    title: (name: string) => `Dates of ${name}`,
    lead: 'Choose the day you leave. The price is per person, before taxes and fees.',
    loading: 'Fetching the dates…',
    week: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    left: (spots: number) => `${spots} left`,
    full: 'full',
    soldOut: 'sold out, you can join its waiting list',
    runsFrom: (minimum: number, booked: number) =>
      `runs from ${minimum} travelers, ${booked === 1 ? '1 is' : `${booked} are`} in`,
    named: ({ day, price, spots, runs }: { day: string; price: string; spots: string; runs: string | null }) =>
      [day, `${price} per person`, spots, ...(runs === null ? [] : [runs])].join(', '),
  },
  rating: {
    own: 'our own figure',
    sample: 'sample',
    none: 'New',
    noneHint: 'No rating yet',
  },
  days: {
    open: 'Day by day',
    day: (number: number) => `Day ${number}`,
    included: 'What is included',
    loading: 'Fetching the days…',
  },
  loading: 'Fetching the trips…',
  empty: {
    title: (choice: CategoryChoice) => (choice === 'All' ? 'No trips are on sale' : `No ${choice} trips just now`),
    text: 'Nothing of this kind is on sale right now. The agent can plan a trip of your own meanwhile.',
    narrow: {
      title: 'No trip fits all of that',
      text: 'Try another month, more days or a higher price, or let the agent plan a trip of your own.',
    },
    showAll: 'Show all trips',
  },
  failed: { title: 'The trips could not be fetched', again: 'Try again' },
  figures: {
    heading: 'In good company',
    travelers: 'travelers',
    rating: 'rating',
    support: 'support',
  },
  expert: {
    title: 'Still have a question?',
    text: 'Write to us about dates, groups, or anything a card does not say.',
    action: 'Contact Travel Expert',
    subject: 'A question about your trips',
  },
  errors: {
    no_such_package: 'This package does not exist, or is not on sale any more.',
  } satisfies Record<PackageError, string>,
} as const;

/** Of a page that is about one package. */
export const packageNotFound = {
  title: 'Package Not Found',
  text: 'This package does not exist, or is not on sale any more.',
  back: 'Back to Packages',
} as const;
