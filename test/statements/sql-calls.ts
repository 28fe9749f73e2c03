/** Kysely's `sql` and what hangs on it: the text that each comes to. */
import * as ts from 'typescript/unstable/ast';
import type { Evaluator } from './evaluate.ts';
import { type Fragment, isFragmentType, type Scope, Unresolved, type Value } from './values.ts';

/** Null: it is no call of `sql`. */
export function fragmentOf(
  evaluator: Evaluator,
  node: ts.TaggedTemplateExpression | ts.CallExpression,
  scope: Scope,
): Fragment | null {
  if (ts.isTaggedTemplateExpression(node)) return isSql(node.tag) ? ofTemplate(evaluator, node, scope) : null;
  const { expression, arguments: args } = node;
  if (!ts.isPropertyAccessExpression(expression) || !isSql(expression.expression)) return null;
  const [first, second] = args;
  if (!first) return null;
  const text = (piece: string): Fragment => ({ is: 'fragment', node, pieces: [piece] });
  switch (expression.name.text) {
    case 'val':
      return { is: 'fragment', node, pieces: [{ is: 'parameter', node: first }] };
    case 'raw':
      return text(String(evaluator.written(first, scope)));
    case 'lit':
      return text(literal(evaluator.written(first, scope)));
    case 'ref':
    case 'id':
    case 'table':
      return text(named(String(evaluator.written(first, scope))));
    case 'join':
      return joined(node, evaluator.value(first, scope), second ? evaluator.value(second, scope) : null);
    default:
      return null;
  }
}

export function isSql(node: ts.Node): boolean {
  return ts.isIdentifier(node) && node.text === 'sql';
}

function ofTemplate(evaluator: Evaluator, node: ts.TaggedTemplateExpression, scope: Scope): Fragment {
  const { code, met } = evaluator.evaluation;
  met.add(node);
  const { template } = node;
  if (ts.isNoSubstitutionTemplateLiteral(template)) return { is: 'fragment', node, pieces: [template.text] };
  if (!ts.isTemplateExpression(template)) throw new Unresolved(node, 'This template cannot be read');
  const pieces = template.templateSpans.flatMap(({ expression, literal: { text } }): Fragment['pieces'] => {
    if (!isFragmentType(code.typeOf(expression))) return [{ is: 'parameter', node: expression }, text];
    return [fragmentIn(evaluator.value(expression, scope), expression), text];
  });
  return { is: 'fragment', node, pieces: [template.head.text, ...pieces] };
}

export function fragmentIn(value: Value, node: ts.Node): Fragment {
  if (value.is === 'fragment') return value;
  throw new Unresolved(node, `${node.getText()} is a part of a statement and cannot be told from the sources`);
}

function joined(node: ts.CallExpression, list: Value, separator: Value | null): Fragment {
  if (list.is !== 'list' || list.items.length === 0) {
    throw new Unresolved(node, 'What is joined cannot be told from the sources');
  }
  const between = separator?.is === 'fragment' ? separator : ', ';
  const pieces = list.items.flatMap((item, at) => [...(at > 0 ? [between] : []), fragmentIn(item, node)]);
  return { is: 'fragment', node, pieces };
}

function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function named(path: string): string {
  return path
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}
