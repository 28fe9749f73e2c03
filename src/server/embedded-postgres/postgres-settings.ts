/**
 * What the embedded PostgreSQL is told before each start, and how it is
 * reached: through a socket in its own folder, whose address never changes,
 * or by TCP on this machine alone where sockets cannot serve. Always with a
 * password.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Home, readInside, writeInside } from './cluster.ts';

/** As pg's client takes them. With a socket, `host` is its folder. */
export type Address = { host: string; port: number };

/** The longest socket path that every system accepts (macOS: 104 bytes with the closing zero). */
const SOCKET_PATH_BYTES = 103;
const SOCKET_PORT = 5432;
/** The file that holds the TCP port, where one is needed. */
const PORT = 'port';

/** Where the database listens from its next start on. */
export function addressOf(home: Pick<Home, 'path'>): Address {
  const file = portFile(home);
  if (existsSync(file)) return { host: '127.0.0.1', port: Number(readInside(file)) };
  return { host: join(home.path, 'socket'), port: SOCKET_PORT };
}

export function listensOnTcp(home: Home): boolean {
  return existsSync(portFile(home));
}

/** Whether this system or the length of the path rules a socket out. */
export function socketCannotServe(home: Home): boolean {
  const path = join(home.path, 'socket', `.s.PGSQL.${SOCKET_PORT}`);
  return process.platform === 'win32' || Buffer.byteLength(path) > SOCKET_PATH_BYTES;
}

export function writePort(home: Home, port: number): void {
  writeInside(home.path, PORT, String(port));
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Both files are ours, so the settings are always this version's; an operator's own go through ALTER SYSTEM. */
export function writeSettings(home: Home): void {
  const { host, port } = addressOf(home);
  const tcp = listensOnTcp(home);
  const reach = {
    port,
    listen_addresses: tcp ? host : '',
    unix_socket_directories: tcp ? '' : host,
    unix_socket_permissions: '0700',
  };
  const lines = Object.entries({ ...reach, ...SETTINGS }).map(([name, value]) => `${name} = '${quoted(value)}'\n`);
  writeInside(home.cluster, 'postgresql.conf', lines.join(''));
  writeInside(
    home.cluster,
    'pg_hba.conf',
    tcp ? 'host all all 127.0.0.1/32 scram-sha-256\n' : 'local all all scram-sha-256\n',
  );
}

const SETTINGS = {
  max_connections: 100,
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // A visitor's words never reach the log: no statement, no parameter, no row that broke a constraint, no ordinary error.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_checkpoints: 'off',
} as const;

function quoted(value: string | number): string {
  return String(value).replaceAll("'", "''");
}

function portFile(home: Pick<Home, 'path'>): string {
  return join(home.path, PORT);
}
