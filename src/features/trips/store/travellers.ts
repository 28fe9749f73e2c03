/** Who travels on the places of a booking. Written whole, read by place. */
import { type RawBuilder, sql } from 'kysely';
import { again, type Db } from '../../../database/sql.ts';
import { confirmedOfSql, departuresSql, lockConfirmedSql } from '../../bookings/store/read-bookings.ts';
import type { BookedTraveller } from '../contract/travellers.ts';

export async function listTravellers(db: Db, bookingId: number): Promise<BookedTraveller[]> {
  const found = await sql<BookedTraveller>`
    select name, diet, access, note from booking_travellers where booking_id = ${bookingId} order by place`.execute(db);
  return found.rows;
}

export async function countNamed(db: Db, bookingId: number): Promise<number> {
  const found = await sql<{ named: number }>`
    select count(*)::int as named from booking_travellers where booking_id = ${bookingId} and name <> ''`.execute(db);
  return found.rows[0]?.named ?? 0;
}

/** Of so many travellers the first page is found sooner among the bookings from the newest on. */
const COMMON = 2000;

/**
 * Whether on `bookings` somebody travels in whose name each of these words begins one; null: there is no word in it.
 * Few are looked for first, by their index. Of many each booking is asked, and counted: of `exists` the planner makes a
 * join, which brings all of them before the first.
 */
export async function travelsNamedSql(db: Db, beginnings: string): Promise<RawBuilder<unknown> | null> {
  const asked = await sql<{ words: string | null; ids: readonly number[] }>`
    with looked_for as (
      select string_agg(quote_literal(word) || ':*', ' & ')::tsquery as words
      from unnest(name_words(${beginnings})) as word
    )
    select words::text, array(select booking_id from booking_travellers
      where booking_travellers.words @@ looked_for.words limit ${COMMON}) as ids
    from looked_for`.execute(db);
  const { words = null, ids = [] } = asked.rows[0] ?? {};
  if (words === null) return null;
  return ids.length < COMMON
    ? sql`bookings.id = any(${sql.val(ids)}::int[])`
    : sql`(select count(*) from booking_travellers
        where booking_id = bookings.id and (booking_travellers.words @@ ${words}::tsquery) is true) > 0`;
}

/**
 * All places in one statement. False: the booking is not confirmed, or not this traveller's any more. The lock looks
 * removable and is not: whoever is being forgotten in this moment must not leave names behind.
 */
export async function saveTravellers(
  db: Db,
  booking: { readonly id: number; readonly userId: number },
  travellers: readonly BookedTraveller[],
): Promise<boolean> {
  const told = travellers.map((traveller, i) => ({ place: i + 1, ...traveller }));
  const saved = await again(() =>
    sql`
    with mine as (${lockConfirmedSql(booking)})
    insert into booking_travellers (booking_id, place, name, diet, access, note)
    select mine.id, told.place, told.name, told.diet, told.access, told.note
    from mine, json_to_recordset(${JSON.stringify(told)}::json)
      as told (place int, name text, diet text, access text, note text)
    on conflict (booking_id, place) do update set name = excluded.name, diet = excluded.diet,
      access = excluded.access, note = excluded.note, saved_at = now()
    returning place`.execute(db),
  );
  return saved.rows.length > 0;
}

/** Their trips are over for long. */
export async function forgetTravellersOf(db: Db, departureIds: readonly number[]): Promise<number> {
  const forgotten = await sql`
    delete from booking_travellers using (${departuresSql()}) as booked
    where booked.id = booking_travellers.booking_id
      and booked.departure_id = any(${sql.val(departureIds)}::int[])`.execute(db);
  return Number(forgotten.numAffectedRows ?? 0n);
}

export async function listDeparturesWithTravellers(db: Db): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select distinct departure_id as id from booking_travellers
    join (${departuresSql()}) as booked on booked.id = booking_travellers.booking_id`.execute(db);
  return found.rows.map(({ id }) => id);
}

export interface PlacedTraveller extends BookedTraveller {
  readonly bookingId: number;
  readonly place: number;
}

/** Of several bookings, by place. */
export async function listTravellersOf(db: Db, bookingIds: readonly number[]): Promise<PlacedTraveller[]> {
  const found = await sql<PlacedTraveller>`
    select booking_id as "bookingId", place, name, diet, access, note from booking_travellers
    where booking_id = any(${sql.val(bookingIds)}::int[]) order by booking_id, place`.execute(db);
  return found.rows;
}

/** Of each departure: how many of its confirmed places have a name. */
export async function countNamedOf(db: Db, departureIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const found = await sql<{ departureId: number; named: number }>`
    select booked.departure_id as "departureId", count(*)::int as named
    from (${confirmedOfSql(departureIds)}) as booked
      join booking_travellers on booking_travellers.booking_id = booked.id
    where booking_travellers.name <> ''
    group by 1`.execute(db);
  return new Map(found.rows.map(({ departureId, named }) => [departureId, named]));
}

export async function deleteTravellersOf(db: Db, bookingIds: readonly number[]): Promise<void> {
  await sql`delete from booking_travellers where booking_id = any(${sql.val(bookingIds)}::int[])`.execute(db);
}
