/**
 * Places that are gone: in no list, with their reviews kept, until their source tells of them again. What an operator
 * hid, corrected or merged stays so meanwhile.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { cellOf, runsOver } from '../../destinations/rules/grid-cells.ts';
import type { Box, Position } from '../../destinations/rules/position.ts';
import { lockDuplicates, markDuplicates } from './duplicates.ts';

const A_PAGE = 50_000;

/** Whether OpenStreetMap knows an object that is not retired. Eight bytes for each: a million fit beside any file. */
export async function readKnownObjects(db: Db): Promise<(object: { type: string; id: number }) => boolean> {
  const known = new Map<string, number[]>();
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from restaurants where source = 'openstreetmap' and retired_at is null and id > ${after}
      order by id limit ${A_PAGE}`.execute(db);
    for (const { id } of rows) {
      const [, type = '', number] = id.split('-');
      const numbers = known.get(type) ?? [];
      known.set(type, numbers);
      numbers.push(Number(number));
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < A_PAGE) break;
  }
  const sorted = new Map([...known].map(([type, numbers]) => [type, Float64Array.from(numbers).sort()]));
  return ({ type, id }) => isAmong(sorted.get(type) ?? new Float64Array(), id);
}

function isAmong(sorted: Float64Array, wanted: number): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? wanted) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}

/** A building at the edge of a box may lie on either side of it. */
const EDGE_DEGREES = 0.001;

/**
 * What lies well within the box and is missing from an answer that held all of it is gone. Not so what an operator has
 * corrected, and nothing where more would go than came: such a service knows another part of the world.
 */
export async function retireMissing(tx: Db, box: Box, seen: readonly string[], at: Instant): Promise<number> {
  const runs = runsOver(box);
  const found = await sql<{ id: string }>`
    with near as (
      select id from unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as around (first, last)
      join restaurants on cell between around.first and around.last
    )
    select id from restaurants
    where (id in (select id from near) or same_as in (select id from near))
      and source = 'openstreetmap' and retired_at is null and corrected = '{}'
      and latitude between ${box.south + EDGE_DEGREES} and ${box.north - EDGE_DEGREES}
      and longitude between ${box.west + EDGE_DEGREES} and ${box.east - EDGE_DEGREES}
      and id <> all(${[...seen]}::text[])`.execute(tx);
  const gone = found.rows.map(({ id }) => id);
  return gone.length > seen.length ? 0 : retire(tx, gone, at);
}

/**
 * Their source has said that they are gone. Answers how many are. A row to which an operator merged one that is still
 * known stays, and so does one with reviews or corrections; what an import found to be the same takes its place.
 */
export async function retire(tx: Db, ids: readonly string[], at: Instant): Promise<number> {
  if (ids.length === 0) return 0;
  await lockDuplicates(tx);
  const lenders = await retireWhere(tx, ids, sql`own.same_as is not null`, at);
  const left = await releaseLenders(tx, ids);
  const isLead = sql`not exists (select from restaurants as lender where lender.same_as = own.id and lender.retired_at is null)`;
  const leads = await retireWhere(tx, ids, isLead, at);
  await markDuplicates(tx, left, at);
  return lenders + leads;
}

async function retireWhere(tx: Db, ids: readonly string[], fits: RawBuilder<unknown>, at: Instant): Promise<number> {
  const retired = await sql`
    update restaurants as own set retired_at = ${at}, updated_at = ${at},
      cell = case when own.cell >= 0 then -2 - own.cell else own.cell end
    where id = any(${[...ids]}::text[]) and source = 'openstreetmap' and retired_at is null and ${fits}
    returning id`.execute(tx);
  return retired.rows.length;
}

/** Rows that only lent to one of these by an import's word are places of their own again. Answers which. */
async function releaseLenders(tx: Db, ids: readonly string[]): Promise<string[]> {
  const found = await sql<Position & { id: string }>`
    select lender.id, lender.latitude::float8, lender.longitude::float8 from restaurants as lender
    join restaurants as own on own.id = lender.same_as
    where own.id = any(${[...ids]}::text[]) and own.source = 'openstreetmap' and own.retired_at is null
      and own.total_reviews = 0 and own.corrected = '{}' and not own.merge_decided
      and lender.retired_at is null and lender.source = 'openstreetmap' and not lender.merge_decided`.execute(tx);
  for (const lender of found.rows)
    await sql`
      update restaurants set same_as = null, duplicate_reason = null, cell = ${cellOf(lender)} where id = ${lender.id}`.execute(
      tx,
    );
  return found.rows.map(({ id }) => id);
}
