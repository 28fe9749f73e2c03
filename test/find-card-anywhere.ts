/** Looks for a card in everything a site leaves behind: every file below its folder, every row, every word it has said. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/sql.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';

export interface Place {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Data, write-ahead log and temporary files of the database, its log, letters, uploads: whatever lies there. */
export async function filesBelow(folder: string): Promise<Place[]> {
  const found: Place[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Binaries of the database are not what it keeps.
    if (/\/(bin|lib|share)\//.test(path.slice(folder.length))) continue;
    const known = await stat(path).catch(() => null);
    if (known?.isFile()) found.push({ name: path.slice(folder.length), bytes: await readFile(path) });
  }
  return found;
}

/** All rows of all tables as text, so that what is packed in the files is read as well. The site must be stopped. */
export async function rowsOf(dataDir: string): Promise<Place[]> {
  const postgres = await openEmbeddedPostgres({ dataDir });
  const { db, close } = openDatabase({ url: postgres.url, pool: 1 });
  try {
    const tables = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
    const dump: Place[] = [];
    for (const { schema, name } of tables.rows) {
      const rows = await sql<{ text: string }>`select t::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(
        db,
      );
      dump.push({ name: `${schema}.${name}`, bytes: Buffer.from(rows.rows.map(({ text }) => text).join('\n')) });
    }
    return dump;
  } finally {
    await close();
    await postgres.stop();
  }
}

/** The number as it may be written: bare, in groups, as an address carries it, in digits of the width of a letter. */
export function spellingsOf(number: string): string[] {
  const digits = number.replaceAll(/\D/g, '');
  const groups = digits.match(/.{1,4}/g) ?? [];
  return [digits, wideOf(digits), ...[' ', '-', '%20', '+', '\u00a0', '.'].map((between) => groups.join(between))];
}

export function wideOf(digits: string): string {
  return digits.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
}

export function hitsIn(places: readonly Place[], needles: readonly string[]): string[] {
  return places.flatMap(({ name, bytes }) =>
    needles.filter((needle) => bytes.includes(needle)).map((needle) => `${name}: ${needle}`),
  );
}

/** Numbers of the database's log that may happen to be the same. */
const PROCESS_IDS = / \[\d+\] (?=[A-Z]+:)|\(PID \d+\)/g;

/** A security code is short: only where it stands alone, and only in what is text. */
export function codesIn(places: readonly Place[], code: string): string[] {
  const alone = new RegExp(`(?<![\\w.:-])${code}(?![\\w.:-])`);
  const textOf = (bytes: Buffer) => bytes.toString('utf8').replaceAll(PROCESS_IDS, '');
  return places.filter(({ bytes }) => alone.test(textOf(bytes))).map(({ name }) => `${name}: ${code}`);
}
