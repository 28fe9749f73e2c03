/** Which texts a check constraint leaves to a column, read from the constraint as PostgreSQL writes it down. */

export type AllowedValues = ReadonlyMap<string, ReadonlySet<string>>;

/** Columns about which nothing is certain are not in it. */
export function allowedValues(expression: string): AllowedValues {
  const said = withoutParentheses(expression.replace(/^CHECK /, ''));
  const either = splitAt(' OR ', said);
  if (either.length > 1) return inAll(either.map(allowedValues));
  const both = splitAt(' AND ', said);
  if (both.length > 1) return inAny(both.map(allowedValues));
  const [, column, listed, single] = /^(\w+) = (?:ANY \(ARRAY\[(.*)\]\)|('.*'::text))$/.exec(said) ?? [];
  const values = textsIn(listed ?? single ?? '');
  return new Map(column && values.length > 0 ? [[column, new Set(values)]] : []);
}

function textsIn(list: string): string[] {
  const texts = [...list.matchAll(/'((?:[^']|'')*)'::text(?:, |$)/g)];
  return texts.map(([, text = '']) => text.replaceAll("''", "'"));
}

/** One of the parts holds: only what each of them speaks of is bound. */
function inAll(parts: readonly AllowedValues[]): AllowedValues {
  const [first, ...rest] = parts;
  const columns = [...(first?.keys() ?? [])].filter((column) => rest.every((part) => part.has(column)));
  return new Map(columns.map((column) => [column, new Set(parts.flatMap((part) => [...(part.get(column) ?? [])]))]));
}

/** All of the parts hold. */
export function inAny(parts: readonly AllowedValues[]): AllowedValues {
  const allowed = new Map<string, ReadonlySet<string>>();
  for (const [column, values] of parts.flatMap((part) => [...part])) {
    const before = allowed.get(column) ?? values;
    allowed.set(column, new Set([...values].filter((value) => before.has(value))));
  }
  return allowed;
}

/** Of "(a) OR (b)" the parentheses belong to the parts. */
function withoutParentheses(said: string): string {
  if (!said.startsWith('(') || depths(said).indexOf(0) !== said.length - 1) return said;
  return withoutParentheses(said.slice(1, -1));
}

function splitAt(word: string, said: string): string[] {
  const deep = depths(said);
  const parts: string[] = [];
  let from = 0;
  for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1)) {
    if (deep[at] !== 0) continue;
    parts.push(said.slice(from, at));
    from = at + word.length;
  }
  return [...parts, said.slice(from)];
}

/** How many parentheses are open after each sign; none counts within a text. */
function depths(said: string): number[] {
  let depth = 0;
  let isText = false;
  return said.split('').map((sign) => {
    if (sign === "'") isText = !isText;
    if (!isText && sign === '(') depth++;
    if (!isText && sign === ')') depth--;
    return isText ? depth + 1 : depth;
  });
}
