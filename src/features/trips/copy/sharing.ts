/** Every word of sharing a trip by a link, and of the trip as others see it. */
import { site } from '../../../../site.config.ts';

export const sharingCopy = {
  action: 'Share Trip',
  making: 'Making a link…',
  stop: 'Stop sharing',
  stopping: 'Stopping…',
  link: 'Link to this trip',
  linkHint: 'Whoever has it sees the trip and its days: no price, no name, no reference.',
  sheet: (trip: string) => `${trip}, with ${site.name}`,
  copied: { title: 'Link copied', text: 'Send it to whoever should know. It shows the trip, not your booking.' },
  ready: { title: 'The link is ready', text: 'Copy it from the field below the buttons.' },
  stopped: { title: 'Sharing stopped', text: 'Links you have sent no longer open the trip.' },
  failed: 'The trip could not be shared',
  notStopped: 'Sharing could not be stopped',
} as const;

export const sharedTripCopy = {
  shellTitle: 'A shared trip',
  loading: 'Fetching the trip…',
  lead: (location: string) => `${location}. Somebody shared this trip with you.`,
  included: 'What is included',
  facts: { departure: 'Departure', returns: 'Return', duration: 'Duration' },
  book: 'See dates and book',
  trips: 'See all trips',
  notFound: {
    title: 'Trip Not Found',
    text: 'This link does not lead to a trip, or whoever sent it has stopped sharing.',
  },
  failed: { title: 'The trip could not be fetched', again: 'Try again' },
} as const;
