/** What a model has said of one question, kept for a day. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { ModelContribution } from '../rules/enrich/model-contribution.ts';

/** What is kept under a key, if it is still of today's shape. */
export async function findContribution(db: Db, key: string, now: Instant): Promise<ModelContribution | null> {
  const found = await sql<{ said: unknown }>`
    select said from model_answers where key = ${key} and expires_at > ${now}`.execute(db);
  const read = ModelContribution.safeParse(found.rows[0]?.said);
  return read.success ? read.data : null;
}

export async function keepContribution(db: Db, key: string, said: ModelContribution, until: Instant): Promise<void> {
  await sql`insert into model_answers (key, said, expires_at)
    values (${key}, ${JSON.stringify(said)}::jsonb, ${until})
    on conflict (key) do update set said = excluded.said, expires_at = excluded.expires_at`.execute(db);
}

export async function deleteOldContributions(db: Db, now: Instant): Promise<void> {
  await sql`delete from model_answers where expires_at <= ${now}`.execute(db);
}
