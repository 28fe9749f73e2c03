/** Who waits for seats: joining, leaving, and reading entries. The person is part of every WHERE but that of operators. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { LONGEST_WAITLIST, MOST_WAITLISTS, type WaitState } from '../rules/waitlist.ts';

export interface OwnEntry {
  readonly id: number;
  readonly departureId: number;
  readonly state: WaitState;
  readonly seats: number;
  readonly held: number;
  readonly contactEmail: string;
  /** Parties that joined before and still wait. */
  readonly ahead: number;
  readonly until: Date | null;
}

const columns = sql`w.id, w.departure_id as "departureId", w.user_id as "userId", w.state, w.seats, w.held,
  w.contact_email as "contactEmail", w.joined_at as "joinedAt", w.until,
  (select count(*)::int from waitlist_entries as before where before.departure_id = w.departure_id
    and before.id < w.id and before.state in ('waiting', 'accumulating')) as ahead`;

/** Whether the entry `w` still counts: an offer that is over does not. */
const standsSql = sql`w.ended_at is null and (w.state <> 'offered' or w.until > now())`;

/** Who joined which waitlist, and when. */
export interface Joined {
  readonly id: number;
  readonly userId: number;
  readonly departureId: number;
  readonly joinedAt: Date;
}

/** The entries whose person has booked the departure since: they have served. Bookings are not ours, so it is handed in. */
export type FindBooked = (db: Db, joined: readonly Joined[]) => Promise<ReadonlySet<number>>;

async function withoutBooked<T extends Joined>(db: Db, entries: readonly T[], findBooked: FindBooked): Promise<T[]> {
  const booked = entries.length === 0 ? new Set() : await findBooked(db, entries);
  return entries.filter(({ id }) => !booked.has(id));
}

export interface WaitingEntry extends OwnEntry, Joined {}

/** Places that still count, in the order of joining. */
export async function listOwnEntries(db: Db, userId: number, findBooked: FindBooked): Promise<WaitingEntry[]> {
  const found = await sql<WaitingEntry>`
    select ${columns} from waitlist_entries as w
    where w.user_id = ${userId} and ${standsSql} order by w.id`.execute(db);
  return withoutBooked(db, found.rows, findBooked);
}

/** Of a departure, for operators: entries that still count, in the order of joining. */
export async function listEntriesOf(db: Db, departureId: number, findBooked: FindBooked): Promise<WaitingEntry[]> {
  const found = await sql<WaitingEntry>`
    select ${columns} from waitlist_entries as w
    where w.departure_id = ${departureId} and ${standsSql} order by w.id`.execute(db);
  return withoutBooked(db, found.rows, findBooked);
}

export async function isEntryOf(db: Db, id: number, departureId: number): Promise<boolean> {
  const found = await sql`select 1 from waitlist_entries where id = ${id} and departure_id = ${departureId}`.execute(
    db,
  );
  return found.rows.length > 0;
}

export interface NewWaitlistEntry {
  readonly userId: number;
  readonly departureId: number;
  readonly seats: number;
  readonly contactEmail: string;
}

export type NotJoined = 'too_many_places' | 'line_full';

/**
 * Whoever stands on the waitlist already keeps the entry. The figures may be passed by requests of one moment, by one or
 * two: they keep lists short and decide nothing else.
 */
export async function insertEntry(
  db: Db,
  { userId, departureId, seats, contactEmail }: NewWaitlistEntry,
): Promise<'joined' | 'known' | NotJoined> {
  const counted = await sql<{ own: number; all: number; known: boolean }>`
    select count(*) filter (where user_id = ${userId})::int as own,
      count(*) filter (where departure_id = ${departureId})::int as all,
      coalesce(bool_or(user_id = ${userId} and departure_id = ${departureId}), false) as known
    from waitlist_entries where ended_at is null and (user_id = ${userId} or departure_id = ${departureId})`.execute(
    db,
  );
  const { own, all, known } = counted.rows[0] ?? { own: 0, all: 0, known: false };
  if (known) return 'known';
  if (own >= MOST_WAITLISTS) return 'too_many_places';
  if (all >= LONGEST_WAITLIST) return 'line_full';
  const joined = await sql`
    insert into waitlist_entries (user_id, departure_id, seats, contact_email)
    values (${userId}, ${departureId}, ${seats}, ${contactEmail})
    on conflict (departure_id, user_id) where ended_at is null do nothing returning id`.execute(db);
  return joined.rows.length > 0 ? 'joined' : 'known';
}

/** Whether the entry was left, by whatever way: a second press says the same as the first. */
export async function hasLeftEntry(db: Db, id: number): Promise<boolean> {
  const found = await sql`select 1 from waitlist_entries where id = ${id} and state = 'left'`.execute(db);
  return found.rows.length > 0;
}

/** Every column that says something about the person. */
export async function readEntriesOf(db: Db, userId: number): Promise<unknown[]> {
  const found = await sql`
    select departure_id as "departureId", seats as "numberOfTravelers", contact_email as "contactEmail", state,
      joined_at as "joinedAt", until, email_state as letter, ended_at as "endedAt"
    from waitlist_entries where user_id = ${userId} order by id`.execute(db);
  return found.rows;
}

/** What ended that many days ago or earlier, and has no email on its way. */
export async function deleteEndedEntries(db: Db, keptDays: number): Promise<void> {
  await sql`
    delete from waitlist_entries where ended_at < now() - make_interval(days => ${keptDays})
      and coalesce(email_state, 'sent') <> 'due'`.execute(db);
}

export interface Overdue {
  readonly waitlistId: number;
  readonly departureId: number;
  readonly what: 'offer' | 'email';
  readonly lateSeconds: number;
}

/** Offers that should have ended, and emails to those who wait that should have left, by more than that. */
export async function listOverdueWaiting(
  db: Db,
  late: { readonly offerSeconds: number; readonly emailSeconds: number },
): Promise<Overdue[]> {
  const found = await sql<Overdue>`
    select id as "waitlistId", departure_id as "departureId", 'offer' as what,
      extract(epoch from now() - until)::int as "lateSeconds"
    from waitlist_entries where until <= now() - make_interval(secs => ${late.offerSeconds})
    union all
    select id, departure_id, 'email', extract(epoch from now() - email_since)::int
    from waitlist_entries where email_state = 'due' and email_since <= now() - make_interval(secs => ${late.emailSeconds})
    order by 1, 3`.execute(db);
  return found.rows;
}

/** Of those that have not ended. */
export async function countByState(db: Db): Promise<Record<string, number>> {
  const found = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from waitlist_entries where ended_at is null group by state`.execute(db);
  return Object.fromEntries(found.rows.map(({ state, count }) => [state, count]));
}
