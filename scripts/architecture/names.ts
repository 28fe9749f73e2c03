/**
 * File names and lengths, and the closed list of the parts of a feature. Looks at paths and, for length, at lines.
 */
import { type AllowedImports, isTest, MARKUP_PARTS, PARTS } from './map.ts';
import type { Violation } from './source.ts';

const LONGEST = 400;

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const SNAKE = /^[a-z0-9_]+(?:\.py)?$/;
/** A file, or a folder whose files are one step: `0048_baseline/07_bookings.sql`. */
const MIGRATION = /^\d{2,4}(?:_[a-z0-9]+)+(?:\.sql)?$/;
/** Names that tools and lawyers look for: `.gitignore`, `README.md`, `LICENSE`, `OFL.txt`, `Dockerfile`. */
const GIVEN = /^(?:\..+|[A-Z]+(?:\.(?:md|txt))?|(?:Docker|Caddy)file(?:\.dockerignore)?)$/;
const SAYS_NOTHING = /^(?:.+-)?(?:utils?|helpers?|v\d+)$|^(?:common|misc)$/i;

export function checkNames(path: string, text: string, allowed: AllowedImports): Violation[] {
  const violation = (rule: string, sentence: string, line = 1): Violation => ({ path, line, rule, sentence });
  const violations: Violation[] = [];

  const misspelt = misspeltName(path);
  if (misspelt) violations.push(violation('kebab-case', `write ${misspelt} in kebab-case`));

  const empty = path.split('/').find((part) => SAYS_NOTHING.test(stem(part)));
  if (empty) violations.push(violation('name', `${empty} says nothing; name the file after what it owns`));

  if (/(^|\/)index\.[cm]?[jt]sx?$/.test(path))
    violations.push(violation('barrel', 'no index files; import from the file itself'));

  const other = unknownPart(path, allowed);
  if (other) violations.push(violation('part-name', other));

  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > LONGEST && isCounted(path)) {
    violations.push(
      violation('length', `${lines} lines; a file ends at ${LONGEST}: split it by what it owns`, LONGEST + 1),
    );
  }
  return violations;
}

/** A part of a feature is a file or a folder: with both, nobody knows where to look. */
export function checkParts(paths: Iterable<string>): Violation[] {
  const all = new Set(paths);
  const folders = new Set([...all].map((path) => path.split('/').slice(0, 4).join('/')));
  return [...all]
    .filter((path) => /^src\/features\/[^/]+\/[^/.]+\.ts$/.test(path) && folders.has(path.slice(0, -3)))
    .map((path) => {
      const sentence = `there is a folder ${path.slice(0, -3)}/ too; move the file into it under a name of its own`;
      return { path, line: 1, rule: 'part-twice', sentence };
    });
}

function misspeltName(path: string): string | undefined {
  const parts = path.split('/');
  if (parts.length === 1) return undefined;
  const fits = path.endsWith('.py')
    ? (part: string) => SNAKE.test(part) || KEBAB.test(part)
    : (part: string) => KEBAB.test(part);
  return parts.find((part, depth) => {
    if (path.startsWith('db/migrations/') && depth > 1 && !part.endsWith('.txt')) return !MIGRATION.test(part);
    return !GIVEN.test(part) && !fits(part);
  });
}

/** Inside a feature a name is one of the parts, as a file or as a folder; tests lie beside or in `tests/`. */
function unknownPart(path: string, allowed: AllowedImports): string | null {
  const [, , feature, first, ...deeper] = path.split('/');
  if (!path.startsWith('src/features/') || !feature) return null;
  if (!first) return `${feature} is no feature; a feature is a folder`;
  if (!(feature in allowed)) return `${feature} is no known feature; add it to FEATURES in scripts/architecture/map.ts`;
  const isFile = deeper.length === 0;
  if (isTest(path) && (isFile || first === 'tests')) {
    return /\.tsx?$/.test(path) ? null : `tests are written in .ts or .tsx; lay ${path} beside the tools of test/`;
  }

  const part = PARTS.find((known) => known === stem(first));
  if (!part) return `${first} is no part of a feature; use one of ${PARTS.join(', ')}`;
  const extension = path.slice(path.lastIndexOf('.'));
  if (isFile && first !== `${part}${extension}`)
    return `${first} is no part of a feature; write ${part}${extension} or a folder ${part}/`;
  if (extension === '.ts' || (isTest(path) && extension === '.tsx')) return null;
  if ((extension === '.tsx' || extension === '.css') && MARKUP_PARTS.includes(part)) return null;
  return `${part} is written in .ts; markup and its style sheets belong in components, screens or admin, other files outside the feature`;
}

function isCounted(path: string): boolean {
  return !/^content\/|\.generated\./.test(path) && /\.(ts|tsx|mts|js|jsx|mjs|cjs|css|sql|py|sh|html)$/.test(path);
}

function stem(part: string): string {
  return part.replace(/(?!^)\..*$/, '');
}
