/**
 * Walks a file and knows of each name where it is declared: in a function or block around it, in the module, or nowhere
 * in the file, which makes it a global.
 */
import { isNode, type Node, nameIn, nodesIn, type Source } from './source.ts';

export type Declared = 'local' | 'module' | 'global';

export interface At {
  /** Where a name that is used here is declared. */
  declared(name: string): Declared;
  readonly insideFunction: boolean;
  /** The node around this one; null for a statement of the module. */
  readonly parent: Node | null;
}

interface Scope {
  readonly names: ReadonlySet<string>;
  readonly outer: Scope | null;
}

export function walkScopes(source: Source, visit: (node: Node, at: At) => void): void {
  const moduleScope: Scope = { names: new Set(source.body.flatMap(namesOfStatement)), outer: null };
  const walk = (node: Node, parent: Node | null, outer: Scope, outsideFunction: boolean): void => {
    const own = namesOfScope(node);
    const scope = own.length > 0 ? { names: new Set(own), outer } : outer;
    visit(node, { declared: (name) => declaredIn(scope, name), insideFunction: !outsideFunction, parent });
    const outside = outsideFunction && !isFunction(node);
    for (const key in node) {
      const value = node[key];
      if (isNode(value)) walk(value, node, scope, outside);
      else for (const part of nodesIn(value)) walk(part, node, scope, outside);
    }
  };
  for (const statement of source.body) walk(statement, null, moduleScope, true);
}

/** Whether an identifier is a value that is used here: no key, no label, no name that is declared or imported. */
export function isUse(node: Node, parent: Node | null): boolean {
  if (node.type !== 'Identifier' || parent === null) return false;
  if (parent['computed'] !== true && (parent['property'] === node || parent['key'] === node)) return false;
  return (
    !/^(?:Import|Export|TS|Labeled|Break|Continue|MetaProperty)/.test(parent.type) ||
    /^TS(?:As|Satisfies|NonNull)/.test(parent.type)
  );
}

function declaredIn(scope: Scope, name: string): Declared {
  if (scope.outer === null) return scope.names.has(name) ? 'module' : 'global';
  return scope.names.has(name) ? 'local' : declaredIn(scope.outer, name);
}

function isFunction(node: Node): boolean {
  return /Function/.test(node.type) && isNode(node['body']);
}

/** The names that hold inside this node and not outside it. */
function namesOfScope(node: Node): readonly string[] {
  if (isFunction(node)) {
    return [...nodesIn(node['params']).flatMap(namesOfPattern), ...namesOfPattern(node['id'])];
  }
  if (node.type === 'BlockStatement' || node.type === 'FunctionBody')
    return nodesIn(node['body']).flatMap(namesOfStatement);
  if (node.type === 'SwitchCase') return nodesIn(node['consequent']).flatMap(namesOfStatement);
  if (node.type === 'CatchClause') return namesOfPattern(node['param']);
  if (/^For/.test(node.type)) return [node['init'], node['left']].filter(isNode).flatMap(namesOfStatement);
  return [];
}

function namesOfStatement(node: Node): readonly string[] {
  if (node.type === 'VariableDeclaration') {
    return nodesIn(node['declarations']).flatMap((declarator) => namesOfPattern(declarator['id']));
  }
  if (node.type === 'ImportDeclaration') {
    return nodesIn(node['specifiers']).flatMap((specifier) => namesOfPattern(specifier['local']));
  }
  if (/^Export/.test(node.type) && isNode(node['declaration'])) return namesOfStatement(node['declaration']);
  return /^(?:Function|Class)/.test(node.type) ? namesOfPattern(node['id']) : [];
}

/** `{ a, b: [c = 1, ...d] }` declares a, c and d. */
function namesOfPattern(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [nameIn(pattern) ?? ''];
    case 'ObjectPattern':
      return nodesIn(pattern['properties']).flatMap((part) => namesOfPattern(part['value'] ?? part['argument']));
    case 'ArrayPattern':
      return nodesIn(pattern['elements']).flatMap(namesOfPattern);
    case 'AssignmentPattern':
      return namesOfPattern(pattern['left']);
    case 'RestElement':
      return namesOfPattern(pattern['argument']);
    case 'TSParameterProperty':
      return namesOfPattern(pattern['parameter']);
    default:
      return [];
  }
}
