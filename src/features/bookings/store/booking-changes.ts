/**
 * Another agreement of a confirmed booking: its row, the seats of both departures and the record of the change, all in
 * the caller's transaction, which has locked the booking first and the departures after it, in the order of their ids.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { cancelledDeparturesSql } from '../../packages/store/departures.ts';
import { returnSoldSeats, sellHeldSeats } from '../../packages/store/seats.ts';
import { takeBookedSql } from '../../waitlist/store/offers.ts';
import type { Agreement, ChangeQuote } from '../rules/booking-change.ts';
import type { State } from '../rules/booking-state.ts';

/** By the card behind a link, by an invoice, or past us. */
export type SettledBy = 'link' | 'invoice' | 'elsewhere';

export interface ChangedBy {
  readonly id: number;
  readonly name: string;
}

export interface LockedBooking {
  readonly agreement: number;
  readonly state: State;
  readonly total: number;
  /** An option whose time is over. */
  readonly isLate: boolean;
}

/** Until the transaction ends nobody else changes, cancels or refunds it. Answers how it stands. */
export async function lockAgreement(tx: Db, bookingId: number): Promise<LockedBooking | null> {
  const locked = await sql<LockedBooking>`
    select agreement, state, total_price as total, hold_until <= now() as "isLate" from bookings where id = ${bookingId} for no key update`.execute(
    tx,
  );
  return locked.rows[0] ?? null;
}

/** Whether it can still be answered: by a booking that stands as it was quoted. */
export function isOpenFor(
  booking: Pick<LockedBooking, 'agreement' | 'state'> | null,
  change: Pick<ChangeRow, 'state' | 'agreement'>,
): boolean {
  return change.state === 'offered' && booking?.state === 'confirmed' && booking.agreement === change.agreement;
}

/**
 * Holds the seats that a change needs beyond those the booking has: nobody gives up seats before having others. Answers how
 * many. Null: they are not free, promised to somebody who waits, or the departure does not leave on the days that were
 * quoted any more; nothing has been written then.
 */
export async function holdSeats(tx: Db, { before, after }: Sides): Promise<number | null> {
  const isMoved = before.departureId !== after.departureId;
  const wanted = isMoved ? after.travelers : after.travelers - before.travelers;
  if (wanted <= 0) return 0;
  const { departureId, departsOn, returnsOn } = after;
  const taken = await sql`
    with ${takeBookedSql({ userId: null, departureId, seats: wanted, departsOn, returnsOn })} select id from seats`.execute(
    tx,
  );
  return taken.rows.length === 0 ? null : wanted;
}

/** The seats that are held for a change become the booking's, and those it has no use for are free. */
export async function settleSeats(tx: Db, { before, after }: Sides, held: number): Promise<void> {
  if (held > 0) await sellHeldSeats(tx, after.departureId, held);
  const isMoved = before.departureId !== after.departureId;
  const free = isMoved ? before.travelers : before.travelers - after.travelers;
  if (free > 0) await returnSoldSeats(tx, before.departureId, free);
}

type Sides = Pick<ChangeQuote, 'before' | 'after'>;

/** The WHERE looks removable and is not: a change that was quoted from another agreement is of another booking. */
export async function updateAgreement(
  tx: Db,
  bookingId: number,
  change: { readonly after: Agreement; readonly refund: number; readonly paid: number; readonly from: number },
): Promise<boolean> {
  const { after, refund, paid, from } = change;
  const changed = await sql`
    update bookings set departure_id = ${after.departureId}::int, departs_on = ${after.departsOn}::date,
      returns_on = ${after.returnsOn}::date, number_of_travelers = ${after.travelers}::int,
      price_per_person = ${after.pricePerPerson}::int, subtotal = ${after.subtotal}::int, taxes = ${after.taxes}::int,
      total_price = ${after.total}::int, paid = coalesce(paid, total_price) + ${paid}::int,
      charged = coalesce(charged, total_price) - ${refund}::int + ${paid}::int, agreement = agreement + 1, updated_at = now()
    where id = ${bookingId} and state = 'confirmed' and agreement = ${from}::int returning id`.execute(tx);
  return changed.rows.length > 0;
}

export interface NewChange extends Pick<ChangeRow, 'refund' | 'waived' | 'due' | 'settledBy' | 'reason'> {
  readonly bookingId: number;
  /** The agreement it was quoted from. */
  readonly from: number;
  readonly quote: Pick<ChangeQuote, 'before' | 'after'>;
  /** To whoever booked, where it is offered. */
  readonly message?: string | null | undefined;
  readonly by: ChangedBy;
  /** Until when it waits for its traveller, and the seats that are held for it; without, it is agreed. */
  readonly offer?: { readonly answerBy: Date; readonly held: number };
}

