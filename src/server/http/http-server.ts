/**
 * The HTTP server: Fastify in front of the routes. What is decided here holds for every
 * endpoint: where a request may come from, which bodies are read at all, how a
 * fault looks from outside, and what the log may say.
 */

import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { hasGivenUp, isUnreachable } from '../../database/sql.ts';
import { type Files, FilesUnavailable } from '../../effects/files/files-port.ts';
import type { Telemetry } from '../../effects/telemetry/telemetry-port.ts';
import { readCookies } from '../../kernel/http/cookies.ts';
import { type ApiResponse, answer, type Route, refusalOf } from '../../kernel/http/route.ts';
import { jsonTextOf } from '../../kernel/http/well-formed-text.ts';
import { addressBlock } from '../../kernel/ip-addresses.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Sessions } from '../../kernel/sessions/session.ts';
import { isOutOfSpace, type Storage } from '../../kernel/storage-health.ts';
import { TooBusy } from '../../shared/concurrency-limit.ts';
import type { ErrorBody } from '../../shared/endpoint.ts';
import { sendEvents } from './event-stream.ts';
import { hasOneHost, refuseHost } from './host-header.ts';
import type { Metrics } from './metrics.ts';
import { FORM_LIMIT_BYTES, FORM_MS, forget, receiveForm } from './multipart.ts';
import { parseQuery } from './parse-query.ts';
import type { Headers } from './security-headers.ts';

const JSON_LIMIT_BYTES = 32 * 1024;
const SIGNED_LIMIT_BYTES = 256 * 1024;
/** A flood, not a person: reads of one address in ten seconds. */
const FLOOD = { max: 3000, timeWindow: 10_000 };
/** Node looks for overdue requests every 30 seconds unless told otherwise, which would double these times. */
const TIMES = {
  headersTimeout: 10_000,
  // A form with files on a slow line; whatever else has a body is held to `BODY_MS`.
  requestTimeout: FORM_MS,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
};
const BODY_MS = 30_000;
const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const EXACT_JSON = /^application\/json(; ?charset=utf-8)?$/i;
const FORM = /^multipart\/form-data; ?boundary=("[^"]{1,70}"|[^\s";,]{1,70})$/i;
type Consumes = Route['endpoint']['consumes'];

export interface HttpServerOptions {
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly files: Files;
  readonly storage: Storage;
  readonly headers: Headers;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly publicOrigin: string;
  readonly trustedProxies: readonly string[];
  /** What no request may bring, whatever it is for: answered before anybody else sees it, and never logged. */
  readonly unwanted: Unwanted;
  readonly telemetry: Telemetry | null;
  /** Stands before the router and passes on what it does not answer itself. */
  readonly front: Front;
}

