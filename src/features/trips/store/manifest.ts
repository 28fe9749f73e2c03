/** Who travels on a departure. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { BookedTraveller } from '../contract/travellers.ts';

export interface PartyRow {
  readonly bookingId: number;
  readonly userId: number | null;
  readonly contactEmail: string | null;
  readonly specialRequests: string | null;
  readonly numberOfTravelers: number;
  /** Those who were told, by place. */
  readonly travellers: readonly (BookedTraveller & { readonly place: number })[];
}

/** All confirmed bookings of the departure, in the order they were made. */
export async function listParties(db: Db, departureId: number): Promise<PartyRow[]> {
  const found = await sql<PartyRow>`
    select id as "bookingId", user_id as "userId", contact_email as "contactEmail",
      special_requests as "specialRequests", number_of_travelers as "numberOfTravelers",
      coalesce((select json_agg(json_build_object('place', place, 'name', name, 'diet', diet, 'access', access,
        'note', note) order by place) from booking_travellers where booking_id = bookings.id), '[]') as travellers
    from bookings where departure_id = ${departureId} and state = 'confirmed'
    order by created_at, id`.execute(db);
  return found.rows;
}

/** Of each departure: how many of its confirmed places have a name. */
export async function countNamedOf(db: Db, departureIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const found = await sql<{ departureId: number; named: number }>`
    select bookings.departure_id as "departureId", count(*)::int as named
    from bookings join booking_travellers on booking_travellers.booking_id = bookings.id
    where bookings.departure_id = any(${sql.val(departureIds)}::int[]) and bookings.state = 'confirmed'
      and booking_travellers.name <> ''
    group by 1`.execute(db);
  return new Map(found.rows.map(({ departureId, named }) => [departureId, named]));
}
