/**
 * A whole app for a test: real routes, real sessions, and a database of its own
 * copied from the seeded template. Only the clock and the settings can be other
 * than in production.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import type { Db } from '../src/database/sql.ts';
import { argon2Passwords } from '../src/effects/passwords/argon2.ts';
import type { Telemetry } from '../src/effects/telemetry/telemetry-port.ts';
import { usernameKey } from '../src/features/accounts/rules/credentials.ts';
import { insertAccount } from '../src/features/accounts/store.ts';
import type { Deps } from '../src/kernel/deps.ts';
import type { Route } from '../src/kernel/http/route.ts';
import { type Jobs, openJobs } from '../src/kernel/job-queue.ts';
import { openLog } from '../src/kernel/log.ts';
import type { Operator } from '../src/kernel/sessions/operator-sessions.ts';
import { openSessions } from '../src/kernel/sessions/session.ts';
import { openApp as openProduct } from '../src/server/app.ts';
import { type Composition, compose } from '../src/server/compose.ts';
import type { RendererSource } from '../src/server/pages/renderer.ts';
import { queues } from '../src/server/queues.ts';
import { looksOf } from '../src/shared/lookalike-names.ts';
import { copyTemplate } from './own-database.ts';

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  readonly body: any;
  readonly text: string;
  /** As sent, for what is no text. */
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

export interface Client {
  get(path: string, options?: RequestOptions): Promise<Answered>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<Answered>;
  put(path: string, body?: unknown, options?: RequestOptions): Promise<Answered>;
  delete(path: string, options?: RequestOptions): Promise<Answered>;
  /** Any request as it is, for hostile ones. */
  send(method: string, path: string, payload: string | Buffer | undefined, options?: RequestOptions): Promise<Answered>;
  /** The cookies this client keeps, by name. */
  readonly cookies: Map<string, string>;
}

export interface TestApp extends Client, AsyncDisposable {
  readonly db: Db;
  /** For what needs connections of its own. */
  readonly databaseUrl: string;
  readonly deps: Deps;
  readonly routes: readonly Route[];
  /** Somebody with an account and `PASSWORD`, signed in; a username of its own unless one is given. */
  person(username?: string): Promise<Client & { readonly username: string; readonly id: number }>;
  /** Somebody of the brand, signed in to the back office. */
  operator(role?: Operator['role']): Promise<Client & { readonly operator: Operator }>;
  /** Another browser, with no cookies. */
  stranger(): Client;
  /** Begins to listen, for what only a real connection shows; answers the port. */
  listen(): Promise<number>;
}

export interface TestAppOptions {
  /** Environment variables, as in production. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Fixes `deps.now`. */
  readonly now?: () => Date;
  /** Replaces single parts of `deps`. */
  readonly deps?: (deps: Deps) => Partial<Deps>;
  /** Who is told of traces; nobody unless given. */
  readonly telemetry?: Telemetry;
  /** How pages are rendered (see `pages.ts`). */
  readonly pages?: RendererSource;
  /** What browsers load, where it is not what the build made. */
  readonly clientFiles?: URL;
}

/** Most tests render no pages. */
const NO_PAGES: RendererSource = {
  sharedStyle: '',
  admin: { script: '', preloads: [], styleLinks: [], developmentHead: '' },
  entry: () => Promise.reject(new Error('This test app has no pages')),
  assetsOf: () => {
    throw new Error('This test app has no pages');
  },
};

const CLIENT_FILES = new URL('../dist/client/', import.meta.url);

export const PASSWORD = 'correct horse battery';
let hashed: Promise<string> | undefined;
const hashOfPassword = () => (hashed ??= argon2Passwords().hash(PASSWORD));

/** The template has the queue's tables, and what leaves a job is the same statement in every copy of it. */
let known: Promise<Jobs> | undefined;
const knownJobs = (databaseUrl: string) => (known ??= openJobs(databaseUrl, queues, openLog('silent')));

export async function openApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await copyTemplate();
  // Waiting is not what most tests are about: a busy machine must not turn it into a refusal.
  const pooler = inject('pooledUrl') === null ? {} : { DATABASE_POOLER: 'transaction' };
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_WAIT_MS: '60000', ...pooler, ...options.settings });
  const composition: Composition = await compose(
    config,
    database.url,
    openLog(config.logLevel),
    await knownJobs(database.url),
    options.telemetry,
  );
  const base: Deps = { ...composition.deps, ...(options.now && { now: options.now }) };
  const deps: Deps = { ...base, ...options.deps?.(base) };
  const { fastify, routes } = await openProduct({
    deps,
    pages: options.pages ?? NO_PAGES,
    clientFiles: options.clientFiles ?? (options.pages ? CLIENT_FILES : null),
  });

  const isSecure = config.publicUrl.startsWith('https:');

  function client(): Client {
    const cookies = new Map<string, string>();
    const send: Client['send'] = async (method, path, payload, { headers = {}, address = '127.0.0.1' } = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fastify.inject({
        method: method as 'GET',
        url: path,
        remoteAddress: address,
        headers: { ...(cookie && { cookie }), ...headers },
        ...(payload !== undefined && { payload }),
      });
      for (const set of [response.headers['set-cookie'] ?? []].flat()) keepCookie(cookies, set);
      return {
        status: response.statusCode,
        body: parsed(response.body),
        text: response.body,
        bytes: new Uint8Array(response.rawPayload),
        headers: response.headers,
      };
    };
    const json =
      (method: string) =>
      (path: string, body?: unknown, request: RequestOptions = {}) =>
        send(method, path, body === undefined ? undefined : JSON.stringify(body), {
          ...request,
          headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...request.headers },
        });
    return {
      cookies,
      send,
      get: (path, request) => send('GET', path, undefined, request),
      post: json('POST'),
      put: json('PUT'),
      delete: (path, request) => send('DELETE', path, undefined, request),
    };
  }

  return {
    ...client(),
    db: deps.db,
    databaseUrl: database.url,
    deps,
    routes,
    stranger: client,
    async listen() {
      await fastify.listen({ port: 0, host: '127.0.0.1' });
      return (fastify.server.address() as AddressInfo).port;
    },
    async person(username = `p${randomUUID().slice(0, 12)}`) {
      const names = { username, key: usernameKey(username), looks: looksOf(username) };
      const account = await insertAccount(deps.db, { ...names, password: await hashOfPassword() });
      if (!account) throw new Error(`The name ${username} is taken`);
      const person = client();
      await openSessions(deps.db, isSecure)
        .control(new Map(), (cookie) => keepCookie(person.cookies, cookie))
        .start(account);
      return { ...person, ...account };
    },
    async operator(role = 'operator') {
      const name = `o${randomUUID().slice(0, 12)}`;
      const made = await sql<{ id: number }>`
        insert into operators (name, name_key, role, password, totp_secret)
        values (${name}, ${name}, ${role}, '$argon2id$never', 'never') returning id`.execute(deps.db);
      const operator = { id: made.rows[0]?.id ?? 0, name, role };
      const desk = client();
      await openSessions(deps.db, isSecure)
        .operators.control(new Map(), (cookie) => keepCookie(desk.cookies, cookie))
        .start(deps.db, operator);
      return { ...desk, operator };
    },
    async [Symbol.asyncDispose]() {
      await fastify.close();
      await composition.close();
      await database.drop();
    },
  };
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
