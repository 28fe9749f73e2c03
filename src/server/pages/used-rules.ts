/**
 * Of a style sheet, the rules that one finished page uses: what else it says would stand between the document and the
 * first view. A rule is left out only where each of its selectors names a class or a `data-` attribute that no element
 * has, or a kind of element that is not there; whatever can change later without a script, as what is hovered or
 * checked, is kept, but nothing that only paper shows. Of the names that a theme gives values or kinds, those go along that something asks for. The sheet is one of the
 * build: minified, and nothing nested in a rule.
 */

interface Selector {
  readonly text: string;
  /** All of them are needed for it to apply: `class`, `<element`, `[data-name` and `[data-name=value`. */
  readonly needs: readonly string[];
}

type Part = string | { readonly selectors: readonly Selector[]; readonly body: string } | Named | Group;

/** A text that only says what a name stands for. */
interface Named {
  readonly name: string;
  readonly text: string;
}

interface Group {
  readonly opening: string;
  readonly parts: readonly Part[];
}

/** Without a rule inside they say nothing; an empty layer still says where it stands among others. */
const CONDITIONS = /^@(?:media|supports|container|starting-style)\b/;
/** Who prints has the whole sheet by then. */
const ON_PAPER = /^@media print\b/;
const GROUPS = /^@(?:media|supports|container|starting-style|layer)\b/;
/** Where Tailwind says what the names of the theme stand for, and nothing else. */
const THEME = ':root,:host';
/** What kind of value a name has counts only where something asks for it. */
const REGISTERED = '@property ';
/** The license of the sheet stands in its file too. */
const COMMENT = /\/\*.*?\*\/\s*/gs;
/** A text in quotes, an escaped sign or a single one. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|./gsy;
const ATTRIBUTE = /\[[^\]]*\]/g;
/** What only fields have. */
const OF_FIELDS = /::(?:-webkit-(?:date|calendar|search|inner-spin|outer-spin)|file-selector)/;
/** What every document has around its page. */
const AROUND = ['<head', '<body', '<script'];
const ELEMENT = /(?:^|[\s>+~])([a-z][\w-]*)/g;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/giu;

/** @param html with the opening tag of the document, whose attributes count too */
export type UsedRules = (html: string, others?: readonly string[]) => string;

/** Reads a sheet once; what it answers takes the rules for each page. */
export function usedRulesOf(sheet: string): UsedRules {
  const { parts } = partsFrom(sheet.replace(COMMENT, '').trim(), 0);
  const inNames = namesIn(parts.map((part) => textOf(part, NOTHING, null)).join(''));
  return (html, others = []) => {
    const there = allIn(html);
    const text = (names: ReadonlySet<string> | null) => parts.map((part) => textOf(part, there, names)).join('');
    return text(new Set([...inNames, ...namesIn([text(NOTHING), html, ...others].join(''))]));
  };
}

const NOTHING: ReadonlySet<string> = new Set();
const namesIn = (text: string): Set<string> => new Set(text.match(/(?<=\()--[\w-]+/g));

/** `names`: those that are asked for; null for all. */
function textOf(part: Part, there: ReadonlySet<string>, names: ReadonlySet<string> | null): string {
  if (typeof part === 'string') return part;
  if ('name' in part) return names === null || names.has(part.name) ? part.text : '';
  if ('parts' in part) {
    if (ON_PAPER.test(part.opening)) return '';
    const inside = part.parts.map((each) => textOf(each, there, names)).join('');
    return inside === '' && CONDITIONS.test(part.opening) ? '' : `${part.opening}{${inside}}`;
  }
  const used = part.selectors.filter((selector) => selector.needs.every((name) => there.has(name)));
  return used.length === 0 ? '' : `${used.map(({ text }) => text).join()}{${part.body}}`;
}

function allIn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  const text = [...new Set(lists)].join(' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  const classes = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').split(/\s+/);
  const data = [...html.matchAll(/ (data-[\w-]+)="([^"]*)"/g)].flatMap(([, name, is]) => [
    `[${name}`,
    `[${name}=${is}`,
  ]);
  return new Set([...AROUND, ...(html.match(/<[a-z][\w-]*/g) ?? []), ...data, ...classes]);
}

