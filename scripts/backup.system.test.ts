/** `npm run backup` and `npm run restore` as processes, on a shop that sells, on both kinds of database. */
import { appendFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { IS_LONG } from '../test/rounds.ts';
import { runScript } from '../test/run-script.ts';
import { aCookie, aDataFolder, anEmptyDatabase, cleanUp, ensureBuilt, logInAs, startSite } from '../test/site.ts';

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

const AGREES = 'seats, bookings, payments and letters agree';

async function madeIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort().map((name) => join(folder, name));
}

test.runIf(IS_LONG)(
  'taken while people register, opened with its key, and whoever was told so before it began is in it',
  {
    timeout: 240_000,
  },
  async () => {
    const DATA_DIR = await aDataFolder();
    const to = join(await aDataFolder(), 'kept');
    const site = await startSite({ DATA_DIR });
    await aCookie(site, 'before');
    await mkdir(join(DATA_DIR, 'files', 'store', 'ab'), { recursive: true });
    await writeFile(join(DATA_DIR, 'files', 'store', 'ab', 'a-file'), 'as it was sent');

    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    let registered = 0;
    let isOver = false;
    const selling = (async () => {
      // Fewer than one address may register in that time.
      while (!isOver && registered < 60) {
        await aCookie(site, `meanwhile${registered++}`);
        await pause(200);
      }
    })();
    const made = await runScript('backup.ts', { DATA_DIR }, '--to', to, '--recipient', recipient);
    isOver = true;
    await selling;
    expect([made.status, made.said]).toEqual([0, expect.stringContaining(AGREES)]);
    expect(registered).toBeGreaterThan(0);
    expect((await site.get('/readyz')).status).toBe(200);
    await site.end('SIGTERM');

    const [file = ''] = await madeIn(to);
    expect((await readFile(file)).includes('as it was sent')).toBe(false);
    const key = join(to, '..', 'key');
    await writeFile(key, `# made for a test\n${identity}\n`);
    const other = await aDataFolder();
    const locked = await runScript('restore.ts', { DATA_DIR: other }, file);
    expect([locked.status, locked.said]).toEqual([1, expect.stringContaining('is encrypted')]);
    const restored = await runScript('restore.ts', { DATA_DIR: other }, file, '--identity', key);
    expect([restored.status, restored.said]).toEqual([0, expect.stringContaining('letters agree')]);
    expect(await readFile(join(other, 'files', 'store', 'ab', 'a-file'), 'utf8')).toBe('as it was sent');

    const again = await startSite({ DATA_DIR: other });
    await logInAs(again, 'before');
    const taken = await runScript('restore.ts', { DATA_DIR: other }, file, '--identity', key);
    expect([taken.status, taken.said]).toEqual([1, expect.stringContaining('already')]);
  },
);

test.runIf(IS_LONG)('a damaged file restores nothing, and only the newest are kept', { timeout: 240_000 }, async () => {
  const DATA_DIR = await aDataFolder();
  const to = join(DATA_DIR, 'backups');
  const none = await runScript('backup.ts', { DATA_DIR });
  expect([none.status, none.said]).toEqual([1, expect.stringContaining('There is no shop in')]);
  const site = await startSite({ DATA_DIR });
  await site.end('SIGTERM');
  await writeFile(join(to, 'wanderlight-2020-01-01T00-00-00.tar.zst'), 'an old one');

  const made = await runScript('backup.ts', { DATA_DIR }, '--keep', '1');
  expect([made.status, made.said]).toEqual([0, expect.stringContaining('Removed wanderlight-2020-01-01')]);
  const files = await madeIn(to);
  expect(files).toHaveLength(1);

  const [file = ''] = files;
  const other = await aDataFolder();
  await truncate(file, 500_000);
  const half = await runScript('restore.ts', { DATA_DIR: other }, file);
  expect([half.status, half.said]).toEqual([1, expect.stringContaining('is not a whole backup')]);
  await appendFile(file, 'rubbish');
  expect((await runScript('restore.ts', { DATA_DIR: other }, file)).status).toBe(1);
  expect((await readdir(other)).filter((name) => !name.startsWith('.'))).toEqual([]);
});

test('a database of DATABASE_URL is dumped by its own tools, or refused by name where they are not here', {
  timeout: 240_000,
}, async () => {
  const DATABASE_URL = await anEmptyDatabase();
  const DATA_DIR = await aDataFolder();
  const to = join(DATA_DIR, 'backups');
  const site = await startSite({ DATABASE_URL, DATA_DIR });
  await aCookie(site, 'before');
  const made = await runScript('backup.ts', { DATABASE_URL, DATA_DIR });
  if (made.status !== 0) {
    expect(made.said).toMatch(/no pg_dump of version \d+ or newer is here/);
    expect(await readdir(to)).toEqual([]);
    return;
  }
  expect(made.said).toContain(AGREES);
  const [file = ''] = await madeIn(to);
  const empty = { DATABASE_URL: await anEmptyDatabase(), DATA_DIR: await aDataFolder() };
  const restored = await runScript('restore.ts', empty, file);
  expect([restored.status, restored.said]).toEqual([0, expect.stringContaining('letters agree')]);
  await logInAs(await startSite(empty), 'before');
});
