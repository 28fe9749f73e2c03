/** Pages over HTTP: found, gated, rendered, kept in memory; robots and sitemap beside them. */

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../kernel/deps.ts';
import { readCookies } from '../../kernel/http/cookies.ts';
import type { Sessions } from '../../kernel/sessions/session.ts';
import { admittedTo, type Page, type ThirdParty } from '../../web/page.ts';
import { refuse } from '../http/http-server.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Headers } from '../http/security-headers.ts';
import { countedSearch, type FinishedPage, type PageAddress, type PageCache } from './page-cache.ts';
import type { Renderer } from './renderer.ts';
import { sitemap } from './sitemap.ts';

/** Prices, free spots and the brand's figures in a page are at most this old; other pages change only with a new version. */
const FRESH_MS = 5000;
const FOREVER_MS = 24 * 3600_000;
/** Longer than any address of ours. */
const LONGEST_PATH = 1000;
/** The one address under which all that do not exist are rendered and kept. */
const NOWHERE = '/404';
const FAULT_PAGE =
  '<!doctype html><html lang="en"><title>Something broke</title><h1>Something broke on our side</h1><p>Please try again in a moment. <a href="/">Back to the start</a></p></html>';

interface PagesOptions {
  readonly fastify: FastifyInstance;
  readonly renderer: Renderer;
  readonly cache: PageCache;
  readonly sessions: Sessions;
  readonly deps: Deps;
  readonly metrics: Pick<Metrics, 'isPage'>;
  /** False renders every page anew: in development, and to measure it. */
  readonly keepPages: boolean;
  /** Whose settings are given. */
  readonly thirdParties: readonly ThirdParty[];
  /** Of a page that lets these in and has these style sheets and scripts in it. */
  readonly headersWith: (
    admitted: readonly ThirdParty[],
    styles: readonly string[],
    scripts: readonly string[],
  ) => Headers;
}

export function servePages(options: PagesOptions): void {
  const { fastify, renderer, cache, sessions, deps, metrics, keepPages, thirdParties, headersWith } = options;
  const { config, log } = deps;

  fastify.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /checkout/\nDisallow: /booking-confirmation/\nDisallow: /booking-requests/\nDisallow: /trips/\nSitemap: ${config.publicUrl}/sitemap.xml\n`,
      ),
  );
  fastify.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemap(renderer, config.publicUrl)),
  );

  fastify.get('/offline', async (request, reply) => {
    const shown = await cache.page({ pathname: '/offline', counts: [], search: '' }, async () => {
      const { html, styles, scripts } = await renderer.offline();
      return {
        route: '/offline',
        html,
        status: 200,
        cacheControl: 'no-cache',
        freshForMs: keepPages ? FOREVER_MS : 0,
        gated: false,
        headers: headersWith([], styles, scripts),
      };
    });
    reply.hijack();
    cache.write(shown, request.raw, reply.raw);
    return reply;
  });

  // The limit on floods covers routes by itself; here it has to be said, and this is where pages are rendered.
  fastify.setNotFoundHandler({ preHandler: fastify.rateLimit() }, async (request, reply) => {
    if (request.url.startsWith('/api/')) return refuse(reply, 404, 'no_such_endpoint', 'There is no such endpoint.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(reply, 405, 'method_not_allowed', 'Pages can only be read.');
    }
    return showPage(request, reply);
  });

  async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = partsOf(request.url);
    const page = await renderer.pageOf(isOurs(pathname) ? pathname : NOWHERE);
    metrics.isPage(request.raw, page.path);
    const proper = properPath(page, pathname);
    if (proper !== pathname) {
      return reply.header('cache-control', 'public, max-age=86400').redirect(proper + search, 308);
    }
    if (page.who === 'partner' && !(await sessions.partner(readCookies(request.headers.cookie)))) {
      return reply.header('cache-control', 'no-store').redirect('/business-login', 302);
    }
    const address: PageAddress = {
      pathname: page.path === '*' ? NOWHERE : pathname,
      counts: page.search ?? [],
      search: countedSearch(search.slice(1), page.search ?? []),
    };
    const shown = await cache.page(address, () => finished(page, address));
    reply.hijack();
    cache.write(shown, request.raw, reply.raw);
    return reply;
  }

  /** Paths another program may have meant for another site, and rooms for developers, do not exist. */
  function isOurs(pathname: string): boolean {
    if (pathname.length > LONGEST_PATH || !/^\/(?![/\\])/.test(pathname)) return false;
    return config.mode === 'demo' || !pathname.toLowerCase().startsWith('/_dev/');
  }

  async function finished(page: Page, { pathname, search }: PageAddress): Promise<FinishedPage> {
    const gated = page.who !== undefined;
    const admitted = admittedTo(page, thirdParties);
    try {
      const { html, styles, scripts, status, faults } = await renderer.render(pathname, search);
      for (const fault of faults) log.warn({ route: page.path, err: fault }, 'page without its data');
      const shared = !page.personal && !gated && status === 200;
      return {
        route: page.path,
        html,
        status,
        cacheControl: shared ? `public, max-age=0, s-maxage=${FRESH_MS / 1000}` : 'no-store',
        // What failed a moment ago may work now.
        freshForMs: !keepPages || faults.length > 0 ? 0 : page.load || page.figures ? FRESH_MS : FOREVER_MS,
        gated,
        headers: headersWith(admitted, styles, scripts),
      };
    } catch (fault) {
      const reference = randomBytes(3).toString('hex');
      log.error({ reference, route: page.path, err: fault }, 'page fault');
      const { html, styles, scripts } = await renderer
        .render(pathname, search, { reference })
        .catch(() => ({ html: FAULT_PAGE, styles: [], scripts: [] }));
      const headers = headersWith([], styles, scripts);
      return { route: page.path, html, status: 500, cacheControl: 'no-store', freshForMs: 0, gated, headers };
    }
  }
}

/** `search` with its question mark, or empty. Nothing is decoded or resolved: a path is what was asked for. */
function partsOf(url: string): { readonly pathname: string; readonly search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, mark), search: url.slice(mark) };
}

/** One address per page: no slash at its end, our own capitals. */
function properPath(page: Page, pathname: string): string {
  if (page.path === '*') return pathname;
  return page.path.includes(':') ? pathname.replace(/\/+$/, '') : page.path;
}
