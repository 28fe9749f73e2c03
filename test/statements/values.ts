/** What an expression of the sources comes to, as far as it can be told without running it. */
import type { Expression, Node } from 'typescript/unstable/ast';
import type { Type } from 'typescript/unstable/sync';

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