/** Answers its number. */
export async function insertChange(tx: Db, change: NewChange): Promise<number> {
  const { bookingId, from, quote, refund, waived, due, settledBy, reason, message = null, by, offer } = change;
  const inserted = await sql<{ number: number }>`
    insert into booking_changes (booking_id, number, state, agreement, before, after, departure_id, refund, waived, due,
      settled_by, reason, message, operator_id, operator, answer_by, held, ended_at)
    select ${bookingId}::int, coalesce(max(number), 0) + 1, ${offer ? 'offered' : 'applied'}, ${from}::int, ${JSON.stringify(quote.before)}::jsonb,
      ${JSON.stringify(quote.after)}::jsonb, ${quote.after.departureId}::int, ${refund}::int, ${waived}::int,
      ${due}::int, ${settledBy}::text, ${reason}::text, ${message}::text, ${by.id}::int, ${by.name}, ${offer?.answerBy ?? null}::timestamptz,
      ${offer?.held ?? 0}::int, case when ${offer === undefined} then now() end
    from booking_changes where booking_id = ${bookingId}
    returning number`.execute(tx);
  return inserted.rows[0]?.number ?? 0;
}

export type ChangeState = 'offered' | 'applied' | 'refused' | 'withdrawn' | 'expired';

export interface ChangeRow {
  readonly number: number;
  readonly state: ChangeState;
  /** The agreement it was quoted from. */
  readonly agreement: number;
  readonly at: Date;
  readonly operator: string;
  readonly before: Agreement;
  readonly after: Agreement;
  /** Whole US dollars. */
  readonly refund: number;
  readonly waived: number;
  /** To be paid for it, and how. */
  readonly due: number;
  readonly settledBy: SettledBy | null;
  /** Null: none was needed, or its person has left. */
  readonly reason: string | null;
  /** To whoever booked; goes as the reason does. */
  readonly message: string | null;
  /** Seats of its departure that are held for it. */
  readonly held: number;
  readonly answerBy: Date | null;
  readonly isLate: boolean;
}

const columns = sql`number, state, agreement, at, operator, before, after, refund, waived, due, settled_by as "settledBy", reason, message,
  held, answer_by as "answerBy", coalesce(answer_by <= now(), false) as "isLate"`;

/** All that were ever offered or agreed, in order. */
export async function listChanges(db: Db, bookingId: number): Promise<ChangeRow[]> {
  const found = await sql<ChangeRow>`
    select ${columns} from booking_changes where booking_id = ${bookingId} order by number`.execute(db);
  return found.rows;
}

export async function findChange(db: Db, bookingId: number, number: number): Promise<ChangeRow | null> {
  const found = await sql<ChangeRow>`
    select ${columns} from booking_changes where booking_id = ${bookingId} and number = ${number}::int`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Its seats are given back by the caller, or are the booking's now. The WHERE looks removable and is not: of two who answer
 * at once, one does.
 */
export async function endChange(
  tx: Db,
  bookingId: number,
  number: number,
  to: Exclude<ChangeState, 'offered'>,
): Promise<boolean> {
  const ended = await sql`
    update booking_changes set state = ${to}, held = 0, ended_at = now()
    where booking_id = ${bookingId} and number = ${number} and state = 'offered' returning number`.execute(tx);
  return ended.rows.length > 0;
}

/** Seats of a departure that are held for days: for changes, and for callers. */
export async function countHeld(db: Db, departureId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select coalesce(sum(seats), 0)::int as n from (
      select held as seats from booking_changes where departure_id = ${departureId} and held > 0
      union all select number_of_travelers from bookings where departure_id = ${departureId} and state = 'optioned'
    ) as kept`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** What waits for an answer; null: nothing. */
export async function findOffered(db: Db, bookingId: number): Promise<ChangeRow | null> {
  return (await listChanges(db, bookingId)).find(({ state }) => state === 'offered') ?? null;
}

/** Offered to nobody any more: too late, or its booking does not stand; unless money for it is under way. */
export async function listLapsed(db: Db, most: number): Promise<{ bookingId: number; number: number }[]> {
  const found = await sql<{ bookingId: number; number: number }>`
    select c.booking_id as "bookingId", c.number from booking_changes as c join bookings as b on b.id = c.booking_id
    where c.state = 'offered' and (c.answer_by <= now() or b.state <> 'confirmed' or b.agreement <> c.agreement
        or c.departure_id in (select id from ${cancelledDeparturesSql()} as gone))
      and not exists (select from booking_payments as p where p.booking_id = c.booking_id
        and p.state in ('asked', 'waiting', 'capturing'))
    order by c.answer_by limit ${most}`.execute(db);
  return found.rows;
}
