/**
 * The price of a plan, line by line in the traveller's currency. Each line is
 * rounded before it is added, so what is read adds up to the unit.
 */
import { priceListCopy } from '../../copy/price-list.ts';
import type { Cost, PriceLine } from '../plan.ts';
import type { Draft, Segment } from '../plan-draft.ts';
import type { Budget } from '../reading.ts';
import { passages } from '../schedule/journeys.ts';
import type { World } from '../world.ts';
import { bedsOf } from './beds.ts';
import { countedOf, isPaid, spentAt, spentOf, sumAt } from './budget-limit.ts';
import { type Rate, ratesInto, rounded, scaled, sumOf, times } from './currency.ts';
import { type Drive, driveOf } from './driving.ts';
import { flightsOf } from './flights.ts';
import { aroundPerDay } from './local-transport.ts';
import { MEAL_SHARE } from './meal-share.ts';
import { eaters, fares, roomsFor } from './party-multipliers.ts';

export const CONTINGENCY = 0.05;

export function costOf({ brief, days }: Draft, world: World): Cost {
  const { reading, segments } = brief;
  const lines = [
    ...lodging(brief, world),
    ...food({ brief, days }, world),
    tickets({ brief, days }, world),
    ...likelyTickets({ brief, days }, world),
    ...transport({ brief, days }, world),
    ...flights(brief, world),
  ];
  const net = sumOf(lines.map(({ amount }) => amount));
  const reserve = {
    kind: 'contingency' as const,
    label: priceListCopy.contingency,
    amount: net === null ? null : Math.round(net * CONTINGENCY),
  };
  const items = inRange([...lines, reserve], segments);
  // Of open data the likely tickets are in the sum.
  const isLikely = (id: string) =>
    world.catalogue.destination.get(id)?.open && world.catalogue.destination.get(id)?.facts.food;
  const unknownPrices = visitsOf(days).filter(
    ({ cost, destinationId }) => cost === undefined && !isLikely(destinationId),
  ).length;
  const cost = verdictOf(items, reading.budget, segments.length > 0);
  return unknownPrices > 0 ? { ...cost, unknownPrices } : cost;
}

/** The second half of a visit is on the ticket of the first. */
const visitsOf = (days: Draft['days']) =>
  days.flatMap(({ items, destinationId }) =>
    items
      .filter(({ kind }) => kind === 'sight' || kind === 'activity')
      .filter(({ placeId }, i, visits) => visits.findIndex((other) => other.placeId === placeId) === i)
      .map(({ cost, placeId }) => ({ cost, placeId, destinationId })),
  );

/** What a ticket, a fare or a reserve is told by stays as it is; the rest is as wide as the widest of the places. */
function inRange(lines: readonly PriceLine[], segments: readonly Segment[]): readonly PriceLine[] {
  const spread = Math.max(...segments.map(({ known }) => known.open?.spread ?? 1));
  const isTold = ({ kind, label }: PriceLine) =>
    kind === 'flights' || (kind === 'activities' && label !== priceListCopy.likelyTickets);
  if (spread <= 1) return lines;
  return lines.map((line) =>
    line.amount === null || line.amount === 0 || isTold(line)
      ? line
      : { ...line, low: Math.round(line.amount / spread), high: Math.round(line.amount * spread) },
  );
}

export function verdictOf(items: readonly PriceLine[], budget: Budget, isBound: boolean): Cost {
  const { currency, groupTotal: limit } = budget;
  const total = sumOf(items.map(({ amount }) => amount));
  const counted = countedOf(items, budget);
  const [low, high] = [sumAt(items, 'low'), sumAt(items, 'high')];
  const isRange = total !== null && low !== null && high !== null && low < high;
  const cost = {
    ...{ currency, items, total },
    ...(isRange && { low, high }),
    ...(counted === undefined ? {} : { counted }),
  };
  const spent = spentOf(cost);
  if (spent === null || limit === undefined || !isBound) return { ...cost, verdict: 'unknown' };
  const [least, most] = [spentAt(items, 'low', budget) ?? spent, spentAt(items, 'high', budget) ?? spent];
  if (most <= limit) return { ...cost, verdict: 'within' };
  if (least <= limit) return { ...cost, verdict: 'may-fit' };
  return { ...cost, verdict: 'over', overBy: Math.round(spent - limit), reasons: [] };
}