/** What stands from `from` to the end of its block, and where that is. */
function partsFrom(sheet: string, from: number): { readonly parts: readonly Part[]; readonly end: number } {
  const parts: Part[] = [];
  let at = from;
  while (at < sheet.length && sheet[at] !== '}') {
    const stop = find(sheet, at, ';{}');
    const opening = sheet.slice(at, stop);
    if (sheet[stop] !== '{') {
      parts.push(sheet[stop] === ';' ? `${opening};` : opening);
      at = sheet[stop] === ';' ? stop + 1 : stop;
    } else if (GROUPS.test(opening)) {
      const inside = partsFrom(sheet, stop + 1);
      parts.push({ opening, parts: inside.parts });
      at = inside.end + 1;
    } else {
      const end = closing(sheet, stop + 1, '{', '}');
      const body = sheet.slice(stop + 1, end);
      if (opening === THEME && /^--/.test(body)) parts.push({ opening, parts: valuesOf(body) });
      else if (opening.startsWith(REGISTERED))
        parts.push({ name: opening.slice(REGISTERED.length), text: `${opening}{${body}}` });
      else parts.push(opening.startsWith('@') ? `${opening}{${body}}` : { selectors: selectorsOf(opening), body });
      at = end + 1;
    }
  }
  return { parts, end: at };
}

function valuesOf(body: string): Named[] {
  return splitAt(body, ';').flatMap((text) =>
    text === '' ? [] : { name: text.split(':')[0] ?? '', text: `${text};` },
  );
}

function selectorsOf(list: string): Selector[] {
  return splitAt(list, ',').map((text) => ({ text, needs: needsOf(text) }));
}

/** What stands in `:not()`, or is one of several possibilities, need not be there. */
function needsOf(selector: string): string[] {
  const open = selector.search(/:[\w-]+\(/);
  const from = open < 0 ? -1 : selector.indexOf('(', open) + 1;
  const end = open < 0 ? -1 : closing(selector, from, '(', ')');
  const plain = open < 0 ? selector : selector.slice(0, open);
  const bare = plain.replace(CLASS, '');
  const own = [
    ...[...plain.matchAll(CLASS)].map(([, name = '']) => unescaped(name)),
    ...(bare.match(/\[data-[\w-]+(?:=[\w-]+(?=\]))?/g) ?? []),
    ...[...bare.replace(ATTRIBUTE, '').matchAll(ELEMENT)].map(([, name = '']) => `<${name}`),
    ...(OF_FIELDS.test(bare) ? ['<input'] : []),
  ];
  if (open < 0) return own;
  const inside = selector.slice(from, end);
  const counts = /^:(?:is|where|has)\(/.test(selector.slice(open)) && splitAt(inside, ',').length === 1;
  return [...own, ...(counts ? needsOf(inside) : []), ...needsOf(selector.slice(end + 1))];
}

const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

function splitAt(text: string, sign: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const end = find(text, at, sign);
    pieces.push(text.slice(at, end));
    at = end + 1;
  }
  return pieces;
}

/** The first of these signs from `from` on that stands in no quotes and no brackets; the end, where there is none. */
function find(text: string, from: number, signs: string): number {
  let depth = 0;
  for (const { 0: token, index } of tokensFrom(text, from)) {
    if (depth === 0 && signs.includes(token)) return index;
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
  }
  return text.length;
}

/** Where the block or bracket ends that was opened before `from`. */
function closing(text: string, from: number, opens: string, closes: string): number {
  let depth = 1;
  for (const { 0: token, index } of tokensFrom(text, from)) {
    if (token === opens) depth += 1;
    if (token === closes) depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

function tokensFrom(text: string, from: number): Iterable<RegExpExecArray> {
  const token = new RegExp(TOKEN);
  token.lastIndex = from;
  return text.matchAll(token);
}
