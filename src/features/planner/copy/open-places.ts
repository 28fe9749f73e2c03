/** What is said of places that open data alone tells of. Nothing here is praise, and nothing is claimed that no tag says. */
import type { Allergen } from '../../destinations/rules/tags.ts';
import { ALLERGEN_WORDS } from './days.ts';
import { listed } from './phrasing.ts';

const KIND_WORDS = {
  museum: 'Museum',
  gallery: 'Gallery',
  castle: 'Castle, palace or manor',
  ruins: 'Ruins or dig',
  worship: 'Place of worship',
  monument: 'Monument',
  zoo: 'Zoo or aquarium',
  theme_park: 'Theme or water park',
  park: 'Park or garden',
  viewpoint: 'Viewpoint',
  beach: 'Beach',
  square: 'Square or street',
  market: 'Market',
  stage: 'Stage',
  library: 'Library',
  bridge: 'Bridge',
  waterfall: 'Waterfall',
  cave: 'Cave',
  peak: 'Peak',
  attraction: 'Marked as an attraction',
  artwork: 'Work of art',
  memorial: 'Memorial',
  harbour: 'Harbor or marina',
  ski: 'Ski area',
  bath: 'Bath or spa',
  lake: 'Lake',
  remote_lake:
    'Lake far from any house of the map: half a day on foot, and the path is yours to look up before you set out',
  ice_rink: 'Ice rink',
  golf: 'Golf course',
  nightlife: 'Bar or club',
  listed: 'Listed in the travel guide of Wikivoyage',
  hotel: 'Hotel',
  station: 'Station',
  airport: 'Airport',
  quarter: 'Quarter',
  area: 'Hamlet or valley',
  trail: 'Marked trail',
} as const;

const countWord = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const signed = (localName: string | null) => (localName === null ? '' : ` (${localName})`);
const dated = (asOf: string) => (asOf === '' ? 'open data without a date' : `open data of ${asOf}`);

