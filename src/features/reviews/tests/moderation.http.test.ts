/** The queue of reviews over HTTP: what stands in it, what a decision leaves behind, and two operators at once. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/site.ts';
import { readAudit } from '../../../kernel/audit-log.ts';

type AdminClient = Awaited<ReturnType<TestApp['operator']>>;

const RAMIRO = 'lisbon-ramiro';
let app: TestApp;
let marta: AdminClient;
let tomas: AdminClient;
let people = 0;
beforeAll(async () => {
  app = await openApp();
  [marta, tomas] = [await app.operator(), await app.operator()];
});
afterEach(async () => {
  await sql`truncate reviews cascade`.execute(app.db);
});
afterAll(() => app[Symbol.asyncDispose]());

const home = () => ({ address: `10.11.${people >> 8}.${people++ & 255}` });
const write = async (text: string, more: object = {}): Promise<number> => {
  const review = { restaurantId: RAMIRO, authorName: 'Inês', rating: 1, text, ...more };
  const sent = await app.post('/api/reviews', review, home());
  expect(sent.status).toBe(201);
  return sent.body.id;
};
const report = async (id: number, ...reasons: string[]) => {
  for (const reason of reasons) {
    expect((await app.post(`/api/reviews/${id}/reports`, { reason }, home())).status).toBe(201);
  }
};
const queue = async (name: string) => (await marta.get(`/api/admin/reviews?queue=${name}`)).body.reviews;
const ids = async (name: string) => (await queue(name)).map(({ id }: { id: number }) => id);
const at = (id: number) => `/api/admin/reviews/${id}`;
const read = async (id: number) => (await marta.get(at(id))).body;
const decide = (admin: AdminClient, id: number, decision: object) => admin.post(`${at(id)}/decisions`, decision);
const hide = { state: 'hidden', reason: 'rude' };
const show = { state: 'shown', reason: 'harmless' };

describe('the queue', () => {
  test('says why a review is held, where it belongs, and what it says', async () => {
    const first = await write('What a shitty place that was');
    const second = await write('Better food at www.cheap-pills.com', { rating: 5 });
    expect(await queue('waiting')).toMatchObject([
      { id: first, heldFor: 'rude', place: expect.stringContaining('Ramiro'), restaurantId: RAMIRO, state: 'pending' },
      { id: second, heldFor: 'link', authorName: 'Inês', rating: 5, text: 'Better food at www.cheap-pills.com' },
    ]);
    expect((await queue('waiting'))[0]).toMatchObject({ reports: [], firstReportedAt: null, version: '0.0' });
    expect((await marta.get('/api/admin/reviews')).body.reviews).toHaveLength(2);
  });

  test('has the most often reported first, with the reasons and how often each was given', async () => {
    const [once, thrice] = [await write('Slow that evening, table one'), await write('Slow that evening, table two')];
    await report(once, 'untrue');
    await report(thrice, 'rude', 'untrue', 'untrue');
    expect(await queue('reported')).toMatchObject([
      {
        id: thrice,
        reports: [
          { reason: 'untrue', count: 2 },
          { reason: 'rude', count: 1 },
        ],
      },
      { id: once, reports: [{ reason: 'untrue', count: 1 }] },
    ]);
    expect((await queue('reported'))[0].firstReportedAt).toMatch(/^\d{4}-/);
  });

  test.each(['waiting', 'reported', 'hidden'])('of what is %s comes in pages that leave nothing out', async (name) => {
    const state = { waiting: 'pending', reported: 'shown', hidden: 'hidden' }[name];
    await sql`insert into reviews (restaurant_id, author_name, rating, text, time, state, created_at)
      select ${RAMIRO}, 'Inês', 3, 'Clams, table ' || n, now(), ${state}, now() from generate_series(1, 101) n`.execute(
      app.db,
    );
    await sql`insert into review_reports (review_id, reason, reported_at)
      select id, 'untrue', now() from reviews, generate_series(1, 1 + id % 3)`.execute(app.db);
    const seen: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await marta.get(`/api/admin/reviews?queue=${name}${after && `&after=${after}`}`);
      seen.push(...body.reviews.map(({ id }: { id: number }) => id));
      after = body.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([101, 101]);
  });

  test('is asked for by a name it has, and from a place it has', async () => {
    for (const wrong of ['queue=all', 'after=x', 'after=1.2.3', 'after=-1']) {
      expect((await marta.get(`/api/admin/reviews?${wrong}`)).status, wrong).toBe(400);
    }
  });
});

describe('a decision', () => {
  test('shows, counts, is written down with its reason, and can be taken back', async () => {
    const id = await write('The bastards were out of clams.');
    const shown = await decide(marta, id, { ...show, reason: 'opinion', version: '0.0' });
    expect(shown).toMatchObject({ status: 200, body: { state: 'shown', decisions: 1, version: '1.0' } });
    const place = async () => (await app.get(`/api/restaurants/${RAMIRO}`)).body;
    expect((await place()).totalReviews).toBe(1);
    expect(await ids('waiting')).toEqual([]);

    const words = 'Names the cook, Inês Duarte';
    const hidden = await decide(tomas, id, { state: 'hidden', reason: 'other', words, version: '1.0' });
    expect(hidden.body.history).toMatchObject([
      { operator: tomas.operator.name, before: 'shown', state: 'hidden', reason: 'other', words },
      { operator: marta.operator.name, before: 'pending', state: 'shown', reason: 'opinion', words: null },
    ]);
    const { totalReviews, aggregatedRating } = await place();
    expect([totalReviews, aggregatedRating]).toEqual([0, 0]);
    expect(await ids('hidden')).toEqual([id]);

    const [latest, first] = hidden.body.history;
    const log = await readAudit(app.db, { subject: `review:${id}`, most: 9 });
    expect(log.map(({ action, operatorId, before, after }) => ({ action, operatorId, before, after }))).toEqual([
      {
        action: 'review.hide',
        operatorId: tomas.operator.id,
        before: { state: 'shown' },
        after: { state: 'hidden', reason: 'other', decision: latest.id },
      },
      {
        action: 'review.show',
        operatorId: marta.operator.id,
        before: { state: 'pending' },
        after: { state: 'shown', reason: 'opinion', decision: first.id },
      },
    ]);
  });

  test('needs a reason that fits it, and own words where none fits', async () => {
    const id = await write('The bastards were out of clams.');
    for (const [wrong, field] of [
      [{ ...hide, reason: 'harmless' }, 'reason'],
      [{ ...show, reason: 'rude' }, 'reason'],
      [{ ...hide, reason: 'because' }, 'reason'],
      [{ ...hide, state: 'gone' }, 'state'],
      [{ ...hide, reason: 'other' }, 'words'],
      [{ ...hide, reason: 'other', words: '  ' }, 'words'],
      [{ ...hide, words: 'x'.repeat(501) }, 'words'],
      [{ ...hide, version: 1 }, 'version'],
    ] as const) {
      const { status, body } = await decide(marta, id, { version: '0.0', ...wrong });
      expect([status, Object.keys(body.fields ?? {})], JSON.stringify(wrong)).toEqual([400, [field]]);
    }
    expect(await read(id)).toMatchObject({ state: 'pending', decisions: 0 });
    expect((await decide(marta, 471_100, { ...hide, version: '0.0' })).status).toBe(404);
    expect((await marta.get(at(471_100))).status).toBe(404);
  });

  test('of two operators at once, the second is told who was first, and what they decided', async () => {
    const id = await write('The bastards were out of clams.');
    // Both are under way, and wait, before either may go on.
    const { pressed } = await app.db.transaction().execute(async (tx) => {
      await sql`select 1 from restaurants where id = ${RAMIRO} for update`.execute(tx);
      const both = [decide(marta, id, { ...hide, version: '0.0' }), decide(tomas, id, { ...show, version: '0.0' })];
      await eventually(async () => {
        const held = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          app.db,
        );
        expect(held.rows).toHaveLength(2);
      });
      return { pressed: both };
    });
    const answers = await Promise.all(pressed);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const { state, history } = await read(id);
    expect(history).toHaveLength(1);
    expect(lost?.body).toMatchObject({
      code: 'changed_meanwhile',
      details: { by: history[0].operator, state },
    });
    expect(lost?.body.message).toContain(`${history[0].operator} has ${state} it in the meantime`);
  });

  test('about a review that is reported once more is asked for again; then the reports are settled', async () => {
    const id = await write('Slow that evening, table one');
    await report(id, 'untrue');
    const { version } = await read(id);
    await report(id, 'personal');
    const late = await decide(marta, id, { ...show, reason: 'unfounded', version });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', details: { by: null } } });
    expect(late.body.message).toContain('reported once more');
    expect(await ids('reported')).toEqual([id]);

    const again = await decide(marta, id, { ...show, reason: 'unfounded', version: (await read(id)).version });
    expect(again).toMatchObject({ status: 200, body: { state: 'shown', reports: [] } });
    expect(await ids('reported')).toEqual([]);
  });

  test('is not made when it cannot be written down', async () => {
    const id = await write('The bastards were out of clams.');
    await sql`alter table audit_log add constraint no_room check (subject <> ${sql.lit(`review:${id}`)})`.execute(
      app.db,
    );
    try {
      expect((await decide(marta, id, { ...show, version: '0.0' })).status).toBe(500);
    } finally {
      await sql`alter table audit_log drop constraint no_room`.execute(app.db);
    }
    expect(await read(id)).toMatchObject({ state: 'pending', history: [] });
  });
});

test('what waits is among the first things of the day', async () => {
  const id = await write('The bastards were out of clams.');
  await report(await write('Slow that evening, table one'), 'untrue');
  const alerts = (await marta.get('/api/admin/today')).body.alerts;
  const counts = Object.fromEntries(alerts.map(({ id: name, count }: { id: string; count: number }) => [name, count]));
  expect(counts).toMatchObject({ 'reviews-waiting': 1, 'reviews-reported': 1, 'enquiries-open': 0 });
  await decide(marta, id, { ...hide, version: '0.0' });
  const later = (await marta.get('/api/admin/today')).body.alerts;
  expect(later.find(({ id: name }: { id: string }) => name === 'reviews-waiting')).toMatchObject({
    count: 0,
    state: 'fine',
  });
});

describe('what its author asks about', () => {
  const shown = async (query = '') =>
    (await marta.get(`/api/admin/reviews?queue=shown${query}`)).body.reviews.map(({ id }: { id: number }) => id);

  test('is found by the place, the name and the day, the newest first', async () => {
    const first = await write('Quiet and kind, and the clams', { authorName: 'Inês Duarte' });
    const second = await write('Loud and good, and the prawns', { authorName: 'João' });
    await sql`update reviews set time = '2026-10-05T23:30:00Z' where id = ${second}`.execute(app.db);
    expect(await shown()).toEqual([second, first]);
    const [{ place }] = await queue('shown');
    expect(await shown(`&place=${encodeURIComponent(place.slice(0, 8).toLowerCase())}`)).toEqual([second, first]);
    expect(await shown('&place=nowhere')).toEqual([]);
    expect(await shown(`&author=${encodeURIComponent('inês d')}`)).toEqual([first]);
    expect(await shown('&author=%25')).toEqual([]);
    expect(await shown('&day=2026-10-05')).toEqual([second]);
    expect(await shown('&day=2026-10-06')).toEqual([]);
    expect(await shown('&day=2026-10-05&author=in')).toEqual([]);
    expect((await marta.get('/api/admin/reviews?queue=shown&day=soon')).status).toBe(400);
  });

  test('is erased by an owner with everything about it, and counts no more', async () => {
    const owner = await app.operator('owner');
    const [told, other] = [
      await write('Never again, said Inês', { rating: 1 }),
      await write('Again and again', { rating: 5 }),
    ];
    await report(told, 'personal');
    await decide(marta, told, {
      state: 'shown',
      reason: 'opinion',
      words: 'She said so',
      version: (await read(told)).version,
    });
    const figures = async () => (await app.get(`/api/restaurants/${RAMIRO}`)).body.totalReviews;
    const before = await figures();
    expect((await marta.delete(at(told))).status).toBe(403);
    expect((await owner.delete(at(told))).status).toBe(200);
    expect((await owner.delete(at(told))).status).toBe(404);
    expect(await shown()).toEqual([other]);
    expect(await figures()).toBe(before - 1);
    const left = await sql`select 1 from review_decisions where review_id = ${told}
      union all select 1 from review_reports where review_id = ${told}`.execute(app.db);
    expect(left.rows).toEqual([]);
    expect((await readAudit(app.db, { subject: `review:${told}`, most: 1 }))[0]).toMatchObject({
      action: 'review.erase',
      before: { state: 'shown', decisions: 1, reports: 1 },
      after: null,
    });
  });
});
