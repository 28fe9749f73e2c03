/** Payments that are looked at again. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';

export interface Watched {
  readonly paymentId: string;
  readonly bookingId: number;
}

export async function watchPayments(db: Db, payments: readonly Watched[]): Promise<void> {
  if (payments.length === 0) return;
  await sql`
    insert into payments_watched (payment_id, booking_id)
    select * from unnest(${payments.map((payment) => payment.paymentId)}::text[],
      ${payments.map((payment) => payment.bookingId)}::int[])
    on conflict do nothing`.execute(db);
}

export async function listWatched(db: Db): Promise<Watched[]> {
  const found = await sql<Watched>`
    select payment_id as "paymentId", booking_id as "bookingId" from payments_watched`.execute(db);
  return found.rows;
}

export async function endWatch(db: Db, paymentId: string): Promise<void> {
  await sql`delete from payments_watched where payment_id = ${paymentId}`.execute(db);
}
