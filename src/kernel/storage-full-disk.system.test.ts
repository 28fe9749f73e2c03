/** A disk without room: what cannot be saved is said truly, nothing is half written, reading goes on, and room heals it. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApp } from '../../test/app.ts';
import { onSmallDisk } from '../../test/full-disk.ts';
import { IS_LONG } from '../../test/rounds.ts';
import { checkout } from '../../test/sale.ts';
import { aCookie, cleanUp, ensureBuilt, eventually, type Site, startSite } from '../../test/site.ts';
import { aForm, INES, SAMPLES, sendForm } from '../../test/uploads.ts';
import { hasGivenUp, isUnreachable } from '../database/sql.ts';
import { openMailFiles } from '../effects/mail/eml-files.ts';
import { diskSpaceAlerts } from '../server/status/disk-space.ts';
import { isOutOfSpace, type Storage } from './storage-health.ts';

beforeAll(ensureBuilt, 120_000);

const FULL = { code: 'storage_full', message: 'Our storage is full, so nothing can be saved. Please try again later.' };
const MEGABYTE = 1024 * 1024;
const aPlan = (bytes: number) => ({ name: 'plan.pdf', bytes: Buffer.concat([SAMPLES.pdf, Buffer.alloc(bytes, 7)]) });

async function ready(site: Site) {
  const answer = await site.get('/readyz');
  return { code: answer.status, ...((await answer.json()) as object) };
}

const WELL = { code: 200, status: 'ready', database: 'ok', files: 'ok' };

/** Each from an address of its own. */
async function ask(site: Site, who: number): Promise<Response> {
  const wish = { kind: 'guide', email: `ines${who}@example.com`, about: 'Évora '.repeat(40) };
  return site.post('/api/requests', wish, { 'x-forwarded-for': `203.0.113.${who}` });
}

async function isToldWhy(answer: Response): Promise<void> {
  expect([answer.status, await answer.json(), answer.headers.get('retry-after')]).toEqual([503, FULL, '60']);
}

/** PostgreSQL begins a new file of its log: room for what is written next is there, or has to be found. */
async function beginLog(folder: string): Promise<void> {
  const password = await readFile(join(folder, 'postgres', 'password'), 'utf8');
  const superuser = new pg.Client({ host: join(folder, 'postgres', 'socket'), user: 'postgres', password });
  superuser.on('error', () => undefined);
  await superuser.connect();
  await superuser.query('select pg_switch_wal()');
  await superuser.end();
}

describe.runIf(IS_LONG)('the embedded database', () => {
  const settings = { TRUSTED_PROXIES: '127.0.0.1' };

  onSmallDisk('whoever writes is told why, pages are read, and room heals it', 400, cleanUp, async (disk) => {
    const site = await startSite({ ...settings, DATA_DIR: disk.folder });
    const cookie = await aCookie(site, 'ines');
    expect(await ready(site)).toEqual(WELL);
    await beginLog(disk.folder);
    expect((await ask(site, 0)).status).toBe(201);

    disk.fill();
    const refused: Response[] = [];
    for (let who = 1; who <= 60; who++) {
      const answer = await ask(site, who);
      if (answer.status !== 201) refused.push(answer);
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) await isToldWhy(answer);
    const buyer = await site.post('/api/bookings', checkout('miami-beach-luxury'), { cookie });
    expect(await buyer.text()).not.toContain('very busy');
    expect(buyer.status).toBe(503);
    const full = { code: 503, status: 'not ready', database: 'full', files: 'full' };
    await eventually(async () => expect(await ready(site)).toEqual(full));
    for (const path of ['/', '/upcoming-trips', '/my-trips', '/api/trip-packages', '/api/auth/user', '/healthz']) {
      expect((await site.get(path, cookie)).status, path).toBe(200);
    }
    const metrics = await (await site.get('/metrics')).text();
    for (const holds of ['database', 'files']) {
      const free = Number(new RegExp(`^${holds}_volume_free_bytes (\\S+)$`, 'm').exec(metrics)?.[1]);
      expect(free, holds).toBeLessThan(MEGABYTE);
    }

    disk.makeRoom();
    await eventually(async () => expect(await ready(site)).toEqual(WELL));
    expect((await ask(site, 99)).status).toBe(201);
    expect(await site.end('SIGTERM')).toBe(0);
  });

  if (IS_LONG)
    onSmallDisk(
      'one that had to end itself for want of room is told as full, and comes back',
      400,
      cleanUp,
      async (disk) => {
        const site = await startSite({ ...settings, DATA_DIR: disk.folder });
        disk.fill();
        await beginLog(disk.folder);
        await eventually(async () => {
          const answer = await ask(site, 1);
          expect(answer.status).toBe(503);
          expect(await ready(site)).toMatchObject({ code: 503, database: 'full' });
          expect(site.said()).toContain('The database went away');
        });
        await isToldWhy(await ask(site, 2));
        expect((await site.get('/')).status).toBe(200);

        disk.makeRoom();
        await eventually(async () => expect(await ready(site)).toEqual(WELL));
        expect((await ask(site, 3)).status).toBe(201);
      },
    );
});

