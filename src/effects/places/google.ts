/**
 * Places of Google Maps, by the Places API (New): `places:searchNearby`,
 * `places:searchText` and `places/{id}`, with the key and the mask of wanted fields
 * as headers. Its terms forbid keeping anything but the id of a place, so nothing
 * is cached here either; only callers who ask the same at the same time share an
 * answer. An answer may take three seconds and a megabyte; a place that does not
 * read as one is left out, and so is a single fact of the wrong shape.
 */
import * as z from 'zod/mini';
import { wordList } from '../../shared/word-list.ts';
import { askAnswer, type HttpAnswer } from '../bounded-fetch.ts';
import type { GooglePlace, GooglePlaces, GooglePlacesQuery, PlacesResult, PlacesTrouble } from './places-port.ts';

const WITHIN = { timeMs: 3000, mostBytes: 1_000_000 };
/** The service answers at most so many at once. */
const MOST_PLACES = 20;
const MOST_METRES = 50_000;
const FIELDS = [
  ...wordList('id displayName formattedAddress location types primaryTypeDisplayName internationalPhoneNumber'),
  ...wordList('websiteUri rating userRatingCount priceLevel regularOpeningHours.periods timeZone businessStatus'),
  ...wordList('googleMapsUri accessibilityOptions attributions'),
];
const PRICES: Readonly<Record<string, number>> = {
  PRICE_LEVEL_INEXPENSIVE: 1,
  PRICE_LEVEL_MODERATE: 2,
  PRICE_LEVEL_EXPENSIVE: 3,
  PRICE_LEVEL_VERY_EXPENSIVE: 4,
};
const SERVES = ['restaurant', 'cafe'];

/** What is missing or of the wrong shape is not known. */
const known = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined as z.output<T> | undefined);
const words = (most: number) =>
  z.pipe(
    z.string(),
    z.transform((text: string) =>
      text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .trim()
        .slice(0, most),
    ),
  );
const Shown = (most: number) => known(z.object({ text: words(most) }));
const WeekPoint = z.object({
  day: z.int().check(z.gte(0), z.lte(6)),
  hour: z._default(z.int().check(z.gte(0), z.lte(23)), 0),
  minute: z._default(z.int().check(z.gte(0), z.lte(59)), 0),
});
const Place = z.object({
  id: z.string().check(z.regex(/^[\w-]{10,180}$/)),
  displayName: z.object({ text: words(200).check(z.refine((text) => text !== '')) }),
  location: z.object({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
  formattedAddress: known(words(300)),
  types: known(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60))),
  primaryTypeDisplayName: Shown(80),
  internationalPhoneNumber: known(z.string().check(z.regex(/^[+\d][\d ()./-]{3,40}$/))),
  websiteUri: known(z.string().check(z.maxLength(1000))),
  rating: known(z.number().check(z.gte(1), z.lte(5))),
  userRatingCount: known(z.int().check(z.gte(0))),
  priceLevel: known(z.string()),
  regularOpeningHours: known(
    z.object({
      periods: z.array(z.object({ open: WeekPoint, close: z.optional(WeekPoint) })).check(z.maxLength(60)),
    }),
  ),
  timeZone: known(z.object({ id: z.string().check(z.maxLength(60)) })),
  businessStatus: known(z.string()),
  googleMapsUri: known(z.string().check(z.maxLength(1000))),
  accessibilityOptions: known(z.object({ wheelchairAccessibleEntrance: z.optional(z.boolean()) })),
  attributions: known(
    z.array(z.object({ provider: words(120), providerUri: known(z.string().check(z.maxLength(1000))) })),
  ),
});
const Found = z.object({ places: z.optional(z.array(z.unknown())) });
const Refusal = z.object({
  error: z.object({ details: z.optional(z.array(z.unknown())), status: z.optional(z.string()) }),
});
const Reason = z.object({ reason: z.string() });

export interface GoogleAccount {
  /** https://places.googleapis.com, or a server that speaks like it. */
  readonly url: string;
  readonly key: string;
}

export function openGooglePlaces({ url, key }: GoogleAccount): GooglePlaces {
  const backoff = openBackoff();
  let state: ReturnType<GooglePlaces['state']> = null;
  const underWay = new Map<string, Promise<PlacesResult<unknown>>>();

  async function ask(path: string, mask: string, body?: unknown): Promise<PlacesResult<unknown>> {
    if (!backoff.mayAsk()) return { ok: false, trouble: 'resting' };
    const headers = { accept: 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': mask };
    const init =
      body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          };
    const result = read(await askAnswer(`${url}/v1/${path}`, init, WITHIN));
    state = result.ok ? 'ok' : result.trouble;
    backoff.note(result.ok ? null : result.trouble);
    return result;
  }

  /** Equal queries at the same time share one call. */
  async function askOnce(path: string, mask: string, body?: unknown): Promise<PlacesResult<unknown>> {
    const query = `${path} ${mask} ${JSON.stringify(body)}`;
    const asked = underWay.get(query) ?? ask(path, mask, body).finally(() => underWay.delete(query));
    underWay.set(query, asked);
    return asked;
  }

  return {
    state: () => state,
    isAwake: () => backoff.isOver(),
    async near(query) {
      const mask = FIELDS.map((field) => `places.${field}`).join(',');
      const result =
        query.words === null
          ? await askOnce('places:searchNearby', mask, around(query))
          : await askOnce('places:searchText', mask, search(query, query.words));
      if (!result.ok) return result;
      const found = Found.safeParse(result.value);
      if (!found.success) return { ok: false, trouble: 'silent' };
      return { ok: true, value: (found.data.places ?? []).slice(0, MOST_PLACES).flatMap((one) => placeIn(one) ?? []) };
    },
    async find(placeId) {
      const result = await askOnce(`places/${encodeURIComponent(placeId)}`, FIELDS.join(','));
      return result.ok ? { ok: true, value: placeIn(result.value) } : result;
    },
    async check() {
      // Ids alone are answered without charge.
      const result = await ask('places:searchText', 'places.id', { textQuery: 'restaurant', pageSize: 1 });
      return result.ok ? { ok: true, value: null } : result;
    },
  };
}

