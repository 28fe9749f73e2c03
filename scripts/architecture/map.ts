/**
 * The plan of the house as data: which features there are and which may import
 * from which, the closed vocabulary of file names inside a feature with the
 * rung and the side of each word, and which part of the house a path lies in.
 * Every rule reads the house from here; no rule keeps a list of its own.
 */

/** A feature and the features it may import from. One way, no circles. */
export type Arrows = Readonly<Record<string, readonly string[]>>;

export const FEATURES: Arrows = {
  accounts: [],
  'booking-admin': ['bookings', 'trips', 'packages', 'payments', 'accounts', 'destinations', 'operators'],
  bookings: ['waitlist', 'destinations', 'packages', 'payments', 'accounts', 'reviews'],
  brand: ['learn'],
  destinations: [],
  enquiries: ['operators'],
  home: ['destinations', 'packages'],
  launch: ['enquiries'],
  learn: ['destinations', 'planner', 'enquiries', 'restaurants'],
  legal: [],
  operators: [],
  packages: ['destinations', 'reviews'],
  partners: ['destinations', 'enquiries'],
  payments: [],
  planner: ['destinations', 'packages'],
  restaurants: ['destinations'],
  reviews: ['destinations', 'restaurants'],
  trips: ['bookings', 'waitlist', 'destinations', 'packages', 'payments', 'accounts', 'learn', 'reviews'],
  waitlist: ['destinations', 'packages', 'accounts'],
};

interface Meaning {
  readonly rung: 0 | 1 | 2 | 3;
  /** `build`: on the server, and when scripts for browsers are built, which then hold what was read. */
  readonly runs: 'both' | 'server' | 'build';
  /** Whether another feature may import it. */
  readonly lent: boolean;
}

const MEANINGS = {
  contract: { rung: 0, runs: 'both', lent: true },
  rules: { rung: 0, runs: 'both', lent: true },
  copy: { rung: 0, runs: 'both', lent: true },
  content: { rung: 0, runs: 'build', lent: true },
  store: { rung: 1, runs: 'server', lent: true },
  mail: { rung: 1, runs: 'server', lent: false },
  prompt: { rung: 1, runs: 'server', lent: false },
  components: { rung: 1, runs: 'both', lent: true },
  actions: { rung: 2, runs: 'server', lent: true },
  routes: { rung: 3, runs: 'server', lent: false },
  jobs: { rung: 3, runs: 'server', lent: false },
  screens: { rung: 3, runs: 'both', lent: false },
  admin: { rung: 3, runs: 'both', lent: false },
} as const satisfies Readonly<Record<string, Meaning>>;

export type Word = keyof typeof MEANINGS;
export const WORDS = Object.keys(MEANINGS) as readonly Word[];
/** The words whose files hold React. */
export const MARKUP_WORDS: readonly string[] = ['components', 'screens', 'admin'];

export function meaningOf(word: Word): Meaning {
  return MEANINGS[word];
}

/**
 * What each part of the tree may import besides itself, from below: the brand and what both sides share; the database;
 * what stands outside (`effects`), the settings, what features may use of the server (`kernel`); parts of pages; and on
 * top the server, which puts it all together.
 */
export const AREAS = {
  site: [],
  shared: ['site'],
  database: ['shared'],
  effects: ['shared', 'database'],
  config: ['shared', 'site'],
  kernel: ['shared', 'database', 'effects', 'config'],
  ui: ['shared', 'site'],
  web: ['shared', 'site', 'ui', 'feature'],
  feature: ['shared', 'site', 'database', 'effects', 'kernel', 'ui', 'web'],
  server: ['shared', 'site', 'database', 'effects', 'config', 'kernel', 'web', 'feature'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Area = keyof typeof AREAS;
export type Place =
  | { readonly area: 'feature'; readonly feature: string; readonly word: Word | null }
  | { readonly area: Exclude<Area, 'feature'> }
  /** Scripts, benches, tests, journeys, seeds, settings of tools: only the general rules. */
  | { readonly area: 'tooling' };

const FOLDERS = ['shared', 'database', 'effects', 'config', 'kernel', 'ui', 'web', 'server'] as const;

/** `src/features/bookings/rules/price.ts` lies in the feature `bookings`, under the word `rules`. */
export function placeOf(path: string): Place {
  if (isTest(path)) return { area: 'tooling' };
  if (path === 'site.config.ts') return { area: 'site' };
  const inFeature = /^src\/features\/([^/]+)\/([^/.]+)/.exec(path);
  if (inFeature?.[1] && inFeature[2]) {
    return { area: 'feature', feature: inFeature[1], word: WORDS.find((word) => word === inFeature[2]) ?? null };
  }
  const area = FOLDERS.find((folder) => path.startsWith(`src/${folder}/`));
  return area ? { area } : { area: 'tooling' };
}

/** A test lies beside what it tests, or in a folder `tests/`, which also holds what only those tests share. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|^src\/.+\/tests\//.test(path);
}

/** The places that know every feature; each is a file or a folder of that name. */
export function isRegistry(path: string): boolean {
  return /^src\/(server\/(?:app|queues|process\/background-jobs)|web\/(?:admin-)?pages)(\.tsx?$|\/)/.test(path);
}

/** Whether the module can end up in a visitor's browser. */
export function runsInBrowser(path: string, place: Place): boolean {
  if (place.area === 'feature') return place.word !== null && meaningOf(place.word).runs === 'both';
  if (place.area === 'web') return path !== 'src/web/entry-server.tsx';
  return place.area === 'shared' || place.area === 'ui' || place.area === 'site';
}
