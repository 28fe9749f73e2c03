/** A trip for two that is booked and paid, and what is asked about it in tests of the admin area. */
import { sql } from 'kysely';
import type { Db } from '../src/database/sql.ts';
import { readAudit } from '../src/kernel/audit-log.ts';
import { type CalendarDay, calendarDay, plusDays } from '../src/shared/dates.ts';
import type { TestApp } from './app.ts';
import { aPackage, aTraveller, type Buyer, checkout, type OnSale } from './sale.ts';

export interface Booked {
  readonly person: Buyer;
  readonly id: number;
  readonly onSale: OnSale;
}

/** Costs $2,200 and leaves in sixty days or a few more. */
export async function booked(app: TestApp, { contactEmail = '' } = {}): Promise<Booked> {
  const onSale = await aPackage(app.db);
  const person = await aTraveller(app);
  const answer = await person.post('/api/bookings', checkout(onSale.packageId, { seats: 2, contactEmail }));
  if (answer.status !== 201) throw new Error(`Nothing was booked: ${answer.text}`);
  return { person, id: answer.body.bookingId, onSale };
}

export async function departIn(db: Db, onSale: OnSale, days: number): Promise<void> {
  await departOn(db, onSale, plusDays(calendarDay(new Date()), days));
}

/** As if it had been so when its bookings were made. */
export async function departOn(db: Db, { departureId }: Pick<OnSale, 'departureId'>, day: CalendarDay): Promise<void> {
  await sql`update departures set departs_on = ${day}::date, returns_on = ${plusDays(day, 4)}::date
    where id = ${departureId}`.execute(db);
  await sql`update bookings set departs_on = ${day}::date, returns_on = ${plusDays(day, 4)}::date,
    agreement = agreement + 1 where departure_id = ${departureId}`.execute(db);
}

/** Cents, by the provider's own ledger; of one booking or of all. */
export async function givenBack(db: Db, bookingId: number | null = null): Promise<number> {
  const found = await sql<{ cents: number }>`
    select coalesce(sum(refunded_cents), 0)::int as cents from sandbox_payments
    where booking_id = coalesce(${bookingId}::int, booking_id)`.execute(db);
  return found.rows[0]?.cents ?? -1;
}

/** What the log says was done to one thing, the latest first. */
export async function auditEntriesOn(db: Db, subject: string) {
  const entries = await readAudit(db, { subject, most: 50 });
  return entries.map(({ action, operator, before, after }) => ({ action, operator, before, after }));
}
