/**
 * A table has one owner: a feature, a module of the kernel or of the server, an effect, or the database itself. The owner
 * is who inserts into it, or else who reads it first; everybody else calls the owner's functions and passes the
 * transaction. Every SQL text and every call of the query builder is read; only tests and seeds may look anywhere.
 */
import { isTest, placeOf } from './map.ts';
import { isNode, type Node, nameIn, nodesIn, type Source, templateText, textIn, type Violation } from './source.ts';
import { tablesInSql } from './sql-text.ts';

interface Mention {
  readonly table: string;
  readonly owner: string;
  readonly inserts: boolean;
  readonly path: string;
  readonly line: number;
}

const TABLE_ARGUMENTS =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|using|(inner|left|right|full|cross)Join(Lateral)?|table)$/;
/** A text that no `sql` stands before may be a sentence. */
const BEGINS_AS_SQL =
  /^\s*(?:with|select|insert|update|delete|merge|truncate|lock|create|alter|drop|copy|from|(?:(?:inner|left|right|full|cross) )?join)\b/i;
const CREATE_TABLE = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([a-z_.]+)"?/gi;
const RENAME_TABLE = /\balter\s+table\s+(?:if\s+exists\s+)?[\w".]+\s+rename\s+to\s+"?([a-z_.]+)"?/gi;

export function checkTableOwners(sources: readonly Source[], migrations: readonly string[]): Violation[] {
  return [...mentionsByTable(sources, migrations).values()].flatMap(checkTable);
}

/** Owner → its tables, in alphabetical order. */
export function tablesByOwner(sources: readonly Source[], migrations: readonly string[]): Map<string, string[]> {
  const owned = [...mentionsByTable(sources, migrations)].map(([table, mentions]) => [ownerAmong(mentions), table]);
  const byOwner = Map.groupBy(owned, ([owner = '']) => owner);
  return new Map([...byOwner].map(([owner, pairs]) => [owner, pairs.map(([, table = '']) => table).sort()]));
}

function mentionsByTable(sources: readonly Source[], migrations: readonly string[]): Map<string, Mention[]> {
  const known = new Set(
    [...migrations, ...sources.filter(({ path }) => path.startsWith('src/database/')).map(({ text }) => text)]
      .flatMap((sql) => [...sql.matchAll(CREATE_TABLE), ...sql.matchAll(RENAME_TABLE)])
      .map((match) => bare(match[1] ?? '')),
  );
  const holders = sources.filter(({ path }) => ownerOf(path) !== null).sort((a, b) => (a.path < b.path ? -1 : 1));
  const built = holders.flatMap(builtMentions);
  for (const { table } of built) known.add(table);
  const written = holders.flatMap((source) => writtenMentions(source, known));
  return Map.groupBy([...built, ...written], ({ table }) => table);
}

function ownerAmong(mentions: readonly Mention[]): string {
  return (mentions.find(({ inserts }) => inserts) ?? mentions[0])?.owner ?? 'nobody';
}

function checkTable(mentions: readonly Mention[]): Violation[] {
  const owner = ownerAmong(mentions);
  const others = Map.groupBy(
    mentions.filter((mention) => mention.owner !== owner),
    (mention) => mention.owner,
  );
  const sentence = (table: string) =>
    `the table ${table} belongs to ${owner}; call a function of it and pass your transaction`;
  return [...others.values()].flatMap(([first]) =>
    first ? [{ path: first.path, line: first.line, rule: 'table-owner', sentence: sentence(first.table) }] : [],
  );
}

/** Tables named in the query builder. Names that the same file gives to a `with` are no tables. */
function builtMentions(source: Source): Mention[] {
  const found: Mention[] = [];
  const local = new Set<string>();
  source.walk((node) => {
    const callee = node['callee'];
    const verb = node.type === 'CallExpression' && isNode(callee) ? nameIn(callee['property']) : null;
    if (verb === null) return;
    for (const table of tablesIn(nodesIn(node['arguments'])[0])) {
      if (/^with(Recursive)?$/.test(verb)) local.add(table);
      else if (TABLE_ARGUMENTS.test(verb)) found.push(mention(source, node, table, verb === 'insertInto'));
    }
  });
  return found.filter(({ table }) => !local.has(table));
}

/** Tables named in SQL that is written out, in whatever it is handed to. */
function writtenMentions(source: Source, known: ReadonlySet<string>): Mention[] {
  const found: Mention[] = [];
  source.walk((node) => {
    const tagged = node.type === 'TaggedTemplateExpression' && isNode(node['quasi']) ? node['quasi'] : null;
    const text = tagged ? templateText(tagged) : node.type === 'TemplateLiteral' ? templateText(node) : textIn(node);
    if (text === null || !(tagged ?? BEGINS_AS_SQL.test(text))) return;
    const alone = tagged ? /^\s*([\w.]+)(?:\s+(?:as\s+)?\w+)?\s*$/.exec(text)?.[1] : undefined;
    if (alone && known.has(bare(alone))) found.push(mention(source, node, bare(alone), false));
    for (const { table, inserts } of tablesInSql(text, known)) found.push(mention(source, node, table, inserts));
  });
  return found;
}

function mention(source: Source, node: Node, table: string, inserts: boolean): Mention {
  const owner = ownerOf(source.path) ?? 'nobody';
  return { table, owner, inserts, path: source.path, line: source.lineOf(node.start) };
}

/** `features/bookings`, `kernel/sessions`, `effects/payments`, `scripts`; null for tests, seeds and benches. */
function ownerOf(path: string): string | null {
  const place = placeOf(path);
  if (place.area === 'database') return 'database';
  if (place.area !== 'tooling')
    return path
      .replace(/\.tsx?$/, '')
      .split('/')
      .slice(1, 3)
      .join('/');
  return path.startsWith('scripts/') && !isTest(path) ? 'scripts' : null;
}

/** `'trip_packages as p'` and `['bookings', 'trip_packages']`. */
function tablesIn(argument: Node | undefined): readonly string[] {
  const parts = argument?.type === 'ArrayExpression' ? nodesIn(argument['elements']) : [argument];
  return parts.flatMap((part) => {
    const said = textIn(part);
    return said === null ? [] : [bare(said)];
  });
}

/** `public."trip_packages" as p` is `trip_packages`. */
function bare(said: string): string {
  const [table = ''] = said.trim().toLowerCase().replaceAll('"', '').split(/\s/);
  return table.replace(/^public\./, '');
}
