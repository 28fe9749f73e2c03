/**
 * One plan's assignment: where to sleep for how many nights, from which day, in
 * which style and price class, and what must stay out because another plan of
 * the same answer has it.
 */
import type { CalendarDay } from '../../../shared/dates.ts';
import type { BaseSpot, CityBook, KnownPlace } from '../../destinations/rules/catalogue.ts';
import type { Cost, Plan } from './plan.ts';
import type { Reading } from './reading.ts';
import type { PartyLimits } from './select/party-limits.ts';
import type { Origin } from './world.ts';

export interface Segment {
  readonly known: KnownPlace;
  readonly book: CityBook;
  readonly base: BaseSpot;
  readonly nights: number;
}

export interface Brief {
  readonly reading: Reading;
  readonly needs: PartyLimits;
  readonly segments: readonly Segment[];
  readonly startDate: CalendarDay;
  readonly nights: number;
  readonly style: Plan['style'];
  readonly tier: Plan['tier'];
  /** Ids of places. */
  readonly banned: ReadonlySet<string>;
  /** Tables of the plans beside it, which are banned until a meal would be left open. */
  readonly shared: ReadonlySet<string>;
  /** Paid sights are out, the last thing to give up before the budget is called too small. */
  readonly freeOnly: boolean;
  /** Nothing but what the hard wishes need: free sights alone. */
  readonly frugal: boolean;
  /** Times what a meal left open costs, the most that a table may; null for any. */
  readonly mealLimit: number | null;
  /** Ids of places for what they asked for, which go before all others and are paid for. */
  readonly promised: ReadonlySet<string>;
  /** Where they set out from, if anybody knows where that is. */
  readonly home?: Origin;
  /** Those of them that better beds would have left no money for, and whether the cheaper beds are in another quarter. */
  readonly paidByBeds?: { readonly ids: ReadonlySet<string>; readonly isElsewhere: boolean };
}

/** Days with their costs still apart: what the price list and the text are made from. */
export interface Draft {
  readonly brief: Brief;
  readonly days: Plan['days'];
}

export interface PricedDraft extends Draft {
  readonly cost: Cost;
}
