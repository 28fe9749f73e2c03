/** Seats are counted in two tables, and each is written in one module: whoever moves a seat calls a function of it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = globSync(['src/**/*.ts', 'src/**/*.tsx', 'scripts/**/*.ts', 'db/seed/*.ts'])
  .filter((path) => !/\.test\.tsx?$|\/tests\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function writersOf(table: string): string[] {
  const written = new RegExp(
    `\\b(?:update|insert\\s+into|delete\\s+from)\\s+${table}\\b|(?:updateTable|insertInto|deleteFrom)\\('${table}'`,
  );
  return SOURCES.filter(({ text }) => written.test(text)).map(({ path }) => path);
}

test('held and sold seats of a departure are written in one module, all else of it in another', () => {
  const [departures, seats] = ['departures', 'seats'].map((name) => `src/features/packages/store/${name}.ts`);
  expect(writersOf('departures').sort()).toEqual([departures, seats]);
  const textOf = (wanted: string | undefined) => SOURCES.find(({ path }) => path === wanted)?.text;
  expect(textOf(departures)).not.toMatch(/(?:set\b|,)\s*(?:held|sold)\s*=/);
  expect(textOf(seats)).not.toMatch(/(?:set\b|,)\s*(?!held\b|sold\b)\w+\s*=|insert into|delete from/);
});

test('who waits is written by the waiting list alone, and the seats kept for them in one module of it', () => {
  expect(writersOf('waitlist_entries').sort()).toEqual([
    'src/features/waitlist/store/emails.ts',
    'src/features/waitlist/store/entries.ts',
    'src/features/waitlist/store/offers.ts',
  ]);
  for (const { path, text } of SOURCES.filter(({ path }) => /waitlist\/store\/(?:entries|emails)\.ts$/.test(path)))
    expect(text, path).not.toMatch(/set\b[^`]*\bheld\s*=/);
});
