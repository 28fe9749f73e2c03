/**
 * The facts of a restaurant that an operator may correct, each by one name. What
 * follows from a fact (the week in words, what is said of diets) follows from the corrected one.
 */
import { accessWords, dietWords } from '../copy/restaurants.ts';

export const FACTS = [
  ...(['name', 'address', 'description'] as const),
  ...(['hours', 'phone', 'website', 'cuisine', 'kinds', 'price', 'diets', 'stepFree'] as const),
] as const;
export type Fact = (typeof FACTS)[number];

export interface Facts {
  readonly name: string;
  /** Empty where it is not known, and so is the description. */
  readonly address: string;
  readonly description: string;
  /** Weekly hours in the notation of rules/hours.ts of the destinations; null: not known. */
  readonly hours: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly cuisine: string;
  /** What it is found under. */
  readonly kinds: readonly string[];
  /** 1 to 4. */
  readonly price: number | null;
  readonly diets: readonly string[];
  readonly stepFree: boolean | null;
}

export type SomeFacts = { readonly [F in Fact]?: Facts[F] | undefined };

/** The facts that differ, by their names; what is not named stays as it was. */
export function changedFacts(before: Facts, after: SomeFacts): Fact[] {
  return FACTS.filter((fact) => {
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
