/**
 * Places that are gone: in no list, with their reviews kept, until their source tells of them again. What an operator
 * hid, corrected or joined stays so meanwhile.
 */
import { sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import type { Instant } from '../../../shared/dates.ts';

const A_PAGE = 50_000;

/** Ids of OpenStreetMap's that are not retired. */
export async function findToldIds(db: Db): Promise<Set<string>> {
  const all = new Set<string>();
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from restaurants where source = 'openstreetmap' and retired_at is null and id > ${after}
      order by id limit ${A_PAGE}`.execute(db);
    for (const { id } of rows) all.add(id);
    after = rows.at(-1)?.id ?? '';
    if (rows.length < A_PAGE) return all;
  }
}

/** Their source has said that they are gone. Answers how many are; a row to which one is joined that is still told stays. */
export async function retire(tx: Db, ids: readonly string[], at: Instant): Promise<number> {
  if (ids.length === 0) return 0;
  const retired = await sql`
    update restaurants as own set retired_at = ${at}, updated_at = ${at},
      cell = case when own.cell >= 0 then -2 - own.cell else own.cell end
    where id = any(${[...ids]}::text[]) and source = 'openstreetmap' and retired_at is null
      and not exists (select from restaurants as lender where lender.same_as = own.id and lender.retired_at is null)
    returning id`.execute(tx);
  return retired.rows.length;
}
