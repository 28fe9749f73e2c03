/** What is read to see whether seats, bookings and payments agree. Nothing here writes. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Disputed } from '../../payments/rules/dispute.ts';
import { disputesSql } from '../../payments/store/disputes.ts';
import { keptSeatsSql } from '../../waitlist/store/offers.ts';
import { EMAIL_KINDS, type EmailKind, NUMBERED_KINDS } from '../rules/booking-emails.ts';
import type { State } from '../rules/booking-state.ts';
import type { RefundOnRecord } from '../rules/refunds-owed.ts';
import { heldSeats, paymentIdsSql, refundsSql, waitsForItsTraveller } from './booking-columns.ts';
import { type BookingPayment, listPayments } from './further-payments.ts';
import type { ReconciledBooking } from './recovery.ts';
import { ownPaidSql } from './refund-shares.ts';

export interface BookedSeats {
  readonly departureId: number;
  /** Seats of confirmed bookings. */
  readonly sold: number;
  /** Seats of open bookings and of offered changes, and those kept for whoever waits. */
  readonly held: number;
}

export async function listBookedSeats(db: Db): Promise<BookedSeats[]> {
  const found = await sql<BookedSeats>`
    select departure_id as "departureId",
      coalesce(sum(seats) filter (where is_sold), 0)::int as sold,
      coalesce(sum(seats) filter (where not is_sold), 0)::int as held
    from (
      select departure_id, ${heldSeats} as seats, state = 'confirmed' as is_sold from bookings
      where state in ('confirmed', 'optioned') or open_slot is not null
      union all select departure_id, held, false from booking_changes where held > 0
      union all select departure_id, seats, false from (${keptSeatsSql()}) as kept
    ) as taken group by departure_id`.execute(db);
  return found.rows;
}

/** A booking beside its payment. */
export interface Owed extends ReconciledBooking {
  /** For how long it has been in its state. */
  readonly stateSeconds: number;
  /** Its further payments. */
  readonly others: readonly BookingPayment[];
}

type OwedAlone = Omit<Owed, 'others'>;

const owedColumns = sql`bookings.id, bookings.state, bookings.attempt, ${ownPaidSql()} as "totalPrice", bookings.payment_id as "paymentId",
  extract(epoch from now() - bookings.state_since)::float8 as "stateSeconds"`;

