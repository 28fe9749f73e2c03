/**
 * A job: work that is left behind in the database, in the same transaction as
 * the fact that asks for it, and done after the answer. Who leaves it and who
 * does it know each other by this declaration alone.
 */
import type * as z from 'zod/mini';

export interface Job<D extends object = object> {
  /** `feature.verb-noun`. */
  readonly name: string;
  /** Ids, never personal data: the handler reads again what is true by then. */
  readonly data: z.ZodMiniType<D>;
}

export function job<D extends object>(declaration: Job<D>): Job<D> {
  return declaration;
}