function rateInto({ rates }: World, { reading }: Draft['brief']): Rate {
  return ratesInto(rates, reading.budget.currency);
}

function lodging(brief: Draft['brief'], world: World): PriceLine[] {
  if (isPaid(brief.reading.budget, 'lodging'))
    return [{ kind: 'lodging', label: priceListCopy.paid.lodging, amount: 0 }];
  const rate = rateInto(world, brief);
  return bedsOf(brief).map(({ segment, nights, rooms, perNight, event }) => {
    const unit = rounded(times(perNight, rate(segment.known.facts.currency)));
    const qty = nights * rooms;
    return {
      kind: 'lodging',
      label: priceListCopy.lodging({
        tier: brief.tier,
        base: segment.base.name,
        town: segment.book.city.name,
        nights,
        rooms,
        event,
      }),
      ...(unit === null ? { amount: null } : { unit, qty, amount: unit * qty }),
    };
  });
}

function food({ brief, days }: Draft, world: World): PriceLine[] {
  if (isPaid(brief.reading.budget, 'food')) return [{ kind: 'food', label: priceListCopy.paid.food, amount: 0 }];
  const rate = rateInto(world, brief);
  const people = eaters(brief.reading.party);
  const tables = days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'meal'));
  const priced = tables.flatMap(({ cost }) => cost?.amount ?? []);
  const planned = sumOf(priced);
  const open: (number | null)[] = [];
  days.forEach((day, i) => {
    const facts = brief.segments.find(({ known }) => known.id === day.destinationId)?.known.facts;
    if (!facts) return;
    const eaten = new Set(
      day.items
        .filter(({ kind, cost }) => kind === 'meal' && cost)
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
      open.push(times(scaled(facts.food?.[brief.tier] ?? null, MEAL_SHARE[meal] * people), rate(facts.currency)));
    }
  });
  return [
    ...(priced.length > 0
      ? [{ kind: 'food' as const, label: priceListCopy.tables(priced.length), amount: planned }]
      : []),
    { kind: 'food', label: priceListCopy.openMeals, amount: rounded(sumOf(open)) },
  ];
}

/** A ticket whose price is not known is counted in the words; one whose price we cannot convert leaves the sum unknown. */
function tickets({ brief, days }: Draft, world: World): PriceLine {
  const rate = rateInto(world, brief);
  const visits = visitsOf(days);
  const known = visits.flatMap(({ cost }) => cost?.amount ?? []);
  const isConverted = visits.every(
    ({ cost, destinationId }) =>
      cost !== undefined || rate(world.catalogue.destination.get(destinationId)?.facts.currency ?? '') !== null,
  );
  const paid = known.filter((amount) => amount > 0).length;
  return {
    kind: 'activities',
    label: priceListCopy.tickets({ paid, free: known.length - paid, unknown: visits.length - known.length }),
    amount: isConverted ? sumOf(known) : null,
  };
}

/** Tickets nobody tells the price of, by what such places usually cost in a town of that price level. */
function likelyTickets({ brief, days }: Draft, world: World): PriceLine[] {
  const rate = rateInto(world, brief);
  const likely = visitsOf(days).flatMap(({ cost, placeId, destinationId }) => {
    const price = cost ? null : (world.catalogue.place.get(placeId ?? '')?.likelyPrice ?? null);
    const { currency = '' } = world.catalogue.destination.get(destinationId)?.facts ?? {};
    return price === null ? [] : [times(price * fares(brief.reading.party), rate(currency))];
  });
  const amount = rounded(sumOf(likely));
  return likely.length > 0 ? [{ kind: 'activities', label: priceListCopy.likelyTickets, amount }] : [];
}

