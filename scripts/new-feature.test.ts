import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { IS_LONG } from '../test/rounds.ts';
import { FEATURES } from './architecture/map.ts';
import { checkArchitecture, report } from './architecture.ts';
import { namesOf } from './new-feature/names.ts';
import { type House, planFeature, whatToRegister } from './new-feature.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OURS: House = {
  map: readFileSync(join(ROOT, 'scripts/architecture/map.ts'), 'utf8'),
  tables: readFileSync(join(ROOT, 'db/tables.generated.ts'), 'utf8'),
  migrations: [],
};
const runTool = promisify(execFile);

/** The new feature in a house of its own that borrows everything else from ours. */
function house(files: ReadonlyMap<string, string>): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  const borrowed = [
    'node_modules',
    'src/shared',
    'src/server',
    'src/kernel',
    'src/database',
    'src/config',
    'src/ui',
    'src/web',
    'src/effects',
    'test',
    'db/seed',
    'content',
  ];
  for (const part of [...borrowed, 'site.config.ts', 'tsconfig.json', 'biome.json', '.gitignore']) {
    symlinkSync(join(ROOT, part), join(path, part));
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

async function resultOf(
  tool: string,
  options: readonly string[],
  folder: string,
): Promise<{ code: number; said: string }> {
  const bin = join(ROOT, 'node_modules/.bin', tool);
  return runTool(bin, options, { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (ended: { code: number; stdout: string; stderr: string }) => ({
      code: ended.code,
      said: ended.stdout + ended.stderr,
    }),
  );
}

test('a new feature keeps the law', () => {
  const files = planFeature(namesOf('gift-cards'), OURS);
  expect(report(checkArchitecture(files, { ...FEATURES, 'gift-cards': [] }))).toBe('');
});

test.runIf(IS_LONG)('a new feature passes the linter and the compiler', async () => {
  using ours = house(planFeature(namesOf('gift-cards'), OURS));
  const feature = 'src/features/gift-cards';
  const [lint, types] = await Promise.all([
    resultOf('biome', ['check', '--vcs-enabled=false', '--error-on-warnings', feature], ours.path),
    // What is borrowed is to find the tables of this house, not those of ours.
    resultOf('tsc', ['--noEmit', '--preserveSymlinks', '-p', ours.path], ours.path),
  ]);
  expect(lint).toMatchObject({ code: 0, said: expect.stringContaining('Checked 9 files') });
  expect(types.said.split('\n').filter((line) => line.startsWith(feature))).toEqual([]);
});

test('its migration takes the next number and its name takes the place in the plan', () => {
  const migrations = ['0003_baseline', '0012_reviews.sql', '0004_guides.sql'];
  const files = planFeature(namesOf('gift-cards'), { ...OURS, migrations });
  expect(files.get('db/migrations/0013_gift_cards.sql')).toContain('create table gift_cards (');
  expect(files.get('scripts/architecture/map.ts')).toMatch(
    /\n {2}enquiries: \[.*\],\n {2}'gift-cards': \[\],\n {2}home:/,
  );
});

test('a name at the end of the alphabet is entered last', () => {
  const files = planFeature(namesOf('yachts'), OURS);
  expect(files.get('scripts/architecture/map.ts')).toContain(
    "reviews: ['destinations', 'restaurants'],\n  yachts: [],\n};",
  );
});

test('it says where routes and page are registered', () => {
  const told = whatToRegister(namesOf('gift-cards'));
  expect(told).toContain("import { giftCardsRoutes } from '../features/gift-cards/routes.ts';");
  expect(told).toContain('...giftCardsRoutes(deps),');
  expect(told).toContain("path: '/gift-cards'");
});

test.each(['', 'GiftCards', 'gift_cards', 'gift cards', '2027', '../accounts', '-gifts'])('%j is no name', (name) => {
  expect(() => namesOf(name)).toThrow('kebab-case');
});
