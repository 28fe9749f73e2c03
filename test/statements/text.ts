/** The text of a statement, and of the questions that show what its parts are. */
import type { Expression } from 'typescript/unstable/ast';
import type { Fragment, Parameter } from './values.ts';

type Atom = string | Parameter;

export interface Statement {
  readonly text: string;
  readonly parameters: readonly Expression[];
}

export interface Part {
  readonly fragment: Fragment;
  /** Asks for all rows of the part, where it stands. */
  readonly question: Statement;
}

export function statementOf(fragment: Fragment): Statement {
  return written(atomsOf(fragment));
}

/** The fragments in a fragment, each asked for behind the `with` that is written before it. */
export function partsOf(statement: Fragment): Part[] {
  const parts: Part[] = [];
  const before: Atom[] = [];
  const visit = (fragment: Fragment): void => {
    for (const piece of fragment.pieces) {
      if (typeof piece === 'string' || piece.is === 'parameter') before.push(piece);
      else {
        parts.push({ fragment: piece, question: written(questionFor(piece, commonBefore(before))) });
        visit(piece);
      }
    }
  };
  visit(statement);
  return parts;
}

function questionFor(part: Fragment, common: readonly Atom[]): Atom[] {
  const own = atomsOf(part);
  if (!/^\s*(select|insert|update|delete|with|values)\b/i.test(statementOf(part).text)) {
    return [...common, ' select * from ', ...own, ' as part'];
  }
  return [...(common.length > 0 ? [...common, ', '] : ['with ']), 'part as (', ...own, ') select * from part'];
}

/** `with a as (…), b as (…)` of a text that breaks off within or behind it; what is not complete is left out. */
function commonBefore(atoms: readonly Atom[]): readonly Atom[] {
  const [first] = atoms;
  if (typeof first !== 'string' || !/^\s*with\b/i.test(first)) return [];
  let depth = 0;
  let end: readonly Atom[] = [];
  for (const [at, atom] of atoms.entries()) {
    if (typeof atom !== 'string') continue;
    for (const { index, 0: sign } of atom.matchAll(/'[^']*'|[(),]|\b(select|insert|update|delete)\b/gi)) {
      if (sign === '(') depth++;
      else if (sign === ')') depth--;
      else if (depth === 0) end = [...atoms.slice(0, at), atom.slice(0, index)];
      if (depth === 0 && /^[a-z]/i.test(sign)) return end;
    }
  }
  return end;
}

function atomsOf(fragment: Fragment): Atom[] {
  return fragment.pieces.flatMap((piece) =>
    typeof piece === 'string' || piece.is === 'parameter' ? [piece] : atomsOf(piece),
  );
}

function written(atoms: readonly Atom[]): Statement {
  const parameters: Expression[] = [];
  const text = atoms.map((atom) => (typeof atom === 'string' ? atom : `$${parameters.push(atom.node)}`)).join('');
  return { text, parameters };
}
