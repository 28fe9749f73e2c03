/** Bookings as whoever writes to their people needs them. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { BookingRow } from './booking-columns.ts';

export type AddressedBooking = Pick<
  BookingRow,
  'id' | 'state' | 'departureId' | 'userId' | 'contactEmail' | 'contactName' | 'numberOfTravelers'
>;

const COLUMNS = sql`id, state, departure_id as "departureId", user_id as "userId", contact_email as "contactEmail",
  contact_name as "contactName", number_of_travelers as "numberOfTravelers"`;

/** The confirmed ones, in the order of booking. */
export async function listAddressedOf(db: Db, departureId: number): Promise<AddressedBooking[]> {
  const found = await sql<AddressedBooking>`
    select ${COLUMNS} from bookings where departure_id = ${departureId} and state = 'confirmed'
    order by created_at, id`.execute(db);
  return found.rows;
}

export async function listAddressed(db: Db, ids: readonly number[]): Promise<AddressedBooking[]> {
  const found = await sql<AddressedBooking>`
    select ${COLUMNS} from bookings where id = any(${sql.val(ids)}::int[]) order by created_at, id`.execute(db);
  return found.rows;
}
