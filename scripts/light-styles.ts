/**
 * Style sheets without what Tailwind writes for browsers older than ours: the start values of its variables, which stand
 * as `@property` as well, and the question whether colours can be mixed. Whoever sends sheets to older browsers than
 * `build.cssTarget` of the build must leave this out.
 */
import type { Plugin } from 'vite';

const OLD_START_VALUES = /@layer properties\s*\{/;
const MIXES_COLOURS = /@supports\s*\(\s*color:\s*color-mix\([^()]*\)\s*\)\s*\{/;

export const lightStyles: Plugin = {
  name: 'light-styles',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (/\.css(?:\?|$)/.test(id) ? forTodaysBrowsers(code) : null),
};

export const forTodaysBrowsers = (sheet: string): string =>
  rewritten(
    rewritten(sheet, OLD_START_VALUES, () => ''),
    MIXES_COLOURS,
    (rules) => rules,
  );

/** Every block that `opening` begins, as `become` makes it of what stands between its braces. */
function rewritten(sheet: string, opening: RegExp, become: (inside: string) => string): string {
  const found = opening.exec(sheet);
  if (!found) return sheet;
  const from = found.index + found[0].length;
  const end = closingOf(sheet, from);
  const rest = rewritten(sheet.slice(end + 1), opening, become);
  return sheet.slice(0, found.index) + become(sheet.slice(from, end)) + rest;
}

/** Where the block ends whose first character is at `from`; braces in quotes are text. */
function closingOf(sheet: string, from: number): number {
  let depth = 1;
  for (const { 0: token, index } of sheet.slice(from).matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/gs)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    if (depth === 0) return from + index;
  }
  throw new Error('A block of a style sheet has no end');
}
