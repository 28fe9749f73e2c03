/**
 * What monitors ask. `/healthz`: this process lives and its loops turn. `/readyz`: it can serve.
 * `/metrics`: how it fares, told only to those who ask directly from this
 * machine or a private network, never through a proxy.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../kernel/deps.ts';
import { isNear } from '../../kernel/ip-addresses.ts';
import { hostnameOf } from './host-header.ts';
import { refuse } from './http-server.ts';

/**
 * A name that only its owner's network knows could lead a page of elsewhere to us (DNS rebinding): the host is this machine,
 * a private address, or a name that the settings give for this. Never the public one, whose pages everybody's browser has.
 */
function asksFromNearby(request: FastifyRequest, names: readonly string[]): boolean {
  const { socket, headers } = request;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const host = hostnameOf(request);
  const isNamed = host === 'localhost' || isNear(host) || names.includes(host);
  return isNamed && isNear(socket.remoteAddress);
}

/** What `/readyz` says of the payment provider: never asked for this, only as its last answer was. */
const PAYMENTS = { unknown: 'not answering', accepted: 'ok', refused: 'key refused', away: 'not answering' } as const;

export function answerMonitors(
  fastify: FastifyInstance,
  {
    config,
    db,
    loops,
    model,
    payments,
    places,
    storage,
  }: Pick<Deps, 'config' | 'db' | 'loops' | 'model' | 'payments' | 'places' | 'storage'>,
  metrics: { readonly contentType: string; text(): Promise<string> },
): void {
  let wasAccepted = false;
  fastify.get('/healthz', (_request, reply) => {
    const stuck = loops.stuck();
    return reply
      .code(stuck ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(stuck ? { status: 'stuck', ...stuck } : { status: 'ok' });
  });
  fastify.get('/readyz', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const standing = payments.standing();
    wasAccepted ||= standing === 'accepted';
    // A key that never worked is a wrong setting: such a process must not take over. One that stops working later, or a
    // provider that is away, is no reason to take every other page with it.
    const [database, files] = await Promise.all([
      ready ? storage.writing('database') : storage.stopsDatabase().then((full) => (full ? 'full' : 'unreachable')),
      storage.writing('files'),
    ]);
    const isReady = database === 'ok' && files === 'ok' && (standing !== 'refused' || wasAccepted);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not ready',
        database,
        files,
        ...(payments.mode === 'hosted' && { payments: PAYMENTS[standing] }),
        // Without it the site still serves what is stored.
        ...(places.google && { places: places.google.state() ?? 'not asked yet' }),
        // Trips are planned without it as well, so it never makes the site unready.
        ...(model.name !== null && { model: model.state() }),
      });
  });
  fastify.get('/metrics', async (request, reply) => {
    if (!asksFromNearby(request, config.metricsHosts))
      return refuse(reply, 404, 'no_such_address', 'There is nothing at this address.');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
