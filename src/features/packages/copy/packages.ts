/** Every word the packages page says. */
import type { PackageError } from '../contract/packages.ts';
import type { CategoryChoice } from '../rules.ts';

export const packagesCopy = {
  title: 'Upcoming Trips',
  lead: 'Small groups, settled details, and a place saved for you.',
  filterLabel: 'Show trips by category',
  found: (count: number, choice: CategoryChoice) =>
    `${count} ${choice === 'All' ? '' : `${choice} `}${count === 1 ? 'trip' : 'trips'}`,
  card: {
    duration: 'Duration',
    group: 'Group',
    maxGuests: (guests: number) => `Max ${guests} guests`,
    departure: 'Departure',
    spotsLeft: (spots: number) => (spots === 1 ? '1 spot left' : `${spots} spots left`),
    soldOut: 'Sold out',
    soldOutHint: 'Every seat of this departure is taken.',
    wait: 'Join the waiting list',
    askForNext: 'Ask about the next one',
    askForNextSubject: (name: string) => `Next departure of ${name}`,
    allIn: (sum: string) => `${sum} incl. taxes & fees`,
    book: 'Book Now',
    highlightsOf: (name: string) => `Highlights of ${name}`,
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
    text: 'The next season is being put together. Until it is here, a person at our desk can plan a trip for you alone.',
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
    title: 'Rather talk to somebody?',
    text: 'Tell a person what you have in mind. You get an answer from the same desk that runs these trips.',
    action: 'Contact Travel Expert',
    subject: 'A question about your trips',
  },
  errors: {
    no_such_package: 'This package does not exist, or is not on sale any more.',
  } satisfies Record<PackageError, string>,
} as const;
