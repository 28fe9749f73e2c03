import { expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';

function violations(files: Readonly<Record<string, string>>): string[] {
  return checkArchitecture(new Map(Object.entries(files)))
    .filter(({ rule }) => rule === 'type-name')
    .map(
      ({ path, line, sentence }) =>
        `${path}:${line} ${/^(\S+) exports a type (\w+)/.exec(sentence)?.slice(1).join(' ')}`,
    );
}

test.each([
  ['an interface', 'export interface Place {\n  readonly id: number;\n}\n'],
  ['an alias', 'export type Place = string;\n'],
  ['a class', 'export class Place {}\n'],
  [
    'the type of a schema',
    "import * as z from 'zod/mini';\nexport const Place = z.string();\nexport type Place = z.infer<typeof Place>;\n",
  ],
])('%s of a name that another file exports is a violation', (_, text) => {
  const found = violations({
    'src/features/trips/rules.ts': 'export type Place = number;\n',
    'src/shared/places.ts': text,
  });
  expect(found).toEqual([expect.stringMatching(/^src\/shared\/places\.ts:\d src\/features\/trips\/rules\.ts Place$/)]);
});

test('a type of its own file, of a test or of a tool, and a value of that name are none', () => {
  expect(
    violations({
      'src/shared/places.ts': 'export type Place = number;\n',
      'src/features/trips/rules.ts': 'type Place = string;\nexport const z: Place = "a";\n',
      'src/features/trips/store.ts': 'export const Place = 1;\n',
      'src/features/trips/trips.test.ts': 'export type Place = string;\n',
      'src/features/trips/tests/places.ts': 'export type Place = string;\n',
      'test/places.ts': 'export type Place = string;\n',
    }),
  ).toEqual([]);
});
