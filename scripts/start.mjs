// @ts-check
/**
 * `npm start`: from a fresh checkout to a running site. Installs and builds
 * what is missing, then becomes the server. `--prepare` stops before that, for
 * the making of an image.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, Refusal, ROOT, runAsProgram } from './prepare.mjs';

const SERVER = ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'];
const UNDER_NPM = process.env['npm_lifecycle_event'] !== undefined;
const PARENT_WATCH_MS = 250;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

await runAsProgram(async () => {
  process.chdir(ROOT);
  const args = process.argv.slice(2);
  const node = await ensureInstalled();
  await ensureBuilt(node);
  return args.includes('--prepare') ? 0 : become(node, [...SERVER, ...args]);
});

/**
 * Where the system allows it, this process turns into the server: signals, status and memory are then the server's own.
 * Under npm it stays in front of it: npm's shell dies of a signal without passing it on.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
async function become(node, args) {
  if (!UNDER_NPM && process.platform !== 'win32' && typeof process.execve === 'function') {
    process.execve(node, [node, ...args], withoutUndefined(process.env));
  }
  return stayInFrontOf(node, args);
}

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function stayInFrontOf(node, args) {
  return new Promise((done, failed) => {
    const child = spawn(node, args, { stdio: 'inherit' });
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        // Ctrl-C at a terminal reaches the server by itself: it belongs to the same group.
        if (signal === 'SIGINT' && process.stdin.isTTY) return;
        child.kill(signal);
      });
    }
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (!UNDER_NPM || process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, PARENT_WATCH_MS);
    watch.unref();
    child.once('error', (error) => failed(new Refusal(`${node} cannot be run: ${error.message}`)));
    child.once('exit', (status, signal) => done(signal ? 1 : (status ?? 1)));
  });
}

/** @param {NodeJS.ProcessEnv} env */
function withoutUndefined(env) {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
