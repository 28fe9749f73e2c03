/** What a check is shown, and what it finds. */
import type { PlannedTrip } from '../answer.ts';
import type { Check } from '../plan.ts';
import type { Reading } from '../reading.ts';
import type { World } from '../world.ts';

export type Finished = Omit<PlannedTrip, 'checks' | 'rating'>;

export interface Evidence {
  readonly answer: Finished;
  readonly reading: Reading;
  readonly world: World;
}

export type Finding = Omit<Check, 'name'>;
