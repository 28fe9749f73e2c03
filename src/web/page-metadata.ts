/**
 * What a page says in its head beside its title: to search engines, and where a link to it is shared. Only the
 * server reads this, so none of it lies in the browser's scripts.
 */

import type { QueryClient } from '@tanstack/react-query';
import { site } from '../../site.config.ts';
import { destinations } from '../features/destinations/content/destinations.ts';
import { lessons } from '../features/learn/content/lessons.ts';
import { type Guide, readGuide } from '../features/learn/contract/guides.ts';
import { type Lesson, readLesson } from '../features/learn/contract/lessons.ts';
import { listPackages, type TripPackage } from '../features/packages/contract/packages.ts';
import type { Page, PageMetadata, Read } from './page.ts';
import { queryOf } from './query.ts';
import type { View } from './router.tsx';
import { reader, titleOf } from './title.ts';

type Said = Omit<PageMetadata, 'title'>;

/** By the path in the site map. */
export const pageMetadata: Readonly<
  Record<string, Said | ((read: Read, params: Readonly<Record<string, string>>) => Said)>
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
  '/login': {
    description:
      'Log in to your Wanderlight account or register with your invitation, to book a trip and see the ones you have booked.',
    noindex: true,
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
        ? `Etiquette, transport, money, tipping, safety, laws and entry in ${guide.name}, with sources and dates.`
        : 'Weather, etiquette, transport, safety and entry, with sources.',
      ...(guide ? { image: `/media/og/guide-${guide.id}.jpg`, jsonLd: travelGuide(guide) } : { noindex: true }),
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

export function metadataOf(view: Pick<View, 'page' | 'params'>, client: QueryClient): PageMetadata {
  const head = pageMetadata[view.page.path];
  if (!head) throw new Error(`The page ${view.page.path} has no head`);
  const said = typeof head === 'function' ? head(reader(client), view.params) : head;
  return { ...said, title: titleOf(view, client) };
}

/** Pages that stand for many addresses, and which those are. */
const MANY: Readonly<Record<string, () => readonly string[]>> = {
  '/guides/:id': () => destinations.map(({ id }) => `/guides/${id}`),
  '/videos/:id': () => lessons.map(({ id }) => `/videos/${id}`),
};

/** The addresses of the page that search engines are told of. */
export function addressesOf({ path, personal, who }: Page): readonly string[] {
  const head = pageMetadata[path];
  const noindex = typeof head === 'object' && head.noindex === true;
  if (path === '*' || personal || who !== undefined || noindex) return [];
  return path.includes(':') ? (MANY[path]?.() ?? []) : [path];
}

type Thing = Readonly<Record<string, unknown>>;
const CONTEXT = 'https://schema.org';

/** What search engines may read about us and our trips, after schema.org. */
function organization(): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'TravelAgency',
    name: site.name,
    email: site.email,
    slogan: 'Unforgettable experiences, tailored to you.',
    sameAs: site.social.flatMap(({ href }) => (href ? [href] : [])),
  };
}

/** One trip with its offer: the price of one person with taxes and fees, as charged. Nobody's sample is told as a rating. */
export function touristTrip(trip: TripPackage): Thing {
  const isRated = trip.ratingBasis === 'travelers';
  return {
    '@context': CONTEXT,
    // Only a product has a rating there; and it has one only where travelers gave it.
    '@type': isRated ? ['TouristTrip', 'Product'] : 'TouristTrip',
    name: trip.name,
    description: trip.summary,
    touristType: trip.category,
    ...(isRated && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: trip.rating, reviewCount: trip.reviews },
    }),
    offers: {
      '@type': 'Offer',
      price: trip.allInPrice,
      priceCurrency: 'USD',
      availability: `${CONTEXT}/${trip.availableSpots > 0 ? 'InStock' : 'SoldOut'}`,
      availabilityEnds: trip.departsOn,
    },
    subjectOf: {
      '@type': 'Event',
      name: trip.name,
      startDate: trip.departsOn,
      endDate: trip.returnsOn,
      location: { '@type': 'Place', name: trip.location },
    },
  };
}

/** A guide as an article about a destination, with the way to it through the site. */
function travelGuide(guide: Guide): Thing[] {
  const publisher = { '@type': 'TravelAgency', name: site.name };
  const months = Object.values(guide.facts).flatMap((facts) => facts.map(({ asOf }) => asOf));
  const image = new URL(`/media/og/guide-${guide.id}.jpg`, guide.address).href;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Article',
      headline: `${guide.name}, before you go`,
      ...(guide.intro && { description: guide.intro }),
      url: guide.address,
      mainEntityOfPage: guide.address,
      image,
      inLanguage: 'en',
      isAccessibleForFree: true,
      dateModified: months.toSorted().at(-1) ?? guide.asOf,
      author: publisher,
      publisher,
      citation: guide.authorities.map(({ name, url }) => ({ '@type': 'WebPage', name, url })),
      about: {
        '@type': 'TouristDestination',
        name: guide.name,
        image,
        containedInPlace: { '@type': 'Country', name: guide.country },
        includesAttraction: guide.sights.map(({ name, about, website }) => ({
          '@type': 'TouristAttraction',
          name,
          description: about,
          ...(website && { url: website }),
        })),
      },
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Learn', '/learn'],
        ['City guides', '/guides'],
        [guide.name, `/guides/${guide.id}`],
      ].map(([name, path], at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: new URL(path ?? '/', guide.address).href,
      })),
    },
  ];
}

/** A lesson is pictures with words, not the file of a video. */
function learningResource({ title, description, chapters }: Lesson): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'LearningResource',
    name: title,
    description,
    teaches: chapters.map((chapter) => chapter.title),
    isAccessibleForFree: true,
  };
}
