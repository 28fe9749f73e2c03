/**
 * `npm run new gift-cards` writes a small feature that works: one table, one endpoint, one page, and a test of each kind.
 * It registers them, so that `npm run check` passes as it stands. The texts of the files lie in `new-feature/`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './new-feature/files.ts';
import { type Names, namesOf } from './new-feature/names.ts';
import { registered } from './new-feature/register.ts';

/** Every file to write (path from the root → text), the changed ones among them. */
export function planFeature(
  names: Names,
  read: (path: string) => string,
  migrations: readonly string[],
): ReadonlyMap<string, string> {
  const last = Math.max(0, ...migrations.map((file) => Number.parseInt(file, 10)).filter(Number.isFinite));
  const number = String(last + 1).padStart(4, '0');
  const { migration, table, feature } = filesOf(names);
  return new Map([
    [`db/migrations/${number}_${names.snake}.sql`, migration],
    ...Object.entries(feature).map(([file, text]) => [`src/features/${names.kebab}/${file}`, text] as const),
    ...registered(names, table, read),
  ]);
}

/** Writes the feature into the repository at `root` and says what it did. */
export function writeFeature(root: string, given: string): void {
  const names = namesOf(given);
  if (existsSync(join(root, 'src/features', names.kebab))) throw new Error(`${names.kebab} exists already`);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const files = planFeature(names, read, readdirSync(join(root, 'db/migrations')));
  for (const [path, text] of files) {
    console.log(`${existsSync(join(root, path)) ? 'changed' : 'written'}  ${path}`);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const tool = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const code = [...files.keys()].filter((path) => /\.tsx?$/.test(path) && !path.includes('.generated.'));
  spawnSync(process.execPath, [tool, 'check', '--write', '--vcs-enabled=false', ...code], { cwd: root });
  spawnSync(process.execPath, ['scripts/modules.ts'], { cwd: root });
  console.log(`
${names.title} are on http://localhost:3000/${names.kebab} with npm run dev. npm run check passes as it stands.
The table is empty; what is written into it and by whom comes next: docs/how-to-add-a-feature.md.
What it is, in a sentence: scripts/modules.ts, then npm run modules. Other features it may use: scripts/architecture/map.ts. Its sentence for search engines: src/web/page-metadata.ts.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    writeFeature(fileURLToPath(new URL('..', import.meta.url)), process.argv[2] ?? '');
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 1;
  }
}
