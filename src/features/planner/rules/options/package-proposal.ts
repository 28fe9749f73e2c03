/**
 * A package that fulfils the wish: its destination, a departure within the days
 * they can leave, as many nights, and seats for everybody. Its days are its own,
 * its price is the shop's: per person, plus taxes and fees as at the checkout.
 */
import { plusDays } from '../../../../shared/dates.ts';
import { minutesOf, timeText } from '../../../destinations/rules/weekly-hours.ts';
import type { TripPackageWithDays } from '../../../packages/contract/packages.ts';
import { priceFor } from '../../../packages/rules/total-price.ts';
import { dayCopy } from '../../copy/days.ts';
import { priceListCopy } from '../../copy/price-list.ts';
import type { PlanDay, PlanItem, PriceLine } from '../plan.ts';
import type { Brief, PricedDraft } from '../plan-draft.ts';
import { verdictOf } from '../price/plan-cost.ts';
import type { Reading, TimeOfDay } from '../reading.ts';
import { routeIn } from '../select/choose-route.ts';
import type { PartyLimits } from '../select/party-limits.ts';
import type { World } from '../world.ts';

export interface PackageProposal extends PricedDraft {
  readonly trip: TripPackageWithDays;
}

export function fits(trip: TripPackageWithDays, reading: Reading, needs: PartyLimits): boolean {
  const first = plusDays(reading.startDate, -reading.flexDays);
  const last = plusDays(reading.startDate, reading.flexDays);
  const inWindow = trip.departsOn >= reading.startFrom && trip.departsOn <= reading.startTo;
  return (
    (inWindow || (trip.departsOn >= first && trip.departsOn <= last)) &&
    trip.nights === reading.nights &&
    trip.availableSpots >= needs.heads &&
    trip.maxGuests >= needs.heads
  );
}

export function packageDraft(
  trip: TripPackageWithDays,
  reading: Reading,
  needs: PartyLimits,
  world: World,
): PackageProposal | null {
  const known = world.catalogue.destination.get(trip.destinationId);
  const segments = known
    ? routeIn(known, { reading, nights: trip.nights, style: 'best-match', avoid: new Set(), cheapest: false }).slice(
        0,
        1,
      )
    : [];
  const segment = segments[0];
  if (!known || !segment) return null;
  const { base, book } = segment;
  const days: PlanDay[] = trip.itinerary.map(({ title, text }, i) => ({
    n: i + 1,
    date: plusDays(trip.departsOn, i),
    area: trip.location,
    destinationId: known.id,
    cityId: book.city.id,
    base: { name: trip.location, lat: base.lat, lon: base.lon },
    items: [
      {
        kind: 'package',
        name: title,
        start: i === 0 ? '15:00' : '09:30',
        end: i === 0 ? '20:00' : i === trip.nights ? '13:00' : '18:00',
        why: text,
      },
      ...(i > 0 && i < trip.nights ? [dinnerOf(trip, segment)] : []),
    ],
  }));
  const brief: Brief = {
    reading,
    needs,
    segments: [{ ...segment, nights: trip.nights }],
    startDate: trip.departsOn,
    nights: trip.nights,
    style: 'package',
    tier: 'mid',
    banned: new Set(),
    shared: new Set(),
    freeOnly: false,
    frugal: false,
    mealLimit: null,
    promised: new Set(),
  };
  return {
    brief,
    days,
    cost: verdictOf(linesOf(trip, reading, needs, world), reading.budget, reading.budget.covers === undefined),
    trip,
  };
}

const WITH_DINNER = /\b(?:half|full) board\b|\ball meals\b/i;
const USUAL_DINNER: TimeOfDay = '19:00';
const DINNER_MIN = 80;

/** The evening after a day of the package, which tells of its days only. */
function dinnerOf({ features }: TripPackageWithDays, { known, book }: Brief['segments'][number]): PlanItem {
  const start = timeText(minutesOf(known.mealHours?.dinner.from ?? USUAL_DINNER));
  const words = features.some((feature) => WITH_DINNER.test(feature))
    ? dayCopy.packageDinner.included
    : dayCopy.packageDinner.own(book.city.name);
  return { kind: 'free', ...words, start, end: timeText(minutesOf(start) + DINNER_MIN) };
}

/** In dollars exactly what the checkout asks; in another currency the same, converted once. */
function linesOf(
  { price, name }: TripPackageWithDays,
  { budget }: Reading,
  { heads }: PartyLimits,
  { rates }: World,
): PriceLine[] {
  const rate = rates.perDollar[budget.currency];
  const { total } = priceFor(price, heads);
  const unit = Math.round(price * rate);
  const amount = unit * heads;
  return [
    { kind: 'package', label: priceListCopy.package(name, heads), unit, qty: heads, amount },
    { kind: 'fees', label: priceListCopy.fees, amount: Math.round(total * rate) - amount },
  ];
}
