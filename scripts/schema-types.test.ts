import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/database/sql.ts';
import { copyTemplate } from '../test/own-database.ts';
import { namesOf } from './new-feature/names.ts';
import { planFeature } from './new-feature.ts';
import { tableTypes } from './schema-types.ts';

const kept = await readFile(new URL('../db/tables.generated.ts', import.meta.url), 'utf8');

async function typesAfter(migration: string): Promise<string> {
  const { url, drop } = await copyTemplate();
  const { db, close } = openDatabase({ url, pool: 1 });
  try {
    await sql.raw(migration).execute(db);
    return await tableTypes(db);
  } finally {
    await close();
    await drop();
  }
}

test('the types of the tables are those of the migrations; npm run schema:types writes them anew', async () => {
  expect(kept).toBe(await typesAfter(''));
});

test.each(['gift-cards', 'yachts'])('npm run new %s adds the types that its migration will have', async (name) => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const files = planFeature(namesOf(name), read, []);
  const [migration = ''] = [...files].filter(([path]) => path.startsWith('db/migrations/')).map(([, text]) => text);
  expect(files.get('db/tables.generated.ts')).toBe(await typesAfter(migration));
});

test('a type of which nobody has said what the driver makes of it is refused by its column', async () => {
  await expect(typesAfter('create table clocks (id integer, ticks interval)')).rejects.toThrow(
    'clocks.ticks is of the type interval; say in TYPES what the driver makes of it',
  );
});
