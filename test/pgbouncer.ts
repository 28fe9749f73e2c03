/** Debian's PgBouncer in transaction mode before a real PostgreSQL: every transaction may run on another connection. */
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/sql.ts';
import { freePort } from '../src/server/embedded-postgres/postgres-settings.ts';

export const PGBOUNCER = '/usr/sbin/pgbouncer';
const TRIES = 100;

interface PgBouncer {
  /** The same database, through it. */
  throughIt(url: string): string;
  end(): Promise<void>;
}

/** Before all databases of the server, with so many connections to each, for all clients. */
export async function openPgBouncer(url: string, connections: number): Promise<PgBouncer> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const listenPort = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'wl-pooler-'));
  const settings = [
    '[databases]',
    `* = host=${host} port=${port || '5432'} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 2000',
  ];
  await writeFile(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  await chmod(folder, 0o755);
  // It refuses to run as root, and only the owner of a socket's folder may enter it.
  const owner = host.startsWith('/') && process.getuid?.() === 0 ? { uid: statSync(host).uid } : {};
  const child = spawn(PGBOUNCER, ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...owner });
  const ended = new Promise((over) => child.once('exit', over));
  const throughIt = (address: string) => `postgres://shop@127.0.0.1:${listenPort}${new URL(address).pathname}`;
  const answers = async () => {
    const { db, close } = openDatabase({ url: throughIt(`postgres://h${pathname}`), pool: 1, pooler: 'transaction' });
    return sql`select 1`
      .execute(db)
      .finally(close)
      .then(
        () => true,
        () => false,
      );
  };
  for (let tries = 1; !(await answers()); tries++) {
    if (tries === TRIES) throw new Error('PgBouncer does not answer');
    await pause(100);
  }
  return {
    throughIt,
    async end() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
