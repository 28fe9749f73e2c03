/** Content is data: what breaks its schema is told with file, line and rule, and nothing lies there unread. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contentModules } from '../../scripts/content-as-data.ts';
import { contentOf, read } from './content-file.ts';

const Tables = z.strictObject({
  asOf: z.string(),
  places: z.array(z.strictObject({ name: z.string(), price: z.number(), source: z.object({ url: z.string() }) })),
});
const tables = `# Tables of a town.
sources:
  board: {name: Board, url: https://board.example}

asOf: 2025-11
places:
  - name: Ramiro
    price: 12
    source: board

  - name: Gambrinus
    price: 30
    source: {name: Own, url: https://own.example}
`;

test('an authority that is named once stands wherever its name stands', () => {
  const { places } = contentOf('tables.yaml', tables, Tables);
  expect(places.map(({ source }) => source.url)).toEqual(['https://board.example', 'https://own.example']);
});

test.each([
  ['a value of another kind', 'price: 30', 'price: thirty', 'content/tables.yaml:12  places.1.price: Invalid input'],
  ['a word nobody knows', 'price: 12', 'price: 12\n    prise: 13', 'content/tables.yaml:7  places.0: Unrecognized key'],
  ['a field that is left out', '    price: 30\n', '', 'content/tables.yaml:11  places.1.price: Invalid input'],
  [
    'an authority nobody named',
    'source: board',
    'source: bord',
    'content/tables.yaml:9  places.0.source: Invalid input',
  ],
])('%s is told with its line', (_, before, after, told) => {
  expect(() => contentOf('tables.yaml', tables.replace(before, after), Tables)).toThrow(told);
});

test('what is no YAML is told with its line', () => {
  expect(() => contentOf('tables.yaml', tables.replace('  - name: Gambrinus', ' - name: Gambrinus'), Tables)).toThrow(
    /content\/tables\.yaml.*\n?.*11/s,
  );
});

test('every file keeps its schema, and none lies there unread', async () => {
  for (const path of contentModules()) await import(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
  const all = globSync('**/*.yaml', { cwd: fileURLToPath(new URL('../../content/', import.meta.url)) });
  expect([...read.keys()].sort()).toEqual(all.sort());
});
