import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { untilSomebodyWaits } from '../../../test/locks.ts';
import { tellOfLaunch } from './actions.ts';

test('the launch is the moment the settings name, without a time zone', async () => {
  await using app = await openApp({
    settings: { LAUNCH_AT: '2031-05-01T09:30' },
    now: () => new Date('2031-04-30T00:00:00Z'),
  });

  expect((await app.get('/api/launch')).body).toEqual({ launchAt: '2031-05-01T09:30', passedEverywhere: false });
});

test('by default it is the last midnight of September 2025, long past everywhere', async () => {
  await using app = await openApp({ now: () => new Date('2026-11-20T10:00:00Z') });

  expect((await app.get('/api/launch')).body).toEqual({ launchAt: '2025-09-30T00:00', passedEverywhere: true });
});

describe('the moment that an owner moves', () => {
  const SETTING = '2026-11-30T00:00';
  const open = (now: () => Date) => openApp({ settings: { LAUNCH_AT: SETTING }, now });
  const ask = (app: TestApp, email: string) => app.stranger().post('/api/requests', { kind: 'launch', email });
  const letters = async (app: TestApp) => {
    const jobs = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job where name = 'enquiries.announce-to-asker'`.execute(app.db);
    return jobs.rows[0]?.count;
  };

  test('counts over the setting at once, is logged, and goes back to the setting', async () => {
    await using app = await open(() => new Date('2026-11-20T12:00:00Z'));
    const owner = await app.operator('owner');
    const moved = await owner.put('/api/admin/launch', { launchAt: '2027-03-01T09:00', was: SETTING });
    expect(moved.body).toMatchObject({ setting: SETTING, changed: { by: owner.operator.name }, waiting: 0, told: 0 });
    expect((await app.get('/api/launch')).body).toEqual({ launchAt: '2027-03-01T09:00', passedEverywhere: false });
    const log = await sql`select action, before, after from audit_log where subject = 'launch:moment'`.execute(app.db);
    expect(log.rows).toEqual([
      { action: 'launch.move', before: { launchAt: SETTING }, after: { launchAt: '2027-03-01T09:00' } },
    ]);
    expect((await owner.post('/api/admin/launch/reset', { was: '2027-03-01T09:00' })).body.changed).toBeNull();
    expect((await app.get('/api/launch')).body.launchAt).toBe(SETTING);
  });

  test('is a day and a time that exist, moved by an owner who has seen the last one', async () => {
    await using app = await open(() => new Date('2026-11-20T12:00:00Z'));
    const owner = await app.operator('owner');
    const move = (launchAt: string, was = SETTING) => owner.put('/api/admin/launch', { launchAt, was });
    for (const wrong of ['', 'soon', '2027-02-30T00:00', '2027-03-01T24:00', '1999-01-01T00:00', '2027-03-01T09:00Z']) {
      const { status, body } = await move(wrong);
      expect([status, Object.keys(body.fields)], wrong).toEqual([400, ['launchAt']]);
    }
    const both = await Promise.all([move('2027-03-01T09:00'), move('2027-04-01T09:00')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const clerk = await app.operator();
    expect((await clerk.get('/api/admin/launch')).status).toBe(200);
    const refused = await clerk.put('/api/admin/launch', { launchAt: '2027-03-01T09:00', was: SETTING });
    expect(refused.status).toBe(403);
  });

  test('tells nobody twice: who had word keeps it, who asks later waits for the new moment', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    await using app = await open(() => now);
    const owner = await app.operator('owner');
    await ask(app, 'ines@example.com');

    await owner.put('/api/admin/launch', { launchAt: '2026-12-24T00:00', was: SETTING });
    now = new Date('2026-12-01T12:00:00Z');
    await tellOfLaunch(app.deps);
    expect(await letters(app)).toBe(0);

    const back = { launchAt: '2026-11-25T00:00', was: '2026-12-24T00:00' };
    for (const tells of [undefined, 0, 2]) {
      const refused = await owner.put('/api/admin/launch', { ...back, tells });
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([409, 'tells_people', { waiting: 1 }]);
    }
    await tellOfLaunch(app.deps);
    expect(await letters(app)).toBe(0);
    expect((await owner.put('/api/admin/launch', { ...back, tells: 1 })).status).toBe(200);
    await tellOfLaunch(app.deps);
    expect(await letters(app)).toBe(1);

    await owner.put('/api/admin/launch', { launchAt: '2027-03-01T00:00', was: '2026-11-25T00:00' });
    await ask(app, 'tomas@example.com');
    await tellOfLaunch(app.deps);
    expect((await owner.get('/api/admin/launch')).body).toMatchObject({ waiting: 1, told: 1 });
    now = new Date('2027-03-02T12:00:00Z');
    await Promise.all([tellOfLaunch(app.deps), tellOfLaunch(app.deps), tellOfLaunch(app.deps)]);
    expect(await letters(app)).toBe(2);
    await owner.post('/api/admin/launch/reset', { was: '2027-03-01T00:00' });
    await tellOfLaunch(app.deps);
    expect(await letters(app)).toBe(2);
  });

  test('within a day is confirmed like one that has passed; further ahead nobody is asked', async () => {
    await using app = await open(() => new Date('2026-12-01T12:00:00Z'));
    const owner = await app.operator('owner');
    await ask(app, 'ines@example.com');
    const move = (launchAt: string) => owner.put('/api/admin/launch', { launchAt, was: SETTING });
    expect((await move('2026-12-02T00:00')).body.code).toBe('tells_people');
    expect((await owner.post('/api/admin/launch/reset', { was: SETTING })).body.code).toBe('tells_people');
    expect((await move('2026-12-02T01:00')).status).toBe(200);
  });

  test('moved away before the word went out, nobody hears of the old one', async () => {
    await using app = await open(() => new Date('2026-12-01T12:00:00Z'));
    const owner = await app.operator('owner');
    await ask(app, 'ines@example.com');
    // Whoever tells waits for who is moving, and then sees the new moment.
    let telling: Promise<void> | undefined;
    await app.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('launch-moment'))`.execute(tx);
      telling = tellOfLaunch(app.deps);
      await untilSomebodyWaits(app.db);
      await sql`insert into launch_moment (launch_at, changed_by, changed_at)
        values ('2027-03-01T00:00', 'somebody', now())`.execute(tx);
    });
    await telling;
    expect(await letters(app)).toBe(0);
    expect((await owner.get('/api/admin/launch')).body).toMatchObject({ waiting: 1, told: 0 });
  });

  test('is the last one known while the database does not answer', async () => {
    await using app = await open(() => new Date('2026-11-20T12:00:00Z'));
    const owner = await app.operator('owner');
    await owner.put('/api/admin/launch', { launchAt: '2027-03-01T09:00', was: SETTING });
    await app.get('/api/launch');
    await sql`drop table launch_moment`.execute(app.db);
    expect((await app.get('/api/launch')).body.launchAt).toBe('2027-03-01T09:00');
  });
});
