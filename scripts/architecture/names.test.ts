import { describe, expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';
import { WORDS } from './map.ts';

function breaches(path: string, text = 'export const a = 1;\n'): string[] {
  return checkArchitecture(new Map([[path, text]])).map(({ line, rule }) => `${line} ${rule}`);
}

describe('the vocabulary of a feature is closed', () => {
  test.each([
    ['a thirteenth word', 'src/features/bookings/service.ts'],
    ['a thirteenth folder', 'src/features/bookings/hooks/seats.ts'],
    ['a word with an addition', 'src/features/bookings/store.seats.ts'],
    ['markup where there is none', 'src/features/bookings/actions.tsx'],
    ['data beside the code', 'src/features/bookings/copy/terms.json'],
    ['a style sheet where there is no markup', 'src/features/bookings/rules/card.css'],
    ['data among the tests', 'src/features/bookings/tests/refunds.json'],
    ['an unknown feature', 'src/features/rockets/contract.ts'],
    ['a feature that is a file', 'src/features/bookings.ts'],
  ])('%s is a breach', (_, path) => {
    expect(breaches(path, '')).toEqual(['1 vocabulary']);
  });

  test('each of the twelve words may be a file or a folder, and tests lie beside', () => {
    for (const word of WORDS) {
      expect(breaches(`src/features/bookings/${word}.ts`)).toEqual([]);
      expect(breaches(`src/features/bookings/${word}/seats.ts`)).toEqual([]);
      expect(breaches(`src/features/bookings/${word}.test.ts`)).toEqual([]);
    }
    expect(breaches('src/features/bookings/bookings.http.test.ts')).toEqual([]);
    expect(breaches('src/features/bookings/rules/price.test.ts')).toEqual([]);
    expect(breaches('src/features/bookings/tests/refund.http.test.ts')).toEqual([]);
    expect(breaches('src/features/bookings/tests/paid-booking.ts')).toEqual([]);
    expect(breaches('src/features/bookings/tests/screens/checkout.test.tsx')).toEqual([]);
    expect(breaches('src/features/bookings/screens/checkout.tsx')).toEqual([]);
    expect(breaches('src/features/bookings/screens/checkout.test.tsx')).toEqual([]);
    expect(breaches('src/features/bookings/components/card.css', '')).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    ['a camel', 'src/server/embeddedPostgres.ts'],
    ['a component in capitals', 'src/ui/Button.tsx'],
    ['a snake', 'content/guides/new_york.yaml'],
    ['a folder in capitals', 'docs/Decisions/001-one-process.md'],
    ['a picture', 'public/media/stills/Hero_960.avif'],
    ['a migration without a number', 'db/migrations/bookings.sql'],
    ['a part of a migration without a number', 'db/migrations/0048_baseline/bookings.sql'],
    ['a folder of migrations without a number', 'db/migrations/baseline/07_bookings.sql'],
  ])('%s is not kebab-case', (_, path) => {
    expect(breaches(path, '')).toEqual(['1 kebab-case']);
  });

  test.each([
    'utils.ts',
    'util.ts',
    'helpers.ts',
    'date-utils.ts',
    'test-helper.ts',
    'common.ts',
    'misc/dates.ts',
    'sale-v2.ts',
  ])('%s says nothing', (name) => {
    expect(breaches(`src/shared/${name}`)).toEqual(['1 name']);
  });

  test.each([
    'README.md',
    'src/ui/fonts/OFL.txt',
    'Dockerfile',
    'docs/decisions/001-one-process.md',
    'db/migrations/0001_trip_packages.sql',
    'db/migrations/0048_baseline/07_bookings.sql',
    'db/migrations/0048_baseline/stands-for.txt',
    'media/scene_library.py',
    'public/media/films/hero.av1.webm',
    'public/.well-known/security.txt',
    'content/common-passwords.txt',
    'src/ui/button.specimen.tsx',
    'scripts/start.mjs',
  ])('%s is fine', (path) => {
    expect(breaches(path, '')).toEqual([]);
  });
});

describe('length', () => {
  const lines = (count: number) => '/* . */\n'.repeat(count);

  test.each([
    'src/server/app.ts',
    'src/ui/tokens.css',
    'scripts/start.mjs',
    'src/server/app.test.ts',
    'vite.config.ts',
  ])('%s ends at 400 lines', (path) => {
    expect(breaches(path, lines(400))).toEqual([]);
    expect(breaches(path, lines(401))).toEqual(['401 length']);
  });

  test('content, documents and what a script writes may be long', () => {
    expect(breaches('db/tables.generated.ts', lines(900))).toEqual([]);
    expect(breaches('content/guides/london.yaml', lines(900))).toEqual([]);
    expect(breaches('docs/operations.md', lines(900))).toEqual([]);
  });
});

describe('what a module gives away', () => {
  test.each([
    ['a default value', 'const a = 1;\nexport default a;', '2 default-export'],
    ['a default function', 'export default function a() {}', '1 default-export'],
    ['a default by another way', 'const a = 1;\nexport { a as default };', '2 default-export'],
    ['only others’ exports', "export * from './money.ts';", '1 barrel'],
    ['only others’ names', "export { usd } from './money.ts';\nexport type { Dollars } from './money.ts';", '1 barrel'],
    ['names imported and passed on', "import { usd } from './money.ts';\nexport { usd };", '1 barrel'],
    ['nothing that can be read', 'export const = 1;', '1 unreadable'],
  ])('%s is a breach', (_, text, breach) => {
    expect(breaches('src/shared/prices.ts', text)).toEqual([breach]);
  });

  test('an index file is a barrel, whatever it holds', () => {
    expect(breaches('src/shared/index.ts')).toEqual(['1 barrel']);
    expect(breaches('scripts/index.mjs')).toEqual(['1 barrel']);
    expect(breaches('index.html', '<!doctype html>')).toEqual([]);
  });

  test('a setting of a tool at the root exports a default; elsewhere the same name does not', () => {
    expect(breaches('vite.config.ts', 'export default {};')).toEqual([]);
    expect(breaches('site.config.ts', 'export default {};')).toEqual([]);
    expect(breaches('src/vite.config.ts', 'export default {};')).toEqual(['1 default-export']);
    expect(breaches('scripts/reset.ts', 'export default {};')).toEqual(['1 default-export']);
  });

  test('something of one’s own beside something passed on is fine', () => {
    expect(breaches('src/shared/prices.ts', "export { usd } from './money.ts';\nexport const a = 1;")).toEqual([]);
    expect(breaches('src/server/main.ts', "import { start } from './app.ts';\nawait start();")).toEqual([]);
  });
});
