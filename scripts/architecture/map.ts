/**
 * The map of the repository as data: the features and which may import from which, the parts of a feature with their
 * layer and where they run, the areas and their order, and the area that a path lies in. Every rule reads this map.
 * `docs/modules.md` is written from it (`npm run modules`).
 */

/** A feature and the features it may import from. One way, no cycles. */
export type AllowedImports = Readonly<Record<string, readonly string[]>>;

export const FEATURES: AllowedImports = {
  accounts: [],
  'booking-admin': ['bookings', 'trips', 'packages', 'payments', 'accounts', 'destinations', 'operators'],
  bookings: ['waitlist', 'destinations', 'packages', 'payments', 'accounts', 'reviews'],
  brand: ['learn'],
  'business-area': ['destinations', 'enquiries'],
  destinations: [],
  enquiries: ['operators', 'messages'],
  home: ['destinations', 'packages', 'planner'],
  launch: ['enquiries'],
  learn: ['destinations', 'planner', 'enquiries', 'restaurants', 'open-data'],
  legal: [],
  messages: ['bookings', 'packages', 'accounts'],
  operators: [],
  'open-data': ['destinations'],
  packages: ['destinations', 'reviews', 'saved'],
  payments: [],
  places: ['destinations', 'packages', 'planner', 'learn', 'saved'],
  planner: ['destinations', 'packages', 'open-data', 'restaurants', 'saved'],
  restaurants: ['destinations', 'open-data', 'saved', 'reviews'],
  reviews: [],
  saved: ['accounts'],
  sales: ['bookings', 'trips', 'packages', 'operators'],
  trips: ['bookings', 'waitlist', 'destinations', 'packages', 'payments', 'accounts', 'learn', 'reviews'],
  waitlist: ['destinations', 'packages', 'accounts'],
};

interface PartRules {
  readonly layer: 0 | 1 | 2 | 3;
  /** `build`: on the server, and when scripts for browsers are built, which then hold what was read. */
  readonly runs: 'both' | 'server' | 'build';
  /** Whether another feature may import it. */
  readonly shared: boolean;
}

const PART_RULES = {
  contract: { layer: 0, runs: 'both', shared: true },
  rules: { layer: 0, runs: 'both', shared: true },
  copy: { layer: 0, runs: 'both', shared: true },
  content: { layer: 0, runs: 'build', shared: true },
  store: { layer: 1, runs: 'server', shared: true },
  mail: { layer: 1, runs: 'server', shared: false },
  prompt: { layer: 1, runs: 'server', shared: false },
  components: { layer: 1, runs: 'both', shared: true },
  actions: { layer: 2, runs: 'server', shared: true },
  routes: { layer: 3, runs: 'server', shared: false },
  jobs: { layer: 3, runs: 'server', shared: false },
  screens: { layer: 3, runs: 'both', shared: false },
  admin: { layer: 3, runs: 'both', shared: false },
} as const satisfies Readonly<Record<string, PartRules>>;

export type Part = keyof typeof PART_RULES;
export const PARTS = Object.keys(PART_RULES) as readonly Part[];
/** The parts whose files hold React. */
export const MARKUP_PARTS: readonly string[] = ['components', 'screens', 'admin'];

export function rulesOf(part: Part): PartRules {
  return PART_RULES[part];
}

/**
 * The areas from the lowest to the highest, and what each may import besides itself: the brand, what both sides share,
 * the database, the outside world (`effects`), the settings, what features use of the server (`kernel`), the parts of
 * pages, and on top the server, which puts it all together.
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
  | { readonly area: 'feature'; readonly feature: string; readonly part: Part | null }
  | { readonly area: Exclude<Area, 'feature'> }
  /** Scripts, benches, tests, journeys, seeds, settings of tools: only the general rules. */
  | { readonly area: 'tooling' };

const FOLDERS = ['shared', 'database', 'effects', 'config', 'kernel', 'ui', 'web', 'server'] as const;

/** `src/features/packages/rules/price-history.ts` lies in the feature `packages`, in the part `rules`. */
export function placeOf(path: string): Place {
  if (isTest(path)) return { area: 'tooling' };
  if (path === 'site.config.ts') return { area: 'site' };
  const inFeature = /^src\/features\/([^/]+)\/([^/.]+)/.exec(path);
  if (inFeature?.[1] && inFeature[2]) {
    return { area: 'feature', feature: inFeature[1], part: PARTS.find((part) => part === inFeature[2]) ?? null };
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
  if (place.area === 'feature') return place.part !== null && rulesOf(place.part).runs === 'both';
  if (place.area === 'web') return path !== 'src/web/entry-server.tsx';
  return place.area === 'shared' || place.area === 'ui' || place.area === 'site';
}
