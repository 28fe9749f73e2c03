/**
 * Another agreement of a confirmed booking: its row, the seats of both departures and the record of the change, all in
 * the caller's transaction, which has locked the booking first and the departures after it, in the order of their ids.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { returnSoldSeats, sellHeldSeats } from '../../packages/store/departures.ts';
import { takeBookedSql } from '../../waitlist/store/offers.ts';
import type { Agreement, ChangeQuote } from '../rules/changes.ts';

export interface ChangedBy {
  readonly id: number;
  readonly name: string;
}

/** Until the transaction ends nobody else changes, cancels or refunds it. Answers which agreement it has. */
export async function lockAgreement(tx: Db, bookingId: number): Promise<number | null> {
  const locked = await sql<{ agreement: number }>`
    select agreement from bookings where id = ${bookingId} for no key update`.execute(tx);
  return locked.rows[0]?.agreement ?? null;
}

/**
 * The new seats first: nobody gives up seats before having others. False: they are not free, promised to somebody who
 * waits, or the departure does not leave on the days that were quoted any more; nothing has been written then.
 */
export async function moveSeats(tx: Db, { before, after }: Pick<ChangeQuote, 'before' | 'after'>): Promise<boolean> {
  const isMoved = before.departureId !== after.departureId;
  const wanted = isMoved ? after.travelers : after.travelers - before.travelers;
  if (wanted > 0) {
    const { departureId, departsOn, returnsOn } = after;
    const taken = await sql`
      with ${takeBookedSql({ userId: null, departureId, seats: wanted, departsOn, returnsOn })} select id from seats`.execute(
      tx,
    );
    if (taken.rows.length === 0) return false;
    await sellHeldSeats(tx, departureId, wanted);
  }
  if (isMoved) await returnSoldSeats(tx, before.departureId, before.travelers);
  else if (wanted < 0) await returnSoldSeats(tx, before.departureId, -wanted);
  return true;
}

/** The WHERE looks removable and is not: a change that was quoted from another agreement is of another booking. */
export async function updateAgreement(
  tx: Db,
  bookingId: number,
  { after, refund, from }: { readonly after: Agreement; readonly refund: number; readonly from: number },
): Promise<boolean> {
  const changed = await sql`
    update bookings set departure_id = ${after.departureId}::int, departs_on = ${after.departsOn}::date,
      returns_on = ${after.returnsOn}::date, number_of_travelers = ${after.travelers}::int,
      price_per_person = ${after.pricePerPerson}::int, subtotal = ${after.subtotal}::int, taxes = ${after.taxes}::int,
      total_price = ${after.total}::int, paid = coalesce(paid, total_price),
      charged = coalesce(charged, total_price) - ${refund}::int, agreement = agreement + 1, updated_at = now()
    where id = ${bookingId} and state = 'confirmed' and agreement = ${from}::int returning id`.execute(tx);
  return changed.rows.length > 0;
}

export interface NewChange {
  readonly bookingId: number;
  /** The agreement it was quoted from. */
  readonly from: number;
  readonly quote: Pick<ChangeQuote, 'before' | 'after'>;
  readonly refund: number;
  readonly waived: number;
  readonly reason: string | null;
  readonly by: ChangedBy;
}

/** Answers its number. */
export async function insertChange(tx: Db, change: NewChange): Promise<number> {
  const { bookingId, from, quote, refund, waived, reason, by } = change;
  const inserted = await sql<{ number: number }>`
    insert into booking_changes (booking_id, number, state, agreement, before, after, departure_id, refund, waived, reason,
      operator_id, operator, ended_at)
    select ${bookingId}::int, coalesce(max(number), 0) + 1, 'applied', ${from}::int, ${JSON.stringify(quote.before)}::jsonb,
      ${JSON.stringify(quote.after)}::jsonb, ${quote.after.departureId}::int, ${refund}::int, ${waived}::int,
      ${reason}::text, ${by.id}::int, ${by.name}, now()
    from booking_changes where booking_id = ${bookingId}
    returning number`.execute(tx);
  return inserted.rows[0]?.number ?? 0;
}

export interface ChangeRow {
  readonly number: number;
  readonly at: Date;
  readonly operator: string;
  readonly before: Agreement;
  readonly after: Agreement;
  /** Whole US dollars. */
  readonly refund: number;
  readonly waived: number;
  /** Null: none was needed, or its person has left. */
  readonly reason: string | null;
}

export async function listChanges(db: Db, bookingId: number): Promise<ChangeRow[]> {
  const found = await sql<ChangeRow>`
    select number, at, operator, before, after, refund, waived, reason from booking_changes
    where booking_id = ${bookingId} and state = 'applied' order by number`.execute(db);
  return found.rows;
}
