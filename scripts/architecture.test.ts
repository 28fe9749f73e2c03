import { expect, test } from 'vitest';
import { checkArchitecture, report } from './architecture.ts';

test('a violation says where, which rule, and what to do instead', () => {
  const files = new Map([['src/features/bookings/rules.ts', 'export const today = () =>\n  new Date();\n']]);
  expect(report(checkArchitecture(files))).toBe(
    'src/features/bookings/rules.ts:2  pure  contract, rules and copy are pure and hold no clock; take it as an argument',
  );
});

test('violations come in the order of paths and lines', () => {
  const rules = 'export const b = Math.random();\nexport const a = Date.now();\n';
  const files = new Map([
    ['src/shared/utils.ts', 'export const a = 1;\n'],
    ['src/features/bookings/rules.ts', rules],
  ]);
  expect(checkArchitecture(files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'src/features/bookings/rules.ts:1',
    'src/features/bookings/rules.ts:2',
    'src/shared/utils.ts:1',
  ]);
});

test('a line is right after letters of more than one unit', () => {
  const files = new Map([
    ['src/features/bookings/rules.ts', "export const wave = '🌊🌊🌊 é';\nexport const a = Date.now();\n"],
  ]);
  expect(checkArchitecture(files)).toMatchObject([{ line: 2, rule: 'pure' }]);
});

test('a part of a feature is a file or a folder', () => {
  const files = new Map([
    ['src/features/bookings/rules.ts', 'export const a = 1;\n'],
    ['src/features/bookings/rules/price.ts', 'export const b = 1;\n'],
    ['src/features/bookings/contract/bookings.ts', 'export const c = 1;\n'],
    ['src/features/bookings/contract.http.test.ts', ''],
  ]);
  expect(checkArchitecture(files).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    'src/features/bookings/rules.ts part-twice',
  ]);
});
