/** Everything besides the wish that an answer depends on. The same wish and the same world give the same answer. */
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Catalogue, DestinationKind } from '../../destinations/rules/catalogue.ts';
import type { TripPackageWithDays } from '../../packages/contract/packages.ts';
import type { Recommendations } from '../contract/recommend.ts';
import type { PicturesThere } from './explain/plan-picture.ts';
import type { ExchangeRates } from './price/currency.ts';

/** Where somebody may set out from. */
export interface Origin {
  readonly code: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** A town by name. */
export type TownByName = NonNullable<NonNullable<Recommendations['unknownPlaces']>[number]['where']>;

export interface World {
  /** Ours, and the open books that the wish asks for. */
  readonly catalogue: Catalogue;
  /** The state of the open data in it. */
  readonly openEdition?: string;
  /** Those on sale today. */
  readonly packages: readonly TripPackageWithDays[];
  readonly rates: ExchangeRates;
  readonly origin: (code: string) => Origin | null;
  /** A town of the world by name. */
  readonly whereIs: (name: string) => TownByName | null;
  /** What sort of place a name of the world stands for, where we know it ("Bali": an island, a coast, warm). */
  readonly sortOf: (name: string) => {
    readonly kinds: readonly DestinationKind[];
    readonly climate?: 'warm' | 'cold' | 'mild' | 'snow';
  } | null;
  readonly pictures: PicturesThere;
  readonly today: CalendarDay;
}
