/**
 * The users table: names, their keys and password hashes.
 */
import { sql } from 'kysely';
import type { Db, Rows } from '../../database/sql.ts';

export interface Account {
  readonly id: number;
  readonly username: string;
  /** The Argon2id string. */
  readonly password: string;
}

export async function readOwn(db: Db, id: number): Promise<(Account & { readonly createdAt: Date }) | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'password', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** As it was written; null where there is no such account any more. */
export async function usernameOf(db: Db, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const found = await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirst();
  return found?.username ?? null;
}

export async function findAccount(db: Db, key: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'password'])
    .where('username_key', '=', key)
    .executeTakeFirst();
}

/** Undefined when the name is taken, or one that looks like it; of two who ask at once exactly one gets it. */
export async function insertAccount(
  db: Db,
  account: { username: string; key: string; looks: string; password: string },
): Promise<{ id: number; username: string } | undefined> {
  return db
    .insertInto('users')
    .values({
      username: account.username,
      username_key: account.key,
      username_looks: account.looks,
      password: account.password,
    })
    .onConflict((taken) => taken.doNothing())
    .returning(['id', 'username'])
    .executeTakeFirst();
}

/** Stores another hash; false when the password has been changed since it was read. */
export async function replaceHash(db: Db, account: Account, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password: hash })
    .where('id', '=', account.id)
    .where('password', '=', account.password)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Until the transaction ends nothing more can be kept under this account. False when it is gone. */
export async function lockAccount(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return found !== undefined;
}

export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** Those whose key begins so, in the order of names. */
export async function listNamed(db: Db, beginning: string, most: number): Promise<{ id: number; username: string }[]> {
  const found = await sql<{ id: number; username: string }>`
    select id, username from users where id in (${usersNamedSql(beginning)}) order by username_key limit ${most}`.execute(
    db,
  );
  return found.rows;
}

/** A query of the ids of all whose key begins so. */
export function usersNamedSql(beginning: string): Rows<{ id: number }> {
  const pattern = `${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`select id from users where username_key like ${pattern}`;
}

export async function listUsernames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, username }) => [id, username]));
}
