/**
 * Duplicates: rows that are the same place as another leave the list and lend to it. Decided for what has just been
 * written, in its transaction; each is in the audit log and can be undone by operators.
 */
import { sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import { audit, IMPORT } from '../../../kernel/audit-log.ts';
import type { Instant } from '../../../shared/dates.ts';
import { cellOf, hiddenCell, NOWHERE } from '../../destinations/rules/grid-cells.ts';
import type { Position } from '../../destinations/rules/position.ts';
import {
  type DuplicateCandidate,
  type DuplicateMatch,
  findDuplicates,
  type NamedRestaurant,
} from '../rules/duplicates.ts';

/** Two imports at once could match two rows with each other: one after the other they see what the first has decided. */
export async function lockDuplicates(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('restaurant-duplicates'))`.execute(tx);
}

/** Answers how many of these rows only lend to another now. The lock must be held. */
export async function markDuplicates(tx: Db, ids: readonly string[], at: Instant): Promise<number> {
  if (ids.length === 0) return 0;
  const candidates = await findCandidates(tx, ids);
  const matches = findDuplicates(candidates, new Set(ids));
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  for (const match of matches) {
    const candidate = byId.get(match.id);
    if (candidate) await writeMatch(tx, candidate, match, at);
  }
  const now = new Map(matches.map(({ id, sameAs }) => [id, sameAs]));
  return ids.filter((id) => (now.has(id) ? now.get(id) : byId.get(id)?.sameAs) != null).length;
}

/** The rows themselves, and what lies in their streets. */
async function findCandidates(tx: Db, ids: readonly string[]): Promise<DuplicateCandidate[]> {
  const places = await sql<Position>`
    select latitude::float8, longitude::float8 from restaurants where id = any(${[...ids]}::text[])`.execute(tx);
  const found = await sql<DuplicateCandidate>`
    select id, source, name, ${sourceName} as "sourceName", phone, website, address, latitude::float8, longitude::float8,
      same_as as "sameAs", total_reviews > 0 or merge_decided or hidden_at is not null as "isSettled",
      merge_decided and same_as is null as "isUnmerged", corrected <> '{}' as "isCorrected", retired_at is not null as "isRetired", created_at as "createdAt"
    from restaurants
    where source <> 'google' and id in (select unnest(${[...ids]}::text[]) union ${idsAround(places.rows)})`.execute(
    tx,
  );
  return found.rows;
}

/** Nothing, if visitors or an operator have come between. What lent to it lends to the same one as it from now on. */
async function writeMatch(
  tx: Db,
  candidate: DuplicateCandidate,
  { sameAs, because }: DuplicateMatch,
  at: Instant,
): Promise<void> {
  const cell = sameAs === null ? cellOf(candidate) : NOWHERE;
  const written = await sql`
    update restaurants set same_as = ${sameAs}, duplicate_reason = ${because}, cell = ${cell}, updated_at = ${at}
    where id = ${candidate.id} and same_as is not distinct from ${candidate.sameAs}
      and total_reviews = 0 and not merge_decided and hidden_at is null
      and (${sameAs}::text is null or exists (
        select from restaurants as lead where lead.id = ${sameAs} and lead.same_as is null and lead.retired_at is null for share))
    returning id`.execute(tx);
  if (written.rows.length === 0) return;
  if (sameAs !== null)
    await sql`update restaurants set same_as = ${sameAs} where same_as = ${candidate.id}`.execute(tx);
  await audit(tx, {
    operator: IMPORT,
    action: sameAs === null ? 'restaurant.alone' : 'restaurant.double',
    subject: `restaurant:${candidate.id}`,
    before: { sameAs: candidate.sameAs },
    after: { sameAs, ...(because && { because }) },
  });
}

type Around = NamedRestaurant & { readonly id: string };

/** What the source calls a row that an operator has renamed; null for every other one. */
const sourceName = sql<string | null>`case when 'name' = any(corrected) then source_facts ->> 'name' end`;

/** A renamed row answers to both its names: a source may know either. */
function byEachName(rows: readonly (Around & { readonly sourceName: string | null })[]): Around[] {
  return rows.flatMap(({ sourceName, ...row }) => (sourceName === null ? [row] : [row, { ...row, name: sourceName }]));
}

/** A little more than the farthest that two sources may put the same door apart. */
const DOOR_DEGREES = 0.004;

/** The cells in which the same door may lie. */
function neighbourhood({ latitude, longitude }: Position): number[] {
  const wide = DOOR_DEGREES / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return [-DOOR_DEGREES, DOOR_DEGREES].flatMap((north) =>
    [-wide, wide].map((east) => cellOf({ latitude: latitude + north, longitude: longitude + east })),
  );
}

/** The same, and where rows that were hidden lie. */
function cellsOfDoor(at: Position): number[] {
  return neighbourhood(at).flatMap((cell) => [cell, hiddenCell(cell)]);
}

/** Rows of any source, also hidden ones, within a street of one of these; a renamed one under each of its names. */
export async function findAround(db: Db, places: readonly Position[]): Promise<Around[]> {
  const near = places.flatMap((place) => [...new Set(cellsOfDoor(place))].map((cell) => ({ cell, ...place })));
  if (near.length === 0) return [];
  // The index alone tells which are near; only of those the row is read.
  const found = await sql<Around & { sourceName: string | null }>`
    select id, name, phone, website, address, latitude::float8, longitude::float8, ${sourceName} as "sourceName" from restaurants where id in (
      select own.id
      from unnest(${near.map(({ cell }) => cell)}::int[], ${near.map(({ latitude }) => latitude)}::float8[],
        ${near.map(({ longitude }) => longitude)}::float8[]) as place (cell, latitude, longitude)
      join restaurants as own on own.cell = place.cell
        and abs(own.latitude::float8 - place.latitude) < ${DOOR_DEGREES}::float8
        and abs(own.longitude::float8 - place.longitude) * cos(radians(place.latitude)) < ${DOOR_DEGREES}::float8)`.execute(
    db,
  );
  return byEachName(found.rows);
}

/** A little more than SAME_DOOR_MILES, in degrees of latitude. */
const SQUARE_DEGREES = 0.0016;

/**
 * The ids of rows at the doors of many places: our editors' of the same street, everybody's of the squares beside. Each
 * row of the cells is put into its square once, however many places there are. The index alone tells them.
 */
function idsAround(places: readonly Position[]): Rows<{ id: string }> {
  const cells = [...new Set(places.flatMap(cellsOfDoor))];
  const farthest = Math.max(0, ...places.map(({ latitude }) => Math.abs(latitude)));
  const wide = SQUARE_DEGREES / Math.max(0.05, Math.cos((farthest * Math.PI) / 180));
  const beside = [-1, 0, 1];
  const squares = places.flatMap(({ latitude, longitude }) =>
    beside.flatMap((north) =>
      beside.map(
        (east) => [Math.floor(latitude / SQUARE_DEGREES) + north, Math.floor(longitude / wide) + east] as const,
      ),
    ),
  );
  return sql`
    select id from restaurants where source = 'editors' and cell = any(${cells}::int[])
    union
    select id from restaurants where cell = any(${cells}::int[])
      and (floor(latitude::float8 / ${SQUARE_DEGREES}::float8)::int, floor(longitude::float8 / ${wide}::float8)::int)
        in (select * from unnest(${squares.map(([band]) => band)}::int[], ${squares.map(([, square]) => square)}::int[]))`;
}
