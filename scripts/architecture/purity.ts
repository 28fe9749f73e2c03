/**
 * What contract, rules and copy never hold: a clock, chance, the process, the network, a promise, a timer, a global of
 * the browser, or a variable of the module that changes. The same arguments always give the same answer.
 */
import { placeOf } from './map.ts';
import { type At, isUse, walkScopes } from './scopes.ts';
import { isMember, isNode, type Node, nameIn, nodesIn, type Source, textIn, type Violation } from './source.ts';

const PURE_PARTS: readonly (string | null)[] = ['contract', 'rules', 'copy'];

export function checkPurity(source: Source): Violation[] {
  const place = placeOf(source.path);
  if (place.area !== 'feature' || !PURE_PARTS.includes(place.part)) return [];
  const violations: Violation[] = [];
  walkScopes(source, (node, at) => {
    const impure = impurityOf(node, at);
    if (!impure) return;
    const sentence = `contract, rules and copy are pure and hold no ${impure}; take it as an argument`;
    violations.push({ path: source.path, line: source.lineOf(node.start), rule: 'pure', sentence });
  });
  return violations;
}

function impurityOf(node: Node, at: At): string | null {
  if (node['async'] === true || node.type === 'AwaitExpression' || node['await'] === true) return '`async`';
  return (
    clockOrChance(node) ??
    globalOf(node, at) ??
    promiseOf(node) ??
    (changesModule(node, at) ? 'variable of the module that changes' : null)
  );
}

function clockOrChance(node: Node): string | null {
  if (isMember(node, 'Date', 'now') || isMember(node, 'performance', 'now')) return 'clock';
  if (isMember(node, 'Math', 'random') || isMember(node, 'crypto', 'randomUUID')) return 'chance';
  if (isMember(node, 'crypto', 'getRandomValues')) return 'chance';
  if (node.type === 'MemberExpression' && nameIn(node['object']) === 'process') return '`process`';
  if (isMember(node, 'globalThis', 'fetch')) return '`fetch`';
  if (node.type === 'CallExpression' && nameIn(node['callee']) === 'fetch') return '`fetch`';
  if (nameIn(node['callee']) !== 'Date' || textIn(node['callee']) !== null) return null;
  if (node.type === 'NewExpression' && nodesIn(node['arguments']).length === 0) return 'clock';
  return node.type === 'CallExpression' ? 'clock' : null;
}

const TIMERS =
  /^(?:set|clear)(?:Timeout|Interval|Immediate)$|^queueMicrotask$|^(?:request|cancel)(?:AnimationFrame|IdleCallback)$/;
const BROWSER =
  /^(?:window|document|navigator|localStorage|sessionStorage|indexedDB|location|history|screen|self|matchMedia|getComputedStyle|alert|confirm|prompt|addEventListener|XMLHttpRequest|WebSocket|EventSource|Worker|caches|cookieStore)$/;

function globalOf(node: Node, { declared, parent }: At): string | null {
  const name = nameIn(node);
  if (name === null || !isUse(node, parent) || declared(name) !== 'global') return null;
  if (TIMERS.test(name)) return 'timer';
  if (BROWSER.test(name)) return 'global of the browser';
  return name === 'Promise' ? 'promise' : null;
}

function promiseOf(node: Node): string | null {
  if (node.type === 'TSTypeReference' && nameIn(node['typeName']) === 'Promise') return 'promise';
  const callee = node['callee'];
  const isThen = node.type === 'CallExpression' && isNode(callee) && nameIn(callee['property']) === 'then';
  return isThen ? 'promise' : null;
}

const CHANGING =
  /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|append|setTime|setUTC\w+|setFullYear|setMonth|setDate|setHours)$/;

/** A `let` of the module, or a constant of it that a function writes into. What is filled while the module loads stays as it is. */
function changesModule(node: Node, { declared, insideFunction, parent }: At): boolean {
  const isOfModule = parent === null || /^Export/.test(parent.type);
  if (node.type === 'VariableDeclaration' && isOfModule) return node['kind'] === 'let' || node['kind'] === 'var';
  if (!insideFunction) return false;
  const written = writtenBy(node);
  return written !== null && declared(written) === 'module';
}

/** The name at the root of what this node writes into. */
function writtenBy(node: Node): string | null {
  if (node.type === 'AssignmentExpression') return rootOf(node['left']);
  if (node.type === 'UpdateExpression') return rootOf(node['argument']);
  if (node.type === 'UnaryExpression' && node['operator'] === 'delete') return rootOf(node['argument']);
  const callee = node['callee'];
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return null;
  if (nameIn(callee['object']) === 'Object' && nameIn(callee['property']) === 'assign') {
    return rootOf(nodesIn(node['arguments'])[0]);
  }
  return CHANGING.test(nameIn(callee['property']) ?? '') ? rootOf(callee['object']) : null;
}

/** `a` of `a.b[c]`. */
function rootOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return nameIn(node);
  return node.type === 'MemberExpression' ? rootOf(node['object']) : null;
}
