/** One web process: the app listening, its loops turning, and an orderly end of both. */
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as untilRead } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Telemetry } from '../../effects/telemetry/telemetry-port.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Logger } from '../../kernel/log.ts';
import { CommandError } from '../../shared/command-error.ts';
import { codeOf } from '../../shared/error-code.ts';
import { type App, openApp } from '../app.ts';
import { compose } from '../compose.ts';
import type { Development } from '../pages/dev-server.ts';
import { builtSource } from '../pages/renderer.ts';
import { startWorkerLoops, startWorkerSchedule } from './background-jobs.ts';

export interface Serving {
  readonly port: number;
  stop(): Promise<void>;
}

/** The database must be migrated. */
export async function openWebProcess(
  config: Config,
  databaseUrl: string,
  root: URL,
  log: Logger,
  telemetry: Telemetry | null,
): Promise<Serving> {
  const { deps, close } = await compose(config, databaseUrl, log, null, telemetry);
  let development: Development | null = null;
  try {
    development = config.development
      ? await import('../pages/dev-server.ts').then((vite) => vite.openDevelopment(root))
      : null;
    void tellOfWrongKey(deps);
    const { fastify } = await openAppFor(deps, development, root);
    await listen(fastify, config);
    void tryPlaces(deps);
    return serving(fastify, deps, databaseUrl, async () => {
      await development?.close();
      await close();
    });
  } catch (fault) {
    await development?.close();
    await close();
    throw fault;
  }
}

/** One question to a real payment provider, which nothing waits for: a wrong key is said before anybody wants to pay. */
async function tellOfWrongKey({ payments, log }: Deps): Promise<void> {
  if (payments.mode === 'sandbox') return;
  await payments.list(null).catch((fault: unknown) => {
    if (payments.standing() !== 'refused') return log.warn({ err: fault }, 'the payment provider does not answer');
    log.error('STRIPE_SECRET_KEY is refused by the payment provider: nobody can book until it is right');
  });
}

/** A key that is not accepted is worth a line at once: nobody would see it in a list that falls back. */
async function tryPlaces({ places, log }: Deps): Promise<void> {
  const told = await places.google?.check();
  if (!told || told.ok) return;
  if (told.trouble === 'refused')
    log.error('Google Places refuses GOOGLE_PLACES_API_KEY: the lists show what is stored until it is right');
  else log.warn({ trouble: told.trouble }, 'Google Places does not answer: the lists show what is stored');
}

async function openAppFor(deps: Deps, development: Development | null, root: URL): Promise<App> {
  if (development) return openApp({ deps, pages: development.source, clientFiles: null, before: development.before });
  return openApp({
    deps,
    pages: await builtSource(new URL('dist/', root)),
    clientFiles: new URL('dist/client/', root),
  });
}

async function listen(fastify: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await fastify.listen({ port, host });
  } catch (fault) {
    await fastify.close();
    const reason = UNLISTENABLE[codeOf(fault)];
    throw reason ? new CommandError(reason(port, host)) : fault;
  }
}

const UNLISTENABLE: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) =>
    `Port ${port} on ${host} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  EACCES: (port) => `PORT ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`,
  EADDRNOTAVAIL: (_, host) =>
    `HOST ${host} is not an address of this machine. Unset HOST, or use 0.0.0.0 for all of them.`,
  ENOTFOUND: (_, host) => `HOST ${host} is not an address of this machine. Unset HOST, or use 0.0.0.0 for all of them.`,
};

function serving(fastify: FastifyInstance, deps: Deps, databaseUrl: string, close: () => Promise<void>): Serving {
  const traffic = watchTraffic(fastify.server);
  const loops = startWorkerLoops(deps);
  const schedule = startWorkerSchedule(deps, databaseUrl);
  return {
    port: (fastify.server.address() as AddressInfo).port,
    async stop() {
      await Promise.all([drain(fastify.server, traffic).then(() => fastify.close()), loops.stop(), schedule.stop()]);
      await close();
    },
  };
}

/** Who is connected, and which answers are not written yet. */
interface Traffic {
  readonly sockets: ReadonlySet<Socket>;
  readonly answers: ReadonlySet<ServerResponse>;
}

function watchTraffic(server: Server): Traffic {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_, answer) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  return { sockets, answers };
}

/** A client that keeps its connection may be writing its next request at this moment. */
const LAST_REQUESTS_MS = 500;
/** A booking waits up to eight seconds for its outcome. */
const LAST_ANSWERS_MS = 10_000;
const LOOK_MS = 50;

/**
 * No new connections, and every answer from now on says that its connection
 * ends. Nobody is refused: Fastify learns of the end only when all have gone.
 */
async function drain(server: Server, { sockets, answers }: Traffic): Promise<void> {
  const since = performance.now();
  for (const answer of answers) sayLast(answer);
  server.prependListener('request', (_, answer) => sayLast(answer));
  // Not the HTTP server's own close: that one cuts idle connections at once, and a request may be on its way.
  NetServer.prototype.close.call(server);
  while (sockets.size > 0) {
    await pause(LOOK_MS);
    // Timers come before reading: what has arrived by now must be seen before a connection counts as quiet.
    await untilRead();
    const passed = performance.now() - since;
    if (passed < LAST_REQUESTS_MS) continue;
    const busy = new Set([...answers].map((answer) => answer.socket));
    for (const socket of sockets) if (!busy.has(socket) || passed > LAST_ANSWERS_MS) socket.destroy();
  }
}

function sayLast(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
}
