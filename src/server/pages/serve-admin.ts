/** The back office's document: one for all of its pages, and for signed-in operators alone but for the way in. */
import type { FastifyInstance } from 'fastify';
import { parse } from 'regexparam';
import { site } from '../../../site.config.ts';
import { readCookies } from '../../kernel/http/cookies.ts';
import type { Sessions } from '../../kernel/sessions/session.ts';
import { adminPages } from '../../web/admin-pages.ts';
import { type ShellAssets, shellDocument } from './document.ts';

const patterns = adminPages.map((page) => ({ page, pattern: parse(page.path).pattern }));
/** Longer than any address of ours. */
const LONGEST_URL = 1000;

export function serveAdmin(fastify: FastifyInstance, sessions: Sessions, assets: ShellAssets): void {
  const shell = shellDocument(`Back office · ${site.name}`, assets);
  for (const address of ['/admin', '/admin/*']) {
    fastify.get(address, async (request, reply) => {
      const [pathname = ''] = request.url.split('?');
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const page = patterns.find(({ pattern }) => pattern.test(pathname))?.page;
      const mayPass = page?.open === true || (await sessions.operators.find(readCookies(request.headers.cookie)));
      if (!mayPass) {
        const to = request.url.length > LONGEST_URL ? '/admin' : request.url;
        // A link in an email brings no cookie along, whoever follows it: the page asks once more, as our own.
        const isFromElsewhere = request.headers['sec-fetch-site'] === 'cross-site';
        const way = new URLSearchParams({ to, ...(isFromElsewhere && { from: 'elsewhere' }) });
        return reply.redirect(`/admin/sign-in?${way}`, 302);
      }
      return reply
        .status(page?.status ?? 200)
        .type('text/html; charset=utf-8')
        .send(shell);
    });
  }
}
