/**
 * Places to eat as outside services know them at this moment. What may be kept
 * (OpenStreetMap) and what may only be shown (Google) are two different things
 * here, so that nobody stores the latter by mistake.
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
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface LastingAnswer {
  readonly objects: readonly LiveObject[];
  /** There is more than one answer holds; which part of it came says nothing. */
  readonly isCut: boolean;
}

/**
 * `refused`: it does not take our question as it is. `busy`: it asked us to wait, `waitMs` if it said how long.
 * `silent`: no answer in time, or none that can be read. `status` is that of HTTP, where there was one.
 */
export interface LastingFailure {
  readonly trouble: 'refused' | 'busy' | 'silent';
  readonly status: number | null;
  readonly waitMs: number | null;
}

/** In the words of OpenStreetMap, to be stored under its licence. */
export interface LastingPlaces {
  within(
    box: Box,
  ): Promise<{ readonly ok: true; readonly value: LastingAnswer } | ({ readonly ok: false } & LastingFailure)>;
}

/** A point of the week: 0 is Sunday. */
export interface WeekTime {
  readonly day: number;
  readonly minute: number;
}

/** A place that may be shown and not kept; only `placeId` may be written down. */
export interface PassingPlace {
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
  /** Others whose data it is, to be named beside it. */
  readonly credits: readonly { readonly name: string; readonly url: string | null }[];
}

export interface PassingQuestion extends Centre {
  readonly metres: number;
  /** Words to search for; null asks for what is there. */
  readonly words: string | null;
}

/** `refused`: our key is not accepted. `resting`: it was not asked, because it has failed or told us to wait. */
export type Trouble = 'refused' | 'busy' | 'silent' | 'resting';
export type Told<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

export interface PassingPlaces {
  near(question: PassingQuestion): Promise<Told<PassingPlace[]>>;
  /** Null: there is no such place any more. */
  find(placeId: string): Promise<Told<PassingPlace | null>>;
  /** Whether our key is good, by a question that costs nothing. */
  check(): Promise<Told<null>>;
  /** How it fared when it was last asked; null before the first time. */
  state(): 'ok' | Trouble | null;
  /** False while it rests: a question would not be sent. */
  isAwake(): boolean;
}

export interface Places {
  readonly lasting: LastingPlaces | null;
  readonly passing: PassingPlaces | null;
}
