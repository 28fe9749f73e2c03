/** The embedded database, with the real programs, in folders of its own. Processes that must die are real ones and are killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { IS_LONG } from '../../../test/rounds.ts';
import { installedPackage } from './binaries.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, openEmbeddedPostgres } from './embedded-postgres.ts';

const ROOT = process.getuid?.() === 0;
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A folder everybody may enter, so that it also serves a user lent to PostgreSQL. */
async function aFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wl-db-'));
  await chmod(folder, mode);
  cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}

async function open(dataDir: string, more: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const opened = await openEmbeddedPostgres({ dataDir, ...more });
  cleanups.push(opened.stop);
  return opened;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function eventually<T>(withinMs: number, attempt: () => Promise<T>): Promise<T> {
  const patience = performance.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > patience) throw error;
      await pause(20);
    }
  }
}

/** Another process of ours that opens the folder, says "open" and stays. */
function aProcess(dataDir: string): ChildProcess {
  const module = JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href);
  const script = `const { openEmbeddedPostgres } = await import(${module});
    const { stop } = await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.on('SIGTERM', () => stop().then(() => process.exit(0)));
    console.log('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(async () => child.kill('SIGKILL'));
  return child;
}

async function hasOpened(child: ChildProcess): Promise<void> {
  if (child.stdout) expect(String(await once(child.stdout, 'data'))).toBe('open\n');
}

async function killed(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Usually half a second; recovery takes longer on a busy machine. */
const BACK_MS = 20_000;
const COUNT = 'select count(*)::int as guests from guests';

describe('an ordinary life', { timeout: 120_000 }, () => {
  test('the first start makes a durable database in UTF-8 and UTC, reached only with its password', async () => {
    const folder = await aFolder();
    const { url, reattached, location, pid } = await open(folder);

    expect(reattached).toBe(false);
    expect(location).toBe(join(folder, 'postgres'));
    expect(pid()).toBeGreaterThan(0);
    const names = 'server_encoding fsync synchronous_commit timezone log_parameter_max_length log_min_error_statement';
    const settings = names.split(' ').map((name) => `current_setting('${name}')`);
    expect(await query(url, `select concat_ws(' ', ${settings}) as them`)).toEqual([
      { them: 'UTF8 on on UTC 0 panic' },
    ]);
    expect(await query(url, "select lower('ÉVORA') as city")).toEqual([{ city: 'évora' }]);
    expect(await query(url, 'select usesuper from pg_user where usename = current_user')).toEqual([
      { usesuper: false },
    ]);

    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(query(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(join(location, 'password'))).mode & 0o777).toBe(0o600);
  });

  test('a second start finds the rows of the first', async () => {
    const folder = await aFolder();
    const first = await open(folder);
    await query(first.url, "create table guests (name text); insert into guests values ('Inês')");
    await first.stop();
    expect(first.pid()).toBeNull();

    const second = await open(folder);

    expect(second.reattached).toBe(false);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select name from guests')).toEqual([{ name: 'Inês' }]);
  });

  test.runIf(IS_LONG)('another database in the same cluster is made on demand', async () => {
    const { url } = await open(await aFolder(), { databaseName: 'bench_one' });
    expect(await query(url, 'select current_database() as name')).toEqual([{ name: 'bench_one' }]);
  });

  test.runIf(IS_LONG)('what visitors wrote does not reach the log of the database', async () => {
    const { url, location } = await open(await aFolder());
    await query(url, "create table guests (email text unique); insert into guests values ('ines@example.org')");

    await expect(query(url, "insert into guests values ('ines@example.org')")).rejects.toThrow();
    await expect(query(url, "select '4242424242424242'::int2")).rejects.toThrow();

    const log = await readFile(join(location, 'postgres.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toMatch(/ines@example|4242/);
  });

  test.runIf(IS_LONG)('a path too long for a socket is served by TCP on this machine', async () => {
    const folder = join(await aFolder(), 'a-data-folder-with-a-name-of-some-length'.repeat(3));
    const first = await open(folder);
    expect(new URL(first.url).host).toMatch(/^127\.0\.0\.1:\d+$/);
    await query(first.url, 'create table guests (name text)');

    process.kill(Number(first.pid()), 'SIGKILL');

    expect(await eventually(BACK_MS, () => query(first.url, COUNT))).toEqual([{ guests: 0 }]);
  });
});

describe.runIf(IS_LONG)('when something is killed', { timeout: 120_000 }, () => {
  test('a killed postmaster comes back by itself with every committed row, again and again', async () => {
    const lines: string[] = [];
    const { url, pid } = await open(await aFolder(), { log: (line) => lines.push(line) });
    await query(url, 'create table guests (number int)');
    let committed = 0;

    for (let round = 1; round <= 3; round++) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      const enough = eventually(BACK_MS, async () => expect(committed).toBeGreaterThan(15 * round));
      const dying = enough.then(() => process.kill(Number(pid()), 'SIGKILL'));
      const writing = async (): Promise<never> => {
        for (;;) {
          await client.query('insert into guests values ($1)', [committed]);
          committed++;
        }
      };
      await expect(writing()).rejects.toThrow();
      await dying;

      const [row] = await eventually(BACK_MS, () => query(url, COUNT));
      // The one statement that got no answer may or may not have been committed.
      expect(Number(row?.['guests'])).toBeGreaterThanOrEqual(committed);
      expect(Number(row?.['guests'])).toBeLessThanOrEqual(committed + round);
    }

    expect(committed).toBeGreaterThan(30);
    await eventually(BACK_MS, async () => expect(lines.filter((line) => line.includes('is back'))).toHaveLength(3));
  });

  test('after the process that started it was killed, the next one takes the running database over', async () => {
    const folder = await aFolder();
    const before = aProcess(folder);
    await hasOpened(before);
    await killed(before, 'SIGKILL');

    const after = await open(folder);
    expect(after.reattached).toBe(true);
    await query(after.url, 'select 1');
    await after.stop();

    expect(after.pid()).toBeNull();
  });

  test('a start that was killed while it made the cluster is made good by the next', async () => {
    const folder = await aFolder();
    const child = aProcess(folder);
    await eventually(5000, async () => {
      const [half = ''] = (await readdir(folder)).filter((name) => name.includes('.new-'));
      await stat(join(folder, half, 'cluster', 'base'));
    });
    await killed(child, 'SIGKILL');
    expect(await readdir(folder)).not.toContain('postgres');

    const { url } = await open(folder);

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test('a process file whose number belongs to a stranger by now does not stop the start', async () => {
    const folder = await aFolder();
    const first = await open(folder);
    const cluster = join(first.location, 'cluster');
    const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    await first.stop();
    await writeFile(join(cluster, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)));

    const second = await open(folder);

    expect(second.reattached).toBe(false);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe.runIf(IS_LONG)('several processes, one folder', { timeout: 120_000 }, () => {
  test('whoever leaves first leaves it running, the last one stops it', async () => {
    const folder = await aFolder();
    const other = aProcess(folder);
    await hasOpened(other);
    const mine = await open(folder);
    expect(mine.reattached).toBe(true);

    await killed(other, 'SIGTERM');
    expect(await query(mine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await mine.stop();

    expect(mine.pid()).toBeNull();
  });

  test('the first start of all may happen three times at once', async () => {
    const folder = await aFolder();
    const all = await Promise.all([open(folder), open(folder), open(folder)]);

    expect(new Set(all.map((one) => one.url)).size).toBe(1);
    expect(new Set(all.map((one) => one.pid())).size).toBe(1);
    await Promise.all(all.map((one) => one.stop()));
    expect(all[0]?.pid()).toBeNull();
  });
});

describe('refusals say what to do', { timeout: 120_000 }, () => {
  test('a data folder that cannot be written is named', async () => {
    const file = join(await aFolder(), 'a-file');
    await writeFile(file, '');
    const dataDir = join(file, 'data');

    await expect(openEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
      code: 'data_folder_not_writable',
      message: expect.stringContaining(dataDir),
    });
  });

  test('a platform without an embedded database points to DATABASE_URL', () => {
    expect(() => installedPackage('sunos-x64')).toThrow(/sunos-x64.*DATABASE_URL.*15/);
    expect(() => installedPackage('win32-x64')).toThrow(/npm ci|DATABASE_URL/);
  });

  test.runIf(IS_LONG)('a cluster of another major version is not touched', async () => {
    const folder = await aFolder();
    const first = await open(folder);
    await first.stop();
    await writeFile(join(first.location, 'cluster', 'PG_VERSION'), '17\n');

    await expect(openEmbeddedPostgres({ dataDir: folder })).rejects.toMatchObject({ code: 'wrong_version' });
  });

  test.runIf(ROOT)(
    'as root, a folder nobody else can reach keeps its database elsewhere, and says so once and always',
    async () => {
      const folder = await aFolder(0o700);
      const lines: string[] = [];
      const first = await open(folder, { log: (line) => lines.push(line) });
      cleanups.splice(-1, 0, () => rm(first.location, { recursive: true, force: true }));
      await query(first.url, 'create table guests (name text)');
      await first.stop();
      expect(first.location).toMatch(/^\/var\/lib\/wanderlight\/[0-9a-f]{12}$/);
      expect(lines).toEqual([expect.stringContaining(first.location)]);

      const again = await open(folder);
      expect(await query(again.url, COUNT)).toEqual([{ guests: 0 }]);
      await again.stop();
    },
  );
});
