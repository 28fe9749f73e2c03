/** When the facts of our own restaurants were looked up. */
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay, Instant } from '../../../shared/dates.ts';

export interface AgedRow {
  readonly id: string;
  readonly name: string;
  readonly hours: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly asOf: string;
}

/** Of those that are shown; what others say is as old as their last word, and not ours to look up. */
export async function listByAge(db: Db): Promise<AgedRow[]> {
  return db
    .selectFrom('restaurants')
    .select(['id', 'name', 'hours', 'phone', 'website', 'as_of as asOf'])
    .where('source', '=', 'editors')
    .where('hidden_at', 'is', null)
    .where('same_as', 'is', null)
    .orderBy('id')
    .execute();
}

/** Somebody has looked all of it up on that day. */
export async function markCheckedOn(tx: Db, id: string, day: CalendarDay, at: Instant): Promise<void> {
  await tx.updateTable('restaurants').set({ as_of: day, updated_at: at }).where('id', '=', id).execute();
}
