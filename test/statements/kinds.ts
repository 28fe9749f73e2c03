/** Whether what PostgreSQL gives or takes is what a TypeScript type says. */
import { type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Column, StoredType } from './describe.ts';
import type { Code } from './program.ts';
import { membersOf } from './values.ts';

export function isNullable(type: Type): boolean {
  return membersOf(type).some(({ flags }) => (flags & (TypeFlags.Null | TypeFlags.AnyOrUnknown)) !== 0);
}

/** What comes out. A type says too little of JSON to be wrong, unless it promises what JSON has not. */
export function isTold(code: Code, { kind, isArray }: StoredType, type: Type): boolean {
  return told(type).every((member) => {
    if (member.flags & TypeFlags.Unknown) return true;
    if (isArray)
      return elementsOf(code, member).some((element) => isTold(code, { name: '', kind, isArray: false }, element));
    if (kind === 'json') return !holdsInstant(code, member, 3) && !(member.flags & TypeFlags.BigIntLike);
    return fits(kind === 'day' ? 'string' : kind, member);
  });
}

/** What goes in: `pg` writes objects as JSON and lists as arrays of PostgreSQL. */
export function isTaken(code: Code, { kind, isArray }: StoredType, type: Type): boolean {
  return told(type).every((member) => {
    if (isArray)
      return elementsOf(code, member).some((element) => isTaken(code, { name: '', kind, isArray: false }, element));
    if (kind === 'json')
      return fits('string', member) || (member.isObjectType() && elementsOf(code, member).length === 0);
    return fits(kind === 'day' || kind === 'other' ? 'string' : kind, member);
  });
}

/** How a fault names what PostgreSQL gives. */
export function words({ type, from }: Pick<Column, 'type' | 'from'>): string {
  return from ? `${type.name}${from.isNullable ? ' or null' : ''} (${from.table}.${from.column})` : type.name;
}

const FLAGS = {
  number: TypeFlags.NumberLike,
  string: TypeFlags.StringLike,
  boolean: TypeFlags.BooleanLike,
  nothing: TypeFlags.VoidLike,
} as const;
const CLASSES = { instant: ['Date'], bytes: ['Buffer', 'Uint8Array'] } as const;

function fits(kind: string, type: Type): boolean {
  if (kind in FLAGS) return (type.flags & FLAGS[kind as keyof typeof FLAGS]) !== 0 || isBranded(type, kind);
  const classes: readonly string[] = kind in CLASSES ? CLASSES[kind as keyof typeof CLASSES] : [];
  return classes.includes(type.getSymbol()?.name ?? '');
}

function isBranded(type: Type, kind: string): boolean {
  return type.isIntersectionType() && type.getTypes().some((part) => fits(kind, part));
}

function told(type: Type): readonly Type[] {
  return membersOf(type).filter(({ flags }) => !(flags & TypeFlags.Nullable));
}

function elementsOf(code: Code, type: Type): readonly Type[] {
  return /^(Readonly)?Array$/.test(type.getSymbol()?.name ?? '') || type.isTupleType() ? code.argumentsOf(type) : [];
}

function holdsInstant(code: Code, type: Type, depth: number): boolean {
  return told(type).some((member) => {
    if (!member.isObjectType() || depth === 0) return false;
    if (fits('instant', member)) return true;
    const inside = elementsOf(code, member);
    const parts = inside.length > 0 ? inside : [...code.propertiesOf(member).values()];
    return parts.some((part) => holdsInstant(code, part, depth - 1));
  });
}
