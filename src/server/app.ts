/**
 * The whole product as one HTTP handler: every endpoint, every page, files, and
 * what monitors ask. Nothing listens and no loop runs here; `main.ts` does that.
 */
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../features/accounts/routes.ts';
import { saleGauges } from '../features/bookings/actions/watch.ts';
import { bookingRoutes } from '../features/bookings/routes.ts';
import { destinationRoutes } from '../features/destinations/routes.ts';
import { launchRoutes } from '../features/launch/routes.ts';
import { packageRoutes } from '../features/packages/routes.ts';
import { partnerRoutes } from '../features/partners/routes.ts';
import { paymentRoutes } from '../features/payments/routes.ts';
import type { Deps } from './deps.ts';
import { showLetters } from './dev-letters.ts';
import { type Front, openEdge } from './edge.ts';
import { securityHeaders } from './headers.ts';
import type { Route } from './http.ts';
import { openMetrics } from './metrics.ts';
import { answerMonitors } from './monitors.ts';
import { describeApi } from './openapi.ts';
import { fetchFrom } from './own-fetch.ts';
import { openPageCache } from './page-cache.ts';
import { servePages } from './serve-pages.ts';
import { openSessions, type Sessions } from './session.ts';
import { openRenderer, type RendererSource } from './ssr.ts';

export interface App {
  readonly fastify: FastifyInstance;
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
}

export interface AppOptions {
  readonly deps: Deps;
  readonly pages: RendererSource;
  /** Built files for browsers; null while Vite serves them. */
  readonly clientFiles: URL | null;
  /** Runs before everything else, for Vite's development server. */
  readonly before?: Front;
  /** False renders every page anew; by default only in development. */
  readonly keepPages?: boolean;
}

function allRoutes(deps: Deps): readonly Route[] {
  return [
    ...accountRoutes(deps),
    ...bookingRoutes(deps),
    ...destinationRoutes(),
    ...launchRoutes(deps),
    ...packageRoutes(deps),
    ...partnerRoutes(deps),
    ...paymentRoutes(deps),
  ];
}

export async function openApp({ deps, pages, clientFiles, before, keepPages }: AppOptions): Promise<App> {
  const { config, db, log } = deps;
  const tls = config.publicUrl.startsWith('https://');
  const routes = allRoutes(deps);
  const sessions = openSessions(db, tls);
  const headers = securityHeaders({ inlineStyle: pages.inlineStyle, tls, development: config.development });
  const metrics = openMetrics();
  for (const { name, help, read } of saleGauges) metrics.gauge(name, help, () => read(deps));
  const cache = openPageCache({ headers, onServed: metrics.servedFromMemory });
  const fastify = await openEdge({
    routes,
    sessions,
    headers,
    log,
    metrics,
    publicOrigin: config.publicUrl,
    trustedProxies: config.trustedProxies,
    front: (request, response, next) => {
      if (cache.serve(request, response)) return;
      if (before) before(request, response, next);
      else next();
    },
  });

  const renderer = openRenderer({
    source: pages,
    fetcher: fetchFrom(routes, sessions),
    publicUrl: config.publicUrl,
    mode: config.mode,
  });
  if (clientFiles) {
    await fastify.register(fastifyStatic, {
      root: fileURLToPath(clientFiles),
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header(
          'cache-control',
          /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
        );
      },
    });
  }
  answerMonitors(fastify, deps, metrics);
  if (config.mode === 'demo' && deps.letters) showLetters(fastify, deps.letters);
  const description = JSON.stringify(
    describeApi(
      routes.map((route) => route.endpoint),
      config.publicUrl,
    ),
  );
  fastify.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  );
  servePages({ fastify, renderer, cache, sessions, deps, keepPages: keepPages ?? !config.development });

  await fastify.ready();
  return { fastify, routes, sessions };
}
