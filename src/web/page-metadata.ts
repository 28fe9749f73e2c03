/**
 * What a page says in its head beside its title: to search engines, and where a link to it is shared. Only the
 * server reads this, so none of it lies in the browser's scripts.
 */
import type { QueryClient } from '@tanstack/react-query';
import { destinations } from '../features/destinations/content/destinations.ts';
import { lessons } from '../features/learn/content/lessons.ts';
import { readGuide } from '../features/learn/contract/guides.ts';
import { readLesson } from '../features/learn/contract/lessons.ts';
import { chosenOf, departureFrom } from '../features/packages/components/chosen-departure.ts';
import { packages } from '../features/packages/content.ts';
import {
  listDepartures,
  listPackages,
  readPackage,
  type TripPackageWithDays,
} from '../features/packages/contract/packages.ts';
import { tripPath } from '../features/packages/rules/package-paths.ts';
import { readPlace } from '../features/places/contract.ts';
import { placePath } from '../features/places/rules.ts';
import { usd } from '../shared/usd.ts';
import { type Fetcher, queryOf } from './endpoint-query.ts';
import { destinationPage, learningResource, organization, touristTrip, travelGuide, tripOffers } from './json-ld.ts';
import type { Page, PageMetadata, Read } from './page.ts';
import { reader, titleOf } from './page-title.ts';
import { openQueryClient } from './query-client.ts';
import type { View } from './router.tsx';

type Said = Omit<PageMetadata, 'title'>;

/** How the page was asked for. */
interface Asked {
  /** Of the site, for addresses that must be whole. */
  readonly origin: string;
  readonly search: URLSearchParams;
}

/** Made of these packages; one that an operator has since named or moved anew shows the card of its place. */
const TRIP_CARDS = new Map(packages.map(({ id, ...told }) => [id, told]));

function tripCard(trip: TripPackageWithDays): string | undefined {
  const told = TRIP_CARDS.get(trip.id);
  const isTrue = told?.name === trip.name && told.location === trip.location && told.duration === trip.duration;
  if (isTrue && told.image === trip.image) return `/media/og/trip-${trip.id}.jpg`;
  return trip.place ? `/media/og/place-${trip.place.id}.jpg` : undefined;
}

/**
 * By the path in the site map. Hidden from search engines is what belongs to one visitor or to whoever was given its
 * address, what does not exist, and what opens to partners or developers alone; all else is there to be found.
 */
export const pageMetadata: Readonly<
  Record<string, Said | ((read: Read, params: Readonly<Record<string, string>>, asked: Asked) => Said)>
