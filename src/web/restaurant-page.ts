/**
 * The page of one restaurant, `/reviews?restaurant=…`, as the server sends it: its
 * facts and reviews are in the page, and its head says the same to search engines.
 * Only the server reads this module.
 */
import type { QueryClient } from '@tanstack/react-query';
import { site } from '../../site.config.ts';
import { type Restaurant, readRestaurant } from '../features/restaurants/contract/restaurants.ts';
import { listReviews } from '../features/restaurants/contract/reviewing.ts';
import type { Review } from '../features/reviews/contract/reviews.ts';
import { type PageQuery, queryOf } from './endpoint-query.ts';
import type { Page, PageMetadata } from './page.ts';

interface Asked {
  readonly restaurant: PageQuery<Restaurant>;
  readonly reviews: PageQuery<Review[]>;
  readonly search: string;
}

function asked(page: Page, search: string): Asked | null {
  const id = page.path === '/reviews' ? new URLSearchParams(search).get('restaurant') : null;
  // Places of a service that counts every question are asked for by people alone.
  if (!id || id.startsWith('google-')) return null;
  return {
    restaurant: queryOf(readRestaurant, { params: { id } }),
    reviews: queryOf(listReviews, { query: { restaurantId: id } }),
    search: `?${new URLSearchParams({ restaurant: id })}`,
  };
}

export async function loadRestaurant(page: Page, search: string, client: QueryClient): Promise<void> {
  const wanted = asked(page, search);
  if (!wanted) return;
  await Promise.all([client.prefetchQuery(wanted.restaurant), client.prefetchQuery(wanted.reviews)]);
}

/** Null for every other page, and where the restaurant is not known. */
export function restaurantMetadata(page: Page, search: string, client: QueryClient): PageMetadata | null {
  const wanted = asked(page, search);
  const restaurant = wanted && client.getQueryData<Restaurant>(wanted.restaurant.queryKey);
  if (!restaurant) return null;
  const { name, cuisine, address, description } = restaurant;
  return {
    title: `${name} · ${site.name}`,
    description: [`${name}: ${[cuisine, address].filter(Boolean).join(', ')}.`, description].filter(Boolean).join(' '),
    search: wanted.search,
    jsonLd: [restaurantThing(restaurant, client.getQueryData<Review[]>(wanted.reviews.queryKey) ?? [])],
  };
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** What is known is said; ratings of nobody, numbers nobody counted and hours nobody told are left out. */
function restaurantThing(restaurant: Restaurant, reviews: readonly Review[]) {
  const { address, phone, website, priceLevel, aggregatedRating, totalReviews, latitude, longitude } = restaurant;
  const hours = restaurant.opening.weekly ? restaurant.openingHours : [];
  // The page shows one figure, with the first view of the place in it: only without one it is what visitors gave.
  const isTheirs = restaurant.googleRating === null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: restaurant.name,
    servesCuisine: restaurant.cuisine,
    ...(restaurant.description && { description: restaurant.description }),
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    ...(website && { url: website }),
    ...(priceLevel && { priceRange: priceLevel }),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(hours.length > 0 && {
      openingHours: hours.flatMap((text, day) =>
        text
          .split(', ')
          .map((span) => (span === 'Open 24 hours' ? '00:00–24:00' : span))
          .filter((span) => /^\d/.test(span))
          .map((span) => `${DAYS[day]} ${span.replace('–', '-')}`),
      ),
    }),
    ...(totalReviews > 0 && {
      ...(isTheirs && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: aggregatedRating, reviewCount: totalReviews },
      }),
      review: reviews.map(({ authorName, rating, text, time }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: authorName },
        datePublished: time.slice(0, 10),
        reviewRating: { '@type': 'Rating', ratingValue: rating },
        reviewBody: text,
      })),
    }),
  };
}
