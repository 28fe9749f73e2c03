/**
 * What each need changes in the choice of places: what it rules out, what it likes and dislikes, how many visits a day
 * holds, where one sleeps. What no place can answer has no line here and is told by name (`explain/need-text.ts`).
 */
import { wordList } from '../../../../shared/word-list.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { NeedKind, Reading, TimeOfDay, TripReason } from '../reading.ts';
import { REASONS } from '../wish-vocabulary.ts';
import { type GroundTrait, isGround } from './ground.ts';
import { ASKED_FOR } from './match-keywords.ts';

/** Needs, and the two kinds of access that concern the senses. */
export type NeedName = NeedKind | 'hearing' | 'vision';

interface Effect {
  /** Nothing with one of these tags, nothing whose name or description matches. */
  readonly tags?: readonly Tag[];
  readonly words?: RegExp;
  /** Nothing that stands on such ground. */
  readonly ground?: readonly GroundTrait[];
  /** Nothing of which a wheelchair reaches a part alone. */
  readonly isWhole?: true;
  /** The same of tables alone. */
  readonly tableTags?: readonly Tag[];
  readonly tableWords?: RegExp;
  /** The same of kitchens that are none of the named ones. */
  readonly tableDishes?: { readonly words: RegExp; readonly but: readonly Tag[] };
  readonly likes?: readonly Tag[];
  readonly dislikes?: readonly Tag[];
  /** With one of these, or one that is disliked, a place that is liked is not told as the answer. */
  readonly neverTold?: readonly Tag[];
  /** Most visits of a day. */
  readonly stops?: number;
  readonly calmBed?: true;
  /** On foot only by day. */
  readonly ridesAtNight?: true;
  /** Nothing of unknown hours. */
  readonly knownHours?: true;
  /** Not the famous squares, markets and streets. */
  readonly noThrongs?: true;
  /** A place they named themselves stays. */
  readonly yieldsToNames?: true;
  /** Of a reason to travel: whose company it makes of them; null: of nobody who celebrates. */
  readonly company?: 'lovers' | 'celebration' | null;
  /** Of a reason: the one stop that is named for it, by these in their order and rather from this hour on; or a dinner. */
  readonly hour?: { readonly tags: readonly Tag[]; readonly from?: TimeOfDay } | 'dinner';
}

const ALCOHOL: readonly Tag[] = wordList('alcohol bar cocktails beer wine natural-wine brewery winery pub');
const PORK =
  /\b(?:pork\w*|porker|hams?|bacon|pigs?|hog|suckling|chorizo|jam[oó]n|presuntos?|ib[eé]rico|prosciutto|speck|guanciale|sausages?|charcuterie|cochinillo|cochon|porchetta|salumi|salumeria|mortadella|hot dogs?|carbonara|amatriciana|tonkotsu|tonkatsu|katsu)\b/i;
