/** The table of what travellers have saved. */
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import type { Instant } from '../../shared/dates.ts';
import { MOST_SAVED } from './rules.ts';

export interface SavedRow {
  readonly item: string;
  readonly savedAt: Instant;
}

/** The latest first. */
export async function listSavedOf(db: Db, userId: number): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_items')
    .select(['item', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('item')
    .execute();
}

/** In this order, the latest first; what is saved already stays where it stands. Beyond the limit the oldest go. */
export async function insertSaved(db: Db, userId: number, items: readonly string[], at: Instant): Promise<void> {
  const rows = items.map((item, i) => ({ user_id: userId, item, saved_at: new Date(at.getTime() - i) }));
  await db
    .insertInto('saved_items')
    .values(rows)
    .onConflict((known) => known.columns(['user_id', 'item']).doNothing())
    .execute();
  await sql`delete from saved_items where user_id = ${userId} and item in (
    select item from saved_items where user_id = ${userId} order by saved_at desc, item offset ${MOST_SAVED})`.execute(
    db,
  );
}

export async function deleteSaved(db: Db, userId: number, items: readonly string[]): Promise<void> {
  await db.deleteFrom('saved_items').where('user_id', '=', userId).where('item', 'in', items).execute();
}

export async function deleteAllSavedOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('saved_items').where('user_id', '=', userId).execute();
}
