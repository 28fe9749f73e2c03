/**
 * The law of the house: `node scripts/architecture.ts` holds every file against
 * it and ends with 1 when one breach is found. The rules lie in groups under
 * `scripts/architecture/`; there is no list of exemptions, on purpose.
 */
import { fileURLToPath } from 'node:url';
import { judgeArrows, judgeCircles } from './architecture/circles.ts';
import { judgeDeeds } from './architecture/deeds.ts';
import { judgeImports } from './architecture/imports.ts';
import { judgeSheets, judgeValues } from './architecture/looks.ts';
import { type Arrows, FEATURES } from './architecture/map.ts';
import { judgeModule } from './architecture/modules.ts';
import { judgeNames, judgeWords } from './architecture/names.ts';
import { type Breach, isCode, readSource } from './architecture/source.ts';
import { judgeTables } from './architecture/tables.ts';
import { readTree } from './architecture/tree.ts';
import { judgeText } from './architecture/words.ts';

/** Every breach in the given files (path from the root → text), in the order of paths and lines. */
export function checkArchitecture(files: ReadonlyMap<string, string>, arrows: Arrows = FEATURES): Breach[] {
  const modules = [...files].filter(([path]) => isCode(path)).map(([path, text]) => readSource(path, text));
  const migrations = [...files].filter(([path]) => path.startsWith('db/migrations/')).map(([, sql]) => sql);

  const breaches = [
    ...judgeArrows(arrows),
    ...judgeWords(files.keys()),
    ...[...files].flatMap(([path, text]) => judgeNames(path, text, arrows)),
    ...[...files].flatMap(([path, text]) => judgeText(path, text)),
    ...[...files].flatMap(([path, text]) => judgeValues(path, text)),
    ...judgeSheets(files),
    ...modules.flatMap(judgeModule),
    ...modules.flatMap((source) => judgeImports(source, arrows)),
    ...judgeCircles(modules),
    ...modules.flatMap(judgeDeeds),
    ...judgeTables(modules, migrations),
  ];
  return breaches.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}

/** One line per breach: where, which rule, and what to do instead. */
export function report(breaches: readonly Breach[]): string {
  return breaches.map(({ path, line, rule, sentence }) => `${path}:${line}  ${rule}  ${sentence}`).join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readTree(fileURLToPath(new URL('..', import.meta.url)));
  const breaches = checkArchitecture(files);
  if (breaches.length > 0) console.error(report(breaches));
  console.log(`${files.size} files, ${breaches.length} ${breaches.length === 1 ? 'breach' : 'breaches'} of the law`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
