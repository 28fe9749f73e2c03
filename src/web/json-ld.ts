/** What search engines may read about us and our trips, after schema.org. */

import { site } from '../../site.config.ts';
import type { TripPackage } from '../features/packages/contract.ts';

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

/** One trip with its offer: the price of one person with taxes and fees, as charged. */
export function touristTrip(trip: TripPackage): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'TouristTrip',
    name: trip.name,
    description: trip.summary,
    touristType: trip.category,
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
