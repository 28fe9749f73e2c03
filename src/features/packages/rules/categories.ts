/** The categories of packages, and choosing one. */

export const CATEGORIES = ['Luxury', 'Wellness', 'Adventure', 'Cultural', 'Nature'] as const;
export type Category = (typeof CATEGORIES)[number];

export const ALL = 'All';

export type CategoryChoice = typeof ALL | Category;

export const CATEGORY_CHOICES: readonly CategoryChoice[] = [ALL, ...CATEGORIES];

/** What an address or a query may say; anything else means everything. */
export function categoryFrom(text: string | null): CategoryChoice {
  return CATEGORY_CHOICES.find((known) => known === text) ?? ALL;
}

export function inCategory<P extends { readonly category: Category }>(
  packages: readonly P[],
  choice: CategoryChoice,
): readonly P[] {
  return choice === ALL ? packages : packages.filter((known) => known.category === choice);
}
