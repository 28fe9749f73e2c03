import { FACT_NAMES, type Facts, type RestaurantFact } from '../contract/restaurant-facts.ts';

export type SomeFacts = { readonly [F in RestaurantFact]?: Facts[F] | undefined };

/** The facts that differ, by their names; what is not named stays as it was. */
export function changedFacts(before: Facts, after: SomeFacts): RestaurantFact[] {
  return FACT_NAMES.filter((fact) => {
    const value = after[fact];
    return value !== undefined && spelled(before[fact]) !== spelled(value);
  });
}

/** A list says the same in any order. */
function spelled(value: Facts[RestaurantFact]): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
}
