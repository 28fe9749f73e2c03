/** What a piece of text says about when: two days, one day, a stretch in which to begin, or a feast. Not yet set against today. */
import type { CalendarDay } from '../../../../../shared/dates.ts';
import type { SaidDay } from './day.ts';

export type Anchor = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'range'; readonly start: SaidDay; readonly end: SaidDay; readonly doubt?: SaidDay | undefined }
  /** `end` when the day closes the trip ("back by 10 May"). `doubt` is the other way to read the figures. */
  | {
      readonly kind: 'day';
      readonly day: SaidDay;
      readonly role: 'start' | 'end' | 'weekend-of';
      readonly doubt?: SaidDay | undefined;
    }
  | Stretch
  /** Real days already, computed from today or a feast. `nights` when it implies how long. */
  | {
      readonly kind: 'real';
      readonly name: string;
      /** The period that contains or follows the day given. */
      readonly find: (notBefore: CalendarDay) => {
        readonly start: CalendarDay;
        readonly nights?: number | undefined;
        readonly startTo?: CalendarDay | undefined;
      };
      readonly year?: number | undefined;
    }
);

/** A stretch of the calendar in which the trip begins. */
export interface Stretch {
  readonly kind: 'stretch';
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly first: SaidDay;
  readonly last: SaidDay;
  /** `inside`: the whole trip lies in it where it fits; `begin`: it begins in it. */
  readonly fit: 'inside' | 'begin';
  readonly year?: number | undefined;
}
