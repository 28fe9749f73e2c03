/** A process that dies while somebody sends files: no message without its files, and the litter is swept away. */
import { readdirSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { IS_LONG } from '../../../../test/rounds.ts';
import { aDataFolder, aMigratedDatabase, cleanUp, ensureBuilt, eventually, startSite } from '../../../../test/site.ts';
import { openDatabase } from '../../../database/sql.ts';

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

test.runIf(IS_LONG)('killed in the middle of an upload', { timeout: 180_000 }, async () => {
  const DATABASE_URL = await aMigratedDatabase();
  const DATA_DIR = await aDataFolder();
  const quarantine = join(DATA_DIR, 'files/quarantine');
  const site = await startSite({ DATABASE_URL, DATA_DIR });

  const sender = connect(Number(new URL(site.url).port), '127.0.0.1');
  sender.on('error', () => undefined);
  const part = (head: string, body: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}`;
  const fields = part('name="name"', 'Inês\r\n') + part('name="email"', 'ines@example.com\r\n');
  sender.write(
    [
      'POST /api/contacts HTTP/1.1',
      'host: localhost',
      'content-type: multipart/form-data; boundary=x',
      'content-length: 900000',
      '',
      fields + part('name="files"; filename="a.pdf"', `%PDF-1.7\n${'x'.repeat(400_000)}`),
    ].join('\r\n'),
  );
  await eventually(() => expect(readdirSync(quarantine)).toHaveLength(1));
  await site.end('SIGKILL');
  sender.destroy();

  const { db, close } = openDatabase({ url: DATABASE_URL, pool: 1 });
  const rows = await sql<{ rows: number }>`select count(*)::int as rows from contacts`.execute(db);
  await close();
  expect(rows.rows).toEqual([{ rows: 0 }]);
  expect(readdirSync(quarantine)).toHaveLength(1);

  const sixMinutesAgo = new Date(Date.now() - 360_000);
  for (const name of readdirSync(quarantine)) utimesSync(join(quarantine, name), sixMinutesAgo, sixMinutesAgo);
  await startSite({ DATABASE_URL, DATA_DIR });
  await eventually(() => expect(readdirSync(quarantine)).toEqual([]));
});
