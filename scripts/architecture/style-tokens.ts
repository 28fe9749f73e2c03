/**
 * Colours, sizes of text and weights of fonts are tokens: their values stand in a file `tokens.css`, as custom
 * properties, and for what reads no style sheet in `src/shared/colours.ts`. And a style sheet lies where what it
 * styles lies: `src/ui/` holds no class that one feature or the back office alone uses.
 */
import { isTest } from './map.ts';
import type { Violation } from './source.ts';

const HEX = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])';
/** A whole text, a class in brackets, or a value of a style that is written in code; `href="#add"` is a place of a page. */
const IN_CODE: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=[\\s'"\`:[,(=])(?<!\\bhref=['"])${HEX}`, 'i'), 'a colour'],
  [/(?<![\w-])text-\[(?:length:)?[\d.]+/, 'a size of text'],
  [/(?<![\w-])font-\[(?:weight:)?\d/, 'a weight of a font'],
  [/\bfontSize=(?:["']|\{\s*["']?\d)/, 'a size of text'],
  [/\bfontWeight=(?:["']|\{\s*["']?\d)/, 'a weight of a font'],
];
const COLOUR_IN_SHEET = new RegExp(`${HEX}|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(`, 'i');
const SIZE = /(?<![\w.-])(?:\d*\.)?\d+(?:r?em|px|pt|r?ch|ex|r?lh|cq\w+|[sdl]?v[whib]|vmin|vmax|%)/;
const WEIGHT = /(?<![\w./-])[1-9]\d{0,3}(?![\w.%-])/;

const TOKENS = /^src\/(?:.+\/)?tokens\.css$/;
const COLOURS = 'src/shared/colours.ts';

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly line: number;
}

export function checkTokens(path: string, text: string): Violation[] {
  if (!path.startsWith('src/') || path === COLOURS) return [];
  const found = path.endsWith('.css') ? inSheet(path, text) : /\.tsx?$/.test(path) ? inCode(text) : [];
  return found.map(({ what, line }) => ({
    path,
    line,
    rule: 'token',
    sentence: `${what} is written out; take a token of src/ui/tokens.css, or of a tokens.css beside`,
  }));
}

interface Value {
  readonly what: string;
  readonly line: number;
}

function inCode(text: string): Value[] {
  return text
    .split('\n')
    .flatMap((code, index) =>
      IN_CODE.filter(([shape]) => shape.test(code)).map(([, what]) => ({ what, line: index + 1 })),
    );
}

function inSheet(path: string, text: string): Value[] {
  return declarationsIn(text).flatMap(({ property, value, line }) => {
    const isToken = property.startsWith('--');
    if (isToken && TOKENS.test(path)) return [];
    const found: Value[] = [];
    if (COLOUR_IN_SHEET.test(value)) found.push({ what: 'a colour', line });
    const size = value.replace(/\/\s*[\d.]+\w*/, '').replace(/(?<!\d)100%/, '');
    if (/^font(?:-size)?$/.test(property) && SIZE.test(size)) found.push({ what: 'a size of text', line });
    // Two numbers are the range of a face.
    const isWeight = property === 'font-weight' ? !/\d\s+\d/.test(value) : property === 'font';
    if (isWeight && WEIGHT.test(size)) found.push({ what: 'a weight of a font', line });
    return found;
  });
}

/** Every class of `src/ui/*.css` with one user below `src/`: a feature, or the back office. */
export function checkStylePlaces(files: ReadonlyMap<string, string>): Violation[] {
  const sheets = [...files].filter(([path]) => /^src\/ui\/.+\.css$/.test(path));
  if (sheets.length === 0) return [];
  const users = usersOfWords(files);
  return sheets.flatMap(([path, text]) =>
    classesIn(text).flatMap(({ name, line }) => {
      const homes = [...(users.get(name) ?? [])];
      const violation = (sentence: string): Violation[] => [{ path, line, rule: 'style-place', sentence }];
      if (homes.length === 0) return violation(`nothing has the class ${name}; delete its rule`);
      const [home = ''] = homes;
      const isOnes = homes.length === 1 && /^src\/(?:features\/|web\/admin$)/.test(home);
      return isOnes ? violation(`only ${home} has the class ${name}; lay its rule beside what it styles`) : [];
    }),
  );
}

/** Word → the folders whose code says it. */
function usersOfWords(files: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    if (!/^src\/.+\.tsx?$/.test(path) || isTest(path)) continue;
    const home = /^src\/(?:features\/[^/]+|web\/admin(?=\/)|[^/]+)/.exec(path)?.[0] ?? path;
    for (const [word] of text.matchAll(/[a-z][\w-]*/gi)) users.set(word, (users.get(word) ?? new Set()).add(home));
  }
  return users;
}

function classesIn(text: string): { readonly name: string; readonly line: number }[] {
  const seen = new Set<string>();
  return linesOf(text).flatMap((code, index) => {
    const isSelector = /[{,]\s*$/.test(code) && !/^\s*(?:@|[\w-]+:\s)/.test(code);
    const names = isSelector ? [...code.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name) : [];
    return names.filter((name) => !seen.has(name) && seen.add(name)).map((name) => ({ name, line: index + 1 }));
  });
}

function declarationsIn(text: string): Declaration[] {
  const declarations: Declaration[] = [];
  const lines = linesOf(text).join('\n');
  for (const match of lines.matchAll(/(?<=^|[{;])\s*(--[\w-]+|[a-z-]+):([^;{}]*)(?=[;}])/gi)) {
    const [all, property = '', value = ''] = match;
    const before = lines.slice(0, match.index + all.length - all.trimStart().length);
    declarations.push({ property: property.toLowerCase(), value, line: before.split('\n').length });
  }
  return declarations;
}

/** Without what stands in comments. */
function linesOf(text: string): readonly string[] {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).split('\n');
}
