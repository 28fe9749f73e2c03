/** What the list can be narrowed to: kitchens and diets, in the order in which they are offered. */
import type { Diet, Tag } from '../../destinations/rules/tags.ts';

/** Kitchens one can ask for. Sources call some of them otherwise: see `kindsOf`. */
export const kindWords = {
  american: 'American',
  bakery: 'Bakery and pastry',
  bbq: 'Barbecue',
  british: 'British and pubs',
  burgers: 'Burgers',
  cafe: 'Café',
  caribbean: 'Caribbean',
  chinese: 'Chinese',
  french: 'French',
  greek: 'Greek',
  'ice-cream': 'Ice cream',
  indian: 'Indian',
  italian: 'Italian',
  japanese: 'Japanese',
  korean: 'Korean',
  mexican: 'Mexican',
  'middle-eastern': 'Middle Eastern',
  moroccan: 'Moroccan',
  pizza: 'Pizza',
  portuguese: 'Portuguese',
  seafood: 'Fish and seafood',
  spanish: 'Spanish',
  steak: 'Steak and grill',
  sushi: 'Sushi',
  tapas: 'Tapas',
  thai: 'Thai',
  turkish: 'Turkish',
  vietnamese: 'Vietnamese',
} as const satisfies Partial<Record<Tag, string>>;

export const dietWords = {
  vegetarian: 'Vegetarian meals',
  vegan: 'Vegan meals',
  'gluten-free': 'Gluten-free meals',
  halal: 'Halal meals',
  kosher: 'Kosher meals',
  pescatarian: 'Pescatarian meals',
  'dairy-free': 'Dairy-free meals',
  'lactose-free': 'Lactose-free meals',
} as const satisfies Record<Diet, string>;
