/** Ending the real thing, in order and by force: what is under way is answered, what was committed is there. */
import { readdir } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { IS_LONG } from '../../test/rounds.ts';
import {
  aCookie,
  aDataFolder,
  aMigratedDatabase,
  cleanUp,
  ensureBuilt,
  eventually,
  interruptedStart,
  isAlive,
  logInAs,
  postmasterOf,
  type Site,
  startSite,
} from '../../test/site.ts';

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

/** One request on a connection of its own, or of `agent`. */
function status(site: Site, path: string, agent: Agent | false = false, cookie = ''): Promise<number> {
  return new Promise((done, failed) => {
    get(site.url + path, { agent, headers: cookie ? { cookie } : {} }, (response: IncomingMessage) => {
      response.resume().once('end', () => done(response.statusCode ?? 0));
    }).once('error', failed);
  });
}

/** Nobody listens there any more. */
const isRefused = (port: number, hostname: string) =>
  new Promise<boolean>((done) => {
    const knock = connect(port, hostname);
    knock.once('error', () => done(true)).once('connect', () => knock.destroy(done(false) as undefined));
  });

describe('told to stop', { timeout: 300_000 }, () => {
  test('answers the request that is under way, then ends well and takes the database along', async () => {
    const folder = await aDataFolder();
    const site = await startSite({ DATA_DIR: folder });
    const body = JSON.stringify({ username: 'ines', password: 'a quiet bay in June', signupCode: 'WANDER' });
    const underWay = request(`${site.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    const isUnderWay = new Promise((done) => underWay.once('continue', done));
    const answer = new Promise<IncomingMessage>((done, failed) =>
      underWay.once('response', done).once('error', failed),
    );
    underWay.write(body.slice(0, 10));
    await isUnderWay;

    const ended = site.end('SIGTERM');
    const { hostname, port } = new URL(site.url);
    await eventually(() => expect(isRefused(Number(port), hostname)).resolves.toBe(true));
    underWay.end(body.slice(10));

    expect((await answer).statusCode).toBe(201);
    expect((await answer).headers.connection).toBe('close');
    expect(await ended).toBe(0);
    expect(postmasterOf(folder)).toBeNull();
  });

  test.runIf(IS_LONG)('a client that keeps its connections meets no failure but a closed door', async () => {
    const site = await startSite({ DATABASE_URL: await aMigratedDatabase() });
    const agent = new Agent({ keepAlive: true });
    const failures: unknown[] = [];
    let answered = 0;
    const client = async (path: string) => {
      for (let last = performance.now(); ; last = performance.now()) {
        try {
          const code = await status(site, path, agent);
          if (code === 200) answered++;
          else failures.push(code);
        } catch (fault) {
          // Half a second is what a silent connection is given; on a busy machine this client may be the silent one.
          const wasSilent = performance.now() - last > 400;
          if ((fault as { code?: string }).code !== 'ECONNREFUSED' && !wasSilent) failures.push(fault);
          return;
        }
      }
    };
    const clients = ['/', '/healthz', '/api/trip-packages', '/upcoming-trips'].map(client);
    await eventually(() => expect(answered).toBeGreaterThan(20));

    expect(await site.end('SIGTERM')).toBe(0);
    await Promise.all(clients);

    expect(failures).toEqual([]);
  });

  test.runIf(IS_LONG)('a connection that is open and silent does not hold it up', async () => {
    const site = await startSite({ DATABASE_URL: await aMigratedDatabase() });
    const { hostname, port } = new URL(site.url);
    const silent = connect(Number(port), hostname);
    await new Promise((done) => silent.once('connect', done));
    silent.on('error', () => {});

    // With the silent one waited for, it would have to be killed.
    expect(await site.end('SIGTERM')).toBe(0);
  });

  test.runIf(IS_LONG)('told so while it is still starting, it ends well and takes the database along', async () => {
    const DATA_DIR = await aDataFolder();
    const databaseRuns = () => eventually(() => expect(postmasterOf(DATA_DIR)).not.toBeNull());
    expect(await interruptedStart({ DATA_DIR }, databaseRuns, 'SIGTERM')).toBe(0);
    expect(postmasterOf(DATA_DIR)).toBeNull();
  });

  test.runIf(IS_LONG)('a second Ctrl-C changes nothing', async () => {
    const folder = await aDataFolder();
    const site = await startSite({ DATA_DIR: folder });
    expect(await site.end('SIGINT', 'SIGINT')).toBe(0);
    expect(postmasterOf(folder)).toBeNull();
  });
});

describe('killed', { timeout: 300_000 }, () => {
  test.runIf(IS_LONG)('after Node was killed, the next start has the account and the login', async () => {
    const folder = await aDataFolder();
    const before = await startSite({ DATA_DIR: folder });
    const cookie = await aCookie(before, 'ines');
    await before.end('SIGKILL');
    expect(postmasterOf(folder)).not.toBeNull();

    const after = await startSite({ DATA_DIR: folder });

    expect(await status(after, '/api/auth/user', false, cookie)).toBe(200);
    await logInAs(after, 'ines');
    expect(await after.end('SIGTERM')).toBe(0);
    expect(postmasterOf(folder)).toBeNull();
  });

  test.runIf(IS_LONG)('killed in the middle of its first start, again and again, it starts in the end', async () => {
    const DATA_DIR = await aDataFolder();
    // From loading the program over making the cluster to migrating and seeding.
    for (const afterMs of [250, 400, 550, 700, 850, 1000, 1150, 1300]) {
      await interruptedStart({ DATA_DIR }, () => pause(afterMs), 'SIGKILL');
    }

    const site = await startSite({ DATA_DIR });

    expect(((await (await site.get('/api/trip-packages')).json()) as unknown[]).length).toBe(12);
    expect(await site.end('SIGTERM')).toBe(0);
    expect(await readdir(DATA_DIR)).toEqual(['postgres']);
  });

  test.runIf(IS_LONG)(
    'while its PostgreSQL is dead it answers 503; it heals by itself, with every committed row',
    async () => {
      const folder = await aDataFolder();
      const site = await startSite({ DATA_DIR: folder });
      const cookie = await aCookie(site, 'ines');
      const postmaster = postmasterOf(folder) ?? 0;

      process.kill(postmaster, 'SIGKILL');
      const seen = new Set<number>();
      await eventually(async () => {
        seen.add(await status(site, '/api/trip-packages'));
        expect(await status(site, '/readyz')).toBe(503);
      });
      await eventually(async () => {
        seen.add(await status(site, '/api/trip-packages'));
        expect(await status(site, '/readyz')).toBe(200);
      });

      expect(await status(site, '/api/auth/user', false, cookie)).toBe(200);
      expect([...seen].filter((code) => code !== 200 && code !== 503)).toEqual([]);
      expect(postmasterOf(folder)).not.toBe(postmaster);
      expect(await site.end('SIGTERM')).toBe(0);
    },
  );
});

describe.runIf(IS_LONG)('several web processes', { timeout: 300_000 }, () => {
  const workersOf = (site: Site) =>
    [...site.said().matchAll(/"worker":(\d+),"msg":"a web process serves"/g)].map((found) => Number(found[1]));
  /** How many of twenty connections each process took, by what they count themselves. */
  const shares = async (site: Site) => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => status(site, '/api/launch')));
    const counts = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const response = await fetch(`${site.url}/metrics`, { headers: { connection: 'close' } });
        return Number(/route="\/api\/launch",status="200"} (\d+)/.exec(await response.text())?.[1] ?? 0);
      }),
    );
    return { good: asked.filter((code) => code === 200).length, counts };
  };

  test('share the port and know each other’s sessions; one that is killed is replaced', async () => {
    const folder = await aDataFolder();
    const site = await startSite({ DATA_DIR: folder, WEB_CONCURRENCY: '2' });
    await eventually(() => expect(workersOf(site)).toHaveLength(2));
    const cookie = await aCookie(site, 'ines');
    const who = () => Promise.all(Array.from({ length: 8 }, () => status(site, '/api/auth/user', false, cookie)));
    expect(await who()).toEqual(Array(8).fill(200));
    // Which of them is free to accept is the system's affair: in the end both have had some, and neither all.
    const answered: number[] = [];
    await eventually(async () => {
      const { good, counts } = await shares(site);
      answered.push(good);
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(Math.max(...counts)).toBeLessThan(20 * answered.length);
    });
    expect(new Set(answered)).toEqual(new Set([20]));

    const [victim = 0] = workersOf(site);
    process.kill(victim, 'SIGKILL');
    await eventually(() => expect(workersOf(site)).toHaveLength(3));

    expect(await who()).toEqual(Array(8).fill(200));
    const workers = workersOf(site);
    expect(await site.end('SIGTERM')).toBe(0);
    expect(workers.filter(isAlive)).toEqual([]);
    expect(postmasterOf(folder)).toBeNull();
  });

  test('go when the process above them is killed', async () => {
    const site = await startSite({ DATABASE_URL: await aMigratedDatabase(), WEB_CONCURRENCY: '2' });
    await eventually(() => expect(workersOf(site)).toHaveLength(2));
    const workers = workersOf(site);
    expect(workers.filter(isAlive)).toHaveLength(2);

    await site.end('SIGKILL');

    await eventually(() => expect(workers.filter(isAlive)).toEqual([]));
  });
});
