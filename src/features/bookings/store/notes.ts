/** What operators tell each other about a booking. In no email and no document; it goes when the person goes. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';

export interface NoteRow {
  readonly id: number;
  readonly at: Date;
  readonly operator: string;
  readonly note: string;
}

export async function listNotes(db: Db, bookingId: number): Promise<NoteRow[]> {
  const found = await sql<NoteRow>`
    select id, at, operator, note from booking_notes where booking_id = ${bookingId} order by id desc`.execute(db);
  return found.rows;
}

/**
 * The lock looks removable and is not: nothing may be noted about somebody who is being forgotten at this moment. False:
 * there is no such booking, or its person has left.
 */
export async function insertNote(
  db: Db,
  bookingId: number,
  { operator, note }: { readonly operator: { readonly id: number; readonly name: string }; readonly note: string },
): Promise<boolean> {
  const inserted = await sql`
    with known as (select id from bookings where id = ${bookingId} and (user_id is not null or contact_name is not null)
      for no key update)
    insert into booking_notes (booking_id, operator_id, operator, note)
    select id, ${operator.id}::int, ${operator.name}, ${note} from known returning id`.execute(db);
  return inserted.rows.length > 0;
}
