import { describe, expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';
import { PARTS } from './map.ts';

function violations(path: string, text = 'export const a = 1;\n'): string[] {
  return checkArchitecture(new Map([[path, text]])).map(({ line, rule }) => `${line} ${rule}`);
}

describe('the list of the parts of a feature is closed', () => {
  test.each([
    ['an unknown part', 'src/features/bookings/service.ts'],
    ['an unknown folder', 'src/features/bookings/hooks/seats.ts'],
    ['a part with an addition', 'src/features/bookings/store.seats.ts'],
    ['markup where there is none', 'src/features/bookings/actions.tsx'],
    ['data beside the code', 'src/features/bookings/copy/terms.json'],
    ['a style sheet where there is no markup', 'src/features/bookings/rules/card.css'],
    ['data among the tests', 'src/features/bookings/tests/refunds.json'],
    ['an unknown feature', 'src/features/rockets/contract.ts'],
    ['a feature that is a file', 'src/features/bookings.ts'],
  ])('%s is a violation', (_, path) => {
    expect(violations(path, '')).toEqual(['1 part-name']);
  });

  test('each part may be a file or a folder, and tests lie beside', () => {
    for (const part of PARTS) {
      expect(violations(`src/features/bookings/${part}.ts`)).toEqual([]);
      expect(violations(`src/features/bookings/${part}/seats.ts`)).toEqual([]);
      expect(violations(`src/features/bookings/${part}.test.ts`)).toEqual([]);
    }
    expect(violations('src/features/bookings/bookings.http.test.ts')).toEqual([]);
    expect(violations('src/features/bookings/rules/price.test.ts')).toEqual([]);
    expect(violations('src/features/bookings/tests/refund.http.test.ts')).toEqual([]);
    expect(violations('src/features/bookings/tests/paid-booking.ts')).toEqual([]);
    expect(violations('src/features/bookings/tests/screens/checkout.test.tsx')).toEqual([]);
    expect(violations('src/features/bookings/screens/checkout.tsx')).toEqual([]);
    expect(violations('src/features/bookings/screens/checkout.test.tsx')).toEqual([]);
    expect(violations('src/features/bookings/components/card.css', '')).toEqual([]);
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
    expect(violations(path, '')).toEqual(['1 kebab-case']);
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
    expect(violations(`src/shared/${name}`)).toEqual(['1 name']);
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
    expect(violations(path, '')).toEqual([]);
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
    expect(violations(path, lines(400))).toEqual([]);
    expect(violations(path, lines(401))).toEqual(['401 length']);
  });

  test('content, documents and what a script writes may be long', () => {
    expect(violations('db/tables.generated.ts', lines(900))).toEqual([]);
    expect(violations('content/guides/london.yaml', lines(900))).toEqual([]);
    expect(violations('docs/operations.md', lines(900))).toEqual([]);
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
  ])('%s is a violation', (_, text, violation) => {
    expect(violations('src/shared/prices.ts', text)).toEqual([violation]);
  });

  test('an index file is a barrel, whatever it holds', () => {
    expect(violations('src/shared/index.ts')).toEqual(['1 barrel']);
    expect(violations('scripts/index.mjs')).toEqual(['1 barrel']);
    expect(violations('index.html', '<!doctype html>')).toEqual([]);
  });

  test('a setting of a tool at the root exports a default; elsewhere the same name does not', () => {
    expect(violations('vite.config.ts', 'export default {};')).toEqual([]);
    expect(violations('site.config.ts', 'export default {};')).toEqual([]);
    expect(violations('src/vite.config.ts', 'export default {};')).toEqual(['1 default-export']);
    expect(violations('scripts/reset.ts', 'export default {};')).toEqual(['1 default-export']);
  });

  test('something of one’s own beside something passed on is fine', () => {
    expect(violations('src/shared/prices.ts', "export { usd } from './money.ts';\nexport const a = 1;")).toEqual([]);
    expect(violations('src/server/main.ts', "import { start } from './app.ts';\nawait start();")).toEqual([]);
  });
});