function transport({ brief, days }: Draft, world: World): PriceLine[] {
  const rate = rateInto(world, brief);
  const people = fares(brief.reading.party);
  const drives = brief.segments.map((segment) => driveOf(segment, { brief, days }));
  const afoot = brief.segments.map(({ nights }, i) => Math.max(0, nights - (drives[i]?.days ?? 0)));
  const around = brief.segments.map((segment, i) =>
    times(
      scaled(aroundPerDay(segment, brief.tier, brief.reading), (afoot[i] ?? 0) * people),
      rate(segment.known.facts.currency),
    ),
  );
  const daysAfoot = afoot.reduce((sum, count) => sum + count, 0);
  const journeys = passages(brief);
  const legs = journeys.flatMap((journey, i): PriceLine[] => {
    const segment = brief.segments[Math.min(i, brief.segments.length - 1)];
    if (journey.price === null || !segment || journey.kind !== 'move') return [];
    const amount = rounded(times(journey.price * people, rate(segment.known.facts.currency)));
    return [{ kind: 'local-transport', label: priceListCopy.leg(journey), amount }];
  });
  const transfers = sumOf(
    journeys.map((journey, i) => {
      const segment = brief.segments[Math.min(i, brief.segments.length - 1)];
      if (journey.kind === 'move' || journey.price === null || !segment) return 0;
      const riders = journey.mode === 'taxi' ? roomsFor(brief.reading.party) : people;
      return times(journey.price * riders, rate(segment.known.facts.currency));
    }),
  );
  return [
    ...(daysAfoot > 0
      ? [{ kind: 'local-transport' as const, label: priceListCopy.around(daysAfoot), amount: rounded(sumOf(around)) }]
      : []),
    ...brief.segments.flatMap((segment, i) => driving(segment, drives[i] ?? null, rate)),
    ...legs,
    ...(transfers !== 0
      ? [{ kind: 'local-transport' as const, label: priceListCopy.transfers, amount: rounded(transfers) }]
      : []),
  ];
}

/** The parking whose price nobody knows stands there without one. */
function driving({ known: { facts }, nights }: Segment, drive: Drive | null, rate: Rate): PriceLine[] {
  if (!drive || !facts.driving) return [];
  const { rentalPerDay, fuelPerKm, parkingPerNight } = facts.driving;
  const { days, cars, km, isRented } = drive;
  const local = (amount: number) => rounded(times(amount, rate(facts.currency)));
  const line = (label: string, price: number, qty: number): PriceLine => {
    const unit = local(price);
    return {
      kind: 'local-transport',
      label,
      ...(unit === null ? { amount: null } : { unit, qty, amount: unit * qty }),
    };
  };
  return [
    ...(isRented ? [line(priceListCopy.rental(days, cars), rentalPerDay, days * cars)] : []),
    { kind: 'local-transport', label: priceListCopy.fuel(Math.round(km * cars)), amount: local(km * cars * fuelPerKm) },
    parkingPerNight === undefined
      ? { kind: 'local-transport', label: priceListCopy.parkingUnknown, amount: 0 }
      : line(priceListCopy.parking(Math.min(nights, days)), parkingPerNight, Math.min(nights, days) * cars),
  ];
}

function flights(brief: Draft['brief'], world: World): PriceLine[] {
  const first = brief.segments[0];
  const flight = first && flightsOf(brief.reading, first, brief.startDate, world);
  if (!flight) return [];
  const perDollar = world.rates.perDollar[brief.reading.budget.currency];
  const heads = brief.needs.heads;
  const unit = Math.round((flight.fare * flight.seats * perDollar) / heads);
  return [
    {
      kind: 'flights',
      label: priceListCopy.flights(flight.origin.name, flight.code),
      unit,
      qty: heads,
      amount: unit * heads,
    },
  ];
}
