// @ts-check
/** Turns this process into another program, or stays in front of it and passes on signals and its end. */
import { spawn } from 'node:child_process';
import { Refusal } from './prepare.mjs';

const UNDER_NPM = process.env['npm_lifecycle_event'] !== undefined;
const PARENT_WATCH_MS = 250;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Where the system allows it, this process turns into the program: signals, status and memory are then the program's own.
 * Under npm it stays in front of it: npm's shell dies of a signal without passing it on.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function become(node, args) {
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
