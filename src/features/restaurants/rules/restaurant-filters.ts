/** What the list can be narrowed to, and how far and how long it reaches. */
import { namesOf } from '../../../shared/field-list.ts';
import { dietWords, kindWords } from '../copy/kitchens-and-diets.ts';

export const RADIUS_MILES = 10;
export const MOST_MILES = 25;
export const TOP = 10;
export const RADIUS_CHOICES = [1, 3, 5, 10, 25] as const;
export const PRICE_CHOICES = [1, 2, 3, 4] as const;
export type KindChoice = keyof typeof kindWords;
export const KIND_CHOICES = namesOf(kindWords);
export const DIET_CHOICES = namesOf(dietWords);

/** What else sources and our own tags call a kitchen. */
const ALSO: Readonly<Partial<Record<KindChoice, string>>> = {
  american: 'southern diner creole cajun lowcountry',
  bakery: 'pastry',
  bbq: 'barbecue',
  british: 'pub',
  burgers: 'burger hamburger',
  cafe: 'coffee coffee_shop',
  french: 'crepe',
  'ice-cream': 'ice_cream ice_cream_shop gelato',
  italian: 'pasta pizza',
  japanese: 'sushi ramen izakaya noodles tempura',
  mexican: 'tacos tex_mex',
  'middle-eastern': 'middle_eastern kebab arab lebanese meze',
  moroccan: 'tagine',
  portuguese: 'petiscos',
  seafood: 'fish',
  spanish: 'pintxos tapas paella',
  steak: 'steak_house grill',
  tapas: 'pintxos',
  turkish: 'kebab',
};

/** The choices under which a place with these words of a source is found. */
export function kindsOf(words: readonly string[]): KindChoice[] {
  const isFound = (kind: KindChoice) => [kind, ...(ALSO[kind]?.split(' ') ?? [])].some((word) => words.includes(word));
  return KIND_CHOICES.filter(isFound).sort();
}
