/** Every word of the page with one's own bookings. */
import { travelersText } from '../../packages/copy/travelers.ts';

export const myTripsCopy = {
  title: 'My trips',
  account: 'Your account',
  loading: 'Fetching your trips…',
  groups: { upcoming: 'Coming up', past: 'Behind you', ended: 'Not completed' },
  endedLead: 'Bookings that were canceled or whose payment failed.',
  departure: 'Departure',
  travelers: 'Travelers',
  travelersText,
  total: 'Total',
  reference: (reference: string) => `Reference ${reference}`,
  see: 'See booking',
  seeNamed: (name: string, reference: string) => `: ${name}, reference ${reference}`,
  again: 'Try again',
  empty: {
    title: 'No trips yet',
    text: 'When you book one, it waits for you here with its reference, its days and everything that is included.',
    action: 'See upcoming trips',
  },
  noneAhead: { text: 'Nothing ahead of you just now.', action: 'Find the next one' },
  offline: {
    title: 'You are offline',
    text: 'This is what we knew when you last opened this page with a connection.',
  },
  failed: { title: 'Your trips could not be fetched', again: 'Try again' },
  loginRequired: { title: 'Login Required', text: 'Please log in to see your trips.' },
} as const;
