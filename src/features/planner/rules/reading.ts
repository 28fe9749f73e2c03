/**
 * What the agent understood: the seven free texts read together, as one typed
 * wish. Every part can say where it was read, every guess is listed in
 * `assumptions`, every contradiction in `conflicts`: nothing is settled silently.
 */
import type * as z from 'zod/mini';
import type { Reading as Schema } from '../contract/reading.ts';
import type { REASONS } from './wish-vocabulary.ts';

export interface Reading extends z.infer<typeof Schema> {
  readonly leaning?: Leaning;
}

/** What a configured model leans to, in points of the score. It is never shown and never travels. */
export interface Leaning {
  /** Ids, looked at first where the place was left open. */
  readonly destinations: readonly string[];
  /** Points by id of a place. */
  readonly places: Readonly<Record<string, number>>;
}

export type Span = Reading['readings'][number]['span'];
export type TimeOfDay = Blocked['from'];
export type DestinationMode = Reading['destinationMode'];
export type DateState = Reading['dateState'];
export type NamedAirport = NonNullable<Reading['origin']>;
export type Party = Reading['party'];
export type Budget = Reading['budget'];
export type BudgetBasis = Budget['basis'];
export type Tier = NonNullable<Budget['tier']>;
export type Pace = Reading['pace'];
export type AccessNeed = Reading['access'][number];
export type Lodging = Reading['lodging'][number];
export type Mode = Reading['transport']['avoid'][number];
export type Keyword = NonNullable<Reading['things']>[number];
export type Blocked = Reading['blocked'][number];
export type Need = Reading['needs'][number];
export type NeedKind = Need['kind'];
export type TripReason = (typeof REASONS)[number];
export type Conflict = Reading['conflicts'][number];
export type Assumed = Reading['assumed'][number];

/** What somebody is ill of. */
export const harmfulTo = ({ allergies, leftOut = [] }: Pick<Reading, 'allergies' | 'leftOut'>): Reading['allergies'] =>
  allergies.filter((each) => !leftOut.includes(each));
