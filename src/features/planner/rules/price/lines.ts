/**
 * The price of a plan, line by line in the traveller's currency. Each line is
 * rounded before it is added, so what is read adds up to the unit.
 */
import { costCopy } from '../../copy/cost.ts';
import type { Draft } from '../brief.ts';
import type { Cost, PriceLine } from '../plan.ts';
import { passages } from '../schedule/passages.ts';
import type { World } from '../world.ts';
import { aroundPerDay } from './around.ts';
import { flightsOf } from './flights.ts';
import { eaters, fares, roomsFor } from './heads.ts';
import { bedsOf } from './lodging.ts';
import { rateBetween } from './money.ts';

const CONTINGENCY = 0.05;
/** What a day's food money goes to. */
const MEAL_SHARE = { breakfast: 0.2, lunch: 0.3, dinner: 0.5 } as const;

export function costOf({ brief, days }: Draft, world: World): Cost {
  const { reading, segments } = brief;
  const { currency, groupTotal } = reading.budget;
  const lines = [
    ...lodging(brief, world),
    ...food({ brief, days }, world),
    tickets(days),
    ...transport(brief, world),
    ...flights(brief, world),
  ];
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const items = [
    ...lines,
    { kind: 'contingency' as const, label: costCopy.contingency, amount: Math.round(net * CONTINGENCY) },
  ];
  return verdictOf(items, currency, segments.length > 0 ? groupTotal : undefined);
}

export function verdictOf(items: readonly PriceLine[], currency: Cost['currency'], limit: number | undefined): Cost {
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  if (limit === undefined) return { currency, items, total, verdict: 'unknown' };
  if (total <= limit) return { currency, items, total, verdict: 'within' };
  return { currency, items, total, verdict: 'over', overBy: Math.round(total - limit), reasons: [] };
}

function rateInto(world: World, brief: Draft['brief']): (currency: string) => number {
  return (from) => rateBetween(world.rates, from, brief.reading.budget.currency);
}

function lodging(brief: Draft['brief'], world: World): PriceLine[] {
  const rate = rateInto(world, brief);
  return bedsOf(brief).map(({ segment, nights, rooms, perNight, event }) => {
    const unit = Math.round(perNight * rate(segment.known.facts.currency));
    const qty = nights * rooms;
    return {
      kind: 'lodging',
      label: costCopy.lodging({
        tier: brief.tier,
        base: segment.base.name,
        town: segment.book.city.name,
        nights,
        rooms,
        event,
      }),
      unit,
      qty,
      amount: unit * qty,
    };
  });
}

function food({ brief, days }: Draft, world: World): PriceLine[] {
  const rate = rateInto(world, brief);
  const people = eaters(brief.reading.party);
  const tables = days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'meal'));
  const planned = tables.reduce((sum, { cost }) => sum + (cost?.amount ?? 0), 0);
  let open = 0;
  days.forEach((day, i) => {
    const facts = brief.segments.find(({ known }) => known.id === day.destinationId)?.known.facts;
    if (!facts) return;
    const eaten = new Set(
      day.items
        .filter(({ kind }) => kind === 'meal')
        .map(({ start }) => (start < '11:00' ? 'breakfast' : start < '16:30' ? 'lunch' : 'dinner')),
    );
    const travels = i === 0 ? 'breakfast' : null;
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
      if (eaten.has(meal) || meal === travels) continue;
      if (i === 0 && meal === 'lunch' && (day.items[0]?.end ?? '00:00') > '13:00') continue;
      if (
        i === days.length - 1 &&
        meal !== 'breakfast' &&
        (day.items.at(-1)?.start ?? '23:59') < (meal === 'lunch' ? '13:00' : '20:00')
      )
        continue;
      open += facts.food[brief.tier] * MEAL_SHARE[meal] * people * rate(facts.currency);
    }
  });
  return [
    ...(tables.length > 0
      ? [{ kind: 'food' as const, label: costCopy.tables(tables.length), amount: Math.round(planned) }]
      : []),
    { kind: 'food', label: costCopy.openMeals, amount: Math.round(open) },
  ];
}

function tickets(days: Draft['days']): PriceLine {
  const visits = days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity'));
  const paid = visits.filter(({ cost }) => (cost?.amount ?? 0) > 0);
  const unknown = visits.filter(({ cost }) => cost === undefined).length;
  return {
    kind: 'activities',
    label: costCopy.tickets(paid.length, unknown),
    amount: paid.reduce((sum, { cost }) => sum + (cost?.amount ?? 0), 0),
  };
}

function transport(brief: Draft['brief'], world: World): PriceLine[] {
  const rate = rateInto(world, brief);
  const people = fares(brief.reading.party);
  const around = brief.segments.reduce(
    (sum, { known, nights }) =>
      sum + aroundPerDay(known.facts, brief.tier, brief.reading) * nights * people * rate(known.facts.currency),
    0,
  );
  const journeys = passages(brief);
  const legs = journeys.flatMap((journey, i): PriceLine[] => {
    const segment = brief.segments[Math.min(i, brief.segments.length - 1)];
    if (journey.price === null || !segment || journey.kind !== 'move') return [];
    const amount = Math.round(journey.price * people * rate(segment.known.facts.currency));
    return [{ kind: 'local-transport', label: costCopy.leg(journey), amount }];
  });
  const transfers = journeys.reduce((sum, journey, i) => {
    const segment = brief.segments[Math.min(i, brief.segments.length - 1)];
    if (journey.kind === 'move' || journey.price === null || !segment) return sum;
    const riders = journey.mode === 'taxi' ? roomsFor(brief.reading.party) : people;
    return sum + journey.price * riders * rate(segment.known.facts.currency);
  }, 0);
  return [
    { kind: 'local-transport', label: costCopy.around(brief.nights), amount: Math.round(around) },
    ...legs,
    ...(transfers > 0
      ? [{ kind: 'local-transport' as const, label: costCopy.transfers, amount: Math.round(transfers) }]
      : []),
  ];
}

function flights(brief: Draft['brief'], world: World): PriceLine[] {
  const first = brief.segments[0];
  const flight = first && flightsOf(brief.reading, first, brief.startDate, world);
  if (!flight) return [];
  const rate = rateInto(world, brief);
  const heads = brief.needs.heads;
  const unit = Math.round((flight.fare * flight.seats * rate('USD')) / heads);
  return [
    {
      kind: 'flights',
      label: costCopy.flights(flight.origin.name, flight.code),
      unit,
      qty: heads,
      amount: unit * heads,
    },
  ];
}
