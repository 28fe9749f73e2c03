/**
 * What a folder of migrations holds. A migration is a file, or a folder whose files are one
 * step; such a folder may say in `stands-for.txt` which earlier migrations it is instead of.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
  /** A database that has had all of these is as this one would make it. */
  readonly standsFor: readonly string[];
}

const STANDS_FOR = 'stands-for.txt';

/** In the order in which they are applied. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.filter((entry) => entry.isDirectory() || entry.name.endsWith('.sql'));
  const read = found.map((entry) =>
    entry.isDirectory() ? readInFolder(entry.name, new URL(`${entry.name}/`, folder)) : readOne(entry.name, folder),
  );
  return (await Promise.all(read)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function readOne(name: string, folder: URL): Promise<Migration> {
  return migrationOf(name, await readFile(new URL(name, folder), 'utf8'), []);
}

async function readInFolder(name: string, folder: URL): Promise<Migration> {
  const names = await readdir(folder);
  const parts = names.filter((part) => part.endsWith('.sql')).sort();
  const texts = await Promise.all(parts.map((part) => readFile(new URL(part, folder), 'utf8')));
  const standsFor = names.includes(STANDS_FOR) ? await readFile(new URL(STANDS_FOR, folder), 'utf8') : '';
  return migrationOf(name, texts.join('\n'), standsFor.split('\n').filter(Boolean));
}

function migrationOf(name: string, text: string, standsFor: readonly string[]): Migration {
  return { name, text, sha256: createHash('sha256').update(text).digest('hex'), standsFor };
}
