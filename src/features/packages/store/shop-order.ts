/** In which order the shop shows the packages. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';

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
