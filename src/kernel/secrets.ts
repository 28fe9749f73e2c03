/**
 * Secrets: the random keys that all processes share, and comparing what somebody
 * says with what we keep. The keys live in the database, so nobody has to
 * configure them.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/sql.ts';

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

/** Digests have one length, so neither content nor length of the secret shows in the time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
