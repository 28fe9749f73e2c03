/** How we ask a live service that belongs to others: under our name, one question at a time, and not when it said to wait. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { anOverpass, type Behaviour, REFUSALS } from '../../../../test/fake-overpass/start.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { restaurantAlerts } from '../actions/alerts.ts';
import { refreshLivePlaces } from '../actions/live-places.ts';
import { livePlacesStored } from '../copy/errors.ts';
import { backoffMs } from '../rules/backoff.ts';

/** Each in a square of its own, so that nothing but the rest keeps a question back. */
const elsewhere = (step: number) => `/api/restaurants?latitude=${(40.01 + step * 0.5).toFixed(2)}&longitude=2.35`;
const NOTHING: Behaviour = { body: { elements: [] } };
const noticed = async (app: TestApp, step: number) => (await app.get(elsewhere(step))).body.message ?? null;

async function aSite(answer: () => Behaviour, work: (site: Site) => Promise<void>) {
  let now = new Date('2026-11-20T12:00:00Z');
  await using overpass = await anOverpass(answer);
  await using app = await openApp({ settings: overpass.settings, now: () => now });
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  await work({ app, overpass, later });
}
interface Site {
  readonly app: TestApp;
  readonly overpass: Awaited<ReturnType<typeof anOverpass>>;
  readonly later: (seconds: number) => void;
}

test('every question names product, version, site and a person to write to', () =>
  aSite(
    () => NOTHING,
    async ({ app, overpass }) => {
      await app.get(elsewhere(0));
      expect(overpass.agents.length).toBeGreaterThan(0);
      for (const agent of overpass.agents)
        expect(agent).toMatch(/^Wanderlight\/\d+\.\d+\.\d+ \(https?:\/\/[^ ;]+; hello@wanderlight\.example\)$/);
    },
  ));

test.each([
  ['says for how long', { ...REFUSALS.rateLimited, headers: { 'retry-after': '120' } }, '', 120],
  ['says until when', { ...REFUSALS.rateLimited, headers: { 'retry-after': 'date' } }, '', 300],
  ['tells of its next slot', REFUSALS.rateLimited, 'Slot available after: 2026-11-20T12:03:20Z, in 200 seconds.', 200],
  ['says no more than that', REFUSALS.rateLimited, '', 30],
  ['has too much to do', REFUSALS.tooBusy, '', 30],
  [
    'remarks it beside half an answer',
    { body: { elements: [], remark: 'runtime error: open64: 0 Success /osm3s Dispatcher_Client::rate_limited.' } },
    '',
    30,
  ],
] as readonly (readonly [string, Behaviour, string, number])[])(
  'a service that %s is left alone that long',
  (_, refusal, quota, seconds) => {
    let answer: Behaviour = refusal;
    if (refusal.headers?.['retry-after'] === 'date')
      answer = { ...refusal, headers: { 'retry-after': new Date(Date.now() + 300_000).toUTCString() } };
    return aSite(
      () => answer,
      async ({ app, overpass, later }) => {
        if (quota) overpass.quota = `Connected as: 866011160\nRate limit: 2\n${quota}\n`;
        expect(await noticed(app, 0)).toBe(livePlacesStored.busy);
        expect(await noticed(app, 1)).toBe(livePlacesStored.busy);
        // A date of HTTP has whole seconds, and some pass on the way.
        later(seconds - 10);
        expect(await noticed(app, 2)).toBe(livePlacesStored.busy);
        expect(overpass.asked).toHaveLength(1);
        expect(overpass.looked.length).toBeLessThanOrEqual(1);
        answer = NOTHING;
        later(11);
        expect(await noticed(app, 3)).toBeNull();
        expect(overpass.asked.length).toBeGreaterThan(1);
      },
    );
  },
);

test('each further refusal doubles the rest, and an answer ends it', () => {
  let answer: Behaviour = REFUSALS.tooBusy;
  return aSite(
    () => answer,
    async ({ app, overpass, later }) => {
      for (const [times, seconds] of [30, 60, 120].entries()) {
        await app.get(elsewhere(times * 2));
        expect(overpass.asked).toHaveLength(times + 1);
        later(seconds - 1);
        await app.get(elsewhere(times * 2 + 1));
        expect(overpass.asked).toHaveLength(times + 1);
        later(1);
      }
      answer = NOTHING;
      expect(await noticed(app, 10)).toBeNull();
      answer = REFUSALS.tooBusy;
      await app.get(elsewhere(11));
      later(30);
      answer = NOTHING;
      expect(await noticed(app, 12)).toBeNull();
    },
  );
});

