/**
 * One house once: rows that are the same place as another leave the list and lend to it. Decided for what has just been
 * written, in its transaction; each tie is in the audit log and can be undone by operators.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { audit, IMPORT } from '../../../kernel/audit.ts';
import type { Instant } from '../../../shared/dates.ts';
import { cellOf, NOWHERE, type Position } from '../rules/cells.ts';
import { type House, type Tie, tiesOf } from '../rules/doubles.ts';
import { idsAround, toldName } from './around.ts';

/** Two imports at once could tie two rows to each other: one after the other they see what the first has decided. */
export async function holdTies(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('restaurant-ties'))`.execute(tx);
}

/** Answers how many of these rows only lend to another now. The ties must be held. */
export async function tieDoubles(tx: Db, ids: readonly string[], at: Instant): Promise<number> {
  if (ids.length === 0) return 0;
  const houses = await findHouses(tx, ids);
  const ties = tiesOf(houses, new Set(ids));
  const byId = new Map(houses.map((house) => [house.id, house]));
  for (const tie of ties) {
    const house = byId.get(tie.id);
    if (house) await writeTie(tx, house, tie, at);
  }
  const now = new Map(ties.map(({ id, sameAs }) => [id, sameAs]));
  return ids.filter((id) => (now.has(id) ? now.get(id) : byId.get(id)?.sameAs) != null).length;
}

/** The rows themselves, and what lies in their streets. */
async function findHouses(tx: Db, ids: readonly string[]): Promise<House[]> {
  const places = await sql<Position>`
    select latitude::float8, longitude::float8 from restaurants where id = any(${[...ids]}::text[])`.execute(tx);
  const found = await sql<House>`
    select id, source, name, ${toldName} as "toldName", phone, website, address, latitude::float8, longitude::float8,
      same_as as "sameAs", total_reviews > 0 or tie_decided or hidden_at is not null as "isSettled",
      tie_decided and same_as is null as "isParted", corrected <> '{}' as "isCorrected", retired_at is not null as "isRetired", created_at as "createdAt"
    from restaurants
    where source <> 'google' and id in (select unnest(${[...ids]}::text[]) union ${idsAround(places.rows)})`.execute(
    tx,
  );
  return found.rows;
}

/** Nothing, if visitors or an operator have come between. What lent to it lends to the same one as it from now on. */
async function writeTie(tx: Db, house: House, { sameAs, because }: Tie, at: Instant): Promise<void> {
  const cell = sameAs === null ? cellOf(house) : NOWHERE;
  const written = await sql`
    update restaurants set same_as = ${sameAs}, same_because = ${because}, cell = ${cell}, updated_at = ${at}
    where id = ${house.id} and same_as is not distinct from ${house.sameAs}
      and total_reviews = 0 and not tie_decided and hidden_at is null
      and (${sameAs}::text is null or exists (
        select from restaurants as lead where lead.id = ${sameAs} and lead.same_as is null and lead.retired_at is null for share))
    returning id`.execute(tx);
  if (written.rows.length === 0) return;
  if (sameAs !== null) await sql`update restaurants set same_as = ${sameAs} where same_as = ${house.id}`.execute(tx);
  await audit(tx, {
    operator: IMPORT,
    did: sameAs === null ? 'restaurant.alone' : 'restaurant.double',
    subject: `restaurant:${house.id}`,
    before: { sameAs: house.sameAs },
    after: { sameAs, ...(because && { because }) },
  });
}
