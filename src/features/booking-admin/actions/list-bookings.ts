/** Finding bookings for an operator: pages of fifty, whatever is searched and filtered. */
import { timeZone } from '../../../../site.config.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { dayFrom } from '../../../shared/dates.ts';
import type { OutputOf } from '../../../shared/endpoint.ts';
import { usernameKey } from '../../accounts/rules/credentials.ts';
import { listUsernames } from '../../accounts/store.ts';
import { listOpenDisputes, listOwedAfterDispute } from '../../bookings/actions/disputes.ts';
import { referenceOf } from '../../bookings/rules/booking-id.ts';
import { type BookingSearch, type FoundBooking, listSought } from '../../bookings/store/search-bookings.ts';
import { sumSought } from '../../bookings/store/sums-and-export.ts';
import { listDepartureIdsOf, listDepartureIdsOn, listNamedDepartures } from '../../packages/store/departure-lists.ts';
import { travelsNamedSql } from '../../trips/store/travellers.ts';
import {
  type BookingsSought,
  type ListedBookings,
  placeByAge,
  type sumBookings as sumContract,
} from '../contract/list-bookings.ts';
import { parseSearch } from '../rules/parse-search.ts';
import { needsOf } from '../rules/steps-and-needs.ts';

const PAGE = 50;

export async function listAllBookings({ db }: Pick<Deps, 'db'>, asked: BookingsSought): Promise<ListedBookings> {
  // One more than is shown tells whether there is a next page.
  const last = placeByAge.read(asked.after)?.[0] ?? null;
  const found = await listSought(db, await soughtFrom({ db }, asked), { after: last, most: PAGE + 1 }, travelsNamedSql);
  const { page, next } = placeByAge.page(found, PAGE, ({ id }) => [id]);
  return { bookings: await named({ db }, page), next };
}

export async function sumBookings(
  { db }: Pick<Deps, 'db'>,
  asked: BookingsSought,
): Promise<OutputOf<typeof sumContract>> {
  return { sum: asked.search ? null : await sumSought(db, await soughtFrom({ db }, asked)) };
}

export async function soughtFrom({ db }: Pick<Deps, 'db'>, asked: BookingsSought): Promise<BookingSearch> {
  const { reference, beginning, phone, card, day } = parseSearch(asked.search ?? '');
  const departure = numberFrom(asked.departure);
  const ofPackage = asked.package ? await listDepartureIdsOf(db, asked.package) : null;
  const departureIds = departure === null ? ofPackage : [departure].filter((id) => ofPackage?.includes(id) ?? true);
  return {
    reference,
    phone,
    card,
    leaving: day === null ? [] : await listDepartureIdsOn(db, day),
    // Names and addresses are compared in the form in which names are one.
    beginning: beginning === null ? null : usernameKey(beginning),
    state: asked.state || null,
    departureIds,
    from: dayFrom(asked.from),
    to: dayFrom(asked.to),
    timeZone,
    needsSomebody: asked.needs === 'somebody',
    disputedBookings: (await listOpenDisputes(db)).asks.map(({ bookingId }) => bookingId),
    owedBookings: (await listOwedAfterDispute(db)).map(({ bookingId }) => bookingId),
  };
}

async function named({ db }: Pick<Deps, 'db'>, rows: readonly FoundBooking[]): Promise<ListedBookings['bookings']> {
  const userIds = rows.flatMap(({ userId }) => userId ?? []);
  const [usernames, departures] = await Promise.all([
    listUsernames(db, [...new Set(userIds)]),
    listNamedDepartures(db, [...new Set(rows.map(({ departureId }) => departureId))]),
  ]);
  const departureOf = new Map(departures.map((departure) => [departure.departureId, departure]));
  return rows.map((row) => {
    const departure = departureOf.get(row.departureId);
    if (!departure) throw new Error(`Booking ${row.id} has no departure`);
    return {
      id: row.id,
      reference: referenceOf(row.id),
      username: (row.userId !== null && usernames.get(row.userId)) || null,
      contactName: row.contactName,
      contactEmail: row.contactEmail || null,
      packageName: departure.packageName,
      departsOn: departure.departsOn,
      numberOfTravelers: row.numberOfTravelers,
      totalPrice: row.totalPrice,
      state: row.state,
      needs: needsOf(row),
      createdAt: row.createdAt.toISOString(),
    };
  });
}

function numberFrom(text: string | undefined): number | null {
  return text ? Number(text) : null;
}
