/** What an expression of the sources comes to, as far as it can be told without running it. */
import { type Expression, isIdentifier, type Node } from 'typescript/unstable/ast';
import type { Type } from 'typescript/unstable/sync';
import type { Choose } from './choices.ts';
import type { Code } from './program.ts';

/** Text around the one fragment handed to a function whose text no source spells out. */
export type StandIns = Readonly<
  Record<string, { readonly argument: number; readonly around: readonly [string, string] }>
>;

/** What one statement is put together with. */
export interface Evaluation {
  readonly code: Code;
  readonly choose: Choose;
  readonly standIns: StandIns;
  /** Every template that became a part of it. */
  readonly met: Set<Node>;
}

/** A value that goes to PostgreSQL beside the text. */
export interface Parameter {
  readonly is: 'parameter';
  readonly node: Expression;
}

export interface Fragment {
  readonly is: 'fragment';
  readonly pieces: readonly (string | Parameter | Fragment)[];
  readonly node: Node;
}

export type Value =
  | Fragment
  | { readonly is: 'list'; readonly items: readonly Value[] }
  | { readonly is: 'object'; readonly properties: ReadonlyMap<string, () => Value>; readonly isWhole: boolean }
  | { readonly is: 'function'; readonly node: Node; readonly scope: Scope }
  | { readonly is: 'constant'; readonly value: string | number | boolean | null | undefined }
  | { readonly is: 'unknown'; readonly node: Node; readonly scope: Scope };

/** One call of one function; `id` tells calls apart. */
export interface Scope {
  readonly id: string;
  readonly bound: ReadonlyMap<Node, () => Value>;
  readonly body: Node | null;
  readonly outer: Scope | null;
}

export const constant = (value: string | number | boolean | null | undefined): Value => ({ is: 'constant', value });
export const UNDEFINED = constant(undefined);

const fragmentTypes = new WeakMap<Type, boolean>();

export function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type];
}

export function isFragmentType(type: Type): boolean {
  const known = fragmentTypes.get(type);
  if (known !== undefined) return known;
  const is = membersOf(type).some((member) => member.isObjectType() && member.getSymbol()?.name === 'RawBuilder');
  fragmentTypes.set(type, is);
  return is;
}

/** What cannot be told from the sources. */
export class Unresolved extends Error {
  readonly node: Node;

  constructor(node: Node, sentence: string) {
    super(sentence);
    this.node = node;
  }
}

export function isNothing(value: Value): boolean {
  return value.is === 'constant' && (value.value ?? null) === null;
}

/** Null: that may have been spread into it. */
export function partOf(of: Value & { is: 'object' }, name: string): Value | null {
  return of.properties.get(name)?.() ?? (of.isWhole ? UNDEFINED : null);
}

/** The call in which a local name is declared. */
export function scopeOf(declaration: Node, scope: Scope): Scope {
  for (let around: Scope | null = scope; around; around = around.outer) {
    if (around.body && holds(around.body, declaration)) return around;
  }
  return outermost(scope);
}

export function outermost(scope: Scope): Scope {
  return scope.outer ? outermost(scope.outer) : scope;
}

/** Where a value comes from: of two with one origin both are the same. */
export function originOf(value: Value): string {
  if (value.is === 'constant') return JSON.stringify(value.value ?? null);
  if (value.is !== 'unknown') return value.is;
  return `${value.scope.id} ${isIdentifier(value.node) ? value.node.pos : ''}${value.node.getText()}`;
}

function holds(body: Node, declaration: Node): boolean {
  return (
    body.getSourceFile() === declaration.getSourceFile() && body.pos <= declaration.pos && declaration.end <= body.end
  );
}
