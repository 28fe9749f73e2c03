/**
 * Reads one file of code: its syntax tree and everything it imports. Built on
 * the parser that Vite already brings, so comments and texts never count as
 * code. Positions are turned into lines here and nowhere else.
 */
import { dirname, posix } from 'node:path';
import { parseSync } from 'vite';

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  /** What is wrong, and what to do instead. */
  readonly sentence: string;
}

/** A node of the syntax tree (ESTree with TypeScript and JSX). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Import {
  readonly specifier: string;
  /** The file meant, from the root of the repository; null for a package. */
  readonly target: string | null;
  /** Vanishes before the code runs. `import { type A }` does not: the module is still loaded. */
  readonly typeOnly: boolean;
  /** `import(…)`: loaded when it is asked for. */
  readonly lazy: boolean;
  readonly line: number;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly body: readonly Node[];
  readonly imports: readonly Import[];
  /** Imports whose target only the running program knows. */
  readonly hiddenImports: readonly Node[];
  readonly unreadable: string | null;
  lineOf(position: number): number;
  /** Calls `visit` for every node, outermost first. */
  walk(visit: (node: Node) => void): void;
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|js|jsx|mjs|cjs)$/.test(path);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The name of an identifier, or of a property that is written out. */
export function nameIn(value: unknown): string | null {
  if (!isNode(value)) return null;
  return typeof value['name'] === 'string' ? value['name'] : textIn(value);
}

/** The value of a text that is written out. */
export function textIn(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Literal' && typeof value['value'] === 'string') return value['value'];
  return value.type === 'TemplateLiteral' && nodesIn(value['expressions']).length === 0 ? templateText(value) : null;
}

/** The fixed parts of a template literal, with `$` where a value goes. */
export function templateText(template: Node): string {
  return nodesIn(template['quasis'])
    .map((part) => (part['value'] as { readonly raw: string }).raw)
    .join('$');
}

export function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** `process.env` is isMember(node, 'process', 'env'). */
export function isMember(node: unknown, object: string, property: string): boolean {
  return (
    isNode(node) &&
    node.type === 'MemberExpression' &&
    nameIn(node['property']) === property &&
    (nameIn(node['object']) === object || isMember(node['object'], 'globalThis', object))
  );
}

export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  const root = program as unknown as Node;
  const lineOf = linesOf(text);
  const walk: Source['walk'] = (visit) => walkFrom(root, visit);
  const imports: Import[] = [];
  const hiddenImports: Node[] = [];

  walk((node) => {
    if (isGlob(node)) hiddenImports.push(node);
    if (!IMPORTING.has(node.type) || !isNode(node['source'])) return;
    const specifier = textIn(node['source']);
    if (specifier === null) hiddenImports.push(node);
    else {
      const typeOnly = node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type';
      const lazy = node.type === 'ImportExpression';
      const line = lineOf(node['source'].start);
      imports.push({ specifier, target: targetOf(path, specifier), typeOnly, lazy, line });
    }
  });

  const unreadable = errors[0]?.message ?? null;
  return { path, text, body: nodesIn(root['body']), imports, hiddenImports, unreadable, lineOf, walk };
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** `import.meta.glob(…)`, in which `import.meta` is a node of its own. */
function isGlob(node: Node): boolean {
  const callee = node['callee'];
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  return isNode(callee['object']) && callee['object'].type === 'MetaProperty' && nameIn(callee['property']) === 'glob';
}

function targetOf(path: string, specifier: string): string | null {
  const clean = specifier.replace(/\?.*$/, '');
  if (clean.startsWith('.')) return posix.join(dirname(path), clean);
  return clean.startsWith('/') ? clean.slice(1) : null;
}

function walkFrom(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const part of value) if (isNode(part)) walkFrom(part, visit);
    } else if (isNode(value)) walkFrom(value, visit);
  }
}

function linesOf(text: string): (position: number) => number {
  let starts: number[] | null = null;
  return (position) => {
    starts ??= [...text.matchAll(/\n/g)].map((match) => match.index);
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
