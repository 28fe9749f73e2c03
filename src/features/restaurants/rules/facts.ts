/**
 * The facts of a restaurant as an operator corrects them. What follows from a fact (the week in words, what is said of
 * diets) follows from the corrected one.
 */
import { FACT_NAMES, type Fact, type Facts } from '../contract/facts.ts';
import { accessWords, dietWords } from '../copy/restaurants.ts';

export type SomeFacts = { readonly [F in Fact]?: Facts[F] | undefined };

/** The facts that differ, by their names; what is not named stays as it was. */
export function changedFacts(before: Facts, after: SomeFacts): Fact[] {
  return FACT_NAMES.filter((fact) => {
    const value = after[fact];
    return value !== undefined && spelled(before[fact]) !== spelled(value);
  });
}

/** A list says the same in any order. */
function spelled(value: Facts[Fact]): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
}

/** What is said of diets among what a place has. */
export const DIETS: readonly string[] = Object.values(dietWords);
export const ACCESS: readonly string[] = [accessWords.yes, accessWords.partial];

/** A source's list of what a place has, without what it said of a corrected fact. */
export function amenitiesAfter(
  told: readonly string[],
  corrected: readonly string[],
  { diets, stepFree }: Pick<Facts, 'diets' | 'stepFree'>,
): string[] {
  let left = [...told];
  if (corrected.includes('diets')) {
    left = [...left.filter((word) => !DIETS.includes(word)), ...diets.flatMap((diet) => dietWords[diet] ?? [])];
  }
  if (corrected.includes('stepFree')) {
    left = [...left.filter((word) => !ACCESS.includes(word)), ...(stepFree ? [accessWords.yes] : [])];
  }
  return left;
}
