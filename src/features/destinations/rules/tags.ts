/**
 * The closed words of the catalogue: what a place is, whom its kitchen can
 * serve, what it may hold. A wish of a traveller is understood into these words,
 * so every new one must be known to the planner's grammar too.
 */
type Words<S extends string, Found extends string = never> = S extends `${infer One} ${infer Rest}`
  ? Words<Rest, Found | One>
  : Found | S;
const words = <const S extends string>(text: S): readonly Words<S>[] => text.split(' ') as Words<S>[];

export const TAGS = [
  // Things to see
  ...words('museum art modern-art design history war-history civil-rights archaeology ruins architecture palace'),
  ...words('castle religious mosque church synagogue temple shrine cemetery monument bridge square street'),
  ...words('neighbourhood viewpoint tower library literature film science space dinosaurs maritime transport'),
  ...words('tram train ferry tiles ceramics crafts fashion street-art gallery presidents houses plantation'),
  // Outdoors
  ...words('park garden botanical nature wildlife birds zoo aquarium beach swim surf dive snorkel sail boat'),
  ...words('kayak fishing cruise island river lake canal waterfall cave forest jungle mountain volcano desert'),
  ...words('hike walk bike horse zipline golf balloon stargazing ski snowboard snowshoe sledding ice-skating'),
  ...words('cable-car scenic-drive'),
  // Things to do
  ...words('tour workshop cooking-class tasting market food-hall shopping books antiques playground theme-park'),
  ...words('family stroller spa hammam onsen hot-spring yoga wellness sport stadium festival seasonal sunset'),
  ...words('sunrise photo romantic quiet free rainy-day carriage alcohol'),
  // Evenings
  ...words('music live-music jazz blues country fado flamenco opera classical theatre musical comedy dance'),
  ...words('cinema nightlife nightclub bar rooftop cocktails beer wine natural-wine casino strip adults-only'),
  // Tables
  ...words('local street-food fine-dining casual cafe bakery pastry ice-cream breakfast brunch tea coffee'),
  ...words('seafood fish raw-fish sushi ramen noodles izakaya tempura steak grill bbq burgers fried-chicken'),
  ...words('hot-chicken pizza pasta tapas pintxos paella petiscos smorrebrod meze kebab tagine ceviche tacos'),
  ...words('creole cajun lowcountry southern soul-food american diner deli french italian spanish portuguese'),
  ...words('greek turkish moroccan japanese chinese korean thai vietnamese indian middle-eastern mexican'),
  ...words('colombian caribbean costa-rican nordic british pub brewery winery fondue alpine vegetarian-kitchen'),
  ...words('vegan-kitchen halal-kitchen kosher-kitchen kid-menu terrace view waterfront historic farm-to-table'),
] as const;
export type Tag = (typeof TAGS)[number];

/** What the kitchen can serve a whole meal of, not what one dish happens to be. A vegan kitchen serves vegetarians too: only the strictest need be named. */
export const DIETS = words('vegetarian vegan pescatarian gluten-free halal kosher lactose-free dairy-free');
export type Diet = (typeof DIETS)[number];

/** What is cooked so much there that a severe allergy should not eat there. */
export const ALLERGENS = words('peanut tree-nut shellfish fish egg milk soy wheat sesame');
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
