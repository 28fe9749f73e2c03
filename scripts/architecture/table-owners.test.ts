import { expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';

function violations(files: Record<string, string>): string[] {
  return checkArchitecture(new Map(Object.entries(files))).map(({ path, line, rule }) => `${path}:${line} ${rule}`);
}

const PACKAGES = 'src/features/packages/store.ts';
const BOOKINGS = 'src/features/bookings/store.ts';
const SQL = "import { sql } from 'kysely';\n";
const owns = "export const add = (db: Db) => db.insertInto('trip_packages');\n";
const migration = 'CREATE TABLE IF NOT EXISTS trip_packages (id text PRIMARY KEY);';

test('a table read in two stores is a violation of the one that does not insert into it', () => {
  const reads = "export const find = (db: Db) =>\n  db.selectFrom('trip_packages as p');\n";
  expect(violations({ [PACKAGES]: owns, [BOOKINGS]: reads })).toEqual([`${BOOKINGS}:2 table-owner`]);
});

test('each module that does is reported once, with the owner', () => {
  const reads = "export const a = (db: Db) => [db.selectFrom('trip_packages'), db.updateTable('trip_packages')];";
  const found = checkArchitecture(
    new Map([
      [BOOKINGS, reads],
      [PACKAGES, owns],
    ]),
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.sentence).toContain('trip_packages belongs to features/packages');
});

test.each([
  [
    'joined',
    "export const a = (db: Db) => db.selectFrom('bookings').innerJoin('trip_packages as p', 'p.id', 'bookings.id');",
  ],
  ['listed', "export const a = (db: Db) => db.selectFrom(['bookings', 'trip_packages']);"],
  ['emptied', "export const a = (db: Db) => db.deleteFrom('trip_packages');"],
])('a foreign table may not be %s either', (_, text) => {
  expect(violations({ [PACKAGES]: owns, [BOOKINGS]: text })).toEqual([`${BOOKINGS}:1 table-owner`]);
});

test('written SQL counts, for tables that a migration makes', () => {
  const files = {
    'db/migrations/0001_packages.sql': migration,
    [PACKAGES]: `${SQL}export const a = sql\`insert into trip_packages (id) values (1)\`;`,
    [BOOKINGS]: `${SQL}export const a = sql\`update trip_packages set id = \${x}\`;`,
  };
  expect(violations(files)).toEqual([`${BOOKINGS}:2 table-owner`]);
});

test.each([
  ['after a comma', 'select 1 from bookings, trip_packages'],
  ['after a name and a comma', 'select 1 from bookings as b, trip_packages p'],
  ['in a join', 'select 1 from bookings b join public."trip_packages" p on true'],
  ['locked', 'select 1 from only trip_packages for update'],
])('a foreign table is found %s', (_, sql) => {
  const files = { [PACKAGES]: owns, [BOOKINGS]: `${SQL}export const a = sql\`${sql}\`;` };
  expect(violations(files)).toEqual([`${BOOKINGS}:2 table-owner`]);
});

test.each([
  ['after a function in the list', 'select 1 from generate_series(1, 2) g, trip_packages p'],
  ['in brackets', 'select 1 from (bookings b join trip_packages p on true)'],
  ['in a question inside a question', 'select (select title from trip_packages where id = b.id) from bookings b'],
  ['after a comment', '-- what is sold\nselect 1 from /* all */ trip_packages'],
  ['where it deletes by another', 'delete from bookings b using trip_packages p where p.id = b.id'],
  ['emptied', 'truncate table trip_packages'],
  ['locked whole', 'lock table trip_packages in share mode'],
  ['as a part that is put into a statement', 'trip_packages p'],
])('a foreign table is found %s', (_, sql) => {
  const files = { [PACKAGES]: owns, [BOOKINGS]: `${SQL}export const a = sql\`${sql}\`;` };
  expect(violations(files)).toEqual([`${BOOKINGS}:2 table-owner`]);
});

test.each([
  ['a column of another name', 'select b.title from bookings b where b.trip_packages is distinct from b.title'],
  ['a text', "select 'from trip_packages' from bookings"],
  ['a comment', 'select 1 from bookings -- from trip_packages'],
  ['a name given by a with', 'with trip_packages as (select 1) select 1 from trip_packages'],
  ['a column after the list', 'select 1 from bookings b order by id, trip_packages'],
])('%s is no foreign table', (_, sql) => {
  const files = { [PACKAGES]: owns, [BOOKINGS]: `${SQL}export const a = sql\`${sql}\`;` };
  expect(violations(files)).toEqual([]);
});

test.each([
  ['a module of the kernel', 'src/kernel/audit.ts'],
  ['a module of the server', 'src/server/status/report.ts'],
  ['an effect', 'src/effects/mail/smtp.ts'],
  ['the database itself', 'src/database/migrations.ts'],
  ['a script', 'scripts/doctor.ts'],
])('%s touches no table of a feature', (_, path) => {
  for (const text of [
    "export const a = (db: Db) => db.selectFrom('trip_packages');",
    `${SQL.trim()} export const a = sql\`select 1 from trip_packages\`;`,
    "export const a = 'select 1 from trip_packages';",
    `export const a = (where: string) => \`delete from trip_packages \${where}\`;`,
  ]) {
    const found = violations({ [PACKAGES]: owns, [path]: text }).filter((violation) => !violation.endsWith(' sql'));
    expect(found).toEqual([`${path}:1 table-owner`]);
  }
});

test('two modules of the kernel are two owners, a module and its folder one', () => {
  const files = {
    'src/kernel/limits.ts': `${SQL}export const a = sql\`insert into limits values (1)\`;`,
    'src/kernel/limits/sweep.ts': `${SQL}export const a = sql\`delete from limits\`;`,
    'src/kernel/sessions/session.ts': `${SQL}export const a = sql\`select 1 from limits\`;`,
    'db/migrations/0001_limits.sql': 'create table limits (id text);',
  };
  expect(violations(files)).toEqual(['src/kernel/sessions/session.ts:2 table-owner']);
});

test('a table keeps its owner under a new name', () => {
  const files = {
    'db/migrations/0001_packages.sql': 'create table packages (id text);',
    'db/migrations/0002_name.sql': 'alter table packages rename to trip_packages;',
    [PACKAGES]: `${SQL}export const a = sql\`insert into trip_packages values (1)\`;`,
    [BOOKINGS]: `${SQL}export const a = sql\`select 1 from trip_packages\`;`,
  };
  expect(violations(files)).toEqual([`${BOOKINGS}:2 table-owner`]);
});

test('a sentence that names a table is no SQL', () => {
  const copy = `export const a = ['Pick one from trip_packages.', \`All \${n} from trip_packages\`];`;
  expect(violations({ [PACKAGES]: owns, 'src/features/bookings/copy.ts': copy })).toEqual([]);
});

test('a column that is called like a foreign table is not that table', () => {
  const files = {
    'src/features/reviews/store.ts': "export const add = (db: Db) => db.insertInto('reviews');",
    [PACKAGES]: `${SQL}export const a = sql\`select reviews, rating from trip_packages order by reviews\`;`,
  };
  expect(violations(files)).toEqual([]);
});

test('SQL handed to the driver counts too', () => {
  const files = {
    [PACKAGES]: owns,
    'src/server/health.ts': "export const a = (db: Pool) => db.query('select count(*) from trip_packages');",
  };
  expect(violations(files)).toEqual(['src/server/health.ts:1 table-owner']);
});

test('the server and each effect own their tables like features do', () => {
  const sessions = `${SQL}export const a = sql\`insert into sessions values (1)\`;`;
  const files = {
    'db/migrations/0001_sessions.sql': 'create unlogged table sessions (id text);',
    'src/kernel/sessions/session.ts': sessions,
    'src/effects/payments/sandbox.ts': sessions,
  };
  expect(violations(files)).toEqual(['src/kernel/sessions/session.ts:2 table-owner']);
});

test('names of a `with`, keywords of SQL and files of one owner are no violation', () => {
  const files = {
    'db/migrations/0001_packages.sql': migration,
    'src/features/packages/store/on-sale.ts': owns,
    'src/features/packages/store/prices.ts': "export const a = (db: Db) => db.selectFrom('trip_packages');",
    'src/features/reviews/store.ts': "export const a = (db: Db) => db.with('best', (d) => d).selectFrom('best');",
    'src/features/restaurants/store.ts': "export const a = (db: Db) => db.with('best', (d) => d).selectFrom('best');",
    [BOOKINGS]: `${SQL}export const a = sql\`select extract(epoch from now()) from generate_series(1, 2)\`;`,
    'src/server/clock.ts': `${SQL}export const a = sql\`select extract(epoch from now()) from generate_series(1, 2)\`;`,
  };
  expect(violations(files)).toEqual([]);
});

test('tests and seeds may look at every table', () => {
  const reads = "export const a = (db: Db) => db.selectFrom('trip_packages');";
  expect(
    violations({ [PACKAGES]: owns, 'src/features/bookings/bookings.http.test.ts': reads, 'db/seed/world.ts': reads }),
  ).toEqual([]);
});
