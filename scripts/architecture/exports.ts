/**
 * What a module exports: names of its own, never a default, never only the exports of others.
 */
import { isNode, type Node, nameIn, nodesIn, type Source, type Violation } from './source.ts';

export function checkExports(source: Source): Violation[] {
  const violation = (node: Node | undefined, rule: string, sentence: string): Violation => ({
    path: source.path,
    line: source.lineOf(node?.start ?? 0),
    rule,
    sentence,
  });
  if (source.unreadable !== null) return [violation(undefined, 'unreadable', `cannot be parsed: ${source.unreadable}`)];

  const violations: Violation[] = [];
  const ownDefault = source.body.find(isDefault);
  if (ownDefault && !/^[^/]+\.config\.[mc]?[jt]s$/.test(source.path)) {
    violations.push(violation(ownDefault, 'default-export', 'no default exports; name what you export'));
  }
  if (onlyPassesOn(source.body)) {
    violations.push(
      violation(source.body[0], 'barrel', 'a file that only re-exports is a barrel; import from the owners'),
    );
  }
  return violations;
}

function isDefault(node: Node): boolean {
  if (node.type === 'ExportDefaultDeclaration') return true;
  if (node.type !== 'ExportNamedDeclaration') return false;
  return nodesIn(node['specifiers']).some((specifier) => nameIn(specifier['exported']) === 'default');
}

function onlyPassesOn(body: readonly Node[]): boolean {
  const exported = body.filter((node) => node.type !== 'ImportDeclaration');
  const imported = new Set(
    body
      .filter((node) => node.type === 'ImportDeclaration')
      .flatMap((node) => nodesIn(node['specifiers']))
      .map((specifier) => nameIn(specifier['local'])),
  );
  return (
    exported.length > 0 &&
    exported.every((node) => {
      if (node.type === 'ExportAllDeclaration') return true;
      if (node.type !== 'ExportNamedDeclaration') return false;
      if (isNode(node['source'])) return true;
      const specifiers = nodesIn(node['specifiers']);
      return specifiers.length > 0 && specifiers.every((specifier) => imported.has(nameIn(specifier['local'])));
    })
  );
}
