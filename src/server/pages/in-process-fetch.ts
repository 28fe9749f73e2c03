/**
 * A page's data on the server: the same paths as in the browser, answered by our
 * own routes without HTTP and as a stranger, so a page can never show what its
 * visitor may not fetch.
 */
import { parse } from 'regexparam';
import { answer, type Route } from '../../kernel/http/route.ts';
import type { Sessions } from '../../kernel/sessions/session.ts';
import { CallError } from '../../web/api-client.ts';
import type { Fetcher } from '../../web/endpoint-query.ts';

export function fetchFrom(routes: readonly Route[], sessions: Sessions): Fetcher {
  const readable = routes
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.produces === undefined)
    .map((route) => ({ route, ...parse(route.endpoint.path) }));

  return async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://own');
    for (const { route, keys, pattern } of readable) {
      const found = pattern.exec(pathname);
      if (!found) continue;
      const given = await answer(
        route,
        {
          params: Object.fromEntries(keys.map((key, i) => [key, decodeURIComponent(found[i + 1] ?? '')])),
          query: Object.fromEntries(searchParams),
          body: undefined,
          cookies: new Map(),
          address: 'own',
        },
        sessions,
      );
      if (given.status >= 400) throw new CallError(given.status, JSON.stringify(given.body));
      return given.body;
    }
    throw new Error(`404: no endpoint for ${pathname}`);
  };
}