test.each([
  ['our question', REFUSALS.badQuestion],
  ['our name', REFUSALS.notNamed],
])('a service that does not take %s is not asked again for an hour, and the back office says so', (_, refusal) => {
  let answer: Behaviour = refusal;
  return aSite(
    () => answer,
    async ({ app, overpass, later }) => {
      expect(await noticed(app, 0)).toBe(livePlacesStored.refused);
      const alerts = async () => (await restaurantAlerts(app.deps)).filter(({ id }) => id === 'places-questions');
      expect(await alerts()).toMatchObject([{ state: 'urgent' }]);
      later(3590);
      expect(await noticed(app, 1)).toBe(livePlacesStored.refused);
      expect(overpass.asked).toHaveLength(1);
      later(11);
      answer = NOTHING;
      expect(await noticed(app, 2)).toBeNull();
      expect(await alerts()).toEqual([]);
    },
  );
});

test('silence is no refusal: other squares are asked, and after three in a row it rests a minute', () => {
  let answer: Behaviour = REFUSALS.gateway;
  return aSite(
    () => answer,
    async ({ app, overpass, later }) => {
      for (const step of [0, 1, 2, 3, 4]) expect(await noticed(app, step)).toBe(livePlacesStored.silent);
      expect(overpass.asked).toHaveLength(3);
      answer = NOTHING;
      later(61);
      expect(await noticed(app, 5)).toBeNull();
    },
  );
});

test('a refusal is a line of the log, with its status and until when we wait, and without an address', () => {
  const lines: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => lines.push(line), error: (...line: unknown[]) => lines.push(line) };
  return aSite(
    () => REFUSALS.rateLimited,
    async ({ app }) => {
      await refreshLivePlaces({ ...app.deps, log: log as never }, { latitude: 40.01, longitude: 2.35 }, '198.51.100.7');
      const until = new Date('2026-11-20T12:00:30Z');
      expect(lines).toEqual([[{ status: 429, until }, 'the Overpass server asked us to wait']]);
    },
  );
});

test.runIf(IS_LONG)('used up questions are called so', () =>
  aSite(
    () => NOTHING,
    async ({ app, overpass }) => {
      for (let step = 0; step < 50; step++) await app.get(elsewhere(step));
      expect(overpass.asked).toHaveLength(200);
      expect(await noticed(app, 50)).toBe(livePlacesStored.spent);
      expect(overpass.asked).toHaveLength(200);
    },
  ),
);

test('however many visitors come at once, and from whichever process, one question is under way', async () => {
  await using overpass = await anOverpass(() => NOTHING, { answersAfterMs: 20 });
  await using app = await openApp({ settings: overpass.settings });
  const answers = await Promise.all([0, 1, 2, 3].map((step) => app.get(elsewhere(step))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(overpass.mostAtOnce()).toBe(1);
});

test('a process that died with its question under way holds up the others for seconds only', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  await using overpass = await anOverpass(() => NOTHING);
  await using app = await openApp({ settings: overpass.settings, now: () => now });
  await sql`insert into live_services (name, held_until) values ('overpass', ${new Date(now.getTime() + 12_000)})`.execute(
    app.db,
  );
  now = new Date('2026-11-20T12:00:13Z');
  expect(await noticed(app, 0)).toBeNull();
});

test('what a service tells us to wait is never undercut, and no mistake of it lasts longer than a day', () => {
  expect(backoffMs('busy', 1, 968_000)).toBe(968_000);
  expect(backoffMs('busy', 1, 1000)).toBe(30_000);
  expect([1, 2, 3, 8, 40].map((times) => backoffMs('busy', times, null) / 1000)).toEqual([30, 60, 120, 3600, 3600]);
  expect(backoffMs('busy', 1, 9e12)).toBe(86_400_000);
});
