import { describe, expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';

function violations(path: string, text: string): string[] {
  return checkArchitecture(new Map([[path, text]])).map(({ line, rule }) => `${line} ${rule}`);
}

const B = 'src/features/bookings';

describe('SQL lives in the store', () => {
  test.each([
    ['a query in an action', `${B}/actions.ts`, "export const a = (db: Db) => db.selectFrom('bookings').selectAll();"],
    ['an insert in a route', `${B}/routes.ts`, "export const a = (db: Db) => db.insertInto('bookings');"],
    ['an update in a job', `${B}/jobs.ts`, "export const a = (db: Db) => db.updateTable('bookings');"],
    [
      'a delete in a folder of actions',
      `${B}/actions/sweep.ts`,
      "export const a = (db: Db) => db.deleteFrom('bookings');",
    ],
    ['a template', `${B}/actions.ts`, 'export const a = (sql: Sql) => sql`select 1`;'],
    ['a template with a type', `${B}/actions.ts`, 'export const a = (sql: Sql) => sql<Row>`select 1`;'],
    ['SQL handed to the driver', `${B}/actions.ts`, "export const a = (db: Pool) => db.query('SELECT 1');"],
    [
      'SQL in a template handed to the driver',
      `${B}/actions.ts`,
      'export const a = (db: Pool) => db.query(`delete from trips`);',
    ],
    ['the query builder itself', `${B}/actions.ts`, "import { Kysely } from 'kysely';\nexport const a = Kysely;"],
  ])('%s is a violation', (_, path, text) => {
    expect(violations(path, text)).toEqual(['1 sql']);
  });

  test.each([
    ['a store', `${B}/store.ts`],
    ['a folder of stores', `${B}/store/seats.ts`],
    ['the server', 'src/kernel/sessions/session.ts'],
    ['an effect', 'src/effects/payments/fake.ts'],
    ['a test', `${B}/bookings.http.test.ts`],
    ['a seed', 'db/seed/world.ts'],
  ])('%s may hold it', (_, path) => {
    const text =
      "import { sql } from 'kysely';\nexport const a = (db: Db) => [db.selectFrom('bookings'), sql`select 1`];";
    expect(violations(path, text)).toEqual([]);
  });

  test('a type of the query builder and other queries are no SQL', () => {
    const text =
      "import type { Kysely } from 'kysely';\nexport const a = (maps: Kysely) => maps.query('select a place');";
    expect(violations(`${B}/actions.ts`, text.replace('select a', 'the best'))).toEqual([]);
  });
});

describe('only the database runs SQL that stands in no file of code', () => {
  test.each([
    ['a raw part', 'export const a = (text: string) => sql.raw(text);'],
    ['a raw part, by a text', "export const a = (text: string) => sql['raw'](text);"],
    ['a raw statement', 'export const a = (text: string) => CompiledQuery.raw(text);'],
    ['taken apart', 'const { raw } = sql;\nexport const a = raw;'],
    ['another name for it', 'const query = sql;\nexport const a = query;'],
    ['no template', 'export const a = (texts: Texts) => sql(texts);'],
  ])('%s', (_, text) => {
    for (const path of [`${B}/store.ts`, 'src/kernel/rate-limiter.ts', 'src/effects/model/daily-spend-limit.ts']) {
      expect(violations(path, text)).toEqual(['1 raw-sql']);
    }
    expect(violations('src/database/migrations.ts', text)).toEqual([]);
    expect(violations(`${B}/bookings.http.test.ts`, text)).toEqual([]);
  });

  test('other raws are fine', () => {
    expect(violations(`${B}/store.ts`, 'export const a = (b: B) => [String.raw`a`, b.raw, sql`select 1`];')).toEqual(
      [],
    );
  });
});

describe('contract, rules and copy are pure', () => {
  test.each([
    ['an async function', 'export async function a() {}'],
    ['an async arrow', 'export const a = async () => 1;'],
    ['an async method', 'export const a = { async b() {} };'],
    ['the present moment', 'export const a = () => Date.now();'],
    ['a date of now', 'export const a = () => new Date();'],
    ['a date of now without brackets', 'export const a = () => new Date;'],
    ['a text of now', 'export const a = () => Date();'],
    ['a stopwatch', 'export const a = () => performance.now();'],
    ['a die', 'export const a = () => Math.random();'],
    ['a random id', 'export const a = () => crypto.randomUUID();'],
    ['random bytes', 'export const a = () => crypto.getRandomValues(b);'],
    ['a call to the world through the global object', "export const a = () => globalThis.fetch('/api');"],
    ['a call to the world', "export const a = () => fetch('/api/trips');"],
    ['the process', 'export const a = () => process.uptime();'],
    ['a timer', 'export const a = () => setTimeout(b, 1000);'],
    ['a task for later', 'export const a = () => queueMicrotask(b);'],
    ['a promise', 'export const a = () => new Promise(b);'],
    ['a settled promise', 'export const a = () => Promise.resolve(1);'],
    ['what follows a promise', 'export const a = (trip: Trip) => trip.then(b);'],
    ['the type of a promise', 'export type A = Promise<1>;'],
    ['the window', 'export const a = () => window.innerWidth;'],
    ['the address of the page', 'export const a = () => location.href;'],
    ['the address of the page, as a value', 'export const a = () => b({ location });'],
    ['the storage of the browser', "export const a = () => localStorage.getItem('b');"],
    ['a variable of the module', 'let last = 1;\nexport const a = () => last;'],
    ['a variable of the module, exported', 'export let last = 1;'],
    ['a list that grows', 'const seen: string[] = []; export const a = (b: string) => seen.push(b);'],
    ['answers that are kept by hand', 'const known = new Map(); export function a(b: string) { known.set(b, 1); }'],
    ['an object that is written into', 'const last = { at: 0 }; export const a = (at: number) => { last.at = at; };'],
    ['an entry that is deleted', 'const last = { at: 0 }; export const a = () => delete last.at;'],
    ['a number that is counted up', 'const last = { at: 0 }; export const a = () => last.at++;'],
    ['an object that others are written into', 'const last = {}; export const a = (b: B) => Object.assign(last, b);'],
  ])('%s is a violation', (_, text) => {
    for (const part of ['contract', 'rules', 'copy', 'rules/price']) {
      expect(violations(`${B}/${part}.ts`, text)).toEqual(['1 pure']);
    }
  });

  test('a given date, a name that only sounds so and text in a string are fine', () => {
    const text = `
      // new Date() and Math.random() belong to the caller
      export const leaves = (day: string) => new Date(day);
      export const process = 'fetch async Date.now()';
      export const a = (box: Box) => box.fetch(box.process, Date.parse('2027-02-06'));`;
    expect(violations(`${B}/rules.ts`, text)).toEqual([]);
  });

  test('names of their own, answers that are memoized and what is filled while the module loads are fine', () => {
    const text = `
      import { memoize } from '../../shared/memoize.ts';
      const BY_NAME = new Map<string, number>();
      for (const [i, name] of ['Lisbon', 'Rome'].entries()) BY_NAME.set(name, i);
      export const a = memoize((name: string) => BY_NAME.get(name) ?? null, { most: 10 });
      export const b = (location: Place, { history, screen: { document } }: Facts) => [location.city, history, document];
      export function c(window: Window): string[] {
        const found: string[] = [];
        let last = window.first;
        for (const name of BY_NAME.keys()) found.push((last = name));
        return found.sort();
      }
      export const d = { location: 'Lisbon', document: c };`;
    expect(violations(`${B}/rules.ts`, text)).toEqual([]);
  });

  test('actions may wait', () => {
    expect(violations(`${B}/actions.ts`, 'export async function a() { await b(); }')).toEqual([]);
  });
});

describe('only server/config.ts reads the environment', () => {
  test.each([
    ['by name', 'export const a = process.env.PORT;'],
    ['by a text', "export const a = process['env'];"],
    ['through the global object', 'export const a = globalThis.process.env;'],
    ['taken apart', 'const { env } = process;\nexport const a = env;'],
    ['imported', "import { env } from 'node:process';\nexport const a = env;"],
  ])('%s', (_, text) => {
    expect(violations('src/server/app.ts', text)).toEqual(['1 settings']);
    expect(violations('src/effects/mail/smtp.ts', text)).toEqual(['1 settings']);
    expect(violations('src/config/config.ts', text)).toEqual([]);
    expect(violations('scripts/reset.ts', text)).toEqual([]);
  });
});

test('another thing called env is no environment', () => {
  expect(
    violations('src/server/app.ts', "import { env } from './config.ts';\nexport const a = [env, box.env];"),
  ).toEqual([]);
});

describe('only web/tab-storage.ts knows the storage of the tab', () => {
  test.each([
    ['a draft kept by hand', "export const keep = (text: string) => sessionStorage.setItem('draft', text);"],
    ['through the window', "export const read = () => window.sessionStorage.getItem('draft');"],
    ['by a text', "export const read = () => window['sessionStorage'];"],
  ])('%s', (_, text) => {
    expect(violations(`${B}/components/draft.ts`, text)).toEqual(['1 tab']);
    expect(violations('src/ui/toast-store.ts', text)).toEqual(['1 tab']);
    expect(violations('src/web/tab-storage.ts', text)).toEqual([]);
    expect(violations('src/web/offline-trips.test.ts', text)).toEqual([]);
  });
});

describe('markup keeps to the page’s security policy', () => {
  test.each([
    ['an inline style', `${B}/components/card.tsx`, 'export const A = () => <p style={{ color: "red" }}>7</p>;'],
    ['a style handed to a component', 'src/ui/card.tsx', 'export const A = () => <Card style={look} />;'],
    ['raw HTML', 'src/ui/prose.tsx', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />;'],
    ['raw HTML in an object', 'src/ui/prose.tsx', 'export const a = { dangerouslySetInnerHTML: { __html: text } };'],
    ['an inline style outside the product', 'bench/page.tsx', 'export const A = () => <p style={look} />;'],
  ])('%s is a violation', (_, path, text) => {
    expect(violations(path, text)).toEqual(['1 markup']);
  });

  test('classes, presentation attributes and other styles are fine', () => {
    const text =
      'export const A = () => <svg className="style" fill="currentColor">{place.style}<path data-style="7" /></svg>;';
    expect(violations('src/ui/logo.tsx', text)).toEqual([]);
  });
});
