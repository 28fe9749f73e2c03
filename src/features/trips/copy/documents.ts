/** Every word of what a traveller takes home: the document, the calendar entry, and the trip as others see it. */
import { site } from '../../../../site.config.ts';

export const documentCopy = {
  title: (trip: string, reference: string) => `${trip}: booking ${reference}`,
  fileName: (reference: string) => `${site.name.toLowerCase()}-${reference}.pdf`,
  status: (booking: string, payment: string) => `${booking} · ${payment}`,
  online: 'Your booking online',
  price: 'Price',
  where: 'Where you are going',
  zone: (zone: string) => `Local time: ${zone.replaceAll('_', ' ')}`,
  globe: (place: string, coordinates: string) => `The globe with a point at ${place}, ${coordinates}`,
  circles: { cancer: 'Tropic of Cancer', equator: 'Equator', capricorn: 'Tropic of Capricorn' },
  support: 'Questions:',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

export const calendarCopy = {
  fileName: (reference: string) => `${site.name.toLowerCase()}-${reference}.ics`,
  feedName: `${site.name.toLowerCase()}-trip.ics`,
  reference: (reference: string) => `Booking reference: ${reference}`,
  travelers: (text: string) => `For ${text}`,
  online: (url: string) => `Your booking online: ${url}`,
  reminder: (trip: string) => `Tomorrow: ${trip}`,
} as const;

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

export const downloadCopy = {
  action: 'Download Confirmation',
  pending: 'Preparing…',
  calendar: 'Add to calendar',
  done: { title: 'Confirmation downloaded', text: 'A document with everything about this trip.' },
  failed: 'The confirmation could not be downloaded',
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
