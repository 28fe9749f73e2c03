/** Interests as a sentence needs them: of places, and as somebody wishes for them. */
import type { Tag } from '../../destinations/rules/tags.ts';
import { capital } from './phrasing.ts';

const WORDS: Partial<Record<Tag, string>> = {
  museum: 'museums',
  architecture: 'architecture',
  palace: 'palaces',
  castle: 'castles',
  mosque: 'mosques',
  church: 'churches',
  synagogue: 'synagogues',
  temple: 'temples',
  shrine: 'shrines',
  monument: 'monuments',
  bridge: 'bridges',
  square: 'squares',
  neighbourhood: 'streets to wander',
  maritime: 'ships and harbors',
  street: 'streets',
  tower: 'towers',
  cemetery: 'cemeteries',
  viewpoint: 'viewpoints',
  library: 'libraries',
  tram: 'trams',
  train: 'trains',
  ferry: 'ferries',
  gallery: 'galleries',
  park: 'parks',
  garden: 'gardens',
  birds: 'birds',
  aquarium: 'the aquarium',
  zoo: 'the zoo',
  beach: 'the beach',
  swim: 'swimming',
  surf: 'surf',
  boat: 'time on the water',
  island: 'islands',
  river: 'the river',
  lake: 'lakes',
  canal: 'canals',
  cave: 'caves',
  forest: 'forests',
  desert: 'the desert',
  waterfall: 'waterfalls',
  volcano: 'volcanoes',
  mountain: 'mountains',
  hike: 'walks with a climb',
  bike: 'cycling',
  ski: 'skiing',
  snowboard: 'snowboarding',
  'cooking-class': 'a cooking class',
  market: 'markets',
  'food-hall': 'food halls',
  playground: 'playgrounds',
  'theme-park': 'rides',
  country: 'country music',
  'live-music': 'live music',
  musical: 'a musical',
  theatre: 'theater',
  nightclub: 'clubs',
  nightlife: 'nights out',
  bar: 'bars',
  cocktails: 'cocktails',
  'street-food': 'street food',
  'fine-dining': 'fine dining',
  'natural-wine': 'natural wine',
  'hot-chicken': 'hot chicken',
  cafe: 'cafés',
  bakery: 'bakeries',
  tea: 'afternoon tea',
  'street-art': 'street art',
  'modern-art': 'modern art',
  'hot-spring': 'hot springs',
  houses: 'old houses',
  dive: 'diving',
  snorkel: 'snorkeling',
  horse: 'horses',
  cruise: 'a cruise',
  workshop: 'workshops',
  plantation: 'plantations',
  tapas: 'tapas',
  crafts: 'crafts',
  tiles: 'tiles',
  pub: 'pubs',
  bbq: 'barbecue',
};

/** Kitchens that are called after a people or a part of the world. */
const KITCHENS: readonly Tag[] = [
  ...(['creole', 'cajun', 'lowcountry', 'southern', 'american', 'french', 'italian', 'spanish', 'portuguese'] as const),
  ...(['greek', 'turkish', 'moroccan', 'japanese', 'chinese', 'korean', 'thai', 'vietnamese', 'indian'] as const),
  ...(['middle-eastern', 'mexican', 'colombian', 'caribbean', 'costa-rican', 'nordic', 'british', 'alpine'] as const),
];

/** "museums", "Middle Eastern cooking". */
export function tagWord(tag: Tag): string {
  const word = WORDS[tag] ?? tag.replaceAll('-', ' ');
  return KITCHENS.includes(tag) ? `${word.split(' ').map(capital).join(' ')} cooking` : word;
}

/** Tags that are said otherwise of places than of what somebody wishes for. */
const WISH_WORDS: Partial<Record<Tag, string>> = {
  swim: 'swimming',
  sail: 'sailing',
  walk: 'walks',
  photo: 'places to photograph',
  free: 'what costs nothing',
  local: 'local food and life',
  music: 'music',
  religious: 'holy places',
  waterfront: 'the waterfront',
  quiet: 'quiet places',
  romantic: 'romantic places',
  terrace: 'terraces',
  seasonal: 'what the season brings',
  tour: 'guided tours',
  transport: 'engines and wheels',
  'rainy-day': 'something for rain',
};

/** As a "nothing with" needs them. */
const EXCLUDED_WORDS: Partial<Record<Tag, string>> = {
  horse: 'rides on animals',
  tour: 'guided tours',
  festival: 'festivals',
  dance: 'dancing',
  musical: 'musicals',
  brewery: 'breweries',
  winery: 'wineries',
};
export const excludedWord = (tag: Tag): string => EXCLUDED_WORDS[tag] ?? tagWord(tag);

export const wishWord = (tag: Tag): string => WISH_WORDS[tag] ?? tagWord(tag);
