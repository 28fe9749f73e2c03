import { describe, expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';

/** What the rules say about these files, as `path:line rule`. */
function violations(files: Record<string, string>): string[] {
  return checkArchitecture(new Map(Object.entries(files))).map(({ path, line, rule }) => `${path}:${line} ${rule}`);
}

const B = 'src/features/bookings';

describe('every refused import is exactly one violation', () => {
  test.each([
    ['a contract that reaches up to components', `${B}/contract.ts`, './components/card.tsx', 'layer'],
    ['rules that reach up to the store', `${B}/rules.ts`, './store.ts', 'layer'],
    ['rules in a folder that reach up to the store', `${B}/rules/price.ts`, '../store.ts', 'layer'],
    ['a store that reaches up to an action', `${B}/store.ts`, './actions.ts', 'layer'],
    ['a store that reaches up to a neighbour’s action', `${B}/store.ts`, '../packages/actions.ts', 'layer'],
    [
      'a feature that may not import another',
      `${B}/actions.ts`,
      '../business-area/contract/business-area.ts',
      'feature-import',
    ],
    ['an allowed import backwards', 'src/features/packages/actions.ts', '../bookings/contract.ts', 'feature-import'],
    [
      'an import that is only the sum of two allowed ones',
      'src/features/launch/actions.ts',
      '../operators/store.ts',
      'feature-import',
    ],
    ['a neighbour’s emails', `${B}/actions.ts`, '../accounts/mail.ts', 'shared'],
    ['a neighbour’s prompt', 'src/features/learn/actions.ts', '../planner/prompt.ts', 'shared'],
    ['a route that imports a job', `${B}/routes.ts`, './jobs.ts', 'registry'],
    ['a neighbour’s screen', 'src/features/home/screens/home.tsx', '../../packages/screens/trips.tsx', 'registry'],
    [
      'a server file that is no registry',
      'src/server/pages/ssr.ts',
      '../../features/home/screens/home.tsx',
      'registry',
    ],
    ['an entry that is no registry', 'src/web/entry-client.tsx', '../features/home/screens/home.tsx', 'registry'],
    ['shared code that knows a feature', 'src/shared/price.ts', '../features/bookings/rules.ts', 'area'],
    ['a button that knows a feature', 'src/ui/button.tsx', '../features/bookings/copy.ts', 'area'],
    ['an effect that knows a feature', 'src/effects/mail/smtp.ts', '../../features/bookings/contract.ts', 'area'],
    ['a component that asks its own store', `${B}/components/card.tsx`, '../store.ts', 'browser'],
    ['a screen that asks its own action', `${B}/screens/checkout.tsx`, '../actions.ts', 'browser'],
    ['an operator’s page that asks a store', `${B}/admin/list.tsx`, '../store.ts', 'browser'],
    ['a layout that asks a store', 'src/web/layout/header.tsx', '../../features/accounts/store.ts', 'browser'],
    ['a component that knows the server', `${B}/components/card.tsx`, '../../../kernel/sessions/session.ts', 'browser'],
    ['a contract that knows the server', `${B}/contract.ts`, '../../kernel/http/route.ts', 'browser'],
    ['rules that read a file', `${B}/rules.ts`, 'node:fs', 'browser'],
    ['rules that read a file by its old name', `${B}/rules.ts`, 'fs/promises', 'browser'],
    ['shared code that knows the driver', 'src/shared/rows.ts', 'pg-boss', 'browser'],
    ['a web page that knows a real effect', 'src/web/map.ts', '../effects/places/google.ts', 'area'],
    ['a button that knows a page', 'src/ui/button.tsx', '../web/router.tsx', 'area'],
    ['shared code that knows a button', 'src/shared/price.ts', '../ui/button.tsx', 'area'],
    ['shared code that knows a page', 'src/shared/price.ts', '../web/router.tsx', 'area'],
    ['an effect that knows the kernel', 'src/effects/mail/smtp.ts', '../../kernel/limits.ts', 'area'],
    ['the kernel that knows a feature', 'src/kernel/audit.ts', '../features/bookings/store.ts', 'area'],
    ['the kernel that knows who puts it together', 'src/kernel/audit.ts', '../server/compose.ts', 'area'],
    ['the database that knows the kernel', 'src/database/sql.ts', '../kernel/deps.ts', 'area'],
    ['the kernel that chooses an effect', 'src/kernel/deps.ts', '../effects/mail/smtp.ts', 'effect'],
    ['a page that renders on the server', 'src/web/pages.ts', 'react-dom/server', 'browser'],
    ['a page that imports the server’s entry', 'src/web/pages.ts', './entry-server.tsx', 'browser'],
    ['an action that names a real effect', `${B}/actions.ts`, '../../effects/payments/stripe.ts', 'effect'],
    ['a store that names the pretended effect', `${B}/store.ts`, '../../effects/payments/fake.ts', 'effect'],
    ['a server file that chooses an effect', 'src/server/app.ts', '../effects/mail/smtp.ts', 'effect'],
    ['an action that takes the composed application', `${B}/actions.ts`, '../../server/compose.ts', 'area'],
    ['a route that reads the settings itself', `${B}/routes.ts`, '../../config/config.ts', 'area'],
    ['an email that knows the database', `${B}/mail.ts`, '../../database/sql.ts', 'pure'],
    ['an action that knows a page', `${B}/actions.ts`, '../../web/endpoint-query.ts', 'ui'],
    ['rules that know a button', `${B}/rules.ts`, '../../ui/button.tsx', 'ui'],
    ['the product that imports a test tool', 'src/server/app.ts', '../../test/app.ts', 'tooling'],
    ['the product that imports a test', `${B}/actions.ts`, './rules.test.ts', 'tooling'],
    ['the product that imports what tests share', `${B}/actions.ts`, './tests/paid-booking.ts', 'tooling'],
    ['the kernel that imports what tests share', 'src/kernel/audit.ts', './tests/opened.ts', 'tooling'],
  ])('%s', (_, path, specifier, rule) => {
    expect(violations({ [path]: `/** Header. */\nimport { a } from '${specifier}';\nexport const b = a;\n` })).toEqual([
      `${path}:2 ${rule}`,
    ]);
  });
});

describe('every way to write an import is seen', () => {
  test.each([
    ['a type', "import type { Row } from './store.ts';\nexport type A = Row;"],
    ['a type in place', "export type A = import('./store.ts').Row;"],
    ['a side effect', "import './store.ts';\nexport const a = 1;"],
    ['a lazy import', "export const a = () => import('./store.ts');"],
    ['a passed-on export', "export const a = 1; export { b } from './store.ts';"],
    ['everything passed on', "export const a = 1; export * from './store.ts';"],
    ['a template without values', 'export const a = () => import(`./store.ts`);'],
    ['a raw text', "import a from './store.ts?raw';\nexport const b = a;"],
  ])('%s', (_, text) => {
    expect(violations({ [`${B}/components/card.ts`]: text.replaceAll('./store', '../store') })).toEqual([
      `${B}/components/card.ts:1 browser`,
    ]);
  });

  test('text in comments and strings is no import', () => {
    const text = "// import { a } from './store.ts';\nexport const help = \"import { a } from './store.ts'\";\n";
    expect(violations({ [`${B}/rules.ts`]: text })).toEqual([]);
  });

  test('an import whose path only the running program knows is refused where pages are made', () => {
    expect(violations({ 'src/web/pages.ts': 'export const load = (name: string) => import(name);' })).toEqual([
      'src/web/pages.ts:1 hidden-import',
    ]);
    expect(
      violations({ 'src/web/pages.ts': "export const all = import.meta.glob('../features/*/screens/*.tsx');" }),
    ).toEqual(['src/web/pages.ts:1 hidden-import']);
    expect(violations({ 'src/server/pages/ssr.ts': 'export const load = (path: string) => import(path);' })).toEqual(
      [],
    );
  });
});

describe('allowed', () => {
  const SHARED = ['..', '..', 'shared'].join('/');

  test.each([
    [
      'a contract takes its rules and shared shapes',
      `${B}/contract.ts`,
      ['./rules.ts', `${SHARED}/endpoint.ts`, 'zod/mini'],
    ],
    ['a store takes its rules and the database', `${B}/store.ts`, ['./rules.ts', '../../database/sql.ts', 'kysely']],
    [
      'an action takes stores of the features it may import',
      `${B}/actions.ts`,
      ['./store.ts', './mail.ts', '../packages/store.ts'],
    ],
    ['an action takes ports', `${B}/actions.ts`, ['../../effects/payments/payments-port.ts', '../../kernel/limits.ts']],
    [
      'a route takes actions and the binding',
      `${B}/routes.ts`,
      ['./actions.ts', './contract.ts', '../../kernel/http/route.ts'],
    ],
    ['a part in a folder takes its own files', `${B}/routes/public.ts`, ['./private.ts']],
    [
      'a screen takes components, links and buttons',
      `${B}/screens/checkout.tsx`,
      [
        '../components/summary.tsx',
        '../../packages/components/card.tsx',
        '../../../web/endpoint-query.ts',
        '../../../ui/button.tsx',
        '../../../../site.config.ts',
        '../../destinations/content/home-destinations.ts',
      ],
    ],
    ['the registries take the top layer', 'src/server/app.ts', ['../features/bookings/routes.ts']],
    ['the worker takes jobs', 'src/server/process/background-jobs.ts', ['../features/bookings/jobs.ts']],
    ['the site map may be a folder', 'src/web/pages/travel.ts', ['../../features/bookings/screens/checkout.tsx']],
    ['the composition root chooses effects', 'src/server/compose.ts', ['../effects/mail/smtp.ts', 'pg']],
    ['the server’s entry renders', 'src/web/entry-server.tsx', ['react-dom/server', './pages.ts']],
    [
      'a test takes what it needs',
      `${B}/bookings.http.test.ts`,
      ['./store.ts', './routes.ts', '../../../test/app.ts', 'node:fs'],
    ],
    [
      'content is read by the reader, with shapes and the brand',
      `${B}/content.ts`,
      ['../../kernel/content.ts', './rules.ts', '../../shared/geo.ts', '../../../site.config.ts', 'zod/mini'],
    ],
    ['a seed takes stores', 'db/seed/world.ts', ['../../src/features/bookings/store.ts', 'node:fs']],
  ])('%s', (_, path, specifiers) => {
    const imports = specifiers.map((specifier, n) => `import { a as a${n} } from '${specifier}';`);
    expect(violations({ [path]: `${imports.join('\n')}\nexport const b = 1;\n` })).toEqual([]);
  });
});
