/**
 * What a stay costs before it is planned: the same rules as the price list, with
 * a typical day instead of a real one. It chooses price classes and towns, tells
 * a hopeless budget early, and prices the ways out.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { Segment } from '../plan-draft.ts';
import type { Reading, Tier } from '../reading.ts';
import { drawnTo } from '../select/place-score.ts';
import type { World } from '../world.ts';
import { bedsOf } from './beds.ts';
import { counts, isPaidFrom } from './budget-limit.ts';
import { ratesInto, scaled, sumOf, times } from './currency.ts';
import { drivingPerDay } from './driving.ts';
import { flightsOf } from './flights.ts';
import { aroundPerDay } from './local-transport.ts';
import { eaters, fares } from './party-multipliers.ts';

export interface Stay {
  readonly reading: Reading;
  readonly segments: readonly Segment[];
  readonly startDate: CalendarDay;
  readonly tier: Exclude<Tier, 'any'>;
}

/** Visits a day, as experience of our own plans has it. */
const VISITS_A_DAY = { low: 1.7, mid: 2.2, high: 2.5 } as const;
const CONTINGENCY = 1.05;

/** What of it counts against the budget; null where something of it has no price in the traveller's currency. */
export function estimate({ reading, segments, startDate, tier }: Stay, world: World): number | null {
  const { party, budget } = reading;
  const rate = ratesInto(world.rates, budget.currency);
  const beds = isPaidFrom(budget, 'lodging') ? bedsOf({ segments, startDate, tier, reading }) : [];
  const lodging = beds.map(({ segment, nights, rooms, perNight }) =>
    times(scaled(perNight, nights * rooms), rate(segment.known.facts.currency)),
  );
  const around = (segment: Segment) =>
    drivingPerDay(segment.known.facts, reading) ?? scaled(aroundPerDay(segment, tier, reading), fares(party));
  const days = segments.map((segment) => {
    const { facts } = segment.known;
    const perDay = sumOf([
      isPaidFrom(budget, 'food') ? scaled(facts.food?.[tier] ?? null, eaters(party)) : 0,
      isPaidFrom(budget, 'local-transport') ? around(segment) : 0,
      isPaidFrom(budget, 'activities') ? typicalTicket(segment, reading) * VISITS_A_DAY[tier] * fares(party) : 0,
    ]);
    return times(scaled(perDay, segment.nights + 0.5), rate(facts.currency));
  });
  const first = segments[0];
  const flight = first && isPaidFrom(budget, 'flights') ? flightsOf(reading, first, startDate, world) : null;
  const toGetThere = flight ? flight.fare * flight.seats * world.rates.perDollar[budget.currency] : 0;
  const isWhole = (['lodging', 'food', 'activities', 'local-transport'] as const).every((kind) => counts(budget, kind));
  const net = sumOf([...lodging, ...days, toGetThere]);
  return net === null ? null : Math.round(net * (isWhole ? CONTINGENCY : 1));
}

/** The mean ticket of what would draw them most, free sights counted as nothing. */
function typicalTicket({ book }: Segment, reading: Reading): number {
  const drawn = drawnTo(book, reading);
  return drawn.reduce((sum, { place }) => sum + (place.price?.adult ?? 0), 0) / Math.max(1, drawn.length);
}
