/**
 * `npm run check:omissions`: what becomes of a field of a package that somebody adds and forgets in one place.
 *
 * In a copy of the house a text field `effort` is added everywhere it belongs; types and tests must be green. Then each
 * place is left out in turn, then each word of its line in the list, and then each derivation is made to pass over it:
 * types or tests must turn red every time. Prints what noticed. Takes some minutes; the house itself is not touched. With
 * a word (`npm run check:omissions -- log`) only what has it in its name is tried.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_COPIED = [
  'node_modules',
  'dist',
  'data',
  '.git',
  'public',
  'media/.cache',
  'test-results',
  'playwright-report',
];
const BORROWED = ['node_modules', 'public'];
const TESTS = ['test/edited-fields.system.test.tsx', 'src/features/packages/tests/fields.test.tsx'];

const PACKAGES = 'src/features/packages';
const LIST = `${PACKAGES}/contract/package-fields.ts`;

interface Edit {
  readonly what: string;
  readonly path: string;
  /** Where it goes; a file without is new. */
  readonly at?: RegExp;
  readonly text: string;
}

/** All that it takes to add the field and to show it. */
export const PLACES: readonly Edit[] = [
  {
    what: 'its column',
    path: 'db/migrations/9999_effort.sql',
    text: "-- How hard a trip is.\nalter table trip_packages add column effort text not null default 'Ask us';\n",
  },
  {
    what: 'its line in the generated table types',
    path: 'db/tables.generated.ts',
    at: /(?<=^ {2}trip_packages: \{\n(?: {4}.*\n)*)(?= {2}\};)/m,
    text: '    effort: Generated<string>;\n',
  },
  {
    what: 'its line in the list of fields',
    path: LIST,
    at: /^(?= {2}summary: \{)/m,
    text: "  effort: { ...oneLine([3, 80]), column: 'effort', label: 'Effort', group: 'words', shop: 'card' },\n",
  },
  {
    what: 'what the packages of an empty shop say of it',
    path: 'content/packages.yaml',
    at: /^(?= {2}summary: )/gm,
    text: '  effort: Easy walking on most days\n',
  },
  {
    what: 'its place on the card',
    path: `${PACKAGES}/components/package-card.tsx`,
    at: /(?<=<p>\{offer\.summary\}<\/p>\n)/,
    text: '        <p className="text-sm">{offer.effort}</p>\n',
  },
];

const leftOut = (what: string, at: RegExp): Edit => ({ what: `its line without ${what}`, path: LIST, at, text: '' });

/** Its line without one of the words that say what it is. */
export const WORDS: readonly Edit[] = [
  leftOut('how it is checked', /(?<=effort: \{) \.\.\.oneLine\(\[3, 80\]\),/),
  leftOut('the column', /(?<=effort: \{.*) column: 'effort',/),
  leftOut('the label', /(?<=effort: \{.*) label: 'Effort',/),
  leftOut('the group of the form', /(?<=effort: \{.*) group: 'words',/),
  leftOut('whether the shop shows it', /(?<=effort: \{.*), shop: 'card'/),
];

/** Where it used to be typed once more: each passes over the new field. */
const passing = (
  what: string,
  path: string,
  at: RegExp,
  text = ".filter((name) => name !== ('effort' as string))",
): Edit => ({
  what: `passed over by ${what}`,
  path: `${PACKAGES}/${path}`,
  at,
  text,
});
const otherText = " effort: 'Ask us',";
export const DERIVED: readonly Edit[] = [
  passing('the columns that are written', 'store/package-columns.ts', /(?<=FIELD_NAMES)(?=\.map\(\(name\) => \{)/),
  passing('the columns that are read', 'store/package-columns.ts', /(?<=underNames\()row/, `{ ...row,${otherText} }`),
  passing('the seed', 'store/seed-packages.ts', /(?<=\.\.\.added,)/, otherText),
  passing('the copy of a package', 'actions/edit-package.ts', /(?<=\.\.\.original\.fields,)/, otherText),
  passing('the log', 'actions/edit-package.ts', /(?<=FIELD_NAMES)(?=\.filter)/),
  passing('the admin page', 'actions/read-package.ts', /(?<=fields: \{ \.\.\.fields,)/, otherText),
  passing('the shop', 'actions/on-sale.ts', /(?<=\.\.\.known,)(?=\n)/, otherText),
  passing('the preview', 'actions/read-package.ts', /(?<=\.\.\.shown,)/, otherText),
  passing('the form', 'admin/package-form.tsx', /(?<=FIELD_NAMES)(?=\.filter)/),
  passing('what is typed', 'admin/package-form-values.ts', /(?<=FIELD_NAMES)(?=\.filter\(isOneText\))/),
  passing('the conflict of two editors', 'admin/edit-package.tsx', /(?<=FIELD_NAMES)(?=\.map)/),
];

/** The house with these edits and no others. */
function arrange(house: string, edits: readonly Edit[]): void {
  for (const [path, text] of textsWith(edits)) {
    if (text === null) rmSync(join(house, path), { force: true });
    else writeFileSync(join(house, path), text);
  }
}

/**
 * Every file that an edit touches, by its path, with these edits; null where there is none.
 *
 * @throws when a file has no place any more for one of them
 */
export function textsWith(edits: readonly Edit[]): Map<string, string | null> {
  const touched = new Set([...PLACES, ...WORDS, ...DERIVED].map(({ path }) => path));
  return new Map(
    [...touched].map((path) => {
      const original = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null;
      return [path, edits.filter((edit) => edit.path === path).reduce(applied, original)];
    }),
  );
}

function applied(text: string | null, { what, path, at, text: added }: Edit): string {
  const changed = at ? text?.replace(at, () => added) : added;
  if (changed === undefined || changed === text) throw new Error(`${path} has no place for this any more: ${what}`);
  return changed;
}

type Noticed = readonly [by: string, sentence: string];

function noticedByTypes(house: string): Noticed | null {
  const said = run(house, 'typescript/bin/tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', 'types.json']);
  return said === null ? null : ['types', /^.*error TS.*$/m.exec(said)?.[0] ?? said];
}

function noticedByTests(house: string): Noticed | null {
  const said = run(house, 'vitest/vitest.mjs', ['run', '--bail', '1', ...TESTS]);
  return said === null
    ? null
    : ['tests', /^ *FAIL +(.*)$/m.exec(said)?.[1] ?? /^.*error: .*$/im.exec(said)?.[0] ?? said];
}

/** What it says when it fails; null when it is content. */
function run(house: string, program: string, args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', CI: '' },
  });
  return status === 0 ? null : `${stdout}${stderr}`;
}

type Judge = (house: string) => Noticed | null;
const BY_TYPES: readonly Judge[] = [noticedByTypes, noticedByTests];
const BY_TESTS: readonly Judge[] = [noticedByTests, noticedByTypes];

function tryAll(house: string, wanted: string): boolean {
  cpSync(ROOT, house, { recursive: true, filter: (path) => !NOT_COPIED.includes(relative(ROOT, path)) });
  for (const part of BORROWED) symlinkSync(join(ROOT, part), join(house, part));
  arrange(house, PLACES);
  const red = noticedByTypes(house) ?? noticedByTests(house);
  console.log(
    `Added and shown with ${new Set(PLACES.map(({ path }) => path)).size} files: ${red?.join(': ') ?? 'green'}`,
  );
  if (red) return false;

  const plants: readonly (readonly [what: string, edits: readonly Edit[], judges: readonly Judge[]])[] = [
    ...PLACES.map((left) => [`without ${left.what}`, PLACES.filter((edit) => edit !== left), BY_TYPES] as const),
    ...WORDS.map((word) => [word.what, [...PLACES, word], BY_TYPES] as const),
    // What passes over a field compiles as a rule.
    ...DERIVED.map((more) => [more.what, [...PLACES, more], BY_TESTS] as const),
  ];
  let unseen = 0;
  for (const [what, edits, judges] of plants.filter(([words]) => words.includes(wanted))) {
    arrange(house, edits);
    const found = judges.reduce<Noticed | null>((already, judge) => already ?? judge(house), null);
    if (!found) unseen += 1;
    const [by, sentence] = found ?? ['NOTHING', ''];
    console.log(`${what.padEnd(46)} ${by.padEnd(8)} ${sentence.slice(0, 150)}`);
  }
  console.log(unseen === 0 ? 'None of them goes unnoticed.' : `${unseen} of them go unnoticed.`);
  return unseen === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const house = mkdtempSync(join(tmpdir(), 'wanderlight-omissions-'));
  // PostgreSQL may run as another user than the tests; it must be able to enter.
  chmodSync(house, 0o755);
  try {
    process.exitCode = tryAll(house, process.argv[2] ?? '') ? 0 : 1;
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}
