/**
 * The architecture rules: `npm run check:architecture` checks every file and ends with 1 when it finds a violation.
 * The rules lie in groups under `scripts/architecture/`. There is no list of exemptions, on purpose.
 */
import { fileURLToPath } from 'node:url';
import { checkAllowedImports, checkImportCycles } from './architecture/cycles.ts';
import { checkExportedTypes } from './architecture/exported-types.ts';
import { checkExports } from './architecture/exports.ts';
import { checkImports } from './architecture/imports.ts';
import { type AllowedImports, FEATURES } from './architecture/map.ts';
import { checkMarkupFiles } from './architecture/markup.ts';
import { checkNames, checkParts } from './architecture/names.ts';
import { checkPurity } from './architecture/purity.ts';
import { checkText } from './architecture/repository-text.ts';
import { checkSyntax } from './architecture/restricted-syntax.ts';
import { isCode, readSource, type Violation } from './architecture/source.ts';
import { checkStylePlaces, checkTokens } from './architecture/style-tokens.ts';
import { checkTableOwners } from './architecture/table-owners.ts';
import { readTree } from './architecture/tree.ts';

/** Every violation in the given files (path from the root → text), in the order of paths and lines. */
export function checkArchitecture(files: ReadonlyMap<string, string>, allowed: AllowedImports = FEATURES): Violation[] {
  const modules = [...files].filter(([path]) => isCode(path)).map(([path, text]) => readSource(path, text));
  const migrations = [...files].filter(([path]) => path.startsWith('db/migrations/')).map(([, sql]) => sql);

  const violations = [
    ...checkAllowedImports(allowed),
    ...checkParts(files.keys()),
    ...[...files].flatMap(([path, text]) => checkNames(path, text, allowed)),
    ...[...files].flatMap(([path, text]) => checkText(path, text)),
    ...[...files].flatMap(([path, text]) => checkTokens(path, text)),
    ...checkStylePlaces(files),
    ...modules.flatMap(checkExports),
    ...checkExportedTypes(modules),
    ...modules.flatMap((source) => checkImports(source, allowed)),
    ...checkImportCycles(modules),
    ...modules.flatMap(checkSyntax),
    ...modules.flatMap(checkPurity),
    ...modules.flatMap(checkMarkupFiles),
    ...checkTableOwners(modules, migrations),
  ];
  return violations.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}

/** One line per violation: where, which rule, and what to do instead. */
export function report(violations: readonly Violation[]): string {
  return violations.map(({ path, line, rule, sentence }) => `${path}:${line}  ${rule}  ${sentence}`).join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readTree(fileURLToPath(new URL('..', import.meta.url)));
  const violations = checkArchitecture(files);
  if (violations.length > 0) console.error(report(violations));
  console.log(`${files.size} files, ${violations.length} ${violations.length === 1 ? 'violation' : 'violations'}`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
