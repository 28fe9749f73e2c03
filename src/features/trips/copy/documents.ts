/** Every word of what a traveller takes home: the document and the calendar entry. */
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

export const downloadCopy = {
  action: 'Download Confirmation',
  pending: 'Preparing…',
  calendar: 'Add to calendar',
  done: { title: 'Confirmation downloaded', text: 'A document with everything about this trip.' },
  failed: 'The confirmation could not be downloaded',
} as const;
