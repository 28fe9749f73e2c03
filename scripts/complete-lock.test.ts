import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lock, missingEntries } from './complete-lock.ts';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock;

test('the lock names every platform package, so that npm ci accepts it on every system', () => {
  expect([...missingEntries(lock).keys()]).toEqual([]);
});

test('a platform package without an entry is found, with its system, processor and version', () => {
  const packages = { 'node_modules/tool': { dev: true, optionalDependencies: { '@tool/linux-x64-musl': '^1.2.3' } } };
  expect(Object.fromEntries(missingEntries({ packages }))).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.2.3',
      dev: true,
      optional: true,
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
    },
  });
});

test('every package is pinned to a version of a registry: none comes from an address', () => {
  for (const [path, entry] of Object.entries(lock.packages)) {
    expect.soft(entry.resolved, path).toBeUndefined();
    if (path !== '') expect.soft(entry.version, path).toMatch(/^\d+\.\d+\.\d+/);
  }
});
