/**
 * Completes package-lock.json: a registry that mirrors only part of npm leaves
 * out the platform packages of other systems, and `npm ci` then refuses the lock
 * everywhere. Run after `npm install` has changed the lock.
 *
 * The added entries say what their name says (system, processor, C library) and
 * carry the exact version their parent asks for.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  resolved?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

/** Optional packages that are asked for and have no entry, each with the entry it needs. */
export function missingEntries({ packages }: Lock): Map<string, LockEntry> {
  const missing = new Map<string, LockEntry>();
  for (const [path, parent] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      if (packages[`${path}/node_modules/${name}`] || packages[`node_modules/${name}`]) continue;
      missing.set(`node_modules/${name}`, entryOf(name, range, parent.dev === true));
    }
  }
  return missing;
}

function entryOf(name: string, range: string, dev: boolean): LockEntry {
  const [, system, processor] =
    /(android|darwin|freebsd|linux|win32|windows|openharmony)-?(arm64|arm|x64|ia32|riscv64|s390x|ppc64)?/.exec(name) ??
    [];
  const cpu = name.includes('wasm32') ? 'wasm32' : processor;
  const libc = /musl/.test(name) ? 'musl' : /linux.*gnu/.test(name) ? 'glibc' : undefined;
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(dev && { dev }),
    optional: true,
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc] }),
    ...(system && { os: [system === 'windows' ? 'win32' : system] }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const missing = missingEntries(lock);
  const entries = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
  console.log(`${missing.size} entries added`);
}
