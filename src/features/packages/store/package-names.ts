/** Names of packages, whatever their state. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';

/** By id. */
export async function listNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('trip_packages').where('id', 'in', ids).select(['id', 'name']).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The ids of those whose name begins so. */
export async function listIdsNamed(db: Db, name: string): Promise<string[]> {
  const found = await db
    .selectFrom('trip_packages')
    .where(sql<boolean>`starts_with(lower(name), lower(${name}))`)
    .select('id')
    .execute();
  return found.map(({ id }) => id);
}

/** All of them, by name. */
export async function listPackageNames(db: Db): Promise<{ readonly id: string; readonly name: string }[]> {
  return db.selectFrom('trip_packages').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}
