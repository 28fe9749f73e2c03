/** Rows as the database gives them, told by the shapes in which they leave the house. */
import type { CalendarDay, Instant } from './dates.ts';

/** Its moments, which travel as texts, are instants, and its days are days. */
export type AsStored<Shown, Moments extends keyof Shown, Days extends keyof Shown = never> = {
  readonly [Name in keyof Shown]: Name extends Moments
    ? Instant | Extract<Shown[Name], null>
    : Name extends Days
      ? CalendarDay | Extract<Shown[Name], null>
      : Shown[Name];
};
