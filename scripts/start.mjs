// @ts-check
/**
 * `npm start`: from a fresh checkout to a running site. Installs and builds
 * what is missing, then becomes the server. `--prepare` stops before that, for
 * the making of an image.
 */
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
  const args = process.argv.slice(2);
  const node = await ensureInstalled();
  await ensureBuilt(node);
  return args.includes('--prepare') ? 0 : become(node, [...SERVER, ...args]);
});
