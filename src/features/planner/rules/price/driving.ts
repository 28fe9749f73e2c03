/**
 * What the road costs where one needs a car: a rental for the days that drive, fuel, and the garage at
 * night. Who comes in their own car rents none. Typical figures of the facts, no offers.
 */
import type { PlaceFacts } from '../../../destinations/rules/destination-facts.ts';
import type { Draft, Segment } from '../plan-draft.ts';
import type { Party, Reading } from '../reading.ts';

const SEATS = 5;
/** Of a day with a car, as our own plans have it. */
const KM_A_DAY = 35;

export interface Drive {
  readonly days: number;
  readonly cars: number;
  readonly km: number;
  readonly isRented: boolean;
}

export function driveOf({ known, book }: Segment, { brief, days }: Draft): Drive | null {
  const here = days.filter(({ destinationId, cityId }) => destinationId === known.id && cityId === book.city.id);
  const kmOf = (day: Draft['days'][number]) =>
    day.items.reduce((sum, { leg }) => sum + (leg?.mode === 'car' ? leg.km : 0), 0);
  const driven = here.filter((day) => kmOf(day) > 0);
  const [first, last] = [driven[0], driven.at(-1)];
  if (!known.facts.driving || !first || !last) return null;
  return {
    // Where one cannot do without, the car stays; elsewhere it is rented for the days that need it.
    days: known.facts.gettingAround?.carFree === 'hard' ? last.n - first.n + 1 : driven.length,
    cars: carsFor(brief.reading.party),
    km: here.reduce((sum, day) => sum + kmOf(day), 0),
    isRented: isRented(brief.reading),
  };
}

/** What an ordinary day of driving costs the party, local currency; null where nobody needs a car. */
export function drivingPerDay({ driving, gettingAround }: PlaceFacts, reading: Reading): number | null {
  const isDriven = gettingAround?.mode === 'car' && !reading.noCar && reading.access.length === 0;
  if (!driving || !isDriven) return null;
  const rental = isRented(reading) ? driving.rentalPerDay : 0;
  const car = rental + KM_A_DAY * driving.fuelPerKm + (driving.parkingPerNight ?? 0);
  return car * carsFor(reading.party);
}

const carsFor = ({ adults, children }: Party) => Math.ceil((adults + children.length) / SEATS);
const isRented = ({ budget }: Reading) => budget.flights !== 'none';
