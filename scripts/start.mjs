// @ts-check
/**
 * `npm start`: from a fresh checkout to a running site. Installs and builds
 * what is missing, then becomes the server. `--prepare` stops before that, for
 * the making of an image.
 */
import { become } from './become.mjs';
import { ensureBuilt, ensureInstalled, ROOT, runAsProgram } from './prepare.mjs';

// Node keeps three spaces of up to 32 MB for what is young; with 8 a web process under plans and pages holds 120 MB less.
const SERVER = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', 'src/server/main.ts'];

await runAsProgram(async () => {
  process.chdir(ROOT);
  const args = process.argv.slice(2);
  const node = await ensureInstalled();
  await ensureBuilt(node);
  return args.includes('--prepare') ? 0 : become(node, [...SERVER, ...args]);
});
