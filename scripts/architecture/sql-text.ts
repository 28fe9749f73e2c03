/** The tables that a text of SQL names: after `from`, `join`, `using`, `into`, `update`, `table`, and in lists of them. */

interface Named {
  readonly table: string;
  readonly inserts: boolean;
}

/** Texts with none of these name no table. */
const WORTH_READING = /\b(?:from|join|using|into|update|table|truncate)\b/i;
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]+"|[a-z_$][\w$]*|[(),.;]/gi;
const BEFORE_TABLE = /^(?:from|join|using|into|update|table|truncate)$/;
/** They may stand between the keyword and the name. */
const BETWEEN = /^(?:only|lateral|table|if|not|exists|\()$/;
/** After one of these a comma no longer names a further table. */
const ENDS_LIST = /^(?:where|set|on|group|order|limit|having|values|returning|select|union|for|window|when|as)$/;

export function tablesInSql(text: string, known: ReadonlySet<string>): Named[] {
  if (!WORTH_READING.test(text)) return [];
  const tokens = tokensOf(text);
  const local = new Set(tokens.filter((_, i) => isNameOfWith(tokens, i)));
  const found: Named[] = [];
  /** For each open bracket, whether a comma names a further table. */
  const lists: boolean[] = [false];
  let expects: 'table' | 'insert' | null = null;
  for (const [i, token] of tokens.entries()) {
    const depth = lists.length - 1;
    if (expects !== null && !BETWEEN.test(token)) {
      const table = token === 'public' && tokens[i + 1] === '.' ? (tokens[i + 2] ?? '') : token;
      const isColumn = table === token && tokens[i + 1] === '.';
      if (known.has(table) && !local.has(table) && !isColumn) found.push({ table, inserts: expects === 'insert' });
      expects = null;
    }
    if (token === '(') lists.push(lists[depth] === true && expects !== null);
    else if (token === ')') lists.length = Math.max(1, depth);
    else if (token === ',' && lists[depth] === true) expects = 'table';
    else if (BEFORE_TABLE.test(token) && tokens[i - 1] !== 'for') {
      expects = token === 'into' ? 'insert' : 'table';
      lists[depth] = token === 'from' || token === 'using';
    } else if (ENDS_LIST.test(token) && token !== 'as') lists[depth] = false;
  }
  return found;
}

function tokensOf(text: string): string[] {
  return (text.match(TOKEN) ?? [])
    .filter((token) => !/^(?:--|\/\*|')/.test(token))
    .map((token) => token.replaceAll('"', '').toLowerCase());
}

/** `with a as (…), b (x) as materialized (…)`. */
function isNameOfWith(tokens: readonly string[], i: number): boolean {
  const before = tokens[i - 1] ?? '';
  return (
    /^(?:with|recursive|,)$/.test(before) &&
    tokens[i + 1] === 'as' &&
    /^(?:\(|materialized|not)$/.test(tokens[i + 2] ?? '')
  );
}
