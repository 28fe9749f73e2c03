/**
 * Pictures that operators uploaded. They lie in the database, beside the packages
 * that show them: few, small, in every backup, and there for every process. A picture
 * is named after its content and never changes.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { EncodedPicture } from '../../../effects/pictures/pictures-port.ts';
import type { Instant } from '../../../shared/dates.ts';

export async function hasPicture(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('package_pictures').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Makes it as young as a new one: who sweeps at this very moment looks at that again. False: there is none. */
export async function touchPicture(tx: Db, id: string, at: Instant): Promise<boolean> {
  const touched = await tx
    .updateTable('package_pictures')
    .where('id', '=', id)
    .set({ created_at: at })
    .returning('id')
    .executeTakeFirst();
  return touched !== undefined;
}

/** False: exactly this picture is here already; then it is as young as if it had just come. */
export async function insertPicture(
  tx: Db,
  id: string,
  files: readonly EncodedPicture[],
  at: Instant,
): Promise<boolean> {
  const found = await sql<{ fresh: boolean }>`
    insert into package_pictures (id, created_at) values (${id}, ${at})
    on conflict (id) do update set created_at = excluded.created_at returning xmax = 0 as fresh`.execute(tx);
  if (!found.rows[0]?.fresh) return false;
  await tx
    .insertInto('package_picture_files')
    .values(files.map(({ width, format, bytes }) => ({ picture_id: id, width, format, bytes })))
    .execute();
  return true;
}

export async function findPictureFile(
  db: Db,
  id: string,
  width: number,
  format: EncodedPicture['format'],
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('package_picture_files')
    .where('picture_id', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .select('bytes')
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Those that no package shows, nor has shown to whoever booked it, and that came before the moment. Answers how many are gone. */
export async function deleteUnusedPictures(db: Db, olderThan: Instant): Promise<number> {
  const gone = await sql<{ id: string }>`
    delete from package_pictures as picture
    where picture.created_at < ${olderThan}
      and not exists (select from trip_packages as p where p.image = picture.id)
      and not exists (select from package_versions as v where v.facts ->> 'image' = picture.id)
    returning picture.id`.execute(db);
  return gone.rows.length;
}
