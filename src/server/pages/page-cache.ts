/**
 * Finished pages in memory. The HTML of a page never contains the visitor, so
 * the same bytes serve everybody: compressed once, and once more as small as can be
 * when nobody waits, answered without touching the router. Entries may be lost at any time; nothing but speed is lost with them.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Headers } from '../http/security-headers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What one address shows. */
export interface PageAddress {
  /** As in the request: not decoded, without search. */
  readonly pathname: string;
  /** The search parameters the HTML depends on; all others change nothing. */
  readonly counts: readonly string[];
  /** Those of the request that count, ready for a URL, without question mark. */
  readonly search: string;
}

export interface FinishedPage {
  /** The pattern of its address. */
  readonly route: string;
  readonly html: string;
  readonly status: number;
  readonly cacheControl: string;
  /** 0: not kept at all. */
  readonly freshForMs: number;
  /** Not for everybody: whoever answers must look at the visitor first. */
  readonly gated: boolean;
  /** In the place of those of all other answers, for a page with a policy of its own. */
  readonly headers?: Headers;
}

export interface CachedPage {
  readonly route: string;
  readonly status: number;
  readonly gated: boolean;
  /** Epoch milliseconds after which it must be rendered again. */
  readonly freshUntil: number;
  readonly bytes: number;
  /** Of its HTML: a page that says the same again is not compressed again. */
  readonly hash: string;
  bodies: Readonly<Record<Encoding, Body>>;
  isSmallest: boolean;
}

type Encoding = 'br' | 'gzip' | 'identity';
type HeaderValues = Readonly<Record<string, string | number>>;

interface Body {
  readonly bytes: Buffer;
  /** Null for what no cache may keep. */
  readonly etag: string | null;
  readonly headers: HeaderValues;
  /** For the visitor who has it already. */
  readonly unchanged: HeaderValues;
}

export interface PageCache {
  /** Answers a request from memory; false when somebody else must. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** The page of an address, rendered by `make` when it is missing or too old; many askers share one rendering. */
  page(address: PageAddress, make: () => Promise<FinishedPage>): Promise<CachedPage>;
  write(page: CachedPage, request: IncomingMessage, response: ServerResponse): void;
}

export interface PageCacheOptions {
  readonly headers: Headers;
  /** Memory for pages, with all their encodings. The ones asked for longest ago go first. */
  readonly mostBytes?: number;
  readonly now?: () => number;
  readonly onServed?: (request: IncomingMessage, route: string, status: number, seconds: number) => void;
}

/** Of brotli: a visitor waits for the one, which takes milliseconds; the other takes a tenth of a second. */
const QUICK = 5;
const SMALLEST = constants.BROTLI_MAX_QUALITY;

const LONG_MS = 60_000;

const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_VALUE = 300;
const MOST_COUNTED = 1000;

/** Only the parameters that count, in their own order: one page has one address. */
export function countedSearch(search: string, counts: readonly string[]): string {
  if (search === '' || counts.length === 0) return '';
  const given = new URLSearchParams(search);
  const counted = new URLSearchParams();
  for (const name of counts) {
    const value = given.get(name);
    if (value) counted.set(name, value.slice(0, LONGEST_VALUE));
  }
  return counted.toString();
}

