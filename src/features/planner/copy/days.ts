/** What is said in the days of a plan: meals, journeys, free time, what to mind. */
import type { MealName } from '../../destinations/rules/place-entry.ts';
import type { Allergen, Diet, Tag } from '../../destinations/rules/tags.ts';
import { listed, pick, theQuarter } from './phrasing.ts';

export const ALLERGEN_WORDS: Readonly<Record<Allergen, string>> = {
  peanut: 'peanut',
  'tree-nut': 'tree-nut',
  shellfish: 'shellfish',
  fish: 'fish',
  egg: 'egg',
  milk: 'milk',
  soy: 'soy',
  wheat: 'wheat',
  sesame: 'sesame',
};

/** What a dish is without. */
export const ALLERGEN_FOODS: Readonly<Record<Allergen, string>> = {
  ...ALLERGEN_WORDS,
  peanut: 'peanuts',
  'tree-nut': 'nuts',
};

const FREE_DAY = 'Free day';
const OWN_TIME = 'Time of your own';

const MODES = {
  walk: 'on foot',
  metro: 'by metro',
  tram: 'by tram',
  bus: 'by bus',
  train: 'by train',
  taxi: 'by taxi',
  shuttle: 'by shuttle',
  ferry: 'by ferry',
  car: 'by car',
  flight: 'by plane',
} as const;

const MEALS: Readonly<Record<MealName, string>> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };
type OutThere = readonly [kinds: readonly Tag[], where: string, why: string];
const OUT: readonly OutThere[] = [
  [['cooking-class'], 'that you have cooked', 'Ask when you book whether you sit down to it'],
  [['ski', 'snowboard'], 'on the mountain', 'Whichever hut or cafeteria lies below your run'],
  [['theme-park', 'zoo'], 'inside', 'Ask at the gate where one eats, and whether you may bring your own'],
  [
    ['boat', 'cruise', 'sail', 'fishing', 'dive', 'snorkel'],
    'aboard or ashore',
    'Ask when you book whether it is included; if not, take it along',
  ],
  [['stargazing', 'sunset'], 'out there', 'Ask when you book whether supper is part of it'],
  [['hike', 'tour', 'balloon'], 'on the way', 'Take something along unless they tell you that it is included'],
];
const OUT_THERE: OutThere = [
  [],
  'out there',
  'Where it looks good when you are hungry; the way back for a table would cost the afternoon',
];
const EN_ROUTE: OutThere = [[], 'on the way', 'There is no time for a table: take something along'];

interface Journey {
  readonly kind: 'arrive' | 'leave' | 'move';
  readonly mode: keyof typeof MODES;
  readonly from: string;
  readonly to: string;
  readonly ticket?: { readonly by: keyof typeof RIDES; readonly at: string };
}

const FREE = [
  (town: string) => `Nothing is planned: sleep in, then go back to the corner of ${town} you liked best`,
  () => 'Kept open for weather, naps, laundry or whatever you found along the way',
  (town: string) => `No list today. ${town} is better company when nobody is keeping time`,
  () => 'A day off from the plan: read, swim or wander, and eat where you happen to be',
  () => 'Left blank on purpose, so that the days around it can be full',
] as const;

const FREE_TIME = [
  'No visit is planned: shops, side streets, or the first bench you like',
  'Left open, so that nothing has to be hurried before or after',
] as const;

/** For some hours of a day on which nothing else is planned. */
const FREE_PART: Readonly<Record<'arrival' | 'departure' | 'between', readonly string[]>> = {
  arrival: ['Unpack first; what is left of the day needs no plan', 'Find the corner you will come home to'],
  departure: ['Pack first; what time is left is yours', 'Time to go back to what you liked best'],
  between: ['Kept open for weather, naps, laundry or whatever you found along the way', 'Left open on purpose'],
};

const TABLE_AGAIN = [
  (first: number) => `You know it from day ${first}`,
  (first: number) => `Here again, as on day ${first}`,
  (first: number) => `Back at the table of day ${first}`,
] as const;

const REST_AGAIN = ['Here once more, to sit for a while', 'Back here, with no hurry'] as const;
/** Not where they only sat the first time. */
const REST_AFTER_VISIT = 'You have been here: this time only to sit';

