/** Every word the restaurants and their list say. An error without a sentence does not compile. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { readRestaurant } from '../contract/restaurants.ts';
import type { locate } from '../contract/visitor-location.ts';

/** The notice of the list while it is made of what is stored alone. */
const STORED = 'you see our own list and what has been imported.';
export const livePlacesOff = `Live places are switched off: ${STORED}`;

/** The notices while a service is configured and does not help, by what keeps it from helping. */
export const livePlacesStored = {
  silent: `Live places do not answer at the moment: ${STORED}`,
  busy: `Live places have too much to do and asked us to wait: ${STORED}`,
  refused: `Live places do not take our questions at the moment: ${STORED}`,
  spent: `Today’s questions about live places are used up: ${STORED}`,
} as const;

export const locationErrors = {
  too_many_attempts: 'That was asked too often. Please try again in a few minutes.',
} as const satisfies Record<ErrorOf<typeof locate>, string>;

export const readErrors = {
  no_such_restaurant: 'This restaurant is not in our list.',
  places_silent: 'What is known of this restaurant cannot be asked for at the moment. Please try again later.',
} as const satisfies Record<ErrorOf<typeof readRestaurant>, string>;

export const hoursWords = { closed: 'Closed', allDay: 'Open 24 hours', unknown: 'Not known' } as const;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const openWords = {
  unknown: {
    hours: 'Hours not known',
    clock: 'Local time not known',
    holiday: 'Public holiday: holiday hours not known',
    school: 'Depends on the school holidays, which we do not know',
    end: 'Closing time not known',
    condition: 'Depends on the hours as written',
  },
  asWritten: (hours: string) => `Hours as written: ${hours}`,
  allDay: 'Open around the clock',
  open: (until: string, weekday: number | null) =>
    `Open until ${weekday === null ? '' : `${DAYS[weekday]} `}${until === '00:00' ? 'midnight' : until}`,
  orLater: (until: string, weekday: number | null) => `${openWords.open(until, weekday)} or later`,
  closing: (minutes: number) => `Open, closes in ${minutes} min`,
  closedLong: 'Closed for now',
  opensToday: (at: string) => `Closed, opens ${at}`,
  opensTomorrow: (at: string) => `Closed, opens tomorrow ${at}`,
  opensOn: (weekday: number, at: string) => `Closed, opens ${DAYS[weekday] ?? ''} ${at}`,
} as const;

/** Tags of our catalogue that are worth a word of their own on a table's card. */
export const amenityWords: Readonly<Record<string, string>> = {
  terrace: 'Terrace',
  view: 'View',
  waterfront: 'By the water',
  rooftop: 'Rooftop',
  'live-music': 'Live music',
  fado: 'Fado',
  'kid-menu': "Children's menu",
  breakfast: 'Breakfast',
  brunch: 'Brunch',
  'natural-wine': 'Natural wine',
  cocktails: 'Cocktails',
  'farm-to-table': 'Farm to table',
  historic: 'Historic house',
};

export const accessWords = {
  yes: 'Step-free',
  partial: 'Partly step-free',
  bookAhead: 'Book ahead',
  takeaway: 'Takeaway',
  delivery: 'Delivery',
  outdoor: 'Outdoor seating',
  cards: 'Cards accepted',
  wifi: 'Wi-Fi',
  reservation: 'Takes reservations',
} as const;

export const sourceWords = {
  editors: 'Our own list',
  openstreetmap: '© OpenStreetMap contributors',
  google: 'Google Maps',
} as const;