export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function openHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { routes, sessions, headers, log, metrics } = options;
  const filePaths = new Set(
    routes.flatMap(({ endpoint: { consumes, path } }) => (consumes === 'form' || consumes === 'bytes' ? [path] : [])),
  );
  const bringsFiles = ({ method, url }: IncomingMessage) => method === 'POST' && (filePaths as Set<unknown>).has(url);
  const app = fastify({
    logger: false,
    serverFactory: (handle) =>
      createServer(TIMES, (request, response) => {
        if (!hasOneHost(request)) return refuseHost(response, headers);
        if (!bringsFiles(request)) letGoWhenLate(request);
        const run = () => options.front(request, response, () => handle(request, response));
        if (options.telemetry) options.telemetry.request(request, response, run);
        else run();
      }),
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, querystringParser: parseQuery },
    // An address the router will not even take apart: too long, or badly encoded.
    frameworkErrors: (_error, _request, reply) =>
      void refuse(reply.headers(headers), 404, 'no_such_address', 'There is nothing at this address.'),
  });
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) =>
    parseJson(request, jsonTextOf(bytes), done),
  );

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (!UNSAFE.has(request.method)) return;
    if (!isFromHere(request, options.publicOrigin)) {
      return refuse(reply, 403, 'cross_site', 'This request came from another site and was refused.');
    }
    const { consumes } = request.routeOptions.config as { consumes?: Consumes };
    if (consumes === 'anything' || consumes === 'signed' || consumes === 'bytes') return;
    const type = request.headers['content-type'];
    if (consumes === 'form') {
      if (!FORM.test(type ?? '')) {
        return refuse(reply, 415, 'wrong_content_type', 'Please send the form as multipart/form-data.');
      }
      if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT_BYTES) {
        return refuse(reply.header('connection', 'close'), 413, 'too_large', 'These files are too large together.');
      }
      return;
    }
    if (hasBody(request) ? !EXACT_JSON.test(type ?? '') : type !== undefined && !EXACT_JSON.test(type)) {
      return refuse(reply, 415, 'wrong_content_type', 'Please send the body as application/json.');
    }
  });
  app.addHook('preValidation', async (request, reply) => {
    const { consumes } = request.routeOptions.config as { consumes?: Consumes };
    const body = consumes === 'signed' || consumes === 'bytes' ? null : request.body;
    const refusal = unwantedIn(options.unwanted, request, [
      ['', request.url],
      ['Idempotency-Key', request.headers['idempotency-key']],
      ['', body],
    ]);
    if (refusal) return send(reply, refusal);
  });
  app.addHook('onResponse', async (request, reply) => {
    const pattern = request.routeOptions.url;
    metrics.served(request.raw, pattern, reply.raw.statusCode, reply.elapsedTime / 1000);
    log.debug(
      {
        method: request.method,
        route: pattern ?? 'unmatched',
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'served',
    );
  });
  app.setErrorHandler((fault: FastifyError, request, reply) => faulted(fault, request, reply, options));
  await app.register(rateLimit, {
    ...FLOOD,
    keyGenerator: (request) => addressBlock(request.ip),
    errorResponseBuilder: () => {
      const body: ErrorBody = { message: 'Too many requests. Please slow down.', code: 'too_many_requests' };
      return { statusCode: 429, ...body };
    },
  });

  const add = (into: FastifyInstance, route: Route, handler: (request: FastifyRequest) => Promise<ApiResponse>) =>
    into.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      config: { ...(route.endpoint.consumes && { consumes: route.endpoint.consumes }) },
      handler: async (request, reply) => {
        const answered = await handler(request);
        if (answered.better === undefined) return send(reply, answered);
        const onFault = (err: unknown) => log.error({ route: route.endpoint.path, err }, 'nothing better came');
        return sendEvents(reply.code(answered.status), answered.body, answered.better, onFault);
      },
    });
  const plain = (request: FastifyRequest, route: Route) => answer(route, incomingOf(request), sessions);
  const consuming = (consumes: Consumes) => routes.filter(({ endpoint }) => endpoint.consumes === consumes);

  for (const route of consuming(undefined)) add(app, route, (request) => plain(request, route));
  await app.register(async (blind) => {
    blind.removeAllContentTypeParsers();
    blind.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    for (const route of consuming('anything')) add(blind, route, (request) => plain(request, route));
  });
  await app.register(async (bytes) => {
    // Not read here: who calls is known first.
    bytes.removeAllContentTypeParsers();
    bytes.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const route of consuming('bytes')) add(bytes, route, (request) => plain(request, route));
  });
  await app.register(async (signed) => {
    // Byte for byte as it came: the signature is about exactly that.
    signed.removeAllContentTypeParsers();
    const asItCame = { parseAs: 'string', bodyLimit: SIGNED_LIMIT_BYTES } as const;
    signed.addContentTypeParser('*', asItCame, (_request, body, done) => done(null, body));
    for (const route of consuming('signed')) {
      add(signed, route, (request) => {
        const body = { body: request.body ?? '', signature: request.headers['stripe-signature'] ?? '' };
        return answer(route, { ...incomingOf(request), body }, sessions);
      });
    }
  });
  await app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false });
    for (const route of consuming('form')) {
      add(forms, route, async (request) => {
        const form = await receiveForm(request, options.files);
        if (!form.ok) return refusalOf(route, form);
        try {
          const refusal = unwantedIn(options.unwanted, request, [['', namesIn(form.value)]]);
          if (refusal) return refusal;
          return await answer(route, { ...incomingOf(request), body: form.value }, sessions);
        } finally {
          await forget(form.value, options.files);
        }
      });
    }
  });
  return app;
}

function incomingOf(request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    cookies: readCookies(request.headers.cookie),
    address: addressBlock(request.ip),
    idempotencyKey: typeof key === 'string' ? key : undefined,
    authorization: request.headers.authorization,
    userAgent: request.headers['user-agent'],
    readsEvents: /(?:^|,)\s*text\/event-stream\s*(?:;|,|$)/i.test(request.headers.accept ?? ''),
  };
}

function send(reply: FastifyReply, { status, body, setCookies, retryAfter, file }: ApiResponse): FastifyReply {
  if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return file ? sendFile(reply.code(status), file) : sendJson(reply.code(status), body);
}

