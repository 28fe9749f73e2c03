/** What operators do with an enquiry, and how the log says it. */
import type { Instant } from '../../../shared/dates.ts';
import { namesOf } from '../../../shared/field-list.ts';

/** What operators change of an enquiry. */
export interface Handling {
  /** Who looks after it. */
  readonly operatorId: number | null;
  readonly doneAt: Instant | null;
}

/** As the log has it, field by field. */
const LOGGED = {
  operatorId: ({ operatorId }) => ({ operatorId }),
  doneAt: ({ doneAt }) => ({ state: doneAt === null ? 'open' : 'done' }),
} as const satisfies { readonly [F in keyof Handling]: (handling: Handling) => Readonly<Record<string, unknown>> };

export const HANDLED = namesOf(LOGGED);

export function loggedHandling(handling: Handling): Readonly<Record<string, unknown>> {
  return Object.assign({}, ...Object.values(LOGGED).map((logged) => logged(handling)));
}
