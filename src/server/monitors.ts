/**
 * What monitors ask. `/healthz`: this process lives. `/readyz`: it can serve.
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

export function answerMonitors(fastify: FastifyInstance, { db }: Pick<Deps, 'db'>, metrics: Metrics): void {
  fastify.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  fastify.get('/readyz', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database: ready ? 'ok' : 'unreachable' });
  });
  fastify.get('/metrics', async (request, reply) => {
    if (!asksFromNearby(request)) return refuse(reply, 404, 'no_such_address', 'There is nothing at this address.');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
