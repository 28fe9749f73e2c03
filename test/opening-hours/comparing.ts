/** Our reading of `opening_hours` beside that of the reference library, instant by instant. */

import { type Holidays, spansOf } from '../../src/features/destinations/rules/opening-hours/evaluator.ts';
import { localClock } from '../../src/features/destinations/rules/opening-hours/local-clock.ts';
import { parseOpeningHours } from '../../src/features/destinations/rules/opening-hours/parser.ts';
import type { MinuteSpan } from '../../src/features/destinations/rules/opening-hours/spans.ts';
import { sunAt } from '../../src/features/destinations/rules/opening-hours/sun-times.ts';
import { plusDays } from '../../src/shared/dates.ts';
import { type ReferencePlace, referenceOf, type Said } from './reference.ts';

const DAY = 24 * 60;

export interface Compared {
  readonly ours: Said;
  readonly theirs: Said;
  /**
   * They differ in a night that a rule of the evening before reaches into. With us a night belongs to the day it
   * began; there, rules of the new day end it at midnight, and what was replaced on the evening comes back after it.
   */
  readonly isNight: boolean;
  /** A public holiday of which the value says nothing: they take it for any day, we say that it is not known. */
  readonly isUnsaidHoliday: boolean;
}

export interface Comparing {
  readonly understood: boolean;
  readonly understoodByReference: boolean;
  /** Null where one of the two does not understand the value, or the reference library gives up. */
  readonly at: (when: Date) => Compared | null;
}

export function comparing(value: string, place: ReferencePlace, holidays: Holidays): Comparing {
  const parsed = parseOpeningHours(value);
  const reference = referenceOf(value, place);
  const sun = (day: Parameters<typeof sunAt>[2]) => sunAt(place, place.timeZone, day);
  return {
    understood: parsed !== null,
    understoodByReference: reference !== null,
    at: (when) => {
      const here = localClock(place.timeZone, when);
      if (!parsed || !reference || !here) return null;
      const spans = spansOf(parsed, plusDays(here.day, -1), 2, { holidays, sun });
      const span = holding(spans, DAY + here.minute);
      const [ours, theirs] = [saidBy(span), reference.at(when)];
      if (theirs === null) return null;
      const isNight =
        ours !== theirs &&
        parsed.rules.some((rule) => {
          const evening = spansOf({ ...parsed, rules: [rule] }, plusDays(here.day, -1), 1, { holidays, sun });
          return holding(evening, DAY + here.minute) !== null;
        });
      return { ours, theirs, isNight, isUnsaidHoliday: span?.unknown === 'holiday' };
    },
  };
}

function holding(spans: readonly MinuteSpan[], minute: number): MinuteSpan | null {
  return spans.find(({ from, to }) => from <= minute && minute < to) ?? null;
}

function saidBy(span: MinuteSpan | null): Said {
  if (!span) return 'closed';
  return span.unknown === null ? 'open' : 'unknown';
}