describe('files', () => {
  onSmallDisk('of a message are kept whole or not at all, and the sender is told why', 4, undefined, async (disk) => {
    await using app = await openApp({ settings: { DATA_DIR: disk.folder } });
    const kept = () => readdir(join(disk.folder, 'files'), { recursive: true, withFileTypes: true });
    const count = async () => (await kept()).filter((entry) => entry.isFile()).length;
    expect((await sendForm(app, aForm(INES, [aPlan(1000)]))).status).toBe(201);
    expect(await count()).toBe(1);

    // The first fits, the second does not; then one of which the very last bytes do not.
    for (const plans of [[aPlan(MEGABYTE), aPlan(3 * MEGABYTE)], [aPlan(4 * MEGABYTE - 2000)]]) {
      const refused = await sendForm(app, aForm(INES, plans));
      expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([503, FULL, '60']);
      expect(await count()).toBe(1);
    }
    disk.fill();
    expect((await app.get('/readyz')).body).toMatchObject({ status: 'not ready', database: 'ok', files: 'full' });
    expect((await sendForm(app, aForm(INES))).status).toBe(201);

    disk.makeRoom();
    await eventually(async () => expect((await app.get('/readyz')).body).toMatchObject({ files: 'ok' }));
    expect((await sendForm(app, aForm(INES, [aPlan(MEGABYTE)]))).status).toBe(201);
    expect(await count()).toBe(2);
  });

  onSmallDisk('of emails are whole or not there, so that the email is tried again', 1, undefined, async (disk) => {
    const folder = join(disk.folder, 'mail');
    await mkdir(folder);
    const mail = openMailFiles(folder, { name: 'W', address: 'hello@example.com', domain: 'example.com' });
    const text = 'a long email '.repeat(50_000);
    const email = { id: 'a-email', to: 'ines@example.com', subject: 'S', text, html: '', date: new Date() };
    await expect(mail.send(email)).resolves.toBeUndefined();
    disk.fill();
    await expect(mail.send({ ...email, id: 'another' })).rejects.toSatisfy(isOutOfSpace);
    expect(await readdir(folder)).toEqual(['a-email.eml']);
    disk.makeRoom();
    await mail.send({ ...email, id: 'another', text: 'short' });
    expect(await readdir(folder)).toHaveLength(2);
    await mail.close();
  });
});

test('whoever is signed in goes on reading, though nobody can be told as seen', async () => {
  await using app = await openApp();
  const [ines, marta] = [await app.person(), await app.operator()];
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`.execute(app.db);
  for (const table of ['sessions', 'operator_sessions']) {
    await sql`update ${sql.table(table)} set last_seen_at = now() - interval '10 minutes'`.execute(app.db);
    await sql`create trigger refuse before update on ${sql.table(table)} execute function refuse()`.execute(app.db);
  }
  expect((await ines.get('/api/auth/user')).status).toBe(200);
  expect((await marta.get('/api/admin/today')).status).toBe(200);
});

test('a database that was made read-only is not ready, and says so', async () => {
  await using app = await openApp();
  const url = new URL(app.databaseUrl);
  const readOnly = `alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`;
  const owner = new pg.Client(app.databaseUrl);
  await owner.connect();
  await owner.query(readOnly);
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await owner.end();
  await eventually(async () =>
    expect((await app.get('/readyz')).body).toMatchObject({ status: 'not ready', database: 'cannot be written' }),
  );
  expect((await app.get('/api/trip-packages')).status).toBe(200);
});

test('trying to write leaves nothing in the database', async () => {
  await using app = await openApp();
  const size = async () => {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    const { rows } = await client.query(`
      select (select count(*)::int from pg_class) as relations,
        (select temp_files::int from pg_stat_database where datname = current_database()) as files`);
    await client.end();
    return rows[0];
  };
  const before = await size();
  expect(await app.deps.storage.writing('database')).toBe('ok');
  await eventually(async () => expect((await size()).files).toBeGreaterThan(before.files));
  expect((await size()).relations).toBe(before.relations);
});

describe('the back office is told', () => {
  const GIGABYTE = 1e9;
  const storage = (freeBytes: number, totalBytes: number, files: 'ok' | 'full' = 'ok'): Storage => ({
    volumes: [{ holds: 'files', room: async () => ({ freeBytes, totalBytes }) }],
    writing: async (place) => (place === 'files' ? files : 'ok'),
    stopsDatabase: async () => false,
  });
  test.each([
    ['nothing while there is room', storage(100 * GIGABYTE, 200 * GIGABYTE), []],
    ['of less than a twentieth', storage(9 * GIGABYTE, 200 * GIGABYTE), [['waits', 'files: 9.0 GB free']]],
    ['of less than 500 MB at once', storage(0.4 * GIGABYTE, 2 * GIGABYTE), [['urgent', 'files: 0.4 GB free']]],
    ['of what cannot be saved at once', storage(100 * GIGABYTE, 200 * GIGABYTE, 'full'), [['urgent', 'files: full']]],
  ])('%s', async (_, given, told) => {
    await using app = await openApp();
    const alerts = await diskSpaceAlerts({ ...app.deps, storage: given });
    expect(alerts.map(({ state, detail }) => [state, detail])).toEqual(told);
  });
});

test('what is full is not taken for what is busy, and a limit of the settings for neither', () => {
  const told = (code: string, message = '') => {
    const fault = Object.assign(new Error(message), { code });
    return [isOutOfSpace(fault), isUnreachable(fault) || hasGivenUp(fault)];
  };
  for (const code of ['53100', 'ENOSPC', 'EDQUOT']) expect(told(code), code).toEqual([true, false]);
  expect(told('58030', 'could not extend file "base/1/2": Disk quota exceeded')).toEqual([true, false]);
  for (const code of ['53000', '53200', '53300', '57P03', '55P03']) expect(told(code), code).toEqual([false, true]);
  for (const code of ['53400', '54000', '54001']) expect(told(code), code).toEqual([false, false]);
});