const RESTS: Readonly<Record<'cafe' | 'sit' | 'view' | 'browse', readonly [string, ...string[]]>> = {
  cafe: [
    'Sit down over something small',
    'A cup of something before you go on',
    'Something to drink, and a chair',
    'Time for coffee, tea or something sweet',
    'Stop here for a drink',
  ],
  sit: [
    'Sit down and let the place go by',
    'A bench, and nothing to do',
    'Time to sit, with no ticket to show',
    'Rest here before you go on',
    'Somewhere to sit for a while',
  ],
  view: ['Stay as long as the view holds you', 'Look out for as long as you like', 'Time for the view, and no more'],
  browse: [
    'Look around, with nothing on the list',
    'Wander in and out as you like',
    'Time to look, with nothing to buy',
  ],
};

/** Hours at the hotel that are no siesta, by when they begin. */
const HOME: readonly (readonly [until: number, why: string])[] = [
  [11 * 60 + 30, 'A slow morning, with nothing before lunch'],
  [16 * 60, 'Shoes off for a while'],
];
const HOME_LATE = 'Put your feet up before the evening';

const OPEN_MEAL = [
  'No table is set: none we know fits in here',
  'We know no table on this way that suits; ask at the last stop before it',
  'Left to your nose: of the tables we know none suits here today',
  'Ask where you are staying; of the tables we know none fits here',
] as const;

/** Where the town has no table that we know. */
const NO_TABLES = ['We know no table here: ask where you are staying', 'No table here is known to us'] as const;
const OPEN_MEALS: readonly string[] = [...OPEN_MEAL, ...NO_TABLES];

/** What to ask for at a table of which nobody knows whether it serves it. */
const ASK_FOR: Readonly<Record<Diet, string>> = {
  vegetarian: 'ask for a dish without meat and fish, in the broth too',
  vegan: 'ask for a dish without meat, fish, milk, eggs and honey',
  pescatarian: 'ask for a dish without meat, in the broth too',
  'gluten-free': 'ask what they cook without gluten, and how they keep flour and fryer apart',
  halal: 'ask whether the meat is halal, or for a dish without meat and alcohol',
  kosher: 'ask for a meal under supervision that is still sealed',
  'lactose-free': 'ask what they cook without lactose',
  'dairy-free': 'ask what they cook without milk, butter and cheese',
};
const NO_SOURCE = 'no source says whether it has';
/** So begins, or reads, why a meal is left open. */
const NOT_SET = 'No table is set';
const CALL_FIRST = ': call first and ';
const THE_SAME = 'ask the same';

/** What they cannot eat; `isKnown`: whether a table in town is known to serve it; `hasTables`: whether one is known at all. */
interface Eaters {
  readonly diet: readonly Diet[];
  readonly allergies: readonly Allergen[];
  readonly leftOut?: readonly Allergen[];
  readonly isKnown: boolean;
  readonly hasTables: boolean;
}

/** For the others, where a meal is left open for one of them. */
interface House {
  readonly name: string;
  readonly known: readonly Diet[];
  readonly unknown: readonly Diet[];
}

/** A ride of their own, and from where it goes. */
const RIDES = { train: 'train', bus: 'coach', ferry: 'ferry' } as const;
const WHERE = { train: 'station', bus: 'stop', ferry: 'pier' } as const;

