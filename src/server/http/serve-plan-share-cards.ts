/** Cards of shared plans, at the address that `planCardPath` names. They say nothing of anybody, and a plan never changes. */
import type { FastifyInstance } from 'fastify';
import { sharingErrors } from '../../features/planner/copy/sharing-errors.ts';
import { planCardPath } from '../../features/planner/rules/plan-paths.ts';
import { refuse } from './http-server.ts';

const KEPT = 'public, max-age=3600';

export function servePlanShareCards(fastify: FastifyInstance, find: (token: string) => Promise<Buffer | null>): void {
  fastify.get<{ Params: { token: string } }>(planCardPath(':token'), async (request, reply) => {
    const card = await find(request.params.token);
    if (!card) return refuse(reply, 404, 'no_such_plan', sharingErrors.no_such_plan);
    return reply.header('cache-control', KEPT).header('x-robots-tag', 'noindex').type('image/jpeg').send(card);
  });
}