export async function listOwed(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Owed>> {
  const found =
    await sql<OwedAlone>`select ${owedColumns} from bookings where id = any(${sql.val(ids)}::int[])`.execute(db);
  return new Map((await withOthers(db, found.rows)).map((row) => [row.id, row]));
}

/** Page by page, by id. */
export async function listConfirmed(db: Db, page: { after: number; most: number }): Promise<Owed[]> {
  const found = await sql<OwedAlone>`
    select ${owedColumns} from bookings where state = 'confirmed' and id > ${page.after}
    order by id limit ${page.most}`.execute(db);
  return withOthers(db, found.rows);
}

async function withOthers(db: Db, rows: readonly OwedAlone[]): Promise<Owed[]> {
  const others = await listPayments(
    db,
    rows.map(({ id }) => id),
  );
  const of = Map.groupBy(others, ({ bookingId }) => bookingId);
  return rows.map((row) => ({ ...row, others: of.get(row.id) ?? [] }));
}

export interface ShownWrongly {
  readonly id: number;
  readonly state: State;
  readonly status: string;
  readonly paymentStatus: string;
}

/** Bookings that tell their traveller "confirmed" and are not, or the other way round. */
export async function listShownWrongly(db: Db): Promise<ShownWrongly[]> {
  const found = await sql<ShownWrongly>`
    select id, state, status, payment_status as "paymentStatus" from bookings
    where (state = 'confirmed') <> (status = 'confirmed') or (state = 'confirmed' and payment_status <> 'paid' and channel = 'web')
    order by id`.execute(db);
  return found.rows;
}

/** The name of a booking's email of one kind; `bookings` is in the query. */
function nameOf(kind: EmailKind) {
  return sql`'booking-' || lpad(bookings.id::text, greatest(6, length(bookings.id::text)), '0') || ${`-${kind}`}`;
}

const isMisnamed = sql<boolean>`(booking_emails.id not in (${sql.join(EMAIL_KINDS.map(nameOf))})
  and booking_emails.id !~ ${`^booking-[0-9]{6,7}-(${NUMBERED_KINDS.join('|')})-[1-9][0-9]*$`})`;

/** Confirmed, with an address, and its confirmation not on record. */
export async function listUnwritten(db: Db): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from bookings where state = 'confirmed' and contact_email <> ''
      and not exists (select from booking_emails where booking_emails.id = ${nameOf('confirmation')})
    order by id`.execute(db);
  return found.rows.map(({ id }) => id);
}

export interface WrittenAbout {
  readonly bookingId: number;
  /** The names of the emails that left. */
  readonly letters: readonly string[];
  /** Null: there is no such booking. */
  readonly state: State | null;
  /** One of them has a name that no kind of email has: then there may be two of a kind. */
  readonly isMisnamed: boolean;
}

/** Written about under a name of no kind (each kind has one name for a booking), or without having been confirmed. */
export async function listWrittenWrongly(db: Db): Promise<WrittenAbout[]> {
  const found = await sql<WrittenAbout>`
    select booking_id as "bookingId", array_agg(booking_emails.id order by booking_emails.id) as letters,
      bookings.state, bool_or(${isMisnamed}) as "isMisnamed"
    from booking_emails left join bookings on bookings.id = booking_id
    where booking_emails.state = 'sent'
    group by booking_id, bookings.state
    having bool_or(${isMisnamed})
      or coalesce(bookings.state, 'none') not in ('confirmed', 'cancelled') and bool_or(booking_emails.id not like '%-option')
    order by booking_id`.execute(db);
  return found.rows;
}

export interface WaitingEmail {
  readonly bookingId: number;
  readonly waitedSeconds: number;
}

/** Oldest first. */
export async function listLateEmails(db: Db, lateSeconds: number): Promise<WaitingEmail[]> {
  const found = await sql<WaitingEmail>`
    select booking_id as "bookingId", extract(epoch from now() - due_since)::int as "waitedSeconds" from booking_emails
    where state = 'due' and due_since <= now() - make_interval(secs => ${lateSeconds})
    order by due_since, id`.execute(db);
  return found.rows;
}

export interface OpenBooking {
  readonly id: number;
  readonly state: State;
  readonly ageSeconds: number;
}

/** Oldest first; without those whose traveller's bank has asked and may still be answered. */
export async function listOpen(db: Db): Promise<OpenBooking[]> {
  const found = await sql<OpenBooking>`
    select id, state, extract(epoch from now() - created_at)::int as "ageSeconds" from bookings
    where open_slot is not null and not ${waitsForItsTraveller} order by created_at, id`.execute(db);
  return found.rows;
}

export async function oldestOpenSeconds(db: Db): Promise<number> {
  const found = await sql<{ age: number | null }>`
    select extract(epoch from now() - min(created_at))::float8 as age from bookings
    where open_slot is not null and not ${waitsForItsTraveller}`.execute(db);
  return found.rows[0]?.age ?? 0;
}

export interface LateRefund {
  readonly bookingId: number;
  readonly dollars: number;
  readonly ageSeconds: number;
}

/** Owed and not with the provider yet, oldest first. */
export async function listLateRefunds(db: Db, lateSeconds: number): Promise<LateRefund[]> {
  const found = await sql<LateRefund>`
    select booking_id as "bookingId", dollars, extract(epoch from now() - asked_for_at)::int as "ageSeconds"
    from refunds where state = 'due' and asked_for_at <= now() - make_interval(secs => ${lateSeconds})
    order by asked_for_at, booking_id`.execute(db);
  return found.rows;
}

/** A booking with a refund that is withheld, because a bank takes the payment back. */
export interface Withheld {
  readonly bookingId: number;
  readonly userId: number | null;
  readonly since: Date;
  readonly refunds: readonly RefundOnRecord[];
  readonly disputes: readonly Disputed[];
}

/** Oldest first. */
export async function listWithheld(db: Db): Promise<Withheld[]> {
  const found = await sql<Withheld>`
    select bookings.id as "bookingId", user_id as "userId", withheld.since, ${refundsSql} as refunds,
      ${disputesSql(paymentIdsSql)} as disputes
    from (select booking_id, min(ended_at) as since from refunds where state = 'disputed' group by 1) as withheld
      join bookings on bookings.id = withheld.booking_id
    order by withheld.since, bookings.id`.execute(db);
  return found.rows;
}

/** What has been paid back of one booking, in whole US dollars. */
export interface PaidBack {
  readonly bookingId: number;
  readonly paymentId: string;
  /** Of refunds that have reached the provider. */
  readonly sent: number;
  /** Of those, what has had a quarter of an hour to come into its list. */
  readonly sentEarlier: number;
  /** Of all that were neither refused nor withheld. */
  readonly owed: number;
}

/** Page by page, by id: every booking that owes or owed a refund. */
export async function listPaidBack(db: Db, page: { after: number; most: number }): Promise<PaidBack[]> {
  const found = await sql<PaidBack>`
    select booking_id as "bookingId", payment_id as "paymentId",
      coalesce(sum(dollars) filter (where state in ('done', 'sent')), 0)::int as sent,
      coalesce(sum(dollars) filter (where state in ('done', 'sent')
        and coalesce(ended_at, asked_for_at) < now() - interval '15 minutes'), 0)::int as "sentEarlier",
      coalesce(sum(dollars) filter (where state not in ('refused', 'disputed')), 0)::int as owed
    from refunds where booking_id > ${page.after} and payment_id not like 'elsewhere:%'
    group by booking_id, payment_id order by booking_id fetch first (${page.most}::int) rows with ties`.execute(db);
  return found.rows;
}

export interface SumsOfSale {
  readonly bookings: Record<string, number>;
  readonly held: number;
  readonly dollars: { readonly confirmed: number; readonly given_back: number; readonly to_give_back: number };
}

/** What monitors draw. Counts whole tables: asked by a scrape, not by a page. */
export async function sumsOfSale(db: Db): Promise<SumsOfSale> {
  const states = await sql<{ state: string; count: number; dollars: number; held: number }>`
    select state, count(*)::int as count, coalesce(sum(total_price), 0)::float8 as dollars,
      coalesce(sum(${heldSeats}) filter (where open_slot is not null or state = 'optioned'), 0)::int as held
    from bookings group by state`.execute(db);
  const refunds = await sql<{ given: number; due: number }>`
    select coalesce(sum(dollars) filter (where state in ('sent', 'done', 'outside')), 0)::float8 as given,
      coalesce(sum(dollars) filter (where state in ('due', 'refused')), 0)::float8 as due
    from refunds`.execute(db);
  return {
    bookings: Object.fromEntries(states.rows.map(({ state, count }) => [state, count])),
    held: states.rows.reduce((sum, { held }) => sum + held, 0),
    dollars: {
      confirmed: states.rows.find(({ state }) => state === 'confirmed')?.dollars ?? 0,
      given_back: refunds.rows[0]?.given ?? 0,
      to_give_back: refunds.rows[0]?.due ?? 0,
    },
  };
}
