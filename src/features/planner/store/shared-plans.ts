/** Plans that are shared by a link, known by the hash of its token alone. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { Recommendation } from '../contract/recommend.ts';

export async function insertSharedPlan(
  db: Db,
  tokenSha256: string,
  recommendation: Recommendation,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<void> {
  await sql`insert into shared_plans (token_sha256, recommendation, created_at, expires_at)
    values (${tokenSha256}, ${JSON.stringify(recommendation)}::jsonb, ${now}, ${until})`.execute(db);
}

export async function findSharedPlan(db: Db, tokenSha256: string, now: Instant): Promise<Recommendation | null> {
  return (await findSharedPlans(db, [tokenSha256], now)).get(tokenSha256) ?? null;
}

/** By their hashes. A plan of an older shape is not shown any more, rather than shown in part. */
export async function findSharedPlans(
  db: Db,
  tokensSha256: readonly string[],
  now: Instant,
): Promise<Map<string, Recommendation>> {
  const found = await sql<{ hash: string; recommendation: unknown }>`
    select token_sha256 as hash, recommendation from shared_plans
    where token_sha256 = any(${[...tokensSha256]}::text[]) and expires_at > ${now}`.execute(db);
  const plans = new Map<string, Recommendation>();
  for (const { hash, recommendation } of found.rows) {
    const read = Recommendation.safeParse(recommendation);
    if (read.success) plans.set(hash, read.data);
  }
  return plans;
}

/** How many have ended and are gone now. */
export async function deleteEndedPlans(db: Db, now: Instant): Promise<number> {
  const gone = await sql`delete from shared_plans where expires_at <= ${now}`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}
