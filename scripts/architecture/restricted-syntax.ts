/**
 * What code may say where: where SQL stands, who reads the settings, who keeps drafts
 * in the tab, and what markup never holds.
 */
import { placeOf } from './map.ts';
import {
  isMember,
  isNode,
  type Node,
  nameIn,
  nodesIn,
  type Source,
  templateText,
  textIn,
  type Violation,
} from './source.ts';

/** The verbs with which the query builder begins. */
const QUERY_VERBS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const WRITTEN_SQL = /^\s*(select|insert\s+into|update|delete\s+from|with|create|alter|drop|truncate)\s/i;

export function checkSyntax(source: Source): Violation[] {
  const place = placeOf(source.path);
  if (place.area === 'tooling') return source.path.endsWith('.tsx') ? collect(source, [checkMarkup]) : [];
  const mayHoldSql = HOLD_SQL.has(place.area) || (place.area === 'feature' && place.part === 'store');
  const checks: Check[] = [checkMarkup];
  if (!mayHoldSql) checks.push(checkSql);
  if (place.area !== 'database') checks.push(checkRawSql);
  if (source.path !== 'src/config/config.ts') checks.push(checkSettings);
  if (source.path !== 'src/web/tab-storage.ts') checks.push(checkTab);
  return collect(source, checks);
}

/** Parts with tables of their own, and the database itself. */
const HOLD_SQL: ReadonlySet<string> = new Set(['database', 'kernel', 'server', 'effects']);

/** Answers the rule that a node breaks and the sentence to say. */
type Check = (node: Node) => readonly [rule: string, sentence: string] | null;

function collect(source: Source, checks: readonly Check[]): Violation[] {
  const violations: Violation[] = [];
  source.walk((node) => {
    for (const check of checks) {
      const found = check(node);
      if (found)
        violations.push({ path: source.path, line: source.lineOf(node.start), rule: found[0], sentence: found[1] });
    }
  });
  return violations;
}

function checkSql(node: Node): ReturnType<Check> {
  return holdsSql(node) ? ['sql', "SQL lives in a feature's store.ts; call a function of the store"] : null;
}

function holdsSql(node: Node): boolean {
  if (node.type === 'ImportDeclaration') {
    const from = textIn(node['source']);
    return (from === 'kysely' || from === 'pg') && node['importKind'] !== 'type';
  }
  if (node.type === 'TaggedTemplateExpression') return nameIn(node['tag']) === 'sql';
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return false;
  const verb = nameIn(node['callee']['property']);
  if (verb === null) return false;
  if (QUERY_VERBS.has(verb)) return true;
  const [first] = nodesIn(node['arguments']);
  const said = first?.type === 'TemplateLiteral' ? templateText(first) : textIn(first);
  return (verb === 'query' || verb === 'executeSql') && said !== null && WRITTEN_SQL.test(said);
}

/** `sql.raw(…)`, `CompiledQuery.raw(…)`, `const { raw } = sql`, and `sql(…)` without a template. */
function checkRawSql(node: Node): ReturnType<Check> {
  const callee = node['callee'];
  const isRaw =
    isMember(node, 'sql', 'raw') ||
    isMember(node, 'CompiledQuery', 'raw') ||
    (node.type === 'VariableDeclarator' && nameIn(node['init']) === 'sql') ||
    (node.type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' && nameIn(callee) === 'sql');
  return isRaw
    ? ['raw-sql', 'SQL that stands in no file of code runs in src/database/ only; write the statement as sql`…`']
    : null;
}

function checkSettings(node: Node): ReturnType<Check> {
  return readsSettings(node)
    ? ['settings', 'only server/config.ts reads process.env; take the setting from the config']
    : null;
}

function readsSettings(node: Node): boolean {
  if (isMember(node, 'process', 'env')) return true;
  if (node.type === 'VariableDeclarator' && nameIn(node['init']) === 'process') return true;
  if (node.type !== 'ImportDeclaration' || !/^(node:)?process$/.test(textIn(node['source']) ?? '')) return false;
  return nodesIn(node['specifiers']).some((specifier) => nameIn(specifier['imported']) === 'env');
}

function checkTab(node: Node): ReturnType<Check> {
  return nameIn(node) === 'sessionStorage'
    ? [
        'tab',
        'only web/tab-storage.ts knows the storage of the tab; keep a draft with keptInTab, which forgets it, too',
      ]
    : null;
}

function checkMarkup(node: Node): ReturnType<Check> {
  const name = node.type === 'JSXAttribute' || node.type === 'Property' ? nameIn(node['name'] ?? node['key']) : null;
  if (name === 'dangerouslySetInnerHTML') return ['markup', 'no dangerouslySetInnerHTML; let React write the text'];
  if (name !== 'style' || node.type !== 'JSXAttribute') return null;
  return ['markup', "no `style=`: the page's security policy refuses it; use a class or a presentation attribute"];
}
