/** Random keys that all processes share. They live in the database, so nobody has to configure them. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './sql.ts';

export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  const kept = await findSecret(db, name);
  if (kept) return kept;
  await sql`insert into secrets (name, value) values (${name}, ${randomBytes(32)}) on conflict do nothing`.execute(db);
  const made = await findSecret(db, name);
  if (!made) throw new Error(`The secret ${name} could not be kept`);
  return made;
}

async function findSecret(db: Db, name: string): Promise<Buffer | undefined> {
  const found = await sql<{ value: Buffer }>`select value from secrets where name = ${name}`.execute(db);
  return found.rows[0]?.value;
}
