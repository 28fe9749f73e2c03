// @ts-check
/**
 * `npm start`: from a fresh checkout to a running site. Installs and builds
 * what is missing, then becomes the server. `--prepare` stops before that, for
 * the making of an image.
 */
import { join } from 'node:path';
import { become } from './become.mjs';
import { ensureBuilt, ensureInstalled, ROOT, runAsProgram } from './prepare.mjs';

// About 110 MB live on under plans and pages; left alone, Node lets garbage grow to several times that before it cleans. The second
// figure also decides how early it cleans, and is the most a process may hold.
const SERVER = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
  'src/server/main.ts',
];

await runAsProgram(async () => {
  process.chdir(ROOT);
  // What was compiled once is loaded as it is: the start takes half as long, and nothing that strips types stays in memory.
  process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'compiled');
  // One heap of glibc for each thread grows and is seldom given back.
  process.env['MALLOC_ARENA_MAX'] ??= '2';
  const args = process.argv.slice(2);
  const node = await ensureInstalled();
  await ensureBuilt(node);
  return args.includes('--prepare') ? 0 : become(node, [...SERVER, ...args]);
});
