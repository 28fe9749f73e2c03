/**
 * Packages as operators change them. Whoever changes one locks its row first:
 * edits, prices and departures of one package follow one another.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { StoredFields } from '../contract/package-fields.ts';
import type { PackageState } from '../rules/package-state.ts';
import type { Rated } from '../rules/rating.ts';
import { durationOf } from '../rules/trip-duration.ts';
import { columnsOf, fieldsIn, type PackageChange, ratedSql, tables } from './package-columns.ts';

/** A package with all that an operator may change. `imageAlt` is null where the words are those of the picture. */
export interface EditablePackage {
  readonly id: string;
  readonly version: number;
  readonly state: PackageState;
  readonly fields: StoredFields;
  readonly rated: Rated;
  readonly updatedAt: Instant;
  /** Since when it is not on sale any more; null for a draft. */
  readonly withdrawnAt: Instant | null;
}

const stateSql = sql<PackageState>`case when published then 'published'
  when published_at is null then 'draft' else 'withdrawn' end`;

function editable(db: Db, id: string) {
  return tables(db)
    .selectFrom('trip_packages as p')
    .where('p.id', '=', id)
    .selectAll()
    .select([stateSql.as('state'), ratedSql.as('rated')]);
}

export async function findEditable(db: Db, id: string): Promise<EditablePackage | null> {
  const row = await editable(db, id).executeTakeFirst();
  return row ? editableOf(row) : null;
}

/** Until the transaction ends nobody else changes this package, its prices or which departures it has. */
export async function lockPackage(tx: Db, id: string): Promise<EditablePackage | null> {
  const row = await editable(tx, id).forNoKeyUpdate().executeTakeFirst();
  return row ? editableOf(row) : null;
}

function editableOf(row: NonNullable<Awaited<ReturnType<ReturnType<typeof editable>['executeTakeFirst']>>>) {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    rated: row.rated,
    updatedAt: row.updated_at,
    withdrawnAt: row.withdrawn_at,
    // Parsed, so that what is compared is spelled alike: the database has an order of its own for what is in a day.
    fields: StoredFields.parse(fieldsIn(row)),
  };
}

/** What is written beside the fields because it follows from them. */
const writtenOf = (fields: StoredFields) => ({ ...columnsOf(fields), duration: durationOf(fields.nights) });

/** A draft at the end of the shop. False: the id is taken. */
export async function insertDraft(tx: Db, id: string, fields: StoredFields, at: Instant): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('trip_packages')
    .values({
      id,
      ...writtenOf(fields),
      position: sql<number>`(select coalesce(max(position), -1) + 1 from trip_packages)`,
      published: false,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** With its prices; a draft has no departures. */
export async function deleteDraft(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('package_prices').where('package_id', '=', id).execute();
  await tx.deleteFrom('trip_packages').where('id', '=', id).execute();
}

/** Answers the new version. */
export async function updateFields(tx: Db, id: string, fields: StoredFields, at: Instant): Promise<number> {
  return changed(tx, id, at, writtenOf(fields));
}

export async function markPublished(tx: Db, id: string, at: Instant): Promise<number> {
  return changed(tx, id, at, {
    published: true,
    published_at: sql<Date>`coalesce(published_at, ${at})`,
    withdrawn_at: null,
  });
}

export async function markWithdrawn(tx: Db, id: string, at: Instant): Promise<number> {
  return changed(tx, id, at, { published: false, withdrawn_at: at });
}

async function changed(tx: Db, id: string, at: Instant, columns: PackageChange): Promise<number> {
  const row = await tables(tx)
    .updateTable('trip_packages')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: at })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** All ids as they stand. Locked in the order of ids, so that two who move wait for each other and for nobody else. */
export async function lockOrder(tx: Db): Promise<readonly string[]> {
  await sql`select id from trip_packages order by id for no key update`.execute(tx);
  const found = await sql<{ id: string }>`select id from trip_packages order by position, id`.execute(tx);
  return found.rows.map(({ id }) => id);
}

export async function setOrder(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update trip_packages set position = wanted.place - 1
    from unnest(${sql.val(ids)}::text[]) with ordinality as wanted (id, place)
    where wanted.id = trip_packages.id and trip_packages.position <> wanted.place - 1`.execute(tx);
}
