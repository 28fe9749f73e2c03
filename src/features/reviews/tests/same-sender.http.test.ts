/** Nobody votes a table up or down from one chair, and nobody fills our counters with places that do not exist. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aFakeGoogle, aPlace } from '../../../../test/fake-google/start.ts';
import { aProof } from '../../../../test/prove-human.ts';
import { IS_LONG } from '../../../../test/rounds.ts';

const RAMIRO = 'lisbon-ramiro';
let written = 0;
const send = (app: TestApp, more: object = {}, address = '127.0.0.1') => {
  const text = `Clams, bread, and no hurry at all. Table ${++written}.`;
  return app.post('/api/reviews', { restaurantId: RAMIRO, authorName: 'Inês', rating: 1, text, ...more }, { address });
};
const OTHER_ID = 'lisbon-trindade';
/** ReviewWordsShown twice: one place under two ids. */
const join = (app: TestApp) =>
  sql`update restaurants set same_as = ${RAMIRO}, cell = -1 where id = ${OTHER_ID}`.execute(app.db);

test('from the third review of one address about one place within a day, each waits until it is read', async () => {
  await using app = await openApp();
  await join(app);
  const states = [];
  for (const restaurantId of [RAMIRO, OTHER_ID, RAMIRO, OTHER_ID])
    states.push((await send(app, { restaurantId })).body.state);
  expect(states).toEqual(['shown', 'shown', 'pending', 'pending']);
  expect((await send(app, {}, '198.51.100.7')).body.state).toBe('shown');
  expect((await send(app, { restaurantId: 'austin-franklin' })).body.state).toBe('shown');
  expect((await app.get(`/api/restaurants/${RAMIRO}`)).body.totalReviews).toBe(3);
  const { reviews } = (await (await app.operator()).get('/api/admin/reviews')).body;
  expect(reviews.map(({ heldFor }: { heldFor: string }) => heldFor)).toEqual(['same_sender', 'same_sender']);
});

test('of ten at once from one address no more than two count', async () => {
  await using app = await openApp();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(app)));
  expect(answers.filter(({ body }) => body.state === 'shown')).toHaveLength(2);
});

test.runIf(IS_LONG)(
  'the twenty-first of one address within a day is refused, even with proofs and under another id',
  async () => {
    await using app = await openApp();
    await join(app);
    for (let i = 0; i < 20; i++) {
      const humanProof = await aProof(app, 'review');
      expect((await send(app, { humanProof })).status).toBe(201);
    }
    for (const restaurantId of [RAMIRO, OTHER_ID]) {
      const refused = await send(app, { restaurantId, humanProof: await aProof(app, 'review') });
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_reviews' } });
      expect(refused.headers['retry-after']).toBeDefined();
    }
  },
);

test('places that do not exist leave no counters behind, whether a service tells of them or nobody does', async () => {
  await using google = await aFakeGoogle([aPlace('ChIJ-a-new-place')]);
  await using app = await openApp({ settings: google.settings });
  const counters = async () => (await sql`select 1 from limits`.execute(app.db)).rows.length;
  const sendTo = async (ids: readonly string[]) => {
    const codes = [];
    for (const restaurantId of ids) codes.push((await send(app, { restaurantId })).body.code);
    expect(codes).toEqual(ids.map(() => 'no_such_restaurant'));
    return counters();
  };
  const once = await sendTo(['nowhere-0', 'google-ChIJ-gone-0']);
  expect(await sendTo(['nowhere-1', 'nowhere-2', 'google-ChIJ-gone-1', 'google-ChIJ-gone-2'])).toBe(once);
});
