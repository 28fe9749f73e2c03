/** A database of its own for one test, made and dropped in the one PostgreSQL of the test run. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Db, openDatabase } from '../src/database/sql.ts';
import { codeOf } from '../src/shared/error-code.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

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
  return { url: urlOf(name, inject('pooledUrl') ?? undefined), drop: () => drop(name) };
}

/** Autovacuum may be at work in it, as a superuser whom our role may not end; it is gone within moments. */
async function drop(name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await asAdmin(`drop database ${name} with (force)`);
    } catch (error) {
      if (codeOf(error) !== INSUFFICIENT_PRIVILEGE || tries === 100) throw error;
      await sleep(100);
    }
  }
}

/** One connection for all files of a worker: opening one costs a third of a copy. It ends with the worker. */
let admin: Db | undefined;

async function asAdmin(statement: string): Promise<void> {
  admin ??= openDatabase({ url: urlOf('postgres'), pool: 1 }).db;
  await sql.raw(statement).execute(admin);
}

function urlOf(name: string, server = inject('databaseUrl')): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