> = {
  '/': {
    description:
      'Unforgettable experiences, tailored to you. Trips to book, guides with sources, and an agent that plans with proof.',
    jsonLd: [organization()],
  },
  '/upcoming-trips': (read) => ({
    image: '/media/og/upcoming-trips.jpg',
    description: 'Settled days and live spots: every trip on sale, with the price you really pay.',
    jsonLd: (read(queryOf(listPackages)) ?? []).map(touristTrip),
  }),
  '/upcoming-trips/:id': (read, { id = '' }, { origin, search }) => {
    const trip = read(queryOf(readPackage, { params: { id } }));
    if (!trip) return { description: 'A trip that is not on sale.', noindex: true };
    const departures = read(queryOf(listDepartures, { params: { id } })) ?? [];
    const leaving = chosenOf(departures, departureFrom(search)) ?? trip;
    const image = tripCard(trip);
    return {
      description: `${trip.summary} Leaves ${leaving.departure}, from ${usd(leaving.allInPrice)} a person with taxes and fees.`,
      ...(image && { image }),
      jsonLd: tripOffers(trip, departures, { origin, card: image ?? null }),
    };
  },
  '/coming-soon': {
    description: 'The days, hours, minutes and seconds until the personal travel agent opens to everyone.',
  },
  '/demo': {
    image: '/media/og/demo.jpg',
    description: 'Tell the travel agent where, when, with whom and how you like it, in your own words.',
  },
  '/ai-results': { description: 'The trips the agent found for you.', noindex: true },
  '/plans/:token': { description: 'A trip planned by the agent, shared with you.', noindex: true },
  '/trip-builder': {
    description:
      'Plan a trip and learn while you plan: research, timing, budget and etiquette, with three sample itineraries.',
  },
  '/reviews': {
    description: 'The best dining experiences within 10 miles, with honest hours and reviews.',
  },
  '/places/:id': (read, { id = '' }, { origin }) => {
    const place = read(queryOf(readPlace, { params: { id } }));
    if (!place) return { description: 'A place we have no page about.', noindex: true };
    return {
      description: `${place.name}: when to go, where to stay, and what to do in one, three or seven days. ${place.description}`,
      image: `/media/og/place-${place.id}.jpg`,
      jsonLd: destinationPage(place, origin),
    };
  },
  '/saved/:items?': { description: 'Trips, plans, places and restaurants kept for later.', noindex: true },
  '/login': {
    description:
      'Log in to your Wanderlight account or register with your invitation, to book a trip and see the ones you have booked.',
  },
  '/business-login': {
    description: 'The area for travel businesses: hotel discovery, listings and partnerships.',
  },
  '/business': { description: 'Services for travel businesses.', noindex: true },
  '/learn': {
    image: '/media/og/learn.jpg',
    description: 'City guides, travel lessons and a planner that teaches: know the place before you land.',
  },
  '/guides': {
    image: '/media/og/guides.jpg',
    description: 'Etiquette, transport, tipping, safety and laws, place by place, with sources and dates.',
  },
  '/guides/:id': (read, { id = '' }) => {
    const guide = read(queryOf(readGuide, { params: { id } }));
    return {
      description: guide
        ? guide.tier === 'open'
          ? `Emergency numbers, money, sockets, holidays and sights of ${guide.name} from open data, with sources and dates.`
          : `Etiquette, transport, money, tipping, safety, laws and entry in ${guide.name}, with sources and dates.`
        : 'Weather, etiquette, transport, safety and entry, with sources.',
      ...(!guide && { noindex: true }),
      ...(guide?.tier === 'curated' && { image: `/media/og/guide-${guide.id}.jpg`, jsonLd: travelGuide(guide) }),
    };
  },
  '/videos': { description: 'Episodes and series that teach you to travel well.' },
  '/videos/:id': (read, { id = '' }) => {
    const lesson = read(queryOf(readLesson, { params: { id } }));
    return lesson
      ? {
          description: lesson.description,
          jsonLd: [learningResource(lesson)],
        }
      : { description: 'Travel education', noindex: true };
  },
  '/contact': { description: 'Write to us, with files if they help.' },
  '/newsletter/confirm/:token': { description: 'One click, and you are on the list.', noindex: true },
  '/newsletter/leave/:token': { description: 'One click, and no further newsletter comes.', noindex: true },
  '/checkout/:packageId': { description: 'Book your trip.', noindex: true },
  '/booking-requests/:token': { description: 'What we ask about your booking.', noindex: true },
  '/waitlist/:packageId': { description: 'The waiting list of a departure that is sold out.', noindex: true },
  '/booking-confirmation/:bookingId': { description: 'The confirmation of your booking.', noindex: true },
  '/trips/:token': { description: 'A trip that somebody shared with you.', noindex: true },
  '/trip-review/:token': { description: 'Your review of a trip you were on.', noindex: true },
  '/my-trips': { description: 'The trips you have booked.', noindex: true },
  '/account': { description: 'Your password, your sessions and your data.', noindex: true },
  '/terms': { description: 'What you and we agree on when you book with us.' },
  '/privacy': { description: 'What we store about you, why, and for how long.' },
  '/_dev/specimens': { description: 'Every component of the design system.', noindex: true },
  '*': { description: 'There is no page at this address.', noindex: true },
};

export function metadataOf(view: Pick<View, 'page' | 'params'>, client: QueryClient, asked: Asked): PageMetadata {
  const head = pageMetadata[view.page.path];
  if (!head) throw new Error(`The page ${view.page.path} has no head`);
  const said = typeof head === 'function' ? head(reader(client), view.params, asked) : head;
  return { ...said, title: titleOf(view, client) };
}

/** Pages that stand for many addresses, and which those are. */
const MANY: Readonly<Record<string, (client: QueryClient) => Promise<readonly string[]>>> = {
  '/upcoming-trips/:id': async (client) =>
    (await client.fetchQuery(queryOf(listPackages))).map(({ id }) => tripPath(id)),
  '/places/:id': async () => destinations.map(({ id }) => placePath(id)),
  '/guides/:id': async () => destinations.map(({ id }) => `/guides/${id}`),
  '/videos/:id': async () => lessons.map(({ id }) => `/videos/${id}`),
};

/** The addresses of the page that search engines are told of. */
export async function addressesOf({ path, personal, who }: Page, fetcher: Fetcher): Promise<readonly string[]> {
  const head = pageMetadata[path];
  const noindex = typeof head === 'object' && head.noindex === true;
  if (path === '*' || personal || who !== undefined || noindex) return [];
  return path.includes(':') ? ((await MANY[path]?.(openQueryClient(fetcher, () => undefined))) ?? []) : [path];
}