const KEPT_FOR = 'Kept free for the ';
const KEPT = {
  nap: 'Kept free for the nap',
  rest: 'Kept free to rest',
  work: 'Kept free for work',
  prayer: 'Kept free for prayer',
  service: 'Kept free for the service',
  medical: 'Kept free for the appointment',
  event: 'Kept free for what you have planned',
  other: 'Kept free, as you asked',
} as const;
export const dayCopy = {
  mode: (mode: keyof typeof MODES) => MODES[mode],
  passage: ({ kind, mode, from, to, ticket }: Journey) => {
    if (ticket)
      return kind === 'arrive'
        ? `From your ${WHERE[ticket.by]} to ${to}, off the ${RIDES[ticket.by]} of ${ticket.at}`
        : `To your ${WHERE[ticket.by]}, for the ${RIDES[ticket.by]} at ${ticket.at}`;
    if (kind === 'move') return `${from} to ${to} ${MODES[mode]}`;
    if (kind === 'arrive') return from ? `${from} to ${to} ${MODES[mode]}` : `Arrive and drop the bags in ${to}`;
    return to ? `${MODES[mode].replace(/^by/, 'By')} to ${to}` : `Collect the bags in ${from} and set off`;
  },
  ticketWhy: 'Your ticket says from which; where you stay they know the way and how long it takes at that hour',
  onTo: ({ mode, to }: Journey) => `On to ${to} ${MODES[mode]}`,
  moveWhy: (mode: keyof typeof MODES) => (mode === 'flight' ? 'fare not included' : 'bought a few weeks ahead'),
  kept: KEPT,
  keptFor: (what: string) => `${KEPT_FOR}${what}`,
  hourUnsaid: (until: string) => `You did not say at what hour: this day is kept until ${until} for it`,
  /** Hours that they asked to keep, and no time of one's own. */
  isKept: ({ name }: { readonly name: string }) =>
    name.startsWith(KEPT_FOR) || Object.values<string>(KEPT).includes(name),
  lastRide: (mode: keyof typeof MODES) => `ask before dinner when the last ${mode} goes, or order a taxi`,
  napOnTheWay: 'the hours of the nap: the seat or the stroller is the bed today',
  /** `room`: on the first day and the last, when the house has others in it. */
  keptAtHome: (quarter: string, room?: 'by' | 'until') =>
    `${room === 'by' ? 'Where' : 'Back where'} you stay in ${theQuarter(quarter)}${room ? `; ask the house for the room ${room} then` : ''}`,
  packageDinner: {
    included: { name: 'Dinner, part of the package', why: 'Board is included: ask at check-in at what hour' },
    own: (town: string) => ({
      name: `Dinner where you like in ${town}`,
      why: 'Dinner is yours to choose, unless the day says that it is included',
    }),
  },
  freeDay: FREE_DAY,
  freeTime: OWN_TIME,
  /** Hours of which nothing is planned; those that they asked to keep are named otherwise. */
  isFree: ({ name }: { readonly name: string }) => name === FREE_DAY || name.startsWith(OWN_TIME),
  freeWhy: (n: number, town: string) => (FREE[Math.floor(n / 3) % FREE.length] ?? FREE[0])(town),
  /** A day is called after a place by its own name, and out of town by the town that the name ends with. */
  partOf: (name: string, isExcursion: boolean) => name.split(', ').at(isExcursion ? -1 : 0) ?? name,
  /** In the order of the day; where a name holds an "and" of its own, no second one follows. */
  areas: (names: readonly string[]) => names.join(names.some((name) => name.includes(' and ')) ? ', then ' : ' and '),
  freePartWhy: (when: keyof typeof FREE_PART, n: number) => FREE_PART[when][n % FREE_PART[when].length] ?? '',
  inQuarter: (quarter: string) => `in ${theQuarter(quarter)}`,
  /** Far out; by its own name, without how one gets there. */
  nearPlace: (name: string) => `near ${name.split(/,? (?:by|on foot|with|and back)\b/)[0]}`,
  settleIn: (base: string) => ({
    name: `Settle in where you stay in ${theQuarter(base)}`,
    why: 'Tell the house beforehand when you come, so that somebody is there to let you in',
  }),
  packUp: (base: string) => ({
    name: `Pack and leave the house in ${theQuarter(base)}`,
    why: 'Ask the evening before how to leave the key, and for a breakfast to take along',
  }),
  freeTimeIn: (where: string) => `${OWN_TIME} ${where}`,
  freeTimeAtBed: (base: string) => `${OWN_TIME} where you stay in ${theQuarter(base)}`,
  /** Only what the hour and the month bear out. */
  freeTimeAtBedWhy: (isDark: boolean, isFrost: boolean) =>
    isDark ? 'Outside it is dark by then' : isFrost ? 'Days that stay about freezing are usual here now' : undefined,
  openMeal: (meal: MealName, where: string) => `${MEALS[meal]} where you like ${where}`,
  feastMeal: (meal: MealName) => ({
    name: `${MEALS[meal]} ${meal === 'dinner' ? 'where you stay' : 'where a kitchen is open'}`,
    why: 'Most kitchens are closed for the holiday: ask your hotel the day before, or shop ahead',
  }),
  /** `tags`: of what they are on meanwhile; null on a journey. */
  mealOut: (meal: MealName, tags: readonly Tag[] | null) => {
    const [, where, why] =
      OUT.find(([kinds]) => tags?.some((tag) => kinds.includes(tag))) ?? (tags ? OUT_THERE : EN_ROUTE);
    return { name: `${MEALS[meal]} ${where}`, why };
  },
  goesOn: (name: string) => `${name}: the second half`,
  /** On day `n`; `first`: when they were there before. */
  tableAgain: (n: number, first: number) => (TABLE_AGAIN[n % TABLE_AGAIN.length] ?? TABLE_AGAIN[0])(first),
  restAgain: (n: number, onlySat: boolean) =>
    n % 3 === 0 && !onlySat ? REST_AFTER_VISIT : (REST_AGAIN[n % REST_AGAIN.length] ?? REST_AGAIN[0]),
  isOpenMealWhy: (why: string) => why.startsWith(NOT_SET) || OPEN_MEALS.includes(why),
  isHouseToAsk: (why: string) => why.startsWith(NOT_SET) && why.includes(NO_SOURCE),
  /** Who must not eat what comes is told what to ask for, and not to follow the nose. */
  openMealWhy: (start: number, eaters: Eaters, house: House | null = null) => {
    if (eaters.diet.length + eaters.allergies.length === 0) {
      const whys = eaters.hasTables ? OPEN_MEAL : NO_TABLES;
      return whys[Math.floor(start / 5) % whys.length] ?? whys[0];
    }
    if (house) {
      const { name, known, unknown } = house;
      const serves = known.length > 0 ? ` and serves ${listed(known)} meals` : '';
      const asked = dayCopy.askFor({ ...eaters, diet: unknown });
      return `${NOT_SET} for all of you. ${name} is near${serves}; ${NO_SOURCE} ${listed(unknown)} ones too${CALL_FIRST}${asked}`;
    }
    const ask = dayCopy.askFor(eaters);
    return eaters.isKnown
      ? `${NOT_SET}; wherever you eat, ${ask}`
      : `${NOT_SET}: we know none here for ${listed(eaters.diet)} meals; ${ask}`;
  },
  /** Of why hours or a meal stay open, what is the same on other days. */
  askedAt: (why: string) => (why.startsWith(NOT_SET) ? why.slice(Math.max(0, why.indexOf(CALL_FIRST))) : why),
  /** Once that was told; nothing, where nothing is to be asked. */
  whyAgain: (why: string) => {
    const call = why.indexOf(CALL_FIRST);
    if (!why.startsWith(NOT_SET) || OPEN_MEALS.includes(why)) return undefined;
    return call < 0 ? `${NOT_SET} here either; ${THE_SAME}` : `${why.slice(0, call)}${CALL_FIRST}${THE_SAME}`;
  },
  askFor: ({ diet, ...eaters }: Pick<Eaters, 'diet' | 'allergies' | 'leftOut'>) =>
    [...diet.map((each) => ASK_FOR[each]), ...dayCopy.tellKitchen(eaters)].join(', and '),
  freeTimeWhy: (start: number) => FREE_TIME[Math.floor(start / 5) % FREE_TIME.length] ?? FREE_TIME[0],
  orStroll: (why: string, near: string | undefined) => (near ? `${why}. A short walk away: ${near}` : why),
  restWhy: (kind: keyof typeof RESTS, seed: string) => pick(RESTS[kind], seed),
  home: (base: string) => `At the hotel in ${theQuarter(base)}`,
  /** Of a siesta, or by the hour at which it begins. */
  homeWhy: (isSiesta: boolean, start: number) =>
    isSiesta ? 'The hours to lie down' : (HOME.find(([until]) => start < until)?.[1] ?? HOME_LATE),
  wayHomeStart: 'Back to ',
  wayHome: (mode: keyof typeof MODES, base: string) => `${dayCopy.wayHomeStart}${theQuarter(base)} ${MODES[mode]}`,
  mealWhy: (_meal: MealName, cuisine: string, about: string) =>
    cuisine && !about.toLowerCase().includes(cuisine.toLowerCase()) ? `${cuisine}. ${about}` : about,
  tellKitchen: (eaters: Pick<Eaters, 'allergies' | 'leftOut'>): string[] => {
    const { leftOut = [] } = eaters;
    const harms = eaters.allergies.filter((each) => !leftOut.includes(each));
    return [
      ...(harms.length > 0
        ? [`tell the kitchen about the ${harms.map((known) => ALLERGEN_WORDS[known]).join(' and ')} allergy`]
        : []),
      ...(leftOut.length > 0
        ? [`ask for a dish without ${listed(leftOut.map((known) => ALLERGEN_FOODS[known]))}`]
        : []),
    ];
  },
  askJain: 'ask for a dish without onion, garlic or root vegetables',
  askAbout: (food: string) => `tell the kitchen about: ${food}`,
  candle: 'for your candle: ask inside where they are lit',
  bookAhead: 'book ahead',
  hoursUnknown: 'check the hours',
  beginningUnknown: 'ask the house when it begins, the hour here is our guess',
  free: 'free',
  late: 'late',
  way: ({ mode, minutes }: { mode: keyof typeof MODES; minutes: number }) =>
    mode === 'walk' ? `walk ${minutes} min` : `${mode} ${minutes} min`,
} as const;
