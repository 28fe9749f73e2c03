/**
 * From contract to answer.
 *
 * A route binds an endpoint's contract to one action. `answer` does the rest,
 * always in this order: who is calling, is the input right, the action, and the
 * reply in the contract's shape. It knows no web framework, so a page being
 * rendered calls the very same code without HTTP.
 */
import type * as z from 'zod/mini';
import type { Endpoint, ErrorBody, ErrorOf, InputOf, OutputOf, ParamsOf, QueryOf } from '../../shared/endpoint.ts';
import { FileAnswer } from '../../shared/file-answer.ts';
import { type Err, type Result, type Sentence, say } from '../../shared/result.ts';
import type { Operator } from '../sessions/operator-sessions.ts';
import type { SessionControl, Sessions, SignedInTraveller } from '../sessions/session.ts';
import type { Cookies } from './cookies.ts';
import { halfCharactersIn } from './well-formed-text.ts';

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly input: InputOf<E>;
  readonly traveller: E['who'] extends 'traveller' ? SignedInTraveller : null;
  readonly operator: E['who'] extends 'operator' | 'owner' ? Operator : null;
  readonly session: SessionControl;
  /** `address` is the address block limits are kept for. */
  readonly client: { readonly address: string };
  readonly headers: { readonly idempotencyKey?: string; readonly authorization?: string };
  /**
   * Where the contract streams and the client reads events: better answers to the same call, sent after the one that
   * is returned. The signal ends with the client. Null for everybody else.
   */
  readonly follow: ((better: (signal: AbortSignal) => AsyncIterable<OutputOf<E>>) => void) | null;
  /** Answers a good result with another status than the contract's usual one. */
  answerWith(status: 200 | 201 | 202): void;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly sentences: Readonly<Record<string, Sentence>>;
  readonly handle: (call: Call<Endpoint>) => Promise<Result<unknown, string>> | Result<unknown, string>;
}

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<OutputOf<E>, ErrorOf<E>>> | Result<OutputOf<E>, ErrorOf<E>>;

/** Binds a contract to an action; every named error must have a sentence. */
export function route<E extends Endpoint>(
  endpoint: E,
  sentences: Readonly<Record<ErrorOf<E>, Sentence>>,
  handle: Handler<E>,
): Route {
  return { endpoint, sentences, handle: handle as unknown as Route['handle'] };
}

/** What arrives, whatever carried it. */
export interface Incoming {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly cookies: Cookies;
  readonly address: string;
  readonly idempotencyKey?: string | undefined;
  readonly authorization?: string | undefined;
  readonly userAgent?: string | undefined;
  /** The client reads events. */
  readonly readsEvents?: boolean;
}

export type Better = (signal: AbortSignal) => AsyncIterable<unknown>;

export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
  readonly setCookies: readonly string[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
  /** The client reads events: what follows the body, each in the contract's shape, or null when nothing does. */
  readonly better?: Better | null;
  /** Instead of the body: a file to be saved. */
  readonly file?: FileAnswer & { readonly mediaType: string };
}

const NOT_SIGNED_IN: ErrorBody = { message: 'Please log in first.', code: 'not_signed_in' };
const NOT_UNLOCKED: ErrorBody = { message: 'Please enter the business password first.', code: 'not_unlocked' };
const NOT_AN_OPERATOR: ErrorBody = { message: 'Please sign in to the back office first.', code: 'not_an_operator' };
const NOT_THE_OWNER: ErrorBody = { message: 'Only an owner of the brand can do this.', code: 'not_the_owner' };

