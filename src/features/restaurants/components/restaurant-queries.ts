/**
 * A restaurant as the page reads it, and the list it comes from. Whoever answers
 * may know less than our own server: everything but id and name can be missing.
 */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { CallError, fetchJson } from '../../../web/api-client.ts';
import { addressOf, queryOf } from '../../../web/endpoint-query.ts';
import type { Position } from '../../destinations/rules/position.ts';
import { listRestaurants, type Restaurant, type RestaurantFilters, readRestaurant } from '../contract/restaurants.ts';
import { restaurantsCopy as copy } from '../copy/restaurants.ts';

const LIST_FRESH_MS = 5 * 60_000;

export type ListedRestaurant = Pick<Restaurant, 'id' | 'name'> & {
  readonly [K in keyof Restaurant]?: Restaurant[K] | undefined;
};

export interface FoundRestaurants {
  readonly message: string | null;
  readonly restaurants: readonly ListedRestaurant[];
}

/** Asked once more when it fails, kept for five minutes. */
export function useRestaurants(at: Position | null, filters: RestaurantFilters) {
  const { queryKey } = queryOf(listRestaurants, { query: { ...(at ?? {}), ...filters } });
  return useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<FoundRestaurants> => (at ? readResults(addressOf(queryKey), signal) : noPosition()),
    enabled: at !== null,
    retry: 1,
    staleTime: LIST_FRESH_MS,
    // The list before stays while another filter is asked for, not while another place is.
    placeholderData: (before, query) => (at && query && isAt(query.queryKey, at) ? before : undefined),
  });
}

function isAt([, search]: readonly string[], { latitude, longitude }: Position): boolean {
  const asked = new URLSearchParams(search);
  return asked.get('latitude') === String(latitude) && asked.get('longitude') === String(longitude);
}

function noPosition(): Promise<never> {
  return Promise.reject(new Error(copy.noLocation));
}

async function readResults(path: string, signal: AbortSignal): Promise<FoundRestaurants> {
  const answer = await fetchJson(path, signal).catch((fault: unknown) => {
    throw fault instanceof CallError ? new Error(copy.failed, { cause: fault }) : fault;
  });
  if (Array.isArray(answer)) return { message: null, restaurants: answer as ListedRestaurant[] };
  const { message, restaurants } = answer as { message?: string; restaurants?: ListedRestaurant[] };
  return { message: message || null, restaurants: restaurants ?? [] };
}

/** For an address that names a restaurant which no list has brought. */
export function useRestaurant(id: string | null, known: ListedRestaurant | undefined) {
  return useQuery({
    ...queryOf(readRestaurant, { params: { id: id ?? '' } }),
    enabled: id !== null && known === undefined,
    staleTime: LIST_FRESH_MS,
  });
}

interface Figures {
  readonly aggregatedRating?: number | undefined;
  readonly totalReviews?: number | undefined;
}

/** A restaurant's new rating, written into the lists that are kept, so that nothing is asked for again. */
export function updateKeptLists(client: QueryClient, id: string, { aggregatedRating, totalReviews }: Figures): void {
  if (aggregatedRating === undefined || totalReviews === undefined) return;
  const updated = (restaurant: ListedRestaurant): ListedRestaurant =>
    restaurant.id === id ? { ...restaurant, aggregatedRating, totalReviews } : restaurant;
  client.setQueriesData<FoundRestaurants | ListedRestaurant>(
    { queryKey: queryOf(listRestaurants).queryKey },
    (kept) => {
      if (!kept) return kept;
      return 'restaurants' in kept ? { ...kept, restaurants: kept.restaurants.map(updated) } : updated(kept);
    },
  );
}
