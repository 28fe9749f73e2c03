/**
 * `npm run new gift-cards` writes a small feature that works: one table, one
 * endpoint, one screen, and a test of each kind. Then it says what to register.
 * The texts of the files lie in `new-feature/`; nothing existing is changed but
 * the plan of the house and the types of its tables.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURES } from './architecture/map.ts';
import { filesOf } from './new-feature/files.ts';
import { type Names, namesOf } from './new-feature/names.ts';

const MAP = 'scripts/architecture/map.ts';
const TABLES = 'db/tables.generated.ts';

/** What is there: the texts of the two files that know every feature, and the names of the migrations. */
export interface House {
  readonly map: string;
  readonly tables: string;
  readonly migrations: readonly string[];
}

/** Every file to write (path from the root → text), the two changed ones among them. */
export function planFeature(names: Names, { map, tables, migrations }: House): ReadonlyMap<string, string> {
  const last = Math.max(0, ...migrations.map((file) => Number.parseInt(file, 10)).filter(Number.isFinite));
  const number = String(last + 1).padStart(4, '0');
  return new Map([
    [`db/migrations/${number}_${names.snake}.sql`, filesOf(names).migration],
    ...Object.entries(filesOf(names).feature).map(
      ([file, text]) => [`src/features/${names.kebab}/${file}`, text] as const,
    ),
    [MAP, withFeature(map, names.kebab)],
    [TABLES, withTable(tables, names.snake, filesOf(names).table)],
  ]);
}

/** As `npm run schema:types` writes it, which needs a database. */
function withTable(tables: string, name: string, types: string): string {
  const next = [...tables.matchAll(/^ {2}(\w+): \{$/gm)].find(([, table = '']) => table > name);
  const at = next?.index ?? tables.lastIndexOf('}');
  return tables.slice(0, at) + types + tables.slice(at);
}

/** The feature is entered without arrows, in its place in the alphabet. */
function withFeature(map: string, feature: string): string {
  const known = Object.keys(FEATURES);
  const next = known.toSorted().find((other) => other > feature);
  const key = /^[a-z]+$/.test(feature) ? feature : `'${feature}'`;
  const before = next ? new RegExp(`^  '?${next}'?: \\[`, 'm') : /^};/m;
  const at = map.slice(map.indexOf('export const FEATURES')).search(before);
  if (at < 0) throw new Error(`${MAP} has another shape than expected; enter ${feature} by hand`);
  const position = map.indexOf('export const FEATURES') + at;
  return `${map.slice(0, position)}  ${key}: [],\n${map.slice(position)}`;
}

export function whatToRegister({ kebab, camel, pascal, title }: Names): string {
  return `
Register it, or nobody will see it:

  src/server/app.ts
    import { ${camel}Routes } from '../features/${kebab}/routes.ts';
    …and in allRoutes:  ...${camel}Routes(deps),

  src/web/pages.ts
    import { list${pascal} } from '../features/${kebab}/contract.ts';
    {
      path: '/${kebab}',
      file: '${kebab}/screens/${kebab}.tsx',
      screen: () => import('../features/${kebab}/screens/${kebab}.tsx').then((module) => module.${pascal}Screen),
      title: '${title}',
      film: 'home',
      load: () => [queryOf(list${pascal})],
    },

  src/web/page-metadata.ts
    '/${kebab}': { description: 'One sentence for search engines.' },

  scripts/architecture/map.ts
    ${kebab} imports from no other feature yet; draw its arrows there.

The HTTP test is red until the routes are registered. Then: npm run format && npm run check
`;
}

function run(given: string | undefined): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const names = namesOf(given ?? '');
  if (existsSync(join(root, 'src/features', names.kebab))) throw new Error(`${names.kebab} exists already`);
  const files = planFeature(names, {
    map: readFileSync(join(root, MAP), 'utf8'),
    tables: readFileSync(join(root, TABLES), 'utf8'),
    migrations: readdirSync(join(root, 'db/migrations')),
  });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`${path === MAP || path === TABLES ? 'changed' : 'written'}  ${path}`);
  }
  console.log(whatToRegister(names));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    run(process.argv[2]);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 1;
  }
}