function sendFile(reply: FastifyReply, { name, bytes, mediaType }: NonNullable<ApiResponse['file']>): FastifyReply {
  // Bytes of no kind are a stranger's. Whatever shows them in spite of their being a download gives them no origin of ours.
  if (mediaType === 'application/octet-stream') reply.header('content-security-policy', "sandbox; default-src 'none'");
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}

export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return sendJson(reply.code(status), { message, code } satisfies ErrorBody);
}

/** Most requests are complete when they are seen; a timer is for those that are not. */
function letGoWhenLate(request: IncomingMessage): void {
  if (request.complete || !hasBody(request)) return;
  const late = setTimeout(() => request.socket.destroy(), BODY_MS);
  request.once('close', () => clearTimeout(late));
}

function hasBody(request: Pick<IncomingMessage, 'headers'>): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Fetch Metadata first, Origin second. A client that sends neither is no
 * browser, and cannot be made to act for its user by a hostile page.
 */
function isFromHere(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}

/** Ends every fault: the visitor gets a reference, the log gets the reason. */
async function faulted(fault: FastifyError, request: FastifyRequest, reply: FastifyReply, options: HttpServerOptions) {
  const { log, storage } = options;
  if (fault.statusCode === 429) return refuse(reply, 429, 'too_many_requests', fault.message);
  if (fault.statusCode === 413) {
    return refuse(reply, 413, 'too_large', `The body may have at most ${JSON_LIMIT_BYTES / 1024} kB.`);
  }
  if (fault.statusCode === 415)
    return refuse(reply, 415, 'wrong_content_type', 'Please send the body as application/json.');
  if (fault.statusCode !== undefined && fault.statusCode >= 400 && fault.statusCode < 500) {
    return refuse(reply, 400, 'bad_request', 'The body is not valid JSON.');
  }
  const unavailable = await unavailabilityOf(fault, storage);
  if (unavailable) {
    const { code, message, retryAfterSeconds } = unavailable;
    log.warn({ route: request.routeOptions.url, err: fault }, code);
    return refuse(reply.header('retry-after', retryAfterSeconds), 503, code, message);
  }
  const reference = randomBytes(3).toString('hex');
  log.error({ reference, method: request.method, route: request.routeOptions.url, err: fault }, 'fault');
  return sendJson(reply.code(500), {
    message: `Something broke on our side (${reference}). Please try again.`,
    code: 'fault',
    reference,
  } satisfies ErrorBody);
}

export interface Unwanted {
  /** The path of the field it lies in, empty where there is none; null: nowhere. The route is `POST /api/…`. */
  findIn(given: unknown, route: string): string | null;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * What no request may bring, whatever it is for: looked for in its address, its key and its body, and refused by the
 * name of the field. What it is, is said by whoever opens the server.
 */
function unwantedIn(
  unwanted: Unwanted,
  { method, routeOptions }: FastifyRequest,
  brought: readonly (readonly [name: string, given: unknown])[],
): ApiResponse | null {
  for (const [name, given] of brought) {
    const found = unwanted.findIn(given, `${method} ${routeOptions.url}`);
    if (found === null) continue;
    const { status, code, message } = unwanted;
    const field = found || name;
    return { status, body: { message, code, ...(field && { fields: { [field]: message } }) }, setCookies: [] };
  }
  return null;
}

/** What a person has typed: of files their names. Their keys are ours. */
function namesIn({ files, ...fields }: Readonly<Record<string, unknown>>): unknown {
  return { ...fields, files: Array.isArray(files) ? files.map((file: { name?: unknown }) => file.name) : [] };
}

/** What passes by itself: an answer that says so and when to try again, in place of "something broke". */

interface Unavailable {
  readonly code: string;
  readonly message: string;
  readonly retryAfterSeconds: number;
}

const FULL: Unavailable = {
  code: 'storage_full',
  message: 'Our storage is full, so nothing can be saved. Please try again later.',
  retryAfterSeconds: 60,
};
const NO_FILES: Unavailable = {
  code: 'files_unavailable',
  message: 'Files cannot be saved or read right now. Please try again in a few minutes.',
  retryAfterSeconds: 60,
};
const BUSY: Unavailable = {
  code: 'unavailable',
  message: 'We are very busy right now. Please try again in a moment.',
  retryAfterSeconds: 2,
};

/** Null: a defect of ours. */
async function unavailabilityOf(fault: unknown, storage: Storage): Promise<Unavailable | null> {
  if (fault instanceof FilesUnavailable) return NO_FILES;
  if (isOutOfSpace(fault) || (isUnreachable(fault) && (await storage.stopsDatabase()))) return FULL;
  return fault instanceof TooBusy || isUnreachable(fault) || hasGivenUp(fault) ? BUSY : null;
}
