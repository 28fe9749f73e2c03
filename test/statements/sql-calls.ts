/** Kysely's `sql` and what hangs on it: the text that each comes to. */
import * as ts from 'typescript/unstable/ast';
import { TypeFlags } from 'typescript/unstable/sync';
import type { Evaluator } from './evaluate.ts';
import { type Fragment, isFragmentType, membersOf, originOf, type Scope, Unresolved, type Value } from './values.ts';

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
      return text(String(written(evaluator, first, scope)));
    case 'lit':
      return text(literal(written(evaluator, first, scope)));
    case 'ref':
    case 'id':
    case 'table':
      return text(named(String(written(evaluator, first, scope))));
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

/** What an expression can be in the text itself: of names each is tried, of values to compare with the first. */
export function written(evaluator: Evaluator, node: ts.Node, scope: Scope): string | number | boolean | null {
  const { code, choose } = evaluator.evaluation;
  const value = evaluator.value(node, scope);
  if (value.is === 'constant' && value.value !== undefined) return value.value;
  if (value.is === 'unknown') {
    const members = membersOf(code.typeOf(value.node)).filter(({ flags }) => !(flags & TypeFlags.Nullable));
    const literals = members.flatMap((member) => (member.isLiteralType() ? [member.value] : []));
    if (literals.length === members.length) {
      const chosen = literals[isLit(node) ? 0 : choose(originOf(value), literals.length)];
      if (typeof chosen === 'string' || typeof chosen === 'number' || typeof chosen === 'boolean') return chosen;
    }
    if (members.every(({ flags }) => flags & TypeFlags.NumberLike)) return 1;
    if (members.every(({ flags }) => flags & TypeFlags.StringLike) && isLit(node)) return 'any';
  }
  throw new Unresolved(node, `${node.getText()} stands in the text of the statement and is not known`);
}

function isLit({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && parent.expression.getText() === 'sql.lit';
}
