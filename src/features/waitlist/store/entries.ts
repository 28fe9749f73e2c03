/** Who waits for seats: joining, leaving, and reading places. The person is part of every WHERE but that of operators. */
import { sql } from 'kysely';
import { again, type Db, type Rows } from '../../../database/sql.ts';
import { releaseHeldSeatsSql, type SeatsOf } from '../../packages/store/departures.ts';
import {
  LONGEST_LINE,
  LONGEST_TURN_HOURS,
  MOST_PLACES,
  type WaitlistLetter,
  type WaitState,
  waitlistLetterId,
} from '../rules/offers.ts';

export interface OwnPlace {
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
  (select count(*)::int from waitlist as before where before.departure_id = w.departure_id
    and before.id < w.id and before.state in ('waiting', 'gathering')) as ahead`;

/** Whether the place `w` still counts: a turn that is over does not. */
const standsSql = sql`w.ended_at is null and (w.state <> 'offered' or w.until > now())`;

/** Who joined which line, and when. */
export interface Joined {
  readonly id: number;
  readonly userId: number;
  readonly departureId: number;
  readonly joinedAt: Date;
}

/** The places whose person has booked the departure since: they have served. Bookings are not ours, so it is handed in. */
export type FindBooked = (db: Db, joined: readonly Joined[]) => Promise<ReadonlySet<number>>;

async function withoutBooked<T extends Joined>(db: Db, places: readonly T[], findBooked: FindBooked): Promise<T[]> {
  const booked = places.length === 0 ? new Set() : await findBooked(db, places);
  return places.filter(({ id }) => !booked.has(id));
}

export interface WaitingPlace extends OwnPlace, Joined {}

/** Places that still count, in the order of joining. */
export async function listOwnPlaces(db: Db, userId: number, findBooked: FindBooked): Promise<WaitingPlace[]> {
  const found = await sql<WaitingPlace>`
    select ${columns} from waitlist as w
    where w.user_id = ${userId} and ${standsSql} order by w.id`.execute(db);
  return withoutBooked(db, found.rows, findBooked);
}

/** Of a departure, for operators: places that still count, in the order of joining. */
export async function listLine(db: Db, departureId: number, findBooked: FindBooked): Promise<WaitingPlace[]> {
  const found = await sql<WaitingPlace>`
    select ${columns} from waitlist as w
    where w.departure_id = ${departureId} and ${standsSql} order by w.id`.execute(db);
  return withoutBooked(db, found.rows, findBooked);
}

export interface NewPlace {
  readonly userId: number;
  readonly departureId: number;
  readonly seats: number;
  readonly contactEmail: string;
}

export type NotJoined = 'too_many_places' | 'line_full';

/**
 * Whoever stands in the line already keeps the place. The figures may be passed by requests of one moment, by one or
 * two: they keep lists short and decide nothing else.
 */
export async function insertPlace(
  db: Db,
  { userId, departureId, seats, contactEmail }: NewPlace,
): Promise<'joined' | 'known' | NotJoined> {
  const counted = await sql<{ own: number; all: number; known: boolean }>`
    select count(*) filter (where user_id = ${userId})::int as own,
      count(*) filter (where departure_id = ${departureId})::int as all,
      coalesce(bool_or(user_id = ${userId} and departure_id = ${departureId}), false) as known
    from waitlist where ended_at is null and (user_id = ${userId} or departure_id = ${departureId})`.execute(db);
  const { own, all, known } = counted.rows[0] ?? { own: 0, all: 0, known: false };
  if (known) return 'known';
  if (own >= MOST_PLACES) return 'too_many_places';
  if (all >= LONGEST_LINE) return 'line_full';
  const joined = await sql`
    insert into waitlist (user_id, departure_id, seats, contact_email)
    values (${userId}, ${departureId}, ${seats}, ${contactEmail})
    on conflict (departure_id, user_id) where ended_at is null do nothing returning id`.execute(db);
  return joined.rows.length > 0 ? 'joined' : 'known';
}

/** Seats kept for the place are free in the same statement. False: there is no such place any more. */
export async function leavePlace(db: Db, id: number, userId: number | null): Promise<boolean> {
  const left = await again(() =>
    sql`
    with place as (
      select id, held from waitlist
      where id = ${id} and user_id = coalesce(${userId}::int, user_id) and ended_at is null for update
    ), gone as (
      update waitlist set state = 'left', held = 0, until = null, ended_at = now()
      from place where waitlist.id = place.id
      returning waitlist.id, waitlist.departure_id, place.held as seats
    ), freed as (${releaseHeldSeatsSql(sql`(select * from gone where seats > 0)`)})
    select id from gone`.execute(db),
  );
  return left.rows.length > 0;
}

/** Whether the place was left, by whatever way: a second press says the same as the first. */
export async function hasLeftPlace(db: Db, id: number): Promise<boolean> {
  const found = await sql`select 1 from waitlist where id = ${id} and state = 'left'`.execute(db);
  return found.rows.length > 0;
}

export interface UnsentPlace extends Pick<OwnPlace, 'id' | 'departureId' | 'seats' | 'contactEmail' | 'until'> {
  readonly userId: number;
  readonly state: WaitState;
  readonly letterSince: Date;
}

/** The place whose letter is due and has not left; null when there is none to send. */
export async function findUnsentPlace(db: Db, id: number): Promise<UnsentPlace | null> {
  const found = await sql<UnsentPlace>`
    select id, user_id as "userId", departure_id as "departureId", seats, contact_email as "contactEmail", until, state,
      letter_since as "letterSince" from waitlist
    where id = ${id} and letter in ('due', 'refused') and letter_since is not null and (state <> 'offered' or until > now())`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** So many seconds from now, where that is later; for `LONGEST_TURN_HOURS` in all. A turn that is over stays over. */
export async function prolongTurn(db: Db, id: number, seconds: number): Promise<void> {
  await sql`
    update waitlist set until = greatest(until, least(now() + make_interval(secs => ${seconds}::float8),
      letter_since + make_interval(hours => ${LONGEST_TURN_HOURS})))
    where id = ${id} and state = 'offered' and letter = 'due' and until > now()`.execute(db);
}

/** What has been sent stays sent. */
export async function markPlaceLetter(db: Db, id: number, letter: 'sent' | 'refused'): Promise<void> {
  await sql`update waitlist set letter = ${letter} where id = ${id} and letter <> 'sent'`.execute(db);
}

/** What has lost its use is not written about. */
export async function dropPlaceLetter(db: Db, id: number): Promise<void> {
  await sql`update waitlist set letter = null, letter_since = null where id = ${id} and letter = 'due'`.execute(db);
}

/** Every column that says something about the person. */
export async function readPlacesOf(db: Db, userId: number): Promise<unknown[]> {
  const found = await sql`
    select departure_id as "departureId", seats as "numberOfTravelers", contact_email as "contactEmail", state,
      joined_at as "joinedAt", until, letter, ended_at as "endedAt"
    from waitlist where user_id = ${userId} order by id`.execute(db);
  return found.rows;
}

/** Seats kept for the person are free again; answers the names of the letters there may be. */
export async function forgetPlacesOf(db: Db, userId: number): Promise<string[]> {
  const gone = await sql<{ id: number }>`
    with gone as (
      delete from waitlist where user_id = ${userId} returning id, departure_id, held as seats
    ), freed as (${releaseHeldSeatsSql(perDeparture(sql`gone`))})
    select id from gone`.execute(db);
  const about: readonly WaitlistLetter[] = ['turn', 'closed'];
  return gone.rows.flatMap(({ id }) => about.map((letter) => waitlistLetterId(id, letter)));
}

function perDeparture(gone: Rows<SeatsOf>): Rows<SeatsOf> {
  return sql`(select departure_id, sum(seats)::int as seats from ${gone} group by departure_id having sum(seats) > 0)`;
}

/** What ended that many days ago or earlier, and has no letter on its way. */
export async function deleteEndedPlaces(db: Db, keptDays: number): Promise<void> {
  await sql`
    delete from waitlist where ended_at < now() - make_interval(days => ${keptDays})
      and coalesce(letter, 'sent') <> 'due'`.execute(db);
}

/** Since when emails are due that have not left. */
export function dueEmailsSql(): Rows<{ since: Date | null }> {
  return sql`select letter_since as since from waitlist where letter = 'due'`;
}

/** Seats kept for somebody, which are part of what its departure holds. */
export function keptSeatsSql(): Rows<{ departure_id: number; seats: number }> {
  return sql`select departure_id, held as seats from waitlist where held > 0`;
}

export interface Overdue {
  readonly waitlistId: number;
  readonly departureId: number;
  readonly what: 'turn' | 'letter';
  readonly lateSeconds: number;
}

/** Turns that should have ended, and letters to those who wait that should have left, by more than that. */
export async function listOverdueWaiting(
  db: Db,
  late: { readonly turnSeconds: number; readonly letterSeconds: number },
): Promise<Overdue[]> {
  const found = await sql<Overdue>`
    select id as "waitlistId", departure_id as "departureId", 'turn' as what,
      extract(epoch from now() - until)::int as "lateSeconds"
    from waitlist where until <= now() - make_interval(secs => ${late.turnSeconds})
    union all
    select id, departure_id, 'letter', extract(epoch from now() - letter_since)::int
    from waitlist where letter = 'due' and letter_since <= now() - make_interval(secs => ${late.letterSeconds})
    order by 1, 3`.execute(db);
  return found.rows;
}
