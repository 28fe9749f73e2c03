/**
 * The files that know every feature, with a new one entered: which features there are, the types of the tables, the
 * routes, the pages, and what pages say to search engines. A file of another shape than expected is refused by name.
 */
import type { Names } from './names.ts';

export function registered(
  names: Names,
  tableTypes: string,
  read: (path: string) => string,
): readonly (readonly [path: string, text: string])[] {
  const { kebab, camel, pascal, title } = names;
  const key = /^[a-z]+$/.test(kebab) ? kebab : `'${kebab}'`;
  const page = `  {
    path: '/${kebab}',
    file: '${kebab}/screens/${kebab}.tsx',
    screen: () => import('../features/${kebab}/screens/${kebab}.tsx').then((module) => module.${pascal}Screen),
    film: 'home',
    load: () => [queryOf(list${pascal})],
    title: '${title}',
  },
`;
  return [
    edit('scripts/architecture/map.ts', read, (text) =>
      inOrder(text, /^export const FEATURES\b[^\n]*\n/m, /^ {2}'?([a-z-]+)'?: \[/, `  ${key}: [],\n`, kebab),
    ),
    edit('db/tables.generated.ts', read, (text) =>
      inOrder(text, /^export interface Tables \{\n/m, /^ {2}(\w+): \{$/, tableTypes, names.snake),
    ),
    edit('src/server/app.ts', read, (text) =>
      before(
        withImport(text, `import { ${camel}Routes } from '../features/${kebab}/routes.ts';`),
        /^ {4}\.\.\.humanCheckRoutes\(/m,
        `    ...${camel}Routes(deps),\n`,
      ),
    ),
    edit('src/web/pages.ts', read, (text) =>
      before(
        withImport(text, `import { list${pascal} } from '../features/${kebab}/contract.ts';`),
        /^ {2}\{\n {4}path: '\/_dev\/specimens',/m,
        page,
      ),
    ),
    edit('src/web/page-metadata.ts', read, (text) =>
      before(text, /^ {2}'\/_dev\/specimens':/m, `  '/${kebab}': { description: '${title}, newest first.' },\n`),
    ),
  ];
}

function edit(path: string, read: (path: string) => string, change: (text: string) => string | null): [string, string] {
  const text = change(read(path));
  if (text === null) throw new Error(`${path} has another shape than expected; see scripts/new-feature/register.ts`);
  return [path, text];
}

function before(text: string | null, place: RegExp, lines: string): string | null {
  const at = text === null ? -1 : text.search(place);
  return text === null || at < 0 ? null : text.slice(0, at) + lines + text.slice(at);
}

/** Among the lines after `start` that begin an entry, before the first with a later name; before `}` where there is none. */
function inOrder(text: string, start: RegExp, entry: RegExp, lines: string, name: string): string | null {
  const opened = start.exec(text);
  if (!opened) return null;
  let at = opened.index + opened[0].length;
  for (const line of text.slice(at).split('\n')) {
    const found = entry.exec(line)?.[1];
    if (line.startsWith('}') || (found !== undefined && found > name))
      return text.slice(0, at) + lines + text.slice(at);
    at += line.length + 1;
  }
  return null;
}

/** Among the imports of features, in the order of their paths. */
function withImport(text: string, line: string): string | null {
  const pathOf = (found: string) => /from '(.+)';$/.exec(found)?.[1] ?? '';
  const others = [...text.matchAll(/^import .* from '\.\.\/features\/.+';$/gm)];
  const next = others.find(([found]) => pathOf(found) > pathOf(line));
  const last = others.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length + 1 : -1);
  return at < 0 ? null : `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}
