/** The brand's figures: said by its owner, read by visitors within seconds, and back to the files. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openApp, type TestApp } from '../../../test/app.ts';
import { BUILD_MS, builtPages } from '../../../test/pages.ts';
import { IS_LONG } from '../../../test/rounds.ts';
import { eventually } from '../../../test/site.ts';
import { writtenFigures } from './actions.ts';
import { FIGURES, isFigure } from './rules.ts';

let app: TestApp;
let owner: Client & { readonly operator: { readonly name: string } };
beforeAll(async () => {
  app = await openApp({ pages: await builtPages() });
  owner = await app.operator('owner');
}, BUILD_MS);
afterAll(() => app[Symbol.asyncDispose]());

const say = (name: string, value: string, was: string) => owner.put(`/api/admin/figures/${name}`, { value, was });
const reset = (name: string, was: string) => owner.post(`/api/admin/figures/${name}/reset`, { was });
const page = async (path: string) => (await app.get(path)).text;
const shows = (path: string, figure: string) =>
  eventually(async () => expect(await page(path)).toContain(`>${figure}<`), 15_000);

test('what the files say fits its own limits', () => {
  expect(FIGURES.filter(({ kind, written }) => !isFigure(kind, written))).toEqual([]);
  expect(new Set(FIGURES.map(({ name }) => name)).size).toBe(FIGURES.length);
});

describe('a figure the owner says', () => {
  test('is read on Home and on Upcoming trips within seconds, comes with the document, and is logged', {
    timeout: 60_000,
  }, async () => {
    await shows('/', '500+');
    const said = await say('travelers', '750+', '500+');
    expect(said.body).toMatchObject({ value: '750+', written: '500+', changed: { by: owner.operator.name } });
    await shows('/', '750+');
    await shows('/upcoming-trips', '750+');
    expect(await page('/')).toContain('"figures":{"travelers":"750+"}');

    const log = await sql<{ operator: string; before: unknown; after: unknown }>`
      select operator, before, after from audit_log where subject = 'figure:travelers'`.execute(app.db);
    expect(log.rows).toEqual([{ operator: owner.operator.name, before: { value: '500+' }, after: { value: '750+' } }]);
    expect((await reset('travelers', '750+')).body).toMatchObject({ value: '500+', changed: null });
    await shows('/', '500+');
    expect(await page('/')).not.toContain('"figures"');
  });

  test('of an episode or a series is read on the page of lessons', { timeout: 60_000 }, async () => {
    await say('views.first-hour', '19K', '18K');
    await say('students.snow-sense', '900', '860');
    await eventually(async () => expect(await page('/videos')).toMatch(/19K.*900/s), 15_000);
    expect(await page('/videos')).not.toContain('>860<');
  });

  test('keeps to what its kind may say', async () => {
    for (const [name, value] of [
      ['travelers', 'many'],
      ['travelers', '<b>1</b>'],
      ['rating', '5.1'],
      ['rating', '48'],
      ['support', '25/7'],
      ['monthlyUsers', '50Q'],
      ['views.first-hour', '1,00'],
    ] as const) {
      const { status, body } = await say(name, value, 'whatever');
      expect([status, body.code], `${name} ${value}`).toEqual([400, 'not_of_its_kind']);
    }
    expect((await say('travelers', '1234567890123', '500+')).body.fields).toHaveProperty('value');
    expect((await say('travelers', '3200', '500+')).body.code).toBe('not_of_its_kind');
    expect((await say('nothing', '5', '5')).status).toBe(404);
  });

  test('said by two at once is said by one, and the other learns what it says now', async () => {
    const answers = await Promise.all(['4.7', '4.6', '4.5'].map((value) => say('rating', value, '4.8')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.value;
    expect(answers.find(({ status }) => status === 409)?.body.details).toEqual({ now: won });
    await reset('rating', won);
  });
});

test('operators read the figures and only owners change them', async () => {
  const clerk = await app.operator();
  expect((await clerk.get('/api/admin/figures')).body).toMatchObject({
    mayChange: false,
    figures: { length: FIGURES.length },
  });
  const refused = await clerk.put('/api/admin/figures/rating', { value: '4.9', was: '4.8' });
  expect([refused.status, refused.body.code]).toEqual([403, 'not_the_owner']);
});

test('a name the files no longer know says nothing', async () => {
  await sql`insert into brand_figures (name, value, changed_by, changed_at) values ('views.gone', '1K', 'x', now())`.execute(
    app.db,
  );
  expect(await writtenFigures(app.deps)).not.toHaveProperty('views.gone');
});

test.runIf(IS_LONG)(
  'without the database Home is still shown, with the last figures that were known',
  {
    timeout: 60_000,
  },
  async () => {
    await using own = await openApp({ pages: await builtPages() });
    const desk = await own.operator('owner');
    await desk.put('/api/admin/figures/travelers', { value: '900+', was: '500+' });
    await eventually(async () => expect((await own.get('/')).text).toContain('>900+<'), 15_000);
    await sql`drop table brand_figures`.execute(own.db);
    const until = Date.now() + 7000;
    while (Date.now() < until) {
      const { status, text } = await own.get('/');
      expect([status, text.includes('>900+<')]).toEqual([200, true]);
      await new Promise((done) => setTimeout(done, 500));
    }
  },
);
