import { describe, expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';

const B = 'src/features/bookings';

/** Files that hold these lines and export something of their own. */
function filesOf(lines: Readonly<Record<string, readonly string[]>>): Map<string, string> {
  return new Map(Object.entries(lines).map(([path, text]) => [path, [...text, 'export const z = 1;', ''].join('\n')]));
}

/** What the rules say about these files, as `path:line rule path`. */
function violations(lines: Readonly<Record<string, readonly string[]>>): string[] {
  return checkArchitecture(filesOf(lines)).map(({ path, line, rule, sentence }) => {
    const way = /^the imports go round: (.+); move what both need to a file that imports neither, or /.exec(
      sentence,
    )?.[1];
    return `${path}:${line} ${rule} ${way}`;
  });
}

describe('imports that go round are reported once, with the whole path', () => {
  test('two files that need each other', () => {
    expect(
      violations({
        'src/shared/money.ts': ["import { a } from './dates.ts';", 'export const b = a;'],
        'src/shared/dates.ts': [
          "import { b } from './text.ts';",
          "import { z } from './money.ts';",
          'export { b, z };',
        ],
      }),
    ).toEqual(['src/shared/dates.ts:2 cycle src/shared/dates.ts → src/shared/money.ts → src/shared/dates.ts']);
  });

  test.each([
    ['a type', "import type { Refund } from '../contract/refund.ts';\nexport type A = Refund;"],
    ['a type in place', "export type A = import('../contract/refund.ts').Refund;"],
    [
      'a type among values',
      "import { type Refund, z as y } from '../contract/refund.ts';\nexport type A = Refund | typeof y;",
    ],
    ['a type that is passed on', "export type { Refund } from '../contract/refund.ts';"],
  ])('%s', (_, text) => {
    const way = `${B}/contract/refund.ts → ${B}/copy/refund.ts → ${B}/contract/refund.ts`;
    expect(
      violations({
        [`${B}/contract/refund.ts`]: ["import type { A } from '../copy/refund.ts';", 'export type Refund = A;'],
        [`${B}/copy/refund.ts`]: [text],
      }),
    ).toEqual([`${B}/contract/refund.ts:1 cycle ${way}`]);
  });

  test('three files, through a folder', () => {
    const way = ['check', 'check/places', 'check/people', 'check'].map((name) => `${B}/rules/${name}.ts`).join(' → ');
    expect(
      violations({
        [`${B}/rules/check.ts`]: ["import { z as a } from './check/places.ts';", 'export const b = a;'],
        [`${B}/rules/check/places.ts`]: ["import { z as a } from './people.ts';", 'export const b = a;'],
        [`${B}/rules/check/people.ts`]: ["import type { b } from '../check.ts';", 'export type A = typeof b;'],
      }),
    ).toEqual([`${B}/rules/check.ts:1 cycle ${way}`]);
  });

  test('a file that imports itself', () => {
    expect(violations({ 'src/shared/money.ts': ["export { z as y } from './money.ts';"] })).toEqual([
      'src/shared/money.ts:1 cycle src/shared/money.ts → src/shared/money.ts',
    ]);
  });

  test('two cycles that share a step', () => {
    expect(
      violations({
        'src/shared/a.ts': ["export { z as b } from './b.ts';", "export { z as c } from './c.ts';"],
        'src/shared/b.ts': ["export { z as a } from './a.ts';"],
        'src/shared/c.ts': ["export { z as b } from './b.ts';"],
      }),
    ).toEqual([
      'src/shared/a.ts:1 cycle src/shared/a.ts → src/shared/b.ts → src/shared/a.ts',
      'src/shared/a.ts:2 cycle src/shared/a.ts → src/shared/c.ts → src/shared/b.ts → src/shared/a.ts',
    ]);
  });
});

describe('no cycle', () => {
  test('a file that is loaded when it is asked for', () => {
    expect(
      violations({
        'src/web/page.ts': ["export const load = () => import('./map.ts');"],
        'src/web/map.ts': ["import { z as y } from './page.ts';", 'export const a = y;'],
      }),
    ).toEqual([]);
  });

  test('two ways to one file', () => {
    expect(
      violations({
        'src/shared/a.ts': ["export { z as b } from './b.ts';", "export { z as c } from './c.ts';"],
        'src/shared/b.ts': ["export { z as d } from './d.ts';"],
        'src/shared/c.ts': ["export { z as d } from './d.ts';"],
        'src/shared/d.ts': [],
      }),
    ).toEqual([]);
  });

  test('a specimen, and a test', () => {
    expect(
      violations({
        'src/ui/button.specimen.tsx': ["import { z as y } from './card.specimen.tsx';", 'export const a = y;'],
        'src/ui/card.specimen.tsx': ["import { z as y } from './button.specimen.tsx';", 'export const a = y;'],
        'src/ui/button.test.ts': ["import { z as y } from './card.test.ts';", 'export const a = y;'],
        'src/ui/card.test.ts': ["import { z as y } from './button.test.ts';", 'export const a = y;'],
      }),
    ).toEqual([]);
  });
});

test('allowed imports that go round are reported once, with the whole path', () => {
  const found = checkArchitecture(new Map(), {
    accounts: ['bookings'],
    bookings: ['packages'],
    packages: ['accounts'],
  });
  expect(found).toMatchObject([
    { rule: 'cycle', sentence: expect.stringContaining('accounts → bookings → packages → accounts') },
  ]);
});