export const openCopy = {
  /** `town`: the nearest one, where that is not the plan's: borders are not known; `localName`: as the sign there has it. */
  about: (kind: keyof typeof KIND_WORDS, isOutsideOnly: boolean, town: string | null, localName: string | null) =>
    `${KIND_WORDS[kind]}${town === null ? '' : ` near ${town}`}${signed(localName)}${isOutsideOnly ? ': seen from outside, not open to visitors by the map' : ''}`,
  remoteLake:
    'Lake far from every house of the map. We count five hours with the walk; look up the path and the weather before you set out',
  table: (cuisine: string, localName: string | null) =>
    `${cuisine || 'What its kitchen serves is not told by the map'}${signed(localName)}`,
  base: (near: number, of: number, hotels: number) =>
    `${near === 0 ? 'The middle of town by the map' : `${near} of the first ${of} sights lie within a kilometer`}${hotels > 0 ? `; the map knows ${countWord(hotels, 'hotel')} here` : ''}.`,
  mondays: 'often closed on Mondays',
  hoursUnknown: 'hours not known, look before you go',
  station: (name: string, quarter: string, km: number) =>
    `By the map, ${name} is ${km < 0.1 ? 'less than 100 meters' : km < 1 ? `${Math.round(km * 10) * 100} meters` : `${km.toFixed(1)} km`} in a straight line from the middle of ${quarter} as we count it. Choose a house on that side.`,
  stepsUnknown: 'whether there are steps is not known, ask before you go',
  tagged: (diets: readonly string[]) =>
    `Tables are tagged in OpenStreetMap as serving ${listed(diets)} food. Nobody of ours has asked there: ask before you sit down.`,
  allergy: (allergens: readonly Allergen[]) =>
    `Nobody of ours knows how any kitchen here handles ${listed(allergens.map((known) => ALLERGEN_WORDS[known]))}. Ask at every table how they avoid cross-contamination, and carry an allergy card in the local language.`,
  access: (tagged: number, of: number, toAsk: number) =>
    `Step-free: of ${countWord(of, 'sight')} of the map here, ${tagged} ${tagged === 1 ? 'is' : 'are'} tagged as accessible; ${toAsk === 0 ? 'only those are planned' : `of ${countWord(toAsk, 'stop')} of the plan nobody tells whether there are steps, and each is marked: ask before you go`}. A tag is no promise: ask there.`,
  holidays: 'a public holiday, so places whose hours for it we could not confirm may be shut.',
  ranked: 'Ranked by how much the map tells of each place, since nothing tells how many people go there.',
  typical: 'A typical town of this price level, not prices of this town.',
  mayFit: (low: string, high: string, limit: string) =>
    `It may fit your ${limit}: ${low} to ${high} is what towns of this price level usually come to.`,
  fits: (high: string, limit: string) => `Even the upper end, ${high}, is within your ${limit}.`,
  band: {
    text: (names: readonly string[], asOf: string, hasFame: boolean) =>
      `${listed(names)}: from OpenStreetMap${hasFame ? ' and Wikidata' : ''}, not checked by us (${dated(asOf)}).`,
    hours: (known: number, stops: number) =>
      stops === 0 ? '' : `Hours known for ${known} of ${countWord(stops, 'stop')}.`,
    farAirport: (place: string, { name, code, km }: { name: string; code: string; km: number }) =>
      `The nearest airport to ${place} with scheduled flights that we know, ${name} (${code}), is ${km} km away in a straight line; the way from there is not known to us and not planned.`,
    raised: (names: readonly string[]) =>
      names.length === 0 ? '' : `One of us has looked up name, hours and ticket of ${listed([...new Set(names)])}.`,
    cut: (names: readonly string[]) =>
      `The data holds only a part of ${names.length === 0 ? 'the town' : listed(names)}.`,
    estimated: (what: readonly string[]) => (what.length > 0 ? `Estimated: ${listed(what)}.` : ''),
    unknown: (what: readonly string[]) => (what.length > 0 ? `Not known to us: ${listed(what)}.` : ''),
    /** Where they are so for some of the towns alone. */
    of: (what: string, names: readonly string[]) => (names.length === 0 ? what : `${what} of ${listed(names)}`),
    prices: (spread: number, names: readonly string[]) =>
      `${openCopy.band.of('prices', names)}, by the price level of the country (÷ or × ${spread})`,
    visits: 'the length of visits',
    ways: 'the minutes between places',
    ask: 'We claim nothing about diets, allergies or step-free access that the map does not tag. Ask there.',
  },
  unknown: {
    prices: 'prices',
    weather: 'the usual weather',
    airports: 'the airports',
    holidays: 'public holidays',
    lines: 'which buses run and when (their minutes are counted along the road)',
  },
  attribution: '© OpenStreetMap contributors',
  /** Of the whole answer. */
  notEnough: (name: string, count: number, names: readonly string[], days: number): string =>
    `${openCopy.knownWhere(name)}, but not enough to plan it: the map tells of ${count === 0 ? 'nothing' : countWord(count, 'place')} to see there${names.length > 0 ? ` (${listed(names)})` : ''}${days > 0 ? ', enough for a single day' : ''}.`,
  /** Kilometers in a straight line. */
  around: (part: string, town: string, km: number) =>
    `We planned around ${part} from ${town}, ${km < 1 ? 'less than a kilometer' : `${km} km`} away in a straight line: the nearest town of which the map tells enough.`,
  nothingAround: (part: string, km: number) =>
    `${openCopy.knownWhere(part)}, but of no town within ${km} km of it does the map tell enough to plan it.`,
  knownWhere: (name: string) => `We know where ${name} is`,
  /** `country`: its name; `others`: towns of the same name that may have been meant. */
  notPlannable: (name: string, country: string | null, others: number) =>
    `${openCopy.knownWhere(name)}${country === null ? '' : ` (${country}${others > 0 ? `, one of ${others + 1} towns of that name` : ''})`}, but we cannot plan it: it is not in our catalogue, and no open data of it has been read. Write to us, and a person looks into it.${others > 0 ? ' If you meant another one, add its country.' : ''}`,
  /** As the wish ranks them; kilometers in a straight line. */
  nearest: (places: readonly { readonly name: string; readonly km?: number }[]) =>
    `What comes nearest to your wish of what we can plan: ${listed(places.map(({ name, km }) => (km === undefined ? name : `${name} (${km} km away)`)))}.`,
  inCountry: (chosen: string, others: readonly string[], more: number) =>
    `You named a country: we planned ${chosen}, a town of it of which the map tells enough.${others.length > 0 ? ` It also knows ${listed(others)}${more > 0 ? ` and ${more} more` : ''}.` : ''}`,
  furtherOn: (town: string, km: number, side: string) => `the ${town}, ${km} km ${side} of it`,
  which: (name: string, chosen: string, others: readonly string[], more: number) =>
    `Several places are called ${name}: we planned ${chosen}. ${others.length > 0 ? `Say so if you meant ${others.join(' or ')}${more > 0 ? `, or one of ${more} more` : ''}.` : ''}`.trim(),
} as const;

export const OPEN_SOURCES = [
  { url: 'https://www.openstreetmap.org/copyright', name: '© OpenStreetMap contributors (ODbL)' },
  { url: 'https://www.wikidata.org/wiki/Wikidata:Licensing', name: 'Wikidata (CC0)' },
] as const;
