/** A database of its own for one test, made and dropped in the one PostgreSQL of the test run. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase } from '../src/server/sql.ts';

export interface MadeDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Migrated and seeded. */
export function copyTemplate(): Promise<MadeDatabase> {
  return make(`template ${new URL(inject('databaseUrl')).pathname.slice(1)} strategy file_copy`);
}

export function makeEmptyDatabase(): Promise<MadeDatabase> {
  return make('');
}

async function make(how: string): Promise<MadeDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} ${how}`);
  return { url: urlOf(name), drop: () => asAdmin(`drop database ${name} with (force)`) };
}

async function asAdmin(statement: string): Promise<void> {
  const { db, close } = openDatabase({ url: urlOf('postgres'), pool: 1 });
  await sql.raw(statement).execute(db).finally(close);
}

function urlOf(name: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}
