import { expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';
import { ignoredBy } from './tree.ts';

function violations(path: string, text: string): string[] {
  return checkArchitecture(new Map([[path, text]])).map(({ line, rule }) => `${line} ${rule}`);
}

// Put together here, so that this file does not say them itself.
const OUTSIDE = ['..', 'shared'].join('/');
const HOST = ['registry', 'npmjs', 'org'].join('.');
const COMPANY = ['artifactory', 'example'].join('.');
const RESOLVED = ['"resolved"', `"https://packages.example/fastify.tgz"`].join(': ');

test.each([
  ['a document that points out of the repository', 'README.md', `See ${OUTSIDE}/design/product.md.`],
  ['one that points further out', 'docs/style.md', `See ../${OUTSIDE}/design.`],
  ['a comment in code', 'src/server/app.ts', `// as in ${OUTSIDE}/spec\nexport const a = 1;`],
  ['a text in code', 'bench/speed.ts', `export const a = '${OUTSIDE}/eval/cases.json';`],
  ['a script', 'package.json', `{ "scripts": { "check": "node ${OUTSIDE}/check.mjs" } }`],
  ['a registry in a document', 'docs/operations.md', `Packages come from ${HOST}.`],
  ['a registry with a path', 'scripts/start.mjs', `export const a = 'https://npm-${HOST}/fastify';`],
  ['a registry of a company', 'docs/operations.md', `Set it to https://${COMPANY}/api/npm.`],
  ['a registry in the settings of npm', '.npmrc', ['registry', 'https://packages.example/'].join('=')],
  ['a lock file that says where it fetched from', 'package-lock.json', `{ ${RESOLVED} }`],
])('%s is a violation', (_, path, text) => {
  expect(violations(path, text)).toEqual(['1 text']);
});

test('the line of the violation is reported', () => {
  expect(violations('README.md', `# Wanderlight\n\nSee ${OUTSIDE}/spec.\n`)).toEqual(['3 text']);
});

test('our own shared folder and an ordinary registry of things are fine', () => {
  expect(violations('src/server/app.ts', `import { usd } from '${OUTSIDE}/money.ts';\nexport const a = usd;`)).toEqual(
    [],
  );
  expect(violations('scripts/new.ts', `export const a = "import '../${OUTSIDE}/endpoint.ts';";`)).toEqual([]);
  expect(violations('docs/style.md', 'Dates lie in src/shared/dates.ts.')).toEqual([]);
  expect(violations('src/server/http/metrics.ts', 'export const a = (registry: R) => registry.metrics();')).toEqual([]);
  expect(violations('package-lock.json', '{ "node_modules/fastify": { "version": "5.12.8" } }')).toEqual([]);
});

test('what git ignores is not part of the repository', () => {
  const isIgnored = ignoredBy('node_modules/\n# made by the build\n/dist\n*.log\npublic/made/*.webm\n');
  expect(isIgnored('node_modules', true)).toBe(true);
  expect(isIgnored('bench/node_modules', true)).toBe(true);
  expect(isIgnored('node_modules', false)).toBe(false);
  expect(isIgnored('dist', true)).toBe(true);
  expect(isIgnored('src/dist', true)).toBe(false);
  expect(isIgnored('bench/speed.log', false)).toBe(true);
  expect(isIgnored('public/made/hero.webm', false)).toBe(true);
  expect(isIgnored('src/kernel/log.ts', false)).toBe(false);
});
