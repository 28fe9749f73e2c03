/** Pictures that were uploaded, at the address all our pictures have. Their name is their content, so they are kept for good. */
import type { FastifyInstance } from 'fastify';

type Find = (name: string) => Promise<{ readonly bytes: Buffer; readonly mediaType: string } | null>;

const KEPT = 'public, max-age=31536000, immutable';

export function serveUploadedPictures(fastify: FastifyInstance, find: Find): void {
  fastify.get<{ Params: { name: string } }>('/media/stills/:name', async (request, reply) => {
    const found = await find(request.params.name);
    if (!found) return reply.callNotFound();
    return reply.header('cache-control', KEPT).type(found.mediaType).send(found.bytes);
  });
}
