/** Clusters of Debian's PostgreSQL, worked with by its own programs as an ordinary user, in a folder that is thrown away. */
import { execFile, spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../src/server/embedded-postgres/postgres-settings.ts';
import { lentUser } from '../src/server/embedded-postgres/system-user.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
const owner = lentUser(null);
const asOwner = owner ? { uid: owner.uid, gid: owner.gid } : {};
const run = promisify(execFile);

interface Cluster {
  readonly folder: string;
  readonly url: string;
  start(): Promise<void>;
  /** Nothing of it is written any more. */
  kill(): Promise<void>;
}

interface Workshop extends AsyncDisposable {
  /** An empty folder that the programs may write into. */
  folder(name: string): string;
  program(name: string, ...args: string[]): Promise<void>;
  /** Goes on until it is ended. */
  going(name: string, ...args: string[]): () => Promise<void>;
  /** @param settings lines of `postgresql.conf`. The cluster is made, or lies there already as a copy */
  cluster(folder: string, settings: readonly string[]): Promise<Cluster>;
}

export function openWorkshop(): Workshop {
  if (!existsSync(PROGRAMS)) throw new Error('PostgreSQL 15 is missing. On Debian: apt-get install postgresql-15');
  const place = mkdtempSync(join(tmpdir(), 'wl-archive-'));
  chmodSync(place, 0o755);
  const clusters: Cluster[] = [];
  const own = (folder: string) => {
    mkdirSync(folder, { mode: 0o700 });
    if (owner) chownSync(folder, owner.uid, owner.gid);
    return folder;
  };
  const program = async (name: string, ...args: string[]) => {
    await run(join(PROGRAMS, name), args, { ...asOwner, cwd: place });
  };
  return {
    folder: (name) => own(join(place, name)),
    program,
    going(name, ...args) {
      const child = spawn(join(PROGRAMS, name), args, { ...asOwner, cwd: place, stdio: 'ignore' });
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      return () => {
        child.kill('SIGTERM');
        return ended;
      };
    },
    async cluster(folder, settings) {
      if (!existsSync(join(folder, 'PG_VERSION')))
        await program(
          'initdb',
          `--pgdata=${folder}`,
          '--username=shop',
          '--auth=trust',
          '--encoding=UTF8',
          '--no-sync',
        );
      const port = await freePort();
      const lines = [...settings, `port = ${port}`, "listen_addresses = '127.0.0.1'", "unix_socket_directories = ''"];
      appendFileSync(join(folder, 'postgresql.conf'), `${lines.join('\n')}\n`);
      const cluster: Cluster = {
        folder,
        url: `postgres://shop@127.0.0.1:${port}/postgres`,
        start: () =>
          program('pg_ctl', 'start', '-w', '-t', '120', '-D', folder, '-l', join(folder, 'log')).catch(() => {
            throw new Error(`It did not start:\n${readFileSync(join(folder, 'log'), 'utf8').slice(-2000)}`);
          }),
        kill: () => program('pg_ctl', 'stop', '-D', folder, '-m', 'immediate'),
      };
      clusters.push(cluster);
      return cluster;
    },
    async [Symbol.asyncDispose]() {
      for (const cluster of clusters) await cluster.kill().catch(() => undefined);
      rmSync(place, { recursive: true, force: true });
    },
  };
}
