/**
 * Proves every statement of the sources: PostgreSQL accepts it, answers the columns that its type names, and takes the
 * values it is given; each relation handed from one function to another has the columns that its type names.
 */
import * as ts from 'typescript/unstable/ast';
import { type Type, TypeFlags } from 'typescript/unstable/sync';
import { runs } from './choices.ts';
import type { Column, Describer } from './describe.ts';
import { Evaluator } from './evaluate.ts';
import { isNullable, isTaken, isTold, words } from './kinds.ts';
import type { Code } from './program.ts';
import { fragmentIn, isSql } from './sql-calls.ts';
import { partsOf, type Statement, statementOf } from './text.ts';
import { type Fragment, isFragmentType, membersOf, type StandIns, Unresolved } from './values.ts';

export interface Proof {
  /** `src/features/…/store.ts:12: what is wrong`. */
  readonly faults: readonly string[];
  readonly statements: number;
  readonly texts: number;
  /** Templates that no statement was found to hold: parts of the query builder's queries. */
  readonly beside: readonly string[];
}

export async function prove(code: Code, describer: Describer, standIns: StandIns = {}): Promise<Proof> {
  const faults = new Set<string>();
  const met = new Set<ts.Node>();
  const answers = new Map<string, ReturnType<Describer['describe']>>();
  let statements = 0;

  const fault = (node: ts.Node, sentence: string) => faults.add(`${code.where(node)}: ${sentence}`);

  /** The columns; null when PostgreSQL refuses, which is a fault. */
  const ask = async ({ text, parameters }: Statement, node: ts.Node) => {
    const known = answers.get(text);
    const asked = known ?? describer.describe(text);
    if (!known) answers.set(text, asked);
    try {
      const described = await asked;
      for (const [at, type] of described.parameters.entries()) {
        const given = parameters[at];
        if (given && !isTaken(code, type, code.typeOf(given))) {
          fault(
            given,
            `PostgreSQL takes ${type.name} for \${${given.getText()}}, and its type is ${code.typeText(code.typeOf(given))}`,
          );
        }
      }
      return described.columns;
    } catch (refusal) {
      if (!(refusal instanceof Error)) throw refusal;
      fault(node, `PostgreSQL refuses this: ${refusal.message}${near(refusal, text)}`);
      return null;
    }
  };

  const compare = (node: ts.Node, columns: readonly Column[], row: Type, text: string, mayHaveMore: boolean) => {
    const properties = code.propertiesOf(row);
    for (const [name, type] of properties) {
      const column = columns.find((one) => one.name === name);
      const says = `the type says ${code.typeText(type)}`;
      if (!column) fault(node, `no column "${name}" comes back, and ${says}`);
      else if (!isTold(code, column.type, type)) fault(node, `"${name}" comes back as ${words(column)}, and ${says}`);
      else if (isMissing(column, text) && !isNullable(type)) {
        fault(node, `"${name}" comes back as ${words(column)}, which may be missing here, and ${says}`);
      }
    }
    for (const column of mayHaveMore || code.isOpen(row) ? [] : columns) {
      if (!properties.has(column.name))
        fault(node, `"${column.name}" comes back as ${words(column)}, and the type does not name it`);
    }
  };

  for (const node of code.nodes()) {
    const receiver = executed(code, node);
    if (!receiver) continue;
    statements++;
    const texts = new Set<string>();
    try {
      const scope = { id: '', bound: new Map(), body: null, outer: null };
      const found = runs((choose) =>
        fragmentIn(new Evaluator({ code, choose, standIns, met }).value(receiver, scope), receiver),
      );
      for (const fragment of found) {
        const statement = statementOf(fragment);
        if (texts.has(statement.text)) continue;
        texts.add(statement.text);
        const columns = await ask(statement, fragment.node);
        if (!columns) continue;
        const row = rowOf(code, receiver) ?? rowOf(code, fragment.node);
        if (row) compare(fragment.node, columns, row, statement.text, false);
        else if (!isUnread(code, receiver)) fault(fragment.node, 'the type of a row names no columns');
        for (const part of partsOf(fragment)) {
          const shape = shapeOf(code, part.fragment);
          const shown = shape && (await ask(part.question, part.fragment.node));
          if (shape && shown) compare(part.fragment.node, shown, shape, part.question.text, true);
        }
      }
    } catch (reason) {
      if (!(reason instanceof Unresolved)) throw reason;
      fault(reason.node, reason.message);
    }
  }

  const beside = [...code.nodes()]
    .filter((node) => ts.isTaggedTemplateExpression(node) && isSql(node.tag) && !met.has(node))
    .map(code.where);
  return { faults: [...faults], statements, texts: answers.size, beside };
}

function executed(code: Code, node: ts.Node): ts.Expression | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name, expression } = node.expression;
  return name.text === 'execute' && isFragmentType(code.typeOf(expression)) ? expression : null;
}

/** The `T` of `RawBuilder<T>` where it has columns; null where nobody reads them. */
function rowOf(code: Code, node: ts.Node): Type | null {
  const [row] = membersOf(code.typeOf(node)).flatMap((member) => code.argumentsOf(member));
  return row && (row.isObjectType() || row.isIntersectionType()) ? row : null;
}

function isUnread(code: Code, receiver: ts.Node): boolean {
  const [row] = membersOf(code.typeOf(receiver)).flatMap((member) => code.argumentsOf(member));
  return row !== undefined && (row.flags & (TypeFlags.Unknown | TypeFlags.TypeParameter)) !== 0;
}

function shapeOf(code: Code, { node }: Fragment): Type | null {
  const row = ts.isTaggedTemplateExpression(node) ? rowOf(code, node) : null;
  return row && code.propertiesOf(row).size > 0 && !['Date', 'Array'].includes(row.getSymbol()?.name ?? '')
    ? row
    : null;
}

/** Whether a column can be null: of itself, unless a condition holds only where it is not, or by an outer join. */
function isMissing({ from }: Column, text: string): boolean {
  if (!from) return false;
  if (from.isNullable) return !new RegExp(`\\b(where|and) (\\w+\\.)?${from.column} (=|is not null)`).test(text);
  const inner = new RegExp(`(?<!(left|full) join )\\b${from.table}\\b`);
  const outer = new RegExp(`\\b(left|full) join ${from.table}\\b`);
  return outer.test(text) && !inner.test(text.replaceAll(new RegExp(`\\b${from.table}\\.`, 'g'), ''));
}

function near(refusal: Error & { readonly position?: string }, text: string): string {
  const at = Number(refusal.position);
  return at > 0 ? `, at “${text.slice(at - 1, at + 39).replaceAll(/\s+/g, ' ')}”` : '';
}
