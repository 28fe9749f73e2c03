/**
 * A table has one owner : a feature, the server, or one
 * effect. The owner is who inserts into it, or else who reads it first; others
 * borrow its functions and pass their transaction.
 */
import { placeOf } from './map.ts';
import { isNode, type Node, nameIn, nodesIn, type Source, templateText, textIn, type Violation } from './source.ts';

interface Mention {
  readonly table: string;
  readonly owner: string;
  readonly inserts: boolean;
  readonly path: string;
  readonly line: number;
}

const TABLE_ARGUMENTS =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|(inner|left|right|full)Join|table)$/;
const CREATE_TABLE = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([a-z_.]+)"?/gi;
/** `from a, b as c`, `join a`, `insert into a`, `update a`. */
const NAMED_IN_SQL =
  /\b(from|join|into|update)\s+(?:only\s+)?(["a-z_][\w."]*(?:(?:\s+(?:as\s+)?[a-z_]\w*)?\s*,\s*["a-z_][\w."]*)*)/gi;

export function checkTableOwners(sources: readonly Source[], migrations: readonly string[]): Violation[] {
  const known = new Set(
    migrations.flatMap((sql) => [...sql.matchAll(CREATE_TABLE)].map((match) => bare(match[1] ?? ''))),
  );
  const holders = sources.filter(({ path }) => ownerOf(path) !== null).sort((a, b) => (a.path < b.path ? -1 : 1));
  const built = holders.flatMap(builtMentions);
  for (const { table } of built) known.add(table);
  const written = holders.flatMap(writtenMentions).filter(({ table }) => known.has(table));
  return [...Map.groupBy([...built, ...written], ({ table }) => table).values()].flatMap(checkTable);
}

function checkTable(mentions: readonly Mention[]): Violation[] {
  const owner = mentions.find(({ inserts }) => inserts)?.owner ?? mentions[0]?.owner;
  const others = Map.groupBy(
    mentions.filter((mention) => mention.owner !== owner),
    (mention) => mention.owner,
  );
  return [...others.values()].flatMap(([first]) =>
    first
      ? [
          {
            path: first.path,
            line: first.line,
            rule: 'table-owner',
            sentence: `the table ${first.table} belongs to ${owner}; call a function of its store and pass your transaction`,
          },
        ]
      : [],
  );
}

/** Tables named in the query builder. Names that the same file gives to a `with` are no tables. */
function builtMentions(source: Source): Mention[] {
  const found: Mention[] = [];
  const local = new Set<string>();
  eachCall(source, (node, verb) => {
    for (const table of tablesIn(nodesIn(node['arguments'])[0])) {
      if (/^with(Recursive)?$/.test(verb)) local.add(table);
      else if (TABLE_ARGUMENTS.test(verb)) found.push(mention(source, node, table, verb === 'insertInto'));
    }
  });
  return found.filter(({ table }) => !local.has(table));
}

/** Tables named in SQL that is written out. */
function writtenMentions(source: Source): Mention[] {
  const found: Mention[] = [];
  const read = (node: Node, sql: string): void => {
    for (const [, verb = '', tables = ''] of sql.matchAll(NAMED_IN_SQL)) {
      for (const table of tables.split(',')) {
        found.push(mention(source, node, bare(table), verb.toLowerCase() === 'into'));
      }
    }
  };
  source.walk((node) => {
    const quasi = node['quasi'];
    if (node.type === 'TaggedTemplateExpression' && nameIn(node['tag']) === 'sql' && isNode(quasi)) {
      read(node, templateText(quasi));
    }
  });
  eachCall(source, (node, verb) => {
    const [first] = nodesIn(node['arguments']);
    if (first && (verb === 'query' || verb === 'executeSql')) {
      read(node, first.type === 'TemplateLiteral' ? templateText(first) : (textIn(first) ?? ''));
    }
  });
  return found;
}

function eachCall(source: Source, visit: (node: Node, verb: string) => void): void {
  source.walk((node) => {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(callee)) return;
    const verb = nameIn(callee['property']);
    if (verb) visit(node, verb);
  });
}

function mention(source: Source, node: Node, table: string, inserts: boolean): Mention {
  const owner = ownerOf(source.path) ?? 'nobody';
  return { table, owner, inserts, path: source.path, line: source.lineOf(node.start) };
}

/** Who owns the tables that a file names; null where no SQL may stand. */
function ownerOf(path: string): string | null {
  const place = placeOf(path);
  if (place.area === 'feature') return place.part === 'store' ? `features/${place.feature}` : null;
  if (place.area === 'effects') return path.split('/').slice(1, 3).join('/');
  return place.area === 'server' || place.area === 'kernel' || place.area === 'database' ? 'kernel' : null;
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
