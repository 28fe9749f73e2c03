/**
 * Places to eat from outside services. What may be stored (OpenStreetMap) and what
 * may only be shown (Google) have different types, so that the latter is not stored
 * by mistake.
 */
export interface LiveObject {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly tags: Readonly<Record<string, string>>;
}

export interface Centre {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees. */
export interface BoundingBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface OverpassAnswer {
  readonly objects: readonly LiveObject[];
  /** There is more than fits in one answer; which part came is arbitrary. */
  readonly isCut: boolean;
}

/**
 * `refused`: it does not accept our query. `busy`: it asked us to wait, `waitMs` if it said how long.
 * `silent`: no answer in time, or none that can be read. `status` is that of HTTP, where there was one.
 */
export interface OverpassFailure {
  readonly trouble: 'refused' | 'busy' | 'silent';
  readonly status: number | null;
  readonly waitMs: number | null;
}

/** With the tags of OpenStreetMap, to be stored under its licence. */
export interface OpenStreetMapPlaces {
  within(
    box: BoundingBox,
  ): Promise<{ readonly ok: true; readonly value: OverpassAnswer } | ({ readonly ok: false } & OverpassFailure)>;
}

/** A point of the week: 0 is Sunday. */
export interface WeekTime {
  readonly day: number;
  readonly minute: number;
}

/** A place that may be shown and not stored, but for its `placeId`. */
export interface GooglePlace {
  readonly placeId: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string | null;
  readonly phone: string | null;
  /** Always http or https. */
  readonly website: string | null;
  /** "Italian Restaurant". */
  readonly label: string | null;
  readonly types: readonly string[];
  readonly rating: number | null;
  readonly ratings: number;
  readonly priceLevel: number | null;
  /** Null: not known. `to` is null around the clock. */
  readonly periods: readonly { readonly from: WeekTime; readonly to: WeekTime | null }[] | null;
  readonly timeZone: string | null;
  readonly stepFree: boolean | null;
  /** The service's own page of the place. */
  readonly page: string | null;
  /** Sources of the data, to be named beside it. */
  readonly credits: readonly { readonly name: string; readonly url: string | null }[];
}

export interface GooglePlacesQuery extends Centre {
  readonly metres: number;
  /** Words to search for; null: everything nearby. */
  readonly words: string | null;
}

/** `refused`: our key is not accepted. `resting`: it was not asked, because it has failed or asked us to wait. */
export type PlacesTrouble = 'refused' | 'busy' | 'silent' | 'resting';
export type PlacesResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: PlacesTrouble };

export interface GooglePlaces {
  near(question: GooglePlacesQuery): Promise<PlacesResult<GooglePlace[]>>;
  /** Null: there is no such place any more. */
  find(placeId: string): Promise<PlacesResult<GooglePlace | null>>;
  /** Whether our key is good, by a query that costs nothing. */
  check(): Promise<PlacesResult<null>>;
  /** The outcome of the last call; null before the first. */
  state(): 'ok' | PlacesTrouble | null;
  /** False while it rests: a query would not be sent. */
  isAwake(): boolean;
}

export interface Places {
  readonly openStreetMap: OpenStreetMapPlaces | null;
  readonly google: GooglePlaces | null;
}
