/** What the list can be narrowed to, and how far and how long it reaches. */
import type { Diet, Tag } from '../../destinations/rules/tags.ts';

export const RADIUS_MILES = 10;
export const MOST_MILES = 25;
export const TOP = 10;
export const RADIUS_CHOICES = [1, 3, 5, 10, 25] as const;
export const PRICE_CHOICES = [1, 2, 3, 4] as const;

/** Kitchens one can ask for. Sources call some of them otherwise: see `kindsOf`. */
export const KIND_CHOICES = [
  'american',
  'bakery',
  'bbq',
  'british',
  'burgers',
  'cafe',
  'caribbean',
  'chinese',
  'french',
  'greek',
  'ice-cream',
  'indian',
  'italian',
  'japanese',
  'korean',
  'mexican',
  'middle-eastern',
  'moroccan',
  'pizza',
  'portuguese',
  'seafood',
  'spanish',
  'steak',
  'sushi',
  'tapas',
  'thai',
  'turkish',
  'vietnamese',
] as const satisfies readonly Tag[];
export type KindChoice = (typeof KIND_CHOICES)[number];

export const DIET_CHOICES = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'halal',
  'kosher',
  'pescatarian',
  'dairy-free',
  'lactose-free',
] as const satisfies readonly Diet[];

/** What else sources and our own tags call a kitchen. */
const ALSO: Readonly<Record<string, readonly KindChoice[]>> = {
  burger: ['burgers'],
  barbecue: ['bbq'],
  fish: ['seafood'],
  coffee: ['cafe'],
  coffee_shop: ['cafe'],
  ice_cream: ['ice-cream'],
  ice_cream_shop: ['ice-cream'],
  hamburger: ['burgers'],
  middle_eastern: ['middle-eastern'],
  gelato: ['ice-cream'],
  steak_house: ['steak'],
  grill: ['steak'],
  sushi: ['sushi', 'japanese'],
  ramen: ['japanese'],
  izakaya: ['japanese'],
  noodles: ['japanese'],
  tempura: ['japanese'],
  pasta: ['italian'],
  pizza: ['pizza', 'italian'],
  tacos: ['mexican'],
  tex_mex: ['mexican'],
  kebab: ['turkish', 'middle-eastern'],
  arab: ['middle-eastern'],
  lebanese: ['middle-eastern'],
  meze: ['middle-eastern'],
  tagine: ['moroccan'],
  pintxos: ['tapas', 'spanish'],
  tapas: ['tapas', 'spanish'],
  paella: ['spanish'],
  petiscos: ['portuguese'],
  southern: ['american'],
  diner: ['american'],
  creole: ['american'],
  cajun: ['american'],
  lowcountry: ['american'],
  pastry: ['bakery'],
  pub: ['british'],
  crepe: ['french'],
};

/** The choices under which a place with these words of a source is found. */
export function kindsOf(words: readonly string[]): KindChoice[] {
  const known: readonly string[] = KIND_CHOICES;
  const found = words.flatMap((word) => [...(known.includes(word) ? [word as KindChoice] : []), ...(ALSO[word] ?? [])]);
  return [...new Set(found)].sort();
}
