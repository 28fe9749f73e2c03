/** The words of names, on whatever PostgreSQL this runs; and a database in which an earlier migration made them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { booked } from '../../../test/booked.ts';
import { migrate } from '../../server/sql.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test.each([
  ['Inês Maria O’Neill', ['ines', 'maria', 'o', 'neill']],
  ['ÞÓRA  ÆGISDÓTTIR-Ångström', ['þora', 'ægisdottir', 'angstrom']],
  ['ŁUCJA Żółć', ['łucja', 'zołc']],
  ['İpek IŞIK', ['ipek', 'isik']],
  ['ΝΊΚΟΣ Νίκος', ['νικοσ', 'νικοσ']],
  ['ЙОСИП Ґалаґан Ёлкина', ['иосип', 'ґалаґан', 'елкина']],
  ['ՆԱՐԵԿ', ['նարեկ']],
  ['STRAẞE Straße', ['straße', 'straße']],
  ['ＭＡＲＩＡ　山田・花子 ١٢', ['maria', '山田', '花子', '١٢']],
  ['  …, \\ ', []],
])('%j has the words %j', async (name, words) => {
  const found = await sql<{ words: string[] }>`select name_words(${name}) as words`.execute(app.db);
  expect(found.rows[0]?.words).toEqual(words);
});

test('a database in which 0037 has run keeps its names, and finds them all', async (context) => {
  const has = await sql`select 1 from pg_collation where collname = 'pg_c_utf8'`.execute(app.db);
  if (has.rows.length === 0) return context.skip('0037 needed PostgreSQL 17');
  const { id, person } = await booked(app);
  const name = (told: string) => ({ name: told, diet: '', access: '', note: '' });
  await person.put(`/api/bookings/${id}/travellers`, { travellers: [name('Νίκος'), name('Inês')] });
  await sql.raw(AS_0037_MADE_IT).execute(app.db);

  await migrate(app.db, new URL('../../../db/migrations/', import.meta.url));

  const kept = await sql<{ name: string; words: string }>`
    select name, words::text from booking_travellers where booking_id = ${id} order by place`.execute(app.db);
  expect(kept.rows).toEqual([
    { name: 'Νίκος', words: "'νικοσ'" },
    { name: 'Inês', words: "'ines'" },
  ]);
  const ledger = await sql<{ name: string }>`
    select name from migrations where name in ('0037_travellers_by_name.sql', '0038_words_on_every_version.sql') order by 1`.execute(
    app.db,
  );
  expect(ledger.rows.map((row) => row.name)).toEqual([
    '0037_travellers_by_name.sql',
    '0038_words_on_every_version.sql',
  ]);
});

const AS_0037_MADE_IT = `
drop index booking_travellers_by_words;
alter table booking_travellers drop column words;
drop function name_words(text);
drop function small_letters(text) cascade;
create function name_words(said text) returns text[] language sql immutable parallel safe
return array_remove(
  regexp_split_to_array(
    regexp_replace(lower(normalize(said, nfkd) collate "pg_c_utf8"), '[\\u0300-\\u036f]', '', 'g'),
    '[^[:alnum:]]+'),
  '');
alter table booking_travellers
  add column words tsvector not null generated always as (array_to_tsvector(name_words(name))) stored;
create index booking_travellers_by_words on booking_travellers using gin (words);
update migrations set name = '0037_travellers_by_name.sql', sha256 = 'as it was'
where name = '0038_words_on_every_version.sql';
`;
