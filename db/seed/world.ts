/**
 * A small believable world on top of the first one, for people who develop or
 * show the product: Inês has a trip next month, one departure is full, one hold
 * is about to expire. Made by the product's own actions, so it is never a state
 * that could not happen.
 */

import { register } from '../../src/features/accounts/actions/register-and-log-in.ts';
import { placeBooking } from '../../src/features/bookings/actions/place-booking.ts';
import { openDeparture } from '../../src/features/packages/store/departures.ts';
import { listDeparturesOnSale } from '../../src/features/packages/store/on-sale.ts';
import { write } from '../../src/features/restaurants/actions/review-restaurant.ts';
import type { Deps } from '../../src/kernel/deps.ts';
import { type CalendarDay, calendarDay, epochDay, longDate, plusDays } from '../../src/shared/dates.ts';
import type { Result } from '../../src/shared/result.ts';
import { observing } from '../../test/step-stops.ts';
import { type Person, people } from './people.ts';

export const PASSWORD = 'a quiet bay in June';

/** One line for each thing worth looking at. */
export interface World {
  readonly usernames: readonly string[];
  readonly sights: readonly string[];
}

/** The database is migrated and seeded, and nobody has an account yet. */
export async function makeWorld(deps: Deps): Promise<World> {
  const ids = new Map<Person, number>();
  for (const person of Object.values(people)) ids.set(person, await accountOf(deps, person));
  const book = (person: Person, packageId: string, seats: number) =>
    bookingOf(deps, ids.get(person) ?? 0, person, packageId, seats);

  const departsOn = dayOfNextMonth(calendarDay(deps.tripNow()));
  const trip = { packageId: 'istanbul-two-shores', departsOn, returnsOn: plusDays(departsOn, 5), capacity: 12 };
  await openDeparture(deps.db, trip);
  const reference = await book(people.ines, trip.packageId, 2);

  await book(people.tomas, 'aspen-gold', 5);
  await book(people.maja, 'aspen-gold', 3);
  await abandonedHold(deps, ids.get(people.rui) ?? 0, people.rui, 'val-thorens-ski', 2);

  await reviewOf(deps, people.ines, 5, 'Clams, garlic, bread, and a steak sandwich to finish. Come before seven.');
  await reviewOf(deps, people.tomas, 4, 'Loud and good. We queued for half an hour and would do it again.');
  await reviewOf(deps, people.rui, 1, 'The waiter was an asshole and the crab was cold.');

  return {
    usernames: Object.values(people).map((person) => person.username),
    sights: [
      `ines has a trip next month: Istanbul, ${longDate(departsOn)}, two seats, reference ${reference}`,
      'tomas and maja have taken all eight seats of Aspen in Gold: it is sold out',
      'rui-santos left his checkout: two seats of Val Thorens are held, and free again soon after the site starts',
      'ines and tomas have reviewed Cervejaria Ramiro in Lisbon; the rude review of rui-santos waits to be read',
    ],
  };
}

async function accountOf(deps: Deps, { username }: Person): Promise<number> {
  const account = { username, password: PASSWORD, signupCode: deps.config.signupCode };
  return expectedOf(await register(deps, account, 'reset'), `${username} could not register`).id;
}

async function bookingOf(deps: Deps, userId: number, person: Person, packageId: string, seats: number) {
  // Named, since a departure that has just been opened is not what visitors saw as the next one.
  const [next] = await listDeparturesOnSale(deps.db, packageId, calendarDay(deps.tripNow()));
  const wish = { ...wishOf(person, packageId, seats), ...(next && { departureId: next.departureId }) };
  const placed = await placeBooking(deps, userId, wish, undefined);
  return expectedOf(placed, `${person.username} could not book ${packageId}`).reference;
}

class LeftThePage extends Error {}

/** A person who goes away between hold and payment. */
async function abandonedHold(deps: Deps, userId: number, person: Person, packageId: string, seats: number) {
  const stopAt = (stop: string) => {
    if (stop === 'after hold') throw new LeftThePage();
  };
  try {
    await placeBooking({ ...deps, observer: observing(stopAt) }, userId, wishOf(person, packageId, seats), undefined);
  } catch (fault) {
    if (!(fault instanceof LeftThePage)) throw fault;
  }
}

async function reviewOf(deps: Deps, { name, username }: Person, rating: number, text: string) {
  const review = { restaurantId: 'lisbon-ramiro', authorName: name, rating, text };
  expectedOf(await write(deps, review, 'reset'), `${username} could not write a review`);
}

function wishOf({ name, email, billingAddress }: Person, packageId: string, numberOfTravelers: number) {
  return {
    packageId,
    numberOfTravelers,
    contactEmail: email,
    billingAddress,
    paymentDetails: { cardNumber: '4242424242424242', expiryDate: '12/34', cvv: '123', cardHolderName: name },
  };
}

function expectedOf<T>(result: Result<T, string>, otherwise: string): T {
  if (!result.ok) throw new Error(`${otherwise}: ${result.error}`);
  return result.value;
}

/** Packages are sold until two weeks before they leave. */
const SOLD_UNTIL_DAYS = 15;

/** The 12th of the calendar month after `today`, or its 26th when the 12th is too near to be on sale. */
export function dayOfNextMonth(today: CalendarDay): CalendarDay {
  const inNextMonth = plusDays(`${today.slice(0, 8)}01` as CalendarDay, 32).slice(0, 8);
  const [early, late] = [`${inNextMonth}12`, `${inNextMonth}26`] as [CalendarDay, CalendarDay];
  return epochDay(early) - epochDay(today) >= SOLD_UNTIL_DAYS ? early : late;
}
