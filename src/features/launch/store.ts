/** The launch moment where somebody of the brand has set it; otherwise the setting counts. */
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import type { Instant } from '../../shared/dates.ts';

export interface SetMoment {
  readonly launchAt: string;
  readonly by: string;
  readonly at: Instant;
}

export async function findMoment(db: Db): Promise<SetMoment | null> {
  const found = await sql<SetMoment>`
    select launch_at as "launchAt", changed_by as by, changed_at as at from launch_moment`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * The same, and nobody moves it until the transaction ends: who tells of the launch and who moves it
 * come one after the other.
 */
export async function holdMoment(tx: Db): Promise<SetMoment | null> {
  await sql`select pg_advisory_xact_lock(hashtext('launch-moment'))`.execute(tx);
  return findMoment(tx);
}

export async function writeMoment(tx: Db, { launchAt, by, at }: SetMoment): Promise<void> {
  await sql`
    insert into launch_moment (launch_at, changed_by, changed_at) values (${launchAt}, ${by}, ${at})
    on conflict (only_one) do update set launch_at = excluded.launch_at, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`.execute(tx);
}

export async function deleteMoment(tx: Db): Promise<void> {
  await sql`delete from launch_moment`.execute(tx);
}
