/** A restaurant's row as operators see it, held, hidden and shown again. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { pluck, underNames } from '../../../shared/field-list.ts';
import { cellOf, hiddenCell, NOWHERE } from '../../destinations/rules/grid-cells.ts';
import { FACTS, type RestaurantFact, StoredFacts } from '../contract/restaurant-facts.ts';
import type { DuplicateReason } from '../rules/duplicates.ts';

export type RestaurantRow = Awaited<ReturnType<typeof rowsOf>>[number];

export async function findRow(db: Db, id: string): Promise<RestaurantRow | null> {
  return (await rowsOf(db, [id], false))[0] ?? null;
}

/** Keeps others from changing the rows until the transaction ends; in one order, so that nobody waits for each other. */
export async function holdRows(tx: Db, ids: readonly string[]): Promise<RestaurantRow[]> {
  return rowsOf(tx, ids, true);
}

async function rowsOf(db: Db, ids: readonly string[], hold: boolean) {
  const rows = await db
    .selectFrom('restaurants')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(hold, (query) => query.forUpdate())
    .execute();
  return rows.map(({ id, source, name, latitude, longitude, version, corrected, ...row }) => ({
    ...{ id, source, name, latitude, longitude, version, corrected },
    sourceId: row.source_id,
    timeZone: row.time_zone,
    asOf: row.as_of,
    rating: row.aggregated_rating,
    reviews: row.total_reviews,
    prior: row.google_rating,
    facts: factsIn({ ...row, name }),
    hoursNote: row.hours_note,
    told: factsIn({ ...row, name, ...row.source_facts }),
    hidden: row.hidden_at && { at: row.hidden_at, reason: row.hidden_reason ?? '' },
    /** When its source said that it is gone, or no longer has it. */
    retiredAt: row.retired_at,
    sameAs: row.same_as,
    /** By what an import knew it; null where an operator merged them. */
    sameBecause: row.duplicate_reason,
  }));
}

const COLUMNS = pluck(FACTS, 'column');
const factsIn = (row: Readonly<Record<(typeof COLUMNS)[RestaurantFact], unknown>>) =>
  StoredFacts.parse(underNames(row, COLUMNS));

export async function hideRow(tx: Db, row: RestaurantRow, reason: string, at: Instant): Promise<void> {
  await updateRow(tx, row.id, at, { cell: hiddenCell(cellOf(row)), hidden_at: at, hidden_reason: reason });
}

export async function showRow(tx: Db, row: RestaurantRow, at: Instant): Promise<void> {
  await updateRow(tx, row.id, at, { cell: homeOf(row), hidden_at: null, hidden_reason: null });
}

/** A place of Google's lies nowhere: what is kept of it is its id. What is gone lies where nobody looks. */
export function homeOf(row: RestaurantRow): number {
  if (row.source === 'google') return NOWHERE;
  return row.retiredAt === null ? cellOf(row) : hiddenCell(cellOf(row));
}

type RowChange = Partial<{
  cell: number;
  same_as: string | null;
  duplicate_reason: DuplicateReason | null;
  merge_decided: boolean;
  hidden_at: Instant | null;
  hidden_reason: string | null;
}>;

export async function updateRow(tx: Db, id: string, at: Instant, change: RowChange): Promise<void> {
  await tx
    .updateTable('restaurants')
    .set({ ...change, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}