export function openPageCache(options: PageCacheOptions): PageCache {
  const { headers, mostBytes = MOST_BYTES, now = Date.now, onServed } = options;
  const pages = new LRUCache<string, CachedPage>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes });
  const rendering = new Map<string, Promise<CachedPage>>();
  /** Which parameters count, by pathname, for the pages in memory that have any. */
  const countsOf = new Map<string, readonly string[]>();

  /** One page after the other. One that fails stays as it is, and holds up no other. */
  let shrinking = Promise.resolve();
  /** Only what has been the same twice, or is kept for long: it may have been for nothing. One that is too old meanwhile has its turn later. */
  async function shrink(page: CachedPage): Promise<void> {
    if (page.isSmallest || page.status !== 200 || page.freshUntil <= now()) return;
    const { br, identity } = page.bodies;
    const bytes = await brotli(identity.bytes, SMALLEST);
    page.bodies = { ...page.bodies, br: { ...br, bytes, headers: { ...br.headers, 'content-length': bytes.length } } };
    page.isSmallest = true;
  }

  function keep(key: string, { pathname, counts }: PageAddress, page: CachedPage): void {
    pages.set(key, page);
    if (counts.length > 0) countsOf.set(pathname, counts);
    if (countsOf.size > MOST_COUNTED) countsOf.clear();
  }

  /** The page if it is in memory and young enough; asking makes it the last to go. */
  function find(key: string): CachedPage | undefined {
    const page = pages.get(key);
    return page && page.freshUntil > now() ? page : undefined;
  }

  function keyOfUrl(url: string): string {
    const mark = url.indexOf('?');
    if (mark < 0) return url;
    const pathname = url.slice(0, mark);
    return keyOf(pathname, countedSearch(url.slice(mark + 1), countsOf.get(pathname) ?? []));
  }

  return {
    serve(request, response) {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url === undefined) return false;
      const page = find(keyOfUrl(request.url));
      if (!page || page.gated) return false;
      const since = performance.now();
      write(page, request, response);
      onServed?.(request, page.route, response.statusCode, (performance.now() - since) / 1000);
      return true;
    },

    page(address, make) {
      const key = keyOf(address.pathname, address.search);
      const known = find(key);
      if (known) return Promise.resolve(known);
      const running = rendering.get(key);
      if (running) return running;
      const started = (async () => {
        // A page is as old as the data it was made of, however long the making takes.
        const at = now();
        const finished = await make();
        const before = pages.peek(key);
        const page = await pack(finished, headers, at, before);
        if (finished.freshForMs > 0) {
          keep(key, address, page);
          if (before?.hash === page.hash || finished.freshForMs > LONG_MS)
            shrinking = shrinking.then(() => shrink(page)).catch(() => undefined);
        }
        return page;
      })().finally(() => rendering.delete(key));
      rendering.set(key, started);
      return started;
    },

    write,
  };
}

function keyOf(pathname: string, search: string): string {
  return search === '' ? pathname : `${pathname}?${search}`;
}

function write(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const body = page.bodies[bestEncoding(request.headers['accept-encoding'])];
  const known = request.headers['if-none-match'];
  if (known !== undefined && body.etag !== null && (known.includes(body.etag) || known.trim() === '*')) {
    response.writeHead(304, body.unchanged);
    response.end();
    return;
  }
  response.writeHead(page.status, body.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body.bytes);
}

function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

const brotli = (plain: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

async function pack(
  finished: FinishedPage,
  headers: Headers,
  at: number,
  before: CachedPage | undefined,
): Promise<CachedPage> {
  const { route, status, cacheControl, freshForMs, gated, headers: own = headers } = finished;
  const plain = Buffer.from(finished.html);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const same = before?.hash === hash ? before : undefined;
  const [br, gz] = same
    ? [same.bodies.br.bytes, same.bodies.gzip.bytes]
    : await Promise.all([brotli(plain, QUICK), compressGzip(plain, { level: 6 })]);
  const shared = { ...own, 'cache-control': cacheControl, vary: 'Accept-Encoding' };
  const body = (bytes: Buffer, encoding: Encoding): Body => {
    const kept = status === 200 && cacheControl !== 'no-store';
    const etag = kept ? `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"` : null;
    const unchanged = { ...shared, ...(etag !== null && { etag }) };
    return {
      bytes,
      etag,
      unchanged,
      headers: {
        ...unchanged,
        'content-type': 'text/html; charset=utf-8',
        'content-length': bytes.length,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    };
  };
  return {
    route,
    status,
    gated,
    freshUntil: at + freshForMs,
    bytes: plain.length + br.length + gz.length,
    hash,
    isSmallest: same?.isSmallest ?? false,
    bodies: { br: body(br, 'br'), gzip: body(gz, 'gzip'), identity: body(plain, 'identity') },
  };
}
