/** Questions about single nodes of the sources. */
import * as ts from 'typescript/unstable/ast';
import { constant, type Value } from './values.ts';

export const KEYWORDS: ReadonlyMap<ts.SyntaxKind, Value> = new Map([
  [ts.SyntaxKind.NullKeyword, constant(null)],
  [ts.SyntaxKind.TrueKeyword, constant(true)],
  [ts.SyntaxKind.FalseKeyword, constant(false)],
]);

export const COMPARISONS: Readonly<Record<string, (a: never, b: never) => boolean>> = {
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
};

export function isWrapping(node: ts.Node): node is ts.Node & { readonly expression: ts.Expression } {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
  );
}

export function hasParameters(
  node: ts.Node,
): node is ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression {
  return ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

export function nameText(name: ts.Node): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

/** Whether it returns from the function it stands in. */
export function returnsIn(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return true;
  return !hasParameters(node) && node.forEachChild((child) => returnsIn(child) || undefined) === true;
}

export function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | null = null;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}
