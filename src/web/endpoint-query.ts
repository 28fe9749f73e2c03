/**
 * Data for screens. A query's key is the path of its GET, in parts, and what it
 * asks for; the client that the page was opened with knows how to fetch it: over
 * HTTP in the browser, straight from the app on the server. The key of an endpoint
 * without either begins those of all that was read of it, and of what lies below.
 */
import { type Endpoint, type OutputOf, type ParamsOf, pathTo, type QueryOf } from '../shared/endpoint.ts';

/** A query without its function; `useQuery(queryOf(…))` knows the type of the data. */
export interface PageQuery<T> {
  readonly queryKey: readonly [string, ...string[]];
  /** Never there: carries the type of the data. */
  readonly queryFn?: () => Promise<T>;
}

type At<E extends Endpoint> = (E['params'] extends object
  ? { readonly params: { readonly [K in keyof ParamsOf<E>]: string | number } }
  : { readonly params?: undefined }) & { readonly query?: Partial<QueryOf<E>> };

/** `queryOf(readPackage, { params: { id: 'ibiza' } })` has the key `['/api/trip-packages', 'ibiza']`. */
export function queryOf<E extends Endpoint>(
  endpoint: E,
  ...[at]: E['params'] extends object ? [At<E>] : [At<E>?]
): PageQuery<OutputOf<E>> {
  const path = pathTo(endpoint.path, at?.params ?? {});
  const fixed = endpoint.path.split('/:')[0] ?? endpoint.path;
  const [first, ...rest] = [fixed, ...path.slice(fixed.length).split('/').filter(Boolean)] as [string, ...string[]];
  const search = searchOf(at?.query);
  return { queryKey: search === '' ? [first, ...rest] : [first, ...rest, search] };
}

/** Where the data of a key is fetched. */
export function addressOf(queryKey: readonly unknown[]): string {
  return queryKey.join('/').replace('/?', '?');
}

export function searchOf(query: Readonly<Record<string, unknown>> | undefined | null): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}

export type Fetcher = (path: string, signal?: AbortSignal) => Promise<unknown>;
