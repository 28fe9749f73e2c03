/** Who asked to be told is told once: of a lesson by a command, of the launch by the clock. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { runScript } from '../../../../test/run-script.ts';
import { eventually } from '../../../../test/site.ts';
import { openPostbox, type Postbox } from '../../../../test/smtp.ts';
import type { Running } from '../../../kernel/scheduler.ts';
import { startWorkerSchedule } from '../../../server/process/background-jobs.ts';
import { tellOfLaunch } from '../../launch/actions.ts';

let folder: string;
let app: TestApp;
let postbox: Postbox;
let now: Date;
let running: Running | null = null;

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'wl-announce-'));
  postbox = await openPostbox();
  const settings = { SMTP_URL: postbox.url, DATA_DIR: folder, LAUNCH_AT: '2026-11-30T00:00' };
  app = await openApp({ settings, now: () => now });
});
afterEach(async () => {
  await running?.stop();
  running = null;
  await app[Symbol.asyncDispose]();
  await postbox[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const work = () => {
  running = startWorkerSchedule(app.deps, app.databaseUrl);
};
const lesson = (email: string, topic: string, about = 'Tokyo on foot') =>
  app.stranger().post('/api/requests', { kind: 'lesson', email, topic, about });
const say = (...args: string[]) =>
  runScript('announce.ts', { DATABASE_URL: app.databaseUrl, DATA_DIR: folder }, ...args);
const announced = () => postbox.received.filter(({ messageId }) => messageId.includes('-announcement@'));
const emails = (count: number) => eventually(() => expect(announced()).toHaveLength(count), 25_000);

describe('a lesson', () => {
  test('is asked for by its id, and acknowledged with what will happen', async () => {
    work();
    expect((await lesson('ines@example.com', 'tokyo-on-foot')).status).toBe(201);
    await eventually(() => expect(postbox.received).toHaveLength(2), 25_000);
    const find = (address: string) => postbox.received.find(({ envelopeTo }) => envelopeTo.includes(address));
    expect(find('ines@example.com')?.text).toContain('You get one email when it is there');
    expect(find('ines@example.com')?.text).toContain('Tokyo on foot');
    expect(find('hello@wanderlight.example')?.text).toContain('About: tokyo-on-foot');
  });

  test.runIf(IS_LONG)(
    'is announced to everybody who waits for it, once, by whatever spelling of their address',
    {
      timeout: 60_000,
    },
    async () => {
      for (const email of ['ines@example.com', 'Ines@example.com', 'tomas@example.com']) {
        expect((await lesson(email, 'tokyo-on-foot')).status).toBe(201);
      }
      await lesson('ana@example.com', 'lisbon/2', 'Lisbon, part two');

      expect(await say('lesson', 'tokyo-on-foot', '/videos')).toEqual({
        status: 0,
        said: '2 letters are on the way.\n',
      });
      expect(await say('lesson', 'tokyo-on-foot', '/videos')).toEqual({
        status: 0,
        said: '0 letters are on the way.\n',
      });
      work();
      await emails(2);
      expect(
        announced()
          .flatMap(({ envelopeTo }) => envelopeTo.map((to) => to.toLowerCase()))
          .sort(),
      ).toEqual(['ines@example.com', 'tomas@example.com']);
      expect(announced()[0]?.subject).toBe('The lesson you asked for is here');
      expect(announced()[0]?.text).toContain('Go to the lesson: http://localhost:3000/videos');

      await lesson('ines@example.com', 'tokyo-on-foot');
      expect((await say('lesson', 'tokyo-on-foot', '/videos')).said).toBe('1 letter is on the way.\n');
      await emails(3);
    },
  );

  test('has an id of words, and a page of ours', async () => {
    for (const topic of ['', 'Tokyo', '../etc', 'a b', '-a', 'a--b', 'x'.repeat(121)]) {
      expect((await lesson('ines@example.com', topic)).status, topic).toBe(400);
    }
    expect(await say('lesson', 'tokyo-on-foot', 'https://elsewhere.example/')).toMatchObject({ status: 1 });
    expect(await say('lesson', 'tokyo-on-foot', '/no-such-page')).toMatchObject({ status: 1 });
    expect(await say('lesson', 'Tokyo', '/videos')).toMatchObject({ status: 1 });
    expect(await say()).toMatchObject({ status: 1, said: expect.stringContaining('npm run announce') });
  });
});

test('word of the launch goes out once the day has come everywhere, and not a second time', {
  timeout: 60_000,
}, async () => {
  await app.post('/api/requests', { kind: 'launch', email: 'ines@example.com' });
  const waiting = async () => {
    const found = await sql<{ open: number }>`
      select count(*)::int as open from requests where announced_at is null`.execute(app.db);
    return found.rows[0]?.open;
  };
  now = new Date('2026-11-30T11:59:00Z');
  await tellOfLaunch(app.deps);
  expect(await waiting()).toBe(1);

  now = new Date('2026-11-30T12:00:00Z');
  await Promise.all([tellOfLaunch(app.deps), tellOfLaunch(app.deps)]);
  expect(await waiting()).toBe(0);
  work();
  await emails(1);
  expect(announced()[0]?.subject).toBe('Wanderlight has launched');
  await tellOfLaunch(app.deps);
  const jobs = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job where name = 'enquiries.announce-to-asker'`.execute(app.db);
  expect(jobs.rows).toEqual([{ jobs: 1 }]);
});