export async function answer(route: Route, incoming: Incoming, sessions: Sessions): Promise<ApiResponse> {
  const { endpoint } = route;
  const setCookies: string[] = [];
  const refuse = (status: number, body: ErrorBody): ApiResponse => ({ status, body, setCookies });

  const traveller = endpoint.who === 'traveller' ? await sessions.traveller(incoming.cookies) : null;
  if (endpoint.who === 'traveller' && !traveller) {
    const ranOut = await sessions.ranOut(incoming.cookies);
    return refuse(401, ranOut ? { ...NOT_SIGNED_IN, details: { ranOut } } : NOT_SIGNED_IN);
  }
  if (endpoint.who === 'partner' && !(await sessions.partner(incoming.cookies))) return refuse(401, NOT_UNLOCKED);
  const isForOperators = endpoint.who === 'operator' || endpoint.who === 'owner';
  const operator = isForOperators ? await sessions.operators.find(incoming.cookies) : null;
  if (isForOperators && !operator) return refuse(401, NOT_AN_OPERATOR);
  if (endpoint.who === 'owner' && operator?.role !== 'owner') return refuse(403, NOT_THE_OWNER);

  const read = readAll(endpoint, incoming);
  if (!read.ok) return refuse(400, invalid(read.fields));

  let status: number = endpoint.status ?? 200;
  const streams = endpoint.streams === true && incoming.readsEvents === true;
  let better: Better | null = null;
  const result = await route.handle({
    ...read.value,
    traveller: traveller as never,
    operator: operator as never,
    session: sessions.control(incoming.cookies, (cookie) => setCookies.push(cookie), incoming.userAgent),
    client: { address: incoming.address },
    headers: {
      ...(incoming.idempotencyKey !== undefined && { idempotencyKey: incoming.idempotencyKey }),
      ...(incoming.authorization !== undefined && { authorization: incoming.authorization }),
    },
    follow: streams
      ? (given) => {
          better = given;
        }
      : null,
    answerWith: (other) => {
      status = other;
    },
  });
  if (result.ok) {
    const answered = { status, setCookies, ...good(endpoint, parseOutput(endpoint, result.value)) };
    return streams ? { ...answered, better: better && inShape(endpoint, better) } : answered;
  }

  return { ...refusalOf(route, result), setCookies };
}

/** The answer to a named error, in the route's own words. */
export function refusalOf({ endpoint, sentences }: Route, { error, details }: Err<string>): ApiResponse {
  const status = endpoint.errors[error] ?? 500;
  return {
    status,
    body: { message: say(sentences[error] ?? error, details), code: error, ...(details && { details }) },
    setCookies: [],
    ...(status === 429 || status === 503 || details?.['retryAfterSeconds'] !== undefined
      ? { retryAfter: Number(details?.['retryAfterSeconds'] ?? (status === 429 ? 60 : 2)) }
      : {}),
  };
}

type Fields = Record<string, string>;
type Read = { ok: true; value: { params: never; query: never; input: never } } | { ok: false; fields: Fields };

function readAll(endpoint: Endpoint, incoming: Incoming): Read {
  const { query, body } = incoming;
  const params = withoutNul(incoming.params);
  const fields: Fields = Object.assign({}, ...[params, query, body].map(halfCharactersIn));
  const read = (schema: z.ZodMiniType | undefined, given: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(given);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
    return undefined;
  };
  const value = {
    params: read(endpoint.params, params),
    query: read(endpoint.query, query),
    input: read(endpoint.input, body),
  };
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: value as never };
}

/** No address of ours has one, and PostgreSQL takes none: what is asked for is then simply not there. */
function withoutNul(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  );
}

function invalid(fields: Fields): ErrorBody {
  return { message: Object.values(fields)[0] ?? 'Please check what you entered.', code: 'invalid_input', fields };
}

/** Refusals are always JSON; only a good answer can be a file. */
function good({ produces }: Endpoint, output: unknown): Pick<ApiResponse, 'body' | 'file'> {
  if (produces === undefined) return { body: output };
  return { body: null, file: { ...FileAnswer.parse(output), mediaType: produces } };
}

function inShape(endpoint: Endpoint, better: Better): Better {
  return async function* (signal) {
    for await (const value of better(signal)) yield parseOutput(endpoint, value);
  };
}

/** Only what the contract names leaves the house. */
function parseOutput(endpoint: Endpoint, value: unknown): unknown {
  const parsed = endpoint.output.safeParse(value);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`${endpoint.method} ${endpoint.path} broke its own contract at: ${where}`);
}
