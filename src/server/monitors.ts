/**
 * What monitors ask. `/healthz`: this process lives and its loops turn. `/readyz`: it can serve.
 * `/metrics`: how it fares, told only to those who ask directly from this
 * machine or a private network, never through a proxy.
 */
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import { refuse } from './edge.ts';
import { addressBlock } from './limits.ts';
import type { Metrics } from './metrics.ts';

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);

function asksFromNearby({ socket, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = socket.remoteAddress ?? '';
  return address === '::1' || /^f[cd]/i.test(address) || near.check(addressBlock(address));
}

/** What `/readyz` says of the payment provider: never asked for this, only as its last answer was. */
const PAYMENTS = { unknown: 'not answering', accepted: 'ok', refused: 'key refused', away: 'not answering' } as const;

export function answerMonitors(
  fastify: FastifyInstance,
  { db, loops, model, payments, places }: Pick<Deps, 'db' | 'loops' | 'model' | 'payments' | 'places'>,
  metrics: Metrics,
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
    const isReady = ready && (standing !== 'refused' || wasAccepted);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not ready',
        database: ready ? 'ok' : 'unreachable',
        ...(payments.mode === 'hosted' && { payments: PAYMENTS[standing] }),
        // Without it the site still serves what is stored.
        ...(places.passing && { places: places.passing.state() ?? 'not asked yet' }),
        // Trips are planned without it as well, so it never makes the site unready.
        ...(model.name !== null && { model: model.state() }),
      });
  });
  fastify.get('/metrics', async (request, reply) => {
    if (!asksFromNearby(request)) return refuse(reply, 404, 'no_such_address', 'There is nothing at this address.');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
