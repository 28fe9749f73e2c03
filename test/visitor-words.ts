/**
 * Every text a visitor can meet, as it is written down: the copy of the features and of the layout, and the content.
 * Taken from what is parsed, so comments, imports and types are not among it.
 */
import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { parseSync } from 'vite';

export interface Said {
  /** `src/features/learn/copy/learn.ts:12` or `content/guides/lisbon.yaml guide.intro` */
  readonly where: string;
  readonly text: string;
  /** The property it is the value of: `about`, `name`, `text`. */
  readonly key: string;
}

const FILES = ['src/features/*/copy.ts', 'src/features/*/copy/*.ts', 'src/web/layout/copy.ts', 'src/web/*-copy.ts'];
const METADATA = ['src/web/page-metadata.ts'];
/** What operators read beside their copy. */
const DESK = ['src/features/*/actions/alerts.ts', 'src/server/status/*.ts'];
const CONTENT = ['content/**/*.yaml'];
/** What the agent reads, not what it says, and tables of names. */
const NOT_SHOWN =
  /content\/(?:lexicon\/.+|place-names|named-feasts|origins|clocks|cities|world-places|exchange-rates|sockets|.+\/order)\.yaml$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function whatVisitorsRead(): Said[] {
  return [...FILES, ...METADATA, ...DESK, ...CONTENT]
    .flatMap((pattern) => globSync(pattern))
    .filter((path) => !NOT_SHOWN.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return path.endsWith('.yaml') ? textsOf(load(text), path, '') : textsIn(path, text);
    });
}

function textsOf(value: unknown, where: string, key: string): Said[] {
  if (typeof value === 'string') return [{ where, text: value, key }];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsOf(item, `${where} ${at}`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${where} ${name}`, name));
}

export function textsIn(path: string, code: string): Said[] {
  const said: Said[] = [];
  const at = (position: number) => `${path}:${code.slice(0, position).split('\n').length}`;
  const visit = (node: Node, key: string) => {
    if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') return;
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'Literal' && typeof node['value'] === 'string')
      said.push({ where: at(node.start), text: node['value'], key });
    if (node.type === 'TemplateElement')
      said.push({ where: at(node.start), text: (node['value'] as { cooked: string }).cooked, key });
    const own =
      node.type === 'Property' && isNode(node['key']) ? String(node['key']['name'] ?? node['key']['value']) : key;
    for (const [name, child] of Object.entries(node)) {
      if (node.type === 'Property' && name === 'key') continue;
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, own);
    }
  };
  visit(parseSync(path, code).program as unknown as Node, '');
  return said;
}
