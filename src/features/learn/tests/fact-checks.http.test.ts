/** Facts that age: what is due by class, and what a check counts for. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, openApp, type TestApp } from '../../../../test/app.ts';
import { checkableContent } from '../actions/checkable-facts.ts';
import { cityGuides } from '../content/guides.ts';
import type { DueFact } from '../contract/fact-checks.ts';

let app: TestApp;
let clerk: Client & { readonly operator: { readonly name: string } };
let now: Date;
beforeEach(async () => {
  now = new Date('2030-06-15T12:00:00Z');
  app = await openApp({ now: () => now });
  clerk = await app.operator();
});
afterEach(() => app[Symbol.asyncDispose]());

const list = async (search = '') => (await clerk.get(`/api/admin/facts?${search}`)).body;
/** One of Lisbon. */
const find = async (key: string): Promise<DueFact> => {
  const found = await everything('state=all&place=lisbon');
  const fact = found.find((one) => one.key === key);
  if (!fact) throw new Error(`No fact ${key}`);
  return fact;
};
async function everything(search: string): Promise<DueFact[]> {
  const facts: DueFact[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await list(`${search}&after=${encodeURIComponent(after)}`);
    facts.push(...page.facts);
    after = page.next;
  }
  return facts;
}
const check = ({ key, print }: Pick<DueFact, 'key' | 'print'>, on = '2030-06-10') =>
  clerk.post('/api/admin/facts/check', { key, print, on });

test('every fact has a key of its own, and all of them are listed once, the longest overdue first', async () => {
  const keys = checkableContent().map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const facts = await everything('state=all');
  const { counts } = await list('state=all');
  expect(facts).toHaveLength(counts.all);
  expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
  expect(facts.filter(({ state }) => state === 'due')).toHaveLength(counts.due);
  expect(facts.map(({ monthsLeft }) => monthsLeft)).toEqual(
    facts.map(({ monthsLeft }) => monthsLeft).sort((a, b) => a - b),
  );
  expect(facts.filter(({ key }) => key.startsWith('restaurant/')).length).toBeGreaterThan(300);
});

test('what a page marks is due, by the limit of its class, and can be narrowed to a place and a class', async () => {
  const facts = await everything('state=due&place=lisbon');
  expect(facts.every(({ place }) => place?.id === 'lisbon')).toBe(true);
  const guide = (await app.get('/api/guides/lisbon')).body;
  const marked = guide.facts.money.filter(({ checkAgain }: { checkAgain: boolean }) => checkAgain);
  expect(marked.length).toBeGreaterThan(0);
  for (const { text } of marked)
    expect(
      facts.some((fact) => fact.text.includes(text)),
      text,
    ).toBe(true);
  const numbers = await everything('state=all&place=lisbon&kind=number');
  expect(numbers.every(({ kind }) => kind === 'number')).toBe(true);
  expect(numbers.map(({ key }) => key)).toContain('guide/lisbon/numbers');
  expect((await clerk.get('/api/admin/facts?kind=rumour')).status).toBe(400);
});

test('a check counts for the same words: it is no longer due, visitors read its month, and it is logged', async () => {
  const further = cityGuides.find(({ id }) => id === 'lisbon')?.further.topics.money[0];
  const fact = (await everything('state=due&place=lisbon')).find(({ text }) => text === further?.text);
  if (!fact) throw new Error('Nothing about money in Lisbon is due');
  expect(fact).toMatchObject({ source: further?.source, editedIn: 'content/guides/lisbon.yaml', checked: null });
  const noted = await check(fact);
  expect(noted.body).toMatchObject({
    asOf: '2030-06-10',
    state: 'fresh',
    checked: { on: '2030-06-10', by: clerk.operator.name },
  });
  const { money } = (await app.get('/api/guides/lisbon')).body.facts;
  expect(money.find(({ text }: { text: string }) => text === fact.text)).toMatchObject({
    asOf: '2030-06',
    checkAgain: false,
  });
  const log = await sql`select operator, after from audit_log where subject = ${`fact:${fact.key}`}`.execute(app.db);
  expect(log.rows).toEqual([{ operator: clerk.operator.name, after: { on: '2030-06-10' } }]);

  // Somebody has rewritten the sentence since.
  await sql`update fact_checks set fingerprint = 'of other words'`.execute(app.db);
  const again = (await app.get('/api/guides/lisbon')).body.facts.money;
  expect(again.find(({ text }: { text: string }) => text === fact.text).checkAgain).toBe(true);
  expect((await find(fact.key)).state).toBe('due');
});

test('chapters, numbers and what the catalogue says follow their checks too', async () => {
  for (const key of ['guide/lisbon/laws', 'guide/lisbon/numbers', 'place/lisbon/entry'])
    expect((await check(await find(key))).status, key).toBe(200);
  const guide = (await app.get('/api/guides/lisbon')).body;
  expect(guide.numbers[0]).toMatchObject({ asOf: '2030-06', checkAgain: false });
  const point = cityGuides.find(({ id }) => id === 'lisbon')?.chapters.laws.points[0];
  expect(guide.facts.laws.find(({ text }: { text: string }) => text === point).asOf).toBe('2030-06');
  expect(guide.facts.entry.every(({ asOf }: { asOf: string }) => asOf === '2030-06')).toBe(true);
  expect(guide.asOf).toBe('2030-06');
  const listed = (await app.get('/api/guides')).body as { id: string; asOf: string }[];
  expect(listed.find(({ id }) => id === 'lisbon')?.asOf).toBe('2030-06');
  expect((await app.get('/api/guides/lisbon/card')).status).toBe(200);
});

test("a check of our editors' table makes its row as new as the check", async () => {
  const [fact] = (await everything('state=due&place=lisbon')).filter(({ key }) => key.startsWith('restaurant/'));
  if (!fact) throw new Error('No table of Lisbon is due');
  expect((await check(fact)).status).toBe(200);
  const id = fact.key.slice('restaurant/'.length);
  expect((await app.get(`/api/restaurants/${id}`)).body.asOf).toBe('2030-06-10');
  expect((await find(fact.key)).monthsLeft).toBe(24);
});

test('a check is of a day that has come, after the fact was known, and of what is there', async () => {
  const fact = await find('guide/lisbon/laws');
  for (const [on, code] of [
    ['2030-06-16', 'day_ahead'],
    ['2020-01-01', 'day_too_early'],
    ['2030-02-30', 'invalid_input'],
  ] as const) {
    const { status, body } = await check(fact, on);
    expect([status, body.code], on).toEqual([400, code]);
  }
  expect((await check(fact, '2030-06-10')).status).toBe(200);
  const earlier = await check(fact, '2030-06-09');
  expect(earlier).toMatchObject({ status: 400, body: { code: 'day_too_early', details: { asOf: '2030-06-10' } } });
  expect((await find(fact.key)).asOf).toBe('2030-06-10');
  expect((await check(fact, '2030-06-10')).status).toBe(200);
  // What was looked up in other words says nothing of these.
  await sql`update fact_checks set fingerprint = 'of other words' where fact = ${fact.key}`.execute(app.db);
  expect((await check(fact, '2030-06-09')).status).toBe(200);
  expect((await check({ key: 'guide/atlantis/laws', print: 'x' })).body.code).toBe('no_such_fact');
  expect((await check({ key: fact.key, print: 'other words' })).body.code).toBe('changed_meanwhile');
});
