/** Beds: area × price class × month × events of those nights × rooms, one line for each place they sleep. */

import { plusDays } from '../../../../shared/dates.ts';
import { memoize, memoizeByObject } from '../../../../shared/memoize.ts';
import type { PlaceFacts } from '../../../destinations/rules/destination-facts.ts';
import { daysOf } from '../../../destinations/rules/recurrence.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import { townsInText } from '../select/towns-in-text.ts';
import { roomsFor } from './party-multipliers.ts';

export interface Beds {
  readonly segment: Segment;
  readonly nights: number;
  readonly rooms: number;
  /** Mean price of one room for one night, local currency. Null: not known. */
  readonly perNight: number | null;
  /** The event that makes these nights dear. */
  readonly event: string | null;
}

export function bedsOf({
  segments,
  startDate,
  tier,
  reading,
}: Pick<Brief, 'segments' | 'startDate' | 'tier' | 'reading'>): Beds[] {
  const rooms = roomsFor(reading.party);
  let night = 0;
  return segments.map((segment) => {
    const { facts } = segment.known;
    let sum = 0;
    let event: string | null = null;
    const dear = dearDays(facts, startDate.slice(0, 4)).filter(
      ({ towns }) => towns.length === 0 || towns.includes(segment.book.city.id),
    );
    for (let i = 0; i < segment.nights; i++) {
      const day = plusDays(startDate, night++);
      const during = dear.filter(({ from, to }) => from <= day && day <= to).toSorted((a, b) => b.factor - a.factor)[0];
      if (during) event = during.name;
      sum += (facts.lodgingByMonth[Number(day.slice(5, 7)) - 1] ?? 1) * (during?.factor ?? 1);
    }
    const perNight = facts.lodging
      ? (facts.lodging[tier] * segment.base.lodgingFactor * sum) / Math.max(1, segment.nights)
      : null;
    return { segment, nights: segment.nights, rooms, perNight, event };
  });
}

interface DearDays {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  /** Where it is, when it is not everywhere. */
  readonly towns: readonly string[];
}

/** When events fall is asked for every night of every estimate: worked out once for each place and year. */
const eventsByYear = memoizeByObject((facts: PlaceFacts) =>
  memoize((year: number) => eventsOf(facts, year), { most: 20 }),
);

function dearDays(facts: PlaceFacts, year: string): readonly DearDays[] {
  return eventsByYear(facts)(Number(year));
}

function eventsOf(facts: PlaceFacts, year: number): readonly DearDays[] {
  return facts.events
    .filter(({ priceFactor }) => priceFactor > 1)
    .flatMap(({ name, text, when, priceFactor }) =>
      [year, year + 1].flatMap((each) =>
        daysOf(when, each).map(({ from, to }) => ({
          name,
          from,
          to,
          factor: priceFactor,
          towns: townsInText(facts, `${name} ${text}`),
        })),
      ),
    );
}