/** Dishes that hold pork by their usual recipe and do not say so: bacon in it, ham on it, pork on the spit. */
const PORK_DISHES =
  /(?<!\bvegan )(?<![\p{L}-])(?:tartiflettes?|flammekueche|tartes? flamb[eé]es?|quiches? lorraine|croques?[- ]m\w+|cassoulet|choucroute|lardons?|rillettes|diots|gyros|souvlaki\w*|kontosouvli|apaki|loukaniko|pancetta|['’]?nduja|salam[ei]|soppressata|culatello|lardo|gricia|bolognese|saltimbocca|cold cuts|cured meats?|boar|cinghiale|char siu|gy[oō]za|ramen|okonomiyaki|soup dumplings|xiao ?long ?bao|siu mai|dim sum|b[aá]nh m[iì]|carnitas|al pastor|cochinita|pozole|chicharr[oó]n\w*|cubanos?|cuban sandwich\w*|mofongo|lech[oó]n\w*|bandeja paisa|croquetas|feijoada|bifanas?|francesinhas?|cozido|cocido|fabada|caldo verde|leit[aã]o|sobrasada|morcilla|butifarra|salmorejo|huevos rotos|flamenqu[ií]n|muffulettas?|fried bologna|andouille|boudin|tasso|jambalaya|gumbo|red beans|cracklings?|trotters?|(?<!\b(?:beef|lamb|short) )ribs|\w*wurst|frankfurters?|black pudding|full (?:English|Irish|Scottish)|English breakfast|BLT|frikadelle\w*|leverpostej|stegt fl[aæ]sk|fl[aæ]skesteg)(?!\p{L})/iu;
/** They cook those dishes without it. */
const WITHOUT_PORK: readonly Tag[] = wordList('halal-kitchen kosher-kitchen vegan-kitchen vegetarian-kitchen');
const BEEF = /\b(?:beef|steaks?|steakhouse|veal|brisket|burgers?|oxtail|bistecca|wagyu|pastrami|corned)\b/i;
/** Of coffee, oysters and the like no one says that it is a bar. */
const BARS =
  /\b(?:wines? by|beer hall|brewpub|distillery|cocktails?|pubs?|saloon|izakayas?|(?<!\b(?:oyster|taco|sushi|salad|raw|coffee|espresso|milk|clam|hot|juice|marble|zinc|vegetarian|noodle|the) )bars?)\b/i;
const QUEUE =
  /\b(?:queues?|lines? (?:before|at|on|outside|up|moves?|for)|(?:a|the|expect a|join the) line\b|wait in line)/i;
export const THRONG =
  /(?<!rarely |half as |seldom |never )\b(?:crowds?(?!ed)|crowded|loud\w*|noisy|mobbed|throngs?|busiest|busy by|most touristic|thousand people)\b/i;
const UNDERGROUND =
  /\b(?:caves?|caverns?|cellars?|catacombs?|crypts?|tunnels?|underground|cisterns?|spiral|mine|bunkers?|grottos?)\b/i;
const ON_WATER: readonly Tag[] = ['boat', 'cruise', 'sail', 'ferry', 'kayak'];

/** Where food lies open or spoons go from dish to dish: of traces nobody can say anything there. */
const OPEN_FOOD: readonly Tag[] = wordList('food-hall street-food meze deli tapas pintxos petiscos tasting');
const OPEN_FOOD_TOLD =
  /\b(?:spice (?:bazaar|market|square)|food (?:hall|court|market|stalls?)|street food|farmers['’]? market|buffet|self-service|steam[- ]table|point at|counters|(?:to|be) shared?|sharing|shared (?:plates|dishes|tables)|small plates|meze|market of fish)\b/i;
/** The same of a house by how it serves; a breakfast of Turkey is a spread that all eat from. */
const SHARED_AT_TABLE =
  /\b(?:counters?|canteens?|cafeterias?|trays?|stalls?|breakfast table|small dishes|family[- ]style|platters?|boards?|one (?:long )?table|round the table|fondue|raclette|hot ?pots?|thalis?|dim sum|kahvalt|breakfast of van)(?![a-z])/i;

/** Who needs it drinks nothing. */
export const DRY: readonly NeedName[] = ['no-alcohol', 'pregnancy'];

/** Nothing that is loud, unless they ask for it. */
const SOLEMN: Effect = { company: null, dislikes: ['nightlife', 'theme-park', 'festival', 'bar'] };
const ALONE: Effect = { tags: ['strip', 'nightclub'], calmBed: true, ridesAtNight: true };

export const EFFECTS: Readonly<Partial<Record<NeedName, Effect>>> = {
  'severe-allergy': {
    ...{ tags: OPEN_FOOD, words: OPEN_FOOD_TOLD },
    // What a fine kitchen takes apart and puts together nobody sees on the plate.
    ...{ tableTags: ['fondue', 'fine-dining'], tableWords: SHARED_AT_TABLE },
    yieldsToNames: true,
  },
  'near-hospital': {
    tags: ['hike', 'island', 'dive', 'fishing', 'balloon', 'snowshoe', ...ON_WATER],
    yieldsToNames: true,
  },
  walker: { tags: ['hike', 'tower'], ground: ['stairs', 'climb', 'upstairs'] },
  pregnancy: {
    tags: [
      ...['hot-spring', 'onsen', 'hammam', 'ski', 'snowboard', 'zipline', 'horse', 'surf', 'dive', 'balloon'],
      ...['sledding', 'ice-skating', 'theme-park', 'nightclub', 'kayak', ...ALCOHOL],
    ] as Tag[],
    words: /\b(?:saunas?|steam bath|thermal|hot springs?|hot marble|tasting of wines?|wine tasting)\b/i,
    tableTags: ['sushi', 'raw-fish', 'ceviche'],
    tableWords: /\b(?:raw|tartare|carpaccio|oysters?|sashimi|sushi|crudo)\b/i,
  },
  lift: { ground: ['stairs', 'upstairs'], tags: ['hike'] },
  together: { isWhole: true, yieldsToNames: true },
  'rest-breaks': { stops: 2, likes: ['park', 'garden', 'cafe', 'museum'], tags: ['hike'] },
  toilets: { likes: ['museum', 'shopping', 'food-hall', 'aquarium', 'gallery'], tags: ['hike', 'kayak'] },
  shade: {
    words: /\bno shade\b/i,
    tags: ['desert'],
    likes: ['museum', 'gallery', 'garden', 'forest', 'rainy-day'],
    dislikes: ['beach', 'ruins', 'hike', 'archaeology'],
  },
  seasickness: { tags: [...ON_WATER, 'fishing', 'dive', 'snorkel'], dislikes: ['scenic-drive'] },
  altitude: {
    words: /\b(?:altitude|thin air|summit|highest point)\b/i,
    tags: ['volcano'],
    dislikes: ['mountain', 'cable-car'],
  },
  'low-floor-room': {},
  cobbles: { words: /\bcobbl/i },
  'jet-lag': { likes: ['park', 'garden', 'quiet'] },
  crowds: {
    tags: ['stadium', 'theme-park', 'nightclub', 'nightlife', 'festival', 'strip'],
    words: THRONG,
    likes: ['quiet', 'garden', 'park', 'library'],
    dislikes: ['market', 'food-hall', 'musical', 'square'],
    ...{ calmBed: true, noThrongs: true, yieldsToNames: true },
  },
  noise: {
    tags: ['stadium', 'nightclub', 'nightlife', 'festival', 'strip'],
    words: THRONG,
    likes: ['quiet', 'garden', 'park', 'library'],
    dislikes: ['live-music', 'bar', 'food-hall', 'market', 'theme-park'],
    ...{ calmBed: true, noThrongs: true, yieldsToNames: true },
  },
  'quiet-breaks': { stops: 2, likes: ['quiet', 'garden', 'park', 'library', 'botanical'], calmBed: true },
  heights: { tags: ['tower', 'rooftop', 'viewpoint', 'cable-car', 'balloon', 'zipline'], ground: ['height'] },
  'enclosed-spaces': { tags: ['cave', 'tower', 'cable-car'], words: UNDERGROUND },
  dark: {
    tags: ['cave', 'stargazing'],
    words: /\b(?:dark|catacombs?|crypts?|planetarium|cisterns?)\b/i,
    ridesAtNight: true,
  },
  water: { tags: [...ON_WATER, 'surf', 'dive', 'snorkel'], dislikes: ['swim'] },
  animals: {
    tags: ['horse', 'carriage', 'zoo'],
    words: /\b(?:dogs?(?! ?-?(?:shrimp|corn))|horses?|ponies|camels?|pigeons?|peacocks?|snakes?|parakeets?|geese)\b/i,
    dislikes: ['wildlife', 'birds'],
  },
  'flashing-lights': {
    tags: ['nightclub', 'strip', 'casino'],
    words: /\b(?:strobes?|neon|fireworks|lasers?|light show)\b/i,
    dislikes: ['live-music', 'theme-park', 'cinema'],
  },
  queues: { words: QUEUE, dislikes: ['theme-park'], yieldsToNames: true },
  'no-queues': { words: QUEUE, dislikes: ['theme-park'], yieldsToNames: true },
  predictable: { knownHours: true, yieldsToNames: true },
  modest: { tags: ['strip', 'adults-only', 'nightclub'], dislikes: ['beach', 'swim', 'spa'] },
  fasting: { tags: ['tasting', 'cooking-class', 'winery', 'brewery'], dislikes: ['food-hall', 'market'] },
  'no-alcohol': {
    tags: [...ALCOHOL, 'nightclub'],
    words: BARS,
  },
  'no-pork': {
    words: PORK,
    tableTags: ['bbq'],
    tableDishes: { words: PORK_DISHES, but: WITHOUT_PORK },
    dislikes: ['tapas', 'ramen'],
    likes: ['halal-kitchen'],
  },
  'no-beef': { words: BEEF, tableTags: ['steak', 'burgers', 'bbq'] },
  'no-red-meat': {
    words: BEEF,
    tableWords: new RegExp(`${PORK.source}|\\blamb\\b|\\bribs\\b`, 'i'),
    tableTags: ['steak', 'burgers', 'bbq', 'kebab'],
    likes: ['seafood', 'vegetarian-kitchen'],
  },
  jain: {
    tableWords: /\b(?:onions?|garlic|roots?|root-vegetable|beet\w*|potato\w*|carrots?|radish\w*)\b/i,
    likes: ['vegetarian-kitchen', 'vegan-kitchen', 'indian'],
  },
  'mild-food': {
    tableTags: ['hot-chicken', 'thai', 'korean'],
    tableWords: /\b(?:spicy|chill?i(?:es)?|peppery|heats?|sichuan|jerk)\b/i,
    dislikes: ['indian', 'mexican', 'cajun'],
  },
  'nothing-raw': {
    tableTags: ['sushi', 'raw-fish', 'ceviche'],
    tableWords: /\b(?:raw|tartare|carpaccio|oysters?|sashimi|crudo|poke)\b/i,
  },
  safety: ALONE,
  'alone-as-woman': ALONE,
  'alone-first-time': { ...ALONE, likes: ['tour', 'museum'] },
  lgbtq: { calmBed: true, ridesAtNight: true },
  'after-dark': { tags: ['nightclub', 'nightlife', 'strip'], ridesAtNight: true },
  wifi: { likes: ['cafe', 'coffee', 'library'] },
  desk: { likes: ['cafe', 'library'] },
  calls: { likes: ['library'], calmBed: true },
  nap: { likes: ['playground', 'park'] },
  'high-chair': { likes: ['kid-menu', 'family'] },
  playground: { likes: ['playground', 'park'], neverTold: ['cemetery'] },
  'animal-friendly': {
    tags: ['zoo'],
    likes: ['park', 'walk', 'beach', 'terrace'],
    dislikes: ['museum', 'gallery', 'palace'],
  },
  'sport-on-tv': { likes: ['pub', 'sport', 'stadium'] },
  running: { likes: ['park', 'waterfront'] },
  photos: { likes: ['photo', 'viewpoint', 'sunset'] },
  gift: { likes: ['crafts', 'shopping', 'market', 'antiques'] },
  surprise: { likes: ['romantic', 'sunset', 'garden'] },
  local: { likes: ['local', 'neighbourhood'] },
  'off-beaten-track': { likes: ['local', 'quiet', 'neighbourhood'], noThrongs: true, yieldsToNames: true },
  guide: { likes: ['tour', 'workshop'] },
  'no-guide': { tags: ['tour'] },
  hearing: {
    likes: ['museum', 'gallery', 'garden'],
    dislikes: ['live-music', 'comedy', 'opera', 'classical', 'jazz', 'fado'],
  },
  vision: {
    likes: ['music', 'live-music', 'classical', 'opera', 'jazz', 'fado', 'botanical', 'food-hall', 'market'],
    dislikes: ['viewpoint', 'gallery', 'street-art', 'aquarium'],
    neverTold: ['bar', 'cocktails', 'pub', 'nightclub', 'museum', 'photo'],
  },
  ashes: { ...SOLEMN, likes: ['boat', 'waterfront'], hour: { tags: ['boat', 'waterfront', 'beach', 'ferry', 'lake'] } },
  memorial: {
    ...SOLEMN,
    likes: ['garden', 'quiet'],
    hour: { tags: ['quiet', 'garden', 'church', 'cemetery', 'park'] },
  },
  grave: SOLEMN,
  treatment: { stops: 2, likes: ['quiet', 'garden', 'park'], calmBed: true },
  divorce: { company: null, dislikes: ['romantic'] },
  candle: { likes: ['church'], neverTold: ['ruins', 'archaeology', 'museum'] },
  proposal: {
    company: 'lovers',
    likes: ['sunset', 'viewpoint', 'garden'],
    hour: { tags: ['sunset', 'viewpoint', 'garden', 'romantic', 'waterfront'], from: '16:00' },
  },
  reunion: { hour: 'dinner' },
  retirement: { company: 'celebration', hour: 'dinner' },
  exam: { company: 'celebration', hour: 'dinner' },
};

/** A fixed number of points for or against, about what an interest of a third is worth. */
const LIKED = 26;
const DISLIKED = -40;
/** Out of doors and this well known, a market or a street is full; a square is full before. */
const FAMOUS = 4;
const THRONGED: readonly Tag[] = ['square', 'market', 'street'];

/** The gravest first. */
export const reasonsOf = (needs: Reading['needs']): readonly TripReason[] =>
  needs.length === 0 ? [] : REASONS.filter((reason) => needs.some(({ kind }) => kind === reason));

export function namesOf({ needs, access }: Pick<Reading, 'needs' | 'access'>): NeedName[] {
  return [
    ...new Set([
      ...needs.map(({ kind }) => kind),
      ...access.filter((each): each is 'hearing' | 'vision' => each === 'hearing' || each === 'vision'),
    ]),
  ];
}

/** Whose a need is where the others can do without it. */
export const ofOne = ({ needs, party }: Pick<Reading, 'needs' | 'party'>, name: NeedName): string | undefined =>
  party.adults + party.children.length > 1 ? needs.find(({ kind }) => kind === name)?.of : undefined;

/** Where one drinks nothing, or is pregnant among several, and the others asked for what is there. */
export const isForTheOthers = ({ tags }: Place, name: NeedName, { weights, party }: Reading): boolean => {
  const { tags: barred = [], tableTags = [] } = EFFECTS[name] ?? {};
  // The tasting is the drink, whatever else the house tells of.
  if (tags.includes('tasting') && !ALCOHOL.some((tag) => (weights[tag] ?? 0) >= ASKED_FOR)) return false;
  const kept = name === 'pregnancy' && party.adults + party.children.length > 2 ? [...barred, ...tableTags] : ALCOHOL;
  return tags.some((tag) => kept.includes(tag)) && tags.some((tag) => (weights[tag] ?? 0) >= ASKED_FOR);
};

const LEVEL: Reading['access'] = ['wheelchair', 'step-free'];

/** Whether a need rules it out. */
export function isAgainst(place: Place, name: NeedName, reading: Reading): boolean {
  const { wantedPlaces, needs, access } = reading;
  const effect = EFFECTS[name];
  const one = DRY.includes(name) || name === 'fasting' ? ofOne(reading, name) : undefined;
  if (one !== undefined && (name === 'fasting' || isForTheOthers(place, name, reading))) return false;
  if (!effect) return isNamedFood(place, name, needs);
  if (effect.yieldsToNames && wantedPlaces.includes(place.id)) return false;
  const has = (tags: readonly Tag[] | undefined) => tags?.some((tag) => place.tags.includes(tag)) ?? false;
  const text = `${place.name} ${place.about} ${place.cuisine ?? ''} ${place.wheelchairNote ?? ''}`;
  if (has(effect.tags) || effect.words?.test(text) || isGround(place, ...(effect.ground ?? []))) return true;
  if (effect.isWhole && place.wheelchair !== 'yes' && access.some((each) => LEVEL.includes(each))) return true;
  if (place.kind === 'restaurant') {
    const { tableTags, tableWords, tableDishes } = effect;
    if (has(tableTags) || tableWords?.test(text)) return true;
    if (tableDishes?.words.test(text) && !has(tableDishes.but) && !place.diet.includes('halal')) return true;
  }
  if (effect.knownHours && !place.open) return true;
  const famous = place.tags[0] === 'square' ? FAMOUS - 1 : FAMOUS;
  return effect.noThrongs === true && !place.indoor && place.weight >= famous && has(THRONGED);
}

/** A food no catalogue knows of is looked for in what is written of the kitchen. */
function isNamedFood(place: Place, name: NeedName, needs: Reading['needs']): boolean {
  if (place.kind !== 'restaurant' || (name !== 'other-allergy' && name !== 'other-food')) return false;
  const said = needs.find(({ kind }) => kind === name)?.words?.toLowerCase() ?? '';
  const food = said.replace(/(?:es|s)$/, '');
  return food.length > 2 && `${place.about} ${place.cuisine ?? ''}`.toLowerCase().includes(food);
}

/** What answers a need: a garden that is known for its view is nothing to a blind guest. */
export const isThereFor = ({ tags }: Place, { likes, dislikes, neverTold }: Effect): boolean =>
  tags.some((tag) => likes?.includes(tag)) && !tags.some((tag) => dislikes?.includes(tag) || neverTold?.includes(tag));

/** Points of the needs for a place and against it. */
export function pointsOf({ tags }: Place, names: readonly NeedName[], { weights }: Reading): number {
  return names.reduce((sum, name) => {
    const effect = EFFECTS[name];
    const has = (list: readonly Tag[] | undefined) =>
      list?.some((tag) => tags.includes(tag) && !isWished(tag, weights)) ?? false;
    return sum + (has(effect?.likes) ? LIKED : 0) + (has(effect?.dislikes) ? DISLIKED : 0);
  }, 0);
}

/** What they asked for in so many words is neither liked more nor disliked. */
const isWished = (tag: Tag, weights: Reading['weights']) => (weights[tag] ?? 0) >= 0.6;
