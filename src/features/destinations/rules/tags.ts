/**
 * The closed words of the catalogue: what a place is, whom its kitchen can
 * serve, what it may hold. A wish of a traveller is understood into these words,
 * so every new one must be known to the planner's grammar too.
 */
import { wordList } from '../../../shared/word-list.ts';

/** What is cooked, and how. */
export const KITCHEN_TAGS = [
  ...wordList('street-food fine-dining casual cafe bakery pastry ice-cream breakfast brunch tea coffee seafood fish'),
  ...wordList('raw-fish sushi ramen noodles izakaya tempura steak grill bbq burgers fried-chicken hot-chicken pizza'),
  ...wordList('pasta tapas pintxos paella petiscos smorrebrod meze kebab tagine ceviche tacos creole cajun lowcountry'),
  ...wordList('southern soul-food american diner deli french italian spanish portuguese greek turkish moroccan'),
  ...wordList('japanese chinese korean thai vietnamese indian middle-eastern mexican colombian caribbean costa-rican'),
  ...wordList('nordic british'),
] as const;
export const TABLE_TAGS = [
  'local',
  ...KITCHEN_TAGS,
  ...wordList(
    'pub brewery winery fondue alpine vegetarian-kitchen vegan-kitchen halal-kitchen kosher-kitchen kid-menu',
  ),
  ...wordList('terrace view waterfront historic farm-to-table'),
] as const;

export const TAGS = [
  // Things to see
  ...wordList('museum art modern-art design history war-history civil-rights archaeology ruins architecture palace'),
  ...wordList('castle religious mosque church synagogue temple shrine cemetery monument bridge square street'),
  ...wordList('neighbourhood viewpoint tower library literature film science space dinosaurs maritime transport'),
  ...wordList('tram train ferry tiles ceramics crafts fashion street-art gallery presidents houses plantation'),
  // Outdoors
  ...wordList('park garden botanical nature wildlife birds zoo aquarium beach swim surf dive snorkel sail boat'),
  ...wordList('kayak fishing cruise island river lake canal waterfall cave forest jungle mountain volcano desert'),
  ...wordList('hike walk bike horse zipline golf balloon stargazing ski snowboard snowshoe sledding ice-skating'),
  ...wordList('cable-car scenic-drive'),
  // Things to do
  ...wordList('tour workshop cooking-class tasting market food-hall shopping books antiques playground theme-park'),
  ...wordList('family stroller spa hammam onsen hot-spring yoga wellness sport stadium festival seasonal sunset'),
  ...wordList('sunrise photo romantic quiet free rainy-day carriage alcohol'),
  // Evenings
  ...wordList('music live-music jazz blues country fado flamenco opera classical theatre musical comedy dance'),
  ...wordList('cinema nightlife nightclub bar rooftop cocktails beer wine natural-wine casino strip adults-only'),
  ...TABLE_TAGS,
] as const;
export type Tag = (typeof TAGS)[number];

/** What the kitchen can serve a whole meal of, not what one dish happens to be. A vegan kitchen serves vegetarians too: only the strictest need be named. */
export const DIETS = wordList('vegetarian vegan pescatarian gluten-free halal kosher lactose-free dairy-free');
export type Diet = (typeof DIETS)[number];

/** What is cooked so much there that a severe allergy should not eat there. */
export const ALLERGENS = wordList('peanut tree-nut shellfish fish egg milk soy wheat sesame');
export type Allergen = (typeof ALLERGENS)[number];

const FOLLOWS: Partial<Record<Diet, readonly Diet[]>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free', 'lactose-free'],
  vegetarian: ['pescatarian'],
  'dairy-free': ['lactose-free'],
};

/** The diets and what follows from them. */
export function dietClosure(diet: readonly Diet[]): Diet[] {
  return [...new Set(diet.flatMap((known) => [known, ...(FOLLOWS[known] ?? [])]))];
}
