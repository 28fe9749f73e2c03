import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { IS_LONG } from '../test/rounds.ts';
import { namesOf } from './new-feature/names.ts';
import { planFeature } from './new-feature.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const runTool = promisify(execFile);

/** A copy of the code in a folder of its own; what no new feature changes is borrowed. */
function copyOfTheRepository(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'new-feature-'));
  const copied = [
    'src',
    'scripts',
    'db',
    'test',
    'bench',
    'journeys',
    'docs',
    'README.md',
    'package.json',
    'tsconfig.json',
    'biome.json',
    'vitest.config.ts',
  ];
  for (const part of [...copied, 'site.config.ts', '.gitignore']) {
    cpSync(join(ROOT, part), join(path, part), { recursive: true });
  }
  for (const part of ['node_modules', 'content', 'public', 'media']) symlinkSync(join(ROOT, part), join(path, part));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

async function resultOf(folder: string, script: string, args: readonly string[]) {
  // The tests inside are a run of their own.
  const env = {
    ...process.env,
    VITEST: undefined,
    VITEST_POOL_ID: undefined,
    VITEST_WORKER_ID: undefined,
    CI: '',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  };
  return runTool(process.execPath, [script, ...args], { cwd: folder, env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (ended: { code: number; stdout: string; stderr: string }) => ({
      code: ended.code,
      said: ended.stdout + ended.stderr,
    }),
  );
}

test.runIf(IS_LONG)(
  'a new feature passes linter, compiler, rules and tests as it stands',
  { timeout: 600_000 },
  async () => {
    using copy = copyOfTheRepository();
    const made = await resultOf(copy.path, 'scripts/new-feature.ts', ['gift-cards']);
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('written  src/features/gift-cards/store.ts') });

    const feature = 'src/features/gift-cards';
    const registries = [
      'src/server/app.ts',
      'src/web/pages.ts',
      'src/web/page-metadata.ts',
      'scripts/architecture/map.ts',
    ];
    const tool = (name: string) => join('node_modules', name);
    const [lint, types, rules] = await Promise.all([
      resultOf(copy.path, tool('@biomejs/biome/bin/biome'), [
        ...['ci', '--vcs-enabled=false', '--error-on-warnings', feature],
        ...registries,
      ]),
      resultOf(copy.path, tool('typescript/bin/tsc'), ['--noEmit']),
      resultOf(copy.path, 'scripts/architecture.ts', []),
    ]);
    expect(lint).toMatchObject({ code: 0, said: expect.stringContaining('Checked 13 files') });
    expect(types).toEqual({ code: 0, said: '' });
    expect(rules).toMatchObject({ code: 0, said: expect.stringContaining(' 0 violations') });

    const tests = await resultOf(copy.path, tool('vitest/vitest.mjs'), [
      'run',
      feature,
      'src/web/page-metadata.test.ts',
      'scripts/documents.test.ts',
    ]);
    expect(tests).toMatchObject({ code: 0, said: expect.stringMatching(/Test Files\s+4 passed/) });
  },
);

test('its migration takes the next number, its name the place in the alphabet', () => {
  const migrations = ['0003_baseline', '0012_reviews.sql', '0004_guides.sql'];
  const files = planFeature(namesOf('gift-cards'), read, migrations);
  expect(files.get('db/migrations/0013_gift_cards.sql')).toContain('create table gift_cards (');
  expect(files.get('scripts/architecture/map.ts')).toMatch(
    /\n {2}enquiries: \[.*\],\n {2}'gift-cards': \[\],\n {2}home:/,
  );
  expect(files.get('db/tables.generated.ts')).toMatch(/\n {2}gift_cards: \{\n {4}id: Generated<number>;/);
});

test('a name at the end of the alphabet is entered last', () => {
  const files = planFeature(namesOf('yachts'), read, []);
  expect(files.get('scripts/architecture/map.ts')).toMatch(/\],\n {2}yachts: \[\],\n\};/);
  expect(files.get('src/web/pages.ts')).toContain("import { listYachts } from '../features/yachts/contract.ts';");
});

test('routes and page are registered', () => {
  const files = planFeature(namesOf('gift-cards'), read, []);
  expect(files.get('src/server/app.ts')).toContain(
    "import { giftCardsRoutes } from '../features/gift-cards/routes.ts';",
  );
  expect(files.get('src/server/app.ts')).toContain('    ...giftCardsRoutes(deps),\n');
  expect(files.get('src/web/pages.ts')).toContain("path: '/gift-cards'");
  expect(files.get('src/web/page-metadata.ts')).toContain("'/gift-cards': {");
});

test('a registry of another shape is refused by name, and nothing is written', () => {
  const strange = (path: string) => (path === 'src/web/pages.ts' ? 'export const pages = [];\n' : read(path));
  expect(() => planFeature(namesOf('gift-cards'), strange, [])).toThrow('src/web/pages.ts has another shape');
});

test.each(['', 'GiftCards', 'gift_cards', 'gift cards', '2027', '../accounts', '-gifts'])('%j is no name', (name) => {
  expect(() => namesOf(name)).toThrow('kebab-case');
});
