/** What search engines may read about us and our trips, after schema.org. */

import { site } from '../../site.config.ts';
import type { Guide } from '../features/learn/contract/guides.ts';
import type { Lesson } from '../features/learn/contract/lessons.ts';
import type { TripPackage } from '../features/packages/contract/packages.ts';

type Thing = Readonly<Record<string, unknown>>;
const CONTEXT = 'https://schema.org';

export function organization(): Thing {
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
export function travelGuide(guide: Guide): Thing[] {
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
export function learningResource({ title, description, chapters }: Lesson): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'LearningResource',
    name: title,
    description,
    teaches: chapters.map((chapter) => chapter.title),
    isAccessibleForFree: true,
  };
}
