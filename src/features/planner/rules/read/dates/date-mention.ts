/** What a piece of text says about when: two days, one day, a stretch in which to begin, or a feast. Not yet set against today. */
import type { CalendarDay } from '../../../../../shared/dates.ts';
import type { DateRow } from './date-items.ts';
import type { SaidDay } from './said-day.ts';

export type FoundStay = {
  readonly start: CalendarDay;
  readonly nights?: number | undefined;
  readonly startTo?: CalendarDay | undefined;
};

export interface RangeAnchor {
  readonly kind: 'range';
  readonly start: SaidDay;
  readonly end: SaidDay;
  readonly doubt?: SaidDay | undefined;
  /** Days on which something takes place: "meetings Wed 10 and Thu 11 March". They may come before and stay on. */
  readonly isOfDays?: boolean;
}

/** `end` when the day closes the trip ("back by 10 May"), `amid` when it lies in its middle. `doubt` is the other way to read the figures. */
export interface DayAnchor {
  readonly kind: 'day';
  readonly day: SaidDay;
  readonly role: 'start' | 'end' | 'weekend-of' | 'amid';
  readonly doubt?: SaidDay | undefined;
  readonly nights?: number;
}

/** A stretch of the calendar in which the trip begins. */
export interface Stretch {
  readonly kind: 'stretch';
  readonly first: SaidDay;
  readonly last: SaidDay;
  /** `inside`: the whole trip lies in it where it fits; `begin`: it begins in it. */
  readonly fit: 'inside' | 'begin';
  readonly year?: number | undefined;
}

/** Real days already, computed from today or a feast. `nights` when it implies how long. */
export interface RealAnchor {
  readonly kind: 'real';
  /** The period that contains or follows the day given. */
  readonly find: (notBefore: CalendarDay) => FoundStay;
  readonly year?: number | undefined;
  readonly isGone?: boolean;
  /** Of a feast that is always on the same day. */
  readonly on?: { readonly first: SaidDay; readonly last: SaidDay } | undefined;
  readonly isFeast?: boolean;
  /** A feast of many days, in which any day or week said beside it is surer. */
  readonly isSeason?: boolean;
  /** It says more of a feast named before it: "Golden Week is too busy, so the week after". */
  readonly isSurest?: boolean;
}

/** A day of a month that is named elsewhere: "back on the 3rd". `to` when it is two of them. */
export interface NthAnchor {
  readonly kind: 'nth';
  readonly day: number;
  readonly last?: number;
  readonly role: 'start' | 'end' | 'after';
}

export type AnchorKind = RangeAnchor | DayAnchor | Stretch | RealAnchor;
type Placed<T> = T & { readonly row: DateRow; readonly from: number; readonly to: number };
export type Anchor = Placed<AnchorKind>;
export type Nth = Placed<NthAnchor>;
/** Of one grammar: what it found and one past its last item. */
export type Spoken<T = AnchorKind> = T & { readonly to: number };
