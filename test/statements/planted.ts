/** Statements with the faults that the proof is for; each stands behind the words that are to be said of it. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

type Connection = Kysely<unknown>;

// sound
const mine = sql`user_id = ${7}`;
const seatsIn = (moved: RawBuilder<{ seats: number }>) => sql`select seats from ${moved} where seats > 0`;
export async function sound(db: Connection, id: number | null): Promise<void> {
  await sql<{ id: number; paymentId: string | null; since: Date; billing: object }>`
    select id, payment_id as "paymentId", state_since as since, billing_address as billing
    from bookings where ${mine} ${id === null ? sql`` : sql`and id = ${id}`}`.execute(db);
  await sql<{ seats: number }>`
    with gone as (delete from bookings where id = ${id} returning number_of_travelers as seats)
    ${seatsIn(sql`gone`)}`.execute(db);
}

// fault: PostgreSQL refuses this: relation "bookngs" does not exist, at “bookngs”
export const ofNoTable = (db: Connection) => sql`select id from bookngs`.execute(db);

// fault: PostgreSQL refuses this: column "idd" does not exist, at “idd from bookings”
export const ofNoColumn = (db: Connection) => sql`select idd from bookings`.execute(db);

// fault: no column "name" comes back, and the type says string
export const unnamed = (db: Connection) => sql<{ id: string; name: string }>`select id from trip_packages`.execute(db);

// fault: "attempt" comes back as int4 (bookings.attempt), and the type does not name it
export const unread = (db: Connection) => sql<{ id: number }>`select id, attempt from bookings`.execute(db);

// fault: the type of a row names no columns
export const asNumber = (db: Connection) => sql<number>`select id from bookings`.execute(db);

// fault: "id" comes back as int4 (bookings.id), and the type says string
export const ofOtherType = (db: Connection) => sql<{ id: string }>`select id from bookings`.execute(db);

// fault: "day" comes back as date (departures.departs_on), and the type says Date
export const dayAsInstant = (db: Connection) =>
  sql<{ day: Date }>`select departs_on as day from departures`.execute(db);

// fault: "all" comes back as json, and the type says { at: Date; }[]
export const instantInJson = (db: Connection) =>
  sql<{ all: { at: Date }[] }>`select json_agg(json_build_object('at', now())) as all`.execute(db);

// fault: "all" comes back as int8[], and the type says number[]
export const bigNumbers = (db: Connection) => sql<{ all: number[] }>`select array[1::bigint] as all`.execute(db);

// fault: "by" comes back as int4 or null (bookings.user_id), which may be missing here, and the type says number
export const withoutNull = (db: Connection) => sql<{ by: number }>`select user_id as by from bookings`.execute(db);

// fault: "id" comes back as int4 (departures.id), which may be missing here, and the type says number
export const leftOut = (db: Connection) =>
  sql<{ id: number }>`select d.id from bookings left join departures as d on d.id = bookings.id`.execute(db);

// fault: PostgreSQL takes int4 for ${id}, and its type is string
export const wrongParameter = (db: Connection, id: string) => sql`select 1 from bookings where id = ${id}`.execute(db);

// fault: PostgreSQL takes jsonb for ${all}, and its type is number[]
export const listAsJson = (db: Connection, all: number[]) => sql`select ${all}::jsonb`.execute(db);

// fault: PostgreSQL refuses this: column "seldom" does not exist
export const ofOneBranch = (db: Connection, id: number | null) =>
  sql`select 1 from bookings ${id === null ? sql`` : sql`where seldom = ${id}`}`.execute(db);

// fault: PostgreSQL refuses this: column "last" does not exist
export const ofSeveral = (db: Connection, asked: { readonly first: boolean; readonly last: boolean }) => {
  const conditions = [...(asked.first ? [sql`id > 0`] : []), ...(asked.last ? [] : [sql`last > 0`])];
  return sql`select 1 from bookings where ${sql.join([sql`true`, ...conditions], sql` and `)}`.execute(db);
};

// fault: PostgreSQL refuses this: column "nobody" does not exist
const BY = { all: sql`true`, nobody: sql`nobody` };
export const ofTable = (db: Connection, by: keyof typeof BY) => sql`select 1 from bookings where ${BY[by]}`.execute(db);

// fault: PostgreSQL refuses this: column "handed" does not exist
const ofCaller = (db: Connection, which: RawBuilder<unknown>) => sql`select 1 from bookings where ${which}`.execute(db);
export const callers = (db: Connection) => [ofCaller(db, sql`true`), ofCaller(db, sql`handed = 1`)];

// fault: no column "seats" comes back, and the type says number
const countIn = (moved: RawBuilder<{ seats: number }>) => sql`select count(*) from ${moved}`;
export const withoutSeats = (db: Connection) =>
  sql`with gone as (delete from bookings returning id) ${countIn(sql`gone`)}`.execute(db);

// fault: text stands in the text of the statement and is not known
export const dynamic = (db: Connection, text: string) => sql`${sql.raw(text)}`.execute(db);

// beside
export const unused = sql`select 1`;
