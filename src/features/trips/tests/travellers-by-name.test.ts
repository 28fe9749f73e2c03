/** The words of names, on whatever PostgreSQL this runs. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';

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
