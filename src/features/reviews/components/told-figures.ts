/** A restaurant's new rating, written into the lists that are kept, so that nothing is asked for again. */
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../web/query.ts';
import { listRestaurants } from '../../restaurants/contract/restaurants.ts';
import type { Listed, Results } from './listed.ts';

interface Figures {
  readonly aggregatedRating?: number | undefined;
  readonly totalReviews?: number | undefined;
}

export function tellLists(client: QueryClient, id: string, { aggregatedRating, totalReviews }: Figures): void {
  if (aggregatedRating === undefined || totalReviews === undefined) return;
  const told = (restaurant: Listed): Listed =>
    restaurant.id === id ? { ...restaurant, aggregatedRating, totalReviews } : restaurant;
  client.setQueriesData<Results | Listed>({ queryKey: queryOf(listRestaurants).queryKey }, (kept) => {
    if (!kept) return kept;
    return 'restaurants' in kept ? { ...kept, restaurants: kept.restaurants.map(told) } : told(kept);
  });
}