const NOT_THERE = 404;

function read(answer: HttpAnswer | null): PlacesResult<unknown> {
  if (answer === null) return { ok: false, trouble: 'silent' };
  const { status, body } = answer;
  if (status >= 200 && status < 300) return { ok: true, value: body };
  // A place that is gone is an answer.
  if (status === NOT_THERE && Refusal.safeParse(body).data?.error.status === 'NOT_FOUND')
    return { ok: true, value: null };
  return { ok: false, trouble: troubleOf(status, body) };
}

function troubleOf(status: number, body: unknown): PlacesTrouble {
  if (status === 401 || status === 403) return 'refused';
  if (status === 429) return 'busy';
  const details = Refusal.safeParse(body).data?.error.details ?? [];
  const isOurKey = details.some((one) => Reason.safeParse(one).data?.reason.startsWith('API_KEY'));
  return isOurKey ? 'refused' : 'silent';
}

function around({ latitude, longitude, metres }: GooglePlacesQuery) {
  return {
    includedTypes: SERVES,
    maxResultCount: MOST_PLACES,
    rankPreference: 'POPULARITY',
    languageCode: 'en',
    locationRestriction: { circle: { center: { latitude, longitude }, radius: Math.min(metres, MOST_METRES) } },
  };
}

const METRES_PER_DEGREE = 111_320;

function search({ latitude, longitude, metres }: GooglePlacesQuery, textQuery: string) {
  const high = Math.min(metres, MOST_METRES) / METRES_PER_DEGREE;
  const wide = Math.min(179, high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  const turned = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return {
    textQuery,
    pageSize: MOST_PLACES,
    languageCode: 'en',
    locationRestriction: {
      rectangle: {
        low: { latitude: Math.max(-90, latitude - high), longitude: turned(longitude - wide) },
        high: { latitude: Math.min(90, latitude + high), longitude: turned(longitude + wide) },
      },
    },
  };
}

function placeIn(json: unknown): GooglePlace | null {
  const parsed = Place.safeParse(json);
  if (!parsed.success) return null;
  const place = parsed.data;
  if (place.businessStatus !== undefined && place.businessStatus !== 'OPERATIONAL') return null;
  const at = ({ day, hour, minute }: z.output<typeof WeekPoint>) => ({ day, minute: hour * 60 + minute });
  return {
    placeId: place.id,
    name: place.displayName.text,
    latitude: place.location.latitude,
    longitude: place.location.longitude,
    address: place.formattedAddress || null,
    phone: place.internationalPhoneNumber ?? null,
    website: webAddress(place.websiteUri),
    label: place.primaryTypeDisplayName?.text || null,
    types: place.types ?? [],
    rating: place.rating ?? null,
    ratings: place.userRatingCount ?? 0,
    priceLevel: PRICES[place.priceLevel ?? ''] ?? null,
    periods:
      place.regularOpeningHours?.periods.map(({ open, close }) => ({
        from: at(open),
        to: close === undefined ? null : at(close),
      })) ?? null,
    timeZone: place.timeZone?.id ?? null,
    stepFree: place.accessibilityOptions?.wheelchairAccessibleEntrance ?? null,
    page: webAddress(place.googleMapsUri),
    credits: (place.attributions ?? []).map(({ provider, providerUri }) => ({
      name: provider,
      url: webAddress(providerUri),
    })),
  };
}

function webAddress(said: string | undefined): string | null {
  if (said === undefined || !URL.canParse(said)) return null;
  const { protocol, href } = new URL(said);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

const SILENT_TIMES = 3;
const PAUSES_MS: Readonly<Record<PlacesTrouble, number>> = {
  refused: 600_000,
  busy: 120_000,
  silent: 60_000,
  resting: 0,
};

/** Longer than an answer may take. */
const ONE_TRIES_MS = 5000;

/**
 * Pauses after failures: ten minutes when the key is refused, two when the service is asked too often, one after three
 * calls in a row without an answer. After a pause a single call goes through as a test.
 */
interface Backoff {
  isOver(): boolean;
  /** Whether the caller may ask now; after a pause only the first one may, until its outcome is known. */
  mayAsk(): boolean;
  /** How a call ended; null: well. */
  note(trouble: PlacesTrouble | null): void;
}

function openBackoff(now: () => number = () => performance.now()): Backoff {
  let until = 0;
  let silences = 0;
  return {
    isOver: () => now() >= until,
    mayAsk() {
      if (now() < until) return false;
      if (until > 0) until = now() + ONE_TRIES_MS;
      return true;
    },
    note(trouble) {
      if (trouble === null) {
        silences = 0;
        until = 0;
        return;
      }
      silences = trouble === 'silent' ? silences + 1 : silences;
      if (trouble !== 'silent' || silences >= SILENT_TIMES) until = now() + PAUSES_MS[trouble];
    },
  };
}
