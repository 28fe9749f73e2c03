/**
 * The list in the address bar: the city, what it is narrowed to, and the restaurant that is looked at, so that reload,
 * the way back and a link to a friend keep them. What the address says wrongly is not said.
 */
import type { RestaurantFilters } from '../../restaurants/contract/restaurants.ts';
import {
  DIET_CHOICES,
  KIND_CHOICES,
  PRICE_CHOICES,
  RADIUS_CHOICES,
  RADIUS_MILES,
} from '../../restaurants/rules/choices.ts';

const LONGEST_TEXT = 80;

export interface ListAddress {
  /** Id of a city; null is where the visitor is. */
  readonly near: string | null;
  readonly filters: RestaurantFilters;
}

export function listAddressIn(search: URLSearchParams): ListAddress {
  const oneOf = <T extends string | number>(choices: readonly T[], name: string) =>
    choices.find((choice) => String(choice) === search.get(name));
  const yes = (name: string) => search.get(name) === 'true' || undefined;
  const filters = {
    cuisine: oneOf(KIND_CHOICES, 'cuisine'),
    price: oneOf(PRICE_CHOICES, 'price'),
    diet: oneOf(DIET_CHOICES, 'diet'),
    radius: oneOf(
      RADIUS_CHOICES.filter((miles) => miles !== RADIUS_MILES),
      'radius',
    ),
    text: search.get('text')?.trim().slice(0, LONGEST_TEXT) || undefined,
    openNow: yes('openNow'),
    stepFree: yes('stepFree'),
  };
  return { near: search.get('near'), filters: chosenOf(filters) };
}

export function pathOfList({ near, filters }: ListAddress, restaurant: string | null = null): string {
  const parts = Object.entries({ ...(near && { near }), ...filters, ...(restaurant && { restaurant }) });
  const search = new URLSearchParams(parts.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? '/reviews' : `/reviews?${search}`;
}

type Loose = { readonly [K in keyof RestaurantFilters]?: RestaurantFilters[K] | undefined };

/** Without what has been taken back. */
export function chosenOf(filters: Loose): RestaurantFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as RestaurantFilters;
}
