/** What search engines may read about us and our trips, after schema.org. */

import { site } from '../../site.config.ts';
import type { Guide } from '../features/learn/contract/guides.ts';
import type { Lesson } from '../features/learn/contract/lessons.ts';
import type { PackageDeparture, TripPackage, TripPackageWithDays } from '../features/packages/contract/packages.ts';
import { FEW_SPOTS } from '../features/packages/rules/departures.ts';
import { tripPath } from '../features/packages/rules/package-paths.ts';
import type { PlacePage } from '../features/places/contract.ts';
import { placePath } from '../features/places/rules.ts';
import { pictureAddress } from '../ui/picture-files.ts';

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
    offers: { ...offerOf(trip), availabilityEnds: trip.departsOn },
  };
}

/** A departure is what is sold of a trip; it is no event. */
function offerOf({ allInPrice, availableSpots }: Pick<TripPackage, 'allInPrice' | 'availableSpots'>): Thing {
  const availability =
    availableSpots === 0 ? 'SoldOut' : availableSpots <= FEW_SPOTS ? 'LimitedAvailability' : 'InStock';
  return { '@type': 'Offer', price: allInPrice, priceCurrency: 'USD', availability: `${CONTEXT}/${availability}` };
}

/** The page of a trip: its days as parts of it, every departure with its own offer, and the way to it. */
export function tripOffers(
  trip: TripPackageWithDays,
  departures: readonly PackageDeparture[],
  { origin, card }: { readonly origin: string; readonly card: string | null },
): Thing[] {
  const whole = (path: string) => new URL(path, origin).href;
  const url = whole(tripPath(trip.id));
  const paths = [...trip.pictures.map(({ id }) => pictureAddress(id)), card];
  const images = paths.flatMap((path) => (path === null ? [] : [whole(path)]));
  const prices = departures.map(({ allInPrice }) => allInPrice);
  return [
    {
      ...touristTrip(trip),
      '@type': ['TouristTrip', 'Product'],
      '@id': url,
      url,
      ...(images.length > 0 && { image: images }),
      provider: { '@type': 'TravelAgency', name: site.name },
      ...(trip.place && { itinerary: { '@type': 'Place', name: trip.location } }),
      subTrip: trip.itinerary.map(({ title, text }) => ({ '@type': 'Trip', name: title, description: text })),
      ...(departures.length > 0 && {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: Math.min(...prices),
          highPrice: Math.max(...prices),
          priceCurrency: 'USD',
          offerCount: departures.length,
          offers: departures.map((departure) => ({
            ...offerOf(departure),
            url: whole(tripPath(trip.id, departure.departureId)),
            itemOffered: {
              '@type': 'Trip',
              name: trip.name,
              departureTime: departure.departsOn,
              arrivalTime: departure.returnsOn,
            },
          })),
        },
      }),
    },
    breadcrumbs(origin, [
      ['Upcoming trips', '/upcoming-trips'],
      [trip.name, tripPath(trip.id)],
    ]),
  ];
}

/** The page of a place, with the trips of ours that go there. */
export function destinationPage(place: PlacePage, origin: string): Thing[] {
  const whole = (path: string) => new URL(path, origin).href;
  return [
    {
      '@context': CONTEXT,
      '@type': 'TouristDestination',
      name: place.name,
      description: place.intro ?? place.description,
      url: whole(placePath(place.id)),
      image: whole(`/media/og/place-${place.id}.jpg`),
      containedInPlace: { '@type': 'Country', name: place.country },
      includesAttraction: place.sights.map(({ name, about }) => ({
        '@type': 'TouristAttraction',
        name,
        description: about,
      })),
    },
    ...(place.trips.length > 0
      ? [
          {
            '@context': CONTEXT,
            '@type': 'ItemList',
            itemListElement: place.trips.map(({ id, name }, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              name,
              url: whole(tripPath(id)),
            })),
          },
        ]
      : []),
  ];
}

function breadcrumbs(origin: string, way: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(path, origin).href,
    })),
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
    breadcrumbs(guide.address, [
      ['Learn', '/learn'],
      ['City guides', '/guides'],
      [guide.name, `/guides/${guide.id}`],
    ]),
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
