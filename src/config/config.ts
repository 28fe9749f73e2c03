/**
 * Settings: the environment is read once, here and nowhere else, into a frozen
 * tree. Every mistake is named at once. Everything has a working default for a
 * laptop; `MODE=live` refuses to start with anything that only pretends.
 */

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { isMailAddress } from '../shared/email-address.ts';
import { type ImapAccess, imapAccess } from '../shared/imap-url.ts';
import { wordList } from '../shared/word-list.ts';
import { type ModelConfig, ModelEnvironment, modelConfig, modelHalves } from './model.ts';
import {
  type GooglePlacesSettings,
  googlePlacesOf,
  mapHalves,
  mapOfOwnMachine,
  placesSettings,
  type TileMapSettings,
  tileMapOf,
} from './places-and-map.ts';
import { isOrigin, isService, listOf, textThat, whole } from './setting-values.ts';
import { pretendedPayments, realPayments, type StripeKeys, stripeOf, stripeSettings } from './stripe.ts';
import { type TelemetrySettings, telemetryOf, telemetrySettings } from './telemetry.ts';

const LOG_LEVELS = wordList('fatal error warn info debug silent');
const DEFAULT_SIGNUP_CODE = 'WANDER';
const DEFAULT_BUSINESS_PASSWORD = 'partners';

function isLookUp(address: string): boolean {
  return address.includes('{ip}') && isService(address);
}

/** An address, or an address and how many of its bits count. A range of zero bits would trust everybody. */
function isRange(range: string): boolean {
  const [address = ''] = range.split('/');
  if (isIP(address) === 0) return false;
  return range === address || (ipaddr.isValidCIDR(range) && ipaddr.parseCIDR(range)[1] > 0);
}

const Environment = z.object({
  MODE: z._default(z.enum(['demo', 'live'], { error: 'MODE must be demo or live' }), 'demo'),
  NODE_ENV: z._default(z.string(), 'production'),
  PORT: z._default(whole('PORT', 0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(
    textThat(isOrigin, 'PUBLIC_URL must be an address without a path, like https://wanderlight.example'),
  ),
  DATABASE_URL: z.optional(
    textThat(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name',
    ),
  ),
  DATABASE_POOL: z._default(whole('DATABASE_POOL', 1, 100), 8),
  DATABASE_POOLER: z.optional(
    z.enum(['transaction'], {
      error: 'DATABASE_POOLER must be transaction, or unset where PostgreSQL is reached directly',
    }),
  ),
  DATABASE_WAIT_MS: z._default(whole('DATABASE_WAIT_MS', 100, 60_000), 3000),
  DATA_DIR: z._default(z.string(), './data'),
  SIGNUP_CODE: z._default(z.string(), DEFAULT_SIGNUP_CODE),
  BUSINESS_PASSWORD: z._default(z.string(), DEFAULT_BUSINESS_PASSWORD),
  ...stripeSettings,
  SMTP_URL: z.optional(
    textThat(
      (text) => /^smtps?:\/\/[^/\s]+\/?$/.test(text) && URL.canParse(text),
      'SMTP_URL must be an address like smtps://user:password@host:465',
    ),
  ),
  MAIL_FROM: z.optional(textThat(isMailAddress, 'MAIL_FROM must be an address like hello@wanderlight.example')),
  INBOX_ADDRESS: z.optional(textThat(isMailAddress, 'INBOX_ADDRESS must be an address like inbox@wanderlight.example')),
  INBOX_WEBHOOK_PASSWORD: z.optional(
    textThat((text) => text.length >= 20, 'INBOX_WEBHOOK_PASSWORD must have at least 20 characters'),
  ),
  INBOX_IMAP_URL: z.optional(
    textThat(
      (text) => imapAccess(text) !== null,
      'INBOX_IMAP_URL must be an address like imaps://user:password@host:993/INBOX',
    ),
  ),
  RECAPTCHA_SITE_KEY: z.optional(z.string()),
  RECAPTCHA_SECRET_KEY: z.optional(z.string()),
  RECAPTCHA_VERIFY_URL: z.optional(
    textThat(
      isService,
      'RECAPTCHA_VERIFY_URL must be an address like https://www.recaptcha.net/recaptcha/api/siteverify',
    ),
  ),
  S3_ENDPOINT: z.optional(
    textThat(isOrigin, 'S3_ENDPOINT must be an address without a path, like https://s3.eu-central-1.amazonaws.com'),
  ),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'auto'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  WEB_CONCURRENCY: z._default(whole('WEB_CONCURRENCY', 1, 64), 1),
  TRUSTED_PROXIES: z._default(
    textThat((text) => listOf(text).every(isRange), 'TRUSTED_PROXIES must be ranges like 10.0.0.0/8,::1'),
    '',
  ),
  METRICS_HOSTS: z._default(
    textThat(
      (text) => listOf(text).every((name) => /^[a-z0-9_][a-z0-9_.-]*$/.test(name)),
      'METRICS_HOSTS must be names like web.internal, in small letters and without a port, separated by commas',
    ),
    '',
  ),
  LOG_LEVEL: z._default(
    z.enum(LOG_LEVELS, {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
    }),
    'info',
  ),
  LAUNCH_AT: z._default(
    textThat(
      (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text) && !Number.isNaN(Date.parse(text)),
      'LAUNCH_AT must be a local time like 2025-09-30T00:00',
    ),
    '2025-09-30T00:00',
  ),
  OVERPASS_URL: z.optional(
    textThat(isService, 'OVERPASS_URL must be an address like https://overpass.example/api/interpreter'),
  ),
  ...placesSettings,
  GOOGLE_GEOLOCATION_API_KEY: z.optional(
    textThat(
      (text) => /^[\w-]{10,200}$/.test(text),
      'GOOGLE_GEOLOCATION_API_KEY must be a key of letters, digits, - and _',
    ),
  ),
  IP_LOCATION_URLS: z._default(
    textThat(
      (text) => listOf(text).every(isLookUp),
      'IP_LOCATION_URLS must be addresses like https://lookup.example/{ip}.json, separated by commas',
    ),
    '',
  ),
  ...ModelEnvironment,
  ...telemetrySettings,
  TRIP_NOW: z.optional(
    textThat((text) => !Number.isNaN(Date.parse(text)), 'TRIP_NOW must be an instant like 2026-12-01T12:00:00Z'),
  ),
});

type Env = z.infer<typeof Environment>;

export interface RecaptchaSettings {
  readonly siteKey: string;
  readonly secretKey: string;
  /** The service that verifies tokens; null: Google. */
  readonly verifyUrl: string | null;
}

export interface Config {
  readonly mode: 'demo' | 'live';
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** How long a request waits for a free connection, and a statement for a lock on a row. */
  readonly databaseWaitMs: number;
  readonly databasePooler: 'transaction' | null;
  readonly dataDir: string;
  readonly signupCode: string;
  readonly businessPassword: string;
  /** Null pretends payments in our own database. */
  readonly stripe: StripeKeys | null;
  /** Null keeps emails as files. */
  readonly smtpUrl: string | null;
  /** Null: the brand's own address. */
  readonly mailFrom: string | null;
  /** Where answers come in: each email of a thread is answered to it with the thread's token behind a plus. */
  readonly inboxAddress: string | null;
  /** With it the mail service proves that it is the one. */
  readonly inboxWebhookPassword: string | null;
  readonly inboxImap: ImapAccess | null;
  /** Null: proof of work alone. */
  readonly recaptcha: RecaptchaSettings | null;
  /** Where uploads are kept; null: in the data folder. */
  readonly bucket: {
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  } | null;
  readonly webConcurrency: number;
  /** CIDR ranges of proxies whose X-Forwarded-For is trusted; empty trusts none. */
  readonly trustedProxies: readonly string[];
  /** Names under which `/metrics` answers, beside addresses of this machine and of private networks. */
  readonly metricsHosts: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Local midnight of the launch, without a zone: the browser's own clock counts. */
  readonly launchAt: string;
  /** Live places of OpenStreetMap; null leaves the list to what is stored. */
  readonly overpassUrl: string | null;
  /** Live places of Google; null asks nobody. */
  readonly googlePlaces: GooglePlacesSettings | null;
  /** The tile map beside the restaurants; null: our own drawing alone. */
  readonly tileMap: TileMapSettings | null;
  /** Services that say where a visitor is; without any, nobody is asked. */
  readonly location: { readonly geolocationUrl: string | null; readonly lookUps: readonly string[] };
  /** A language model for the trip agent; null plans without one. */
  readonly model: ModelConfig | null;
  /** Where traces and logs are told to; null: nobody. */
  readonly telemetry: TelemetrySettings | null;
  /** Fixes the trip calendar's clock; null follows the real one. */
  readonly tripNow: Date | null;
}

/** Everything wrong with the settings, one sentence each. */
export class WrongSettings extends Error {
  override name = 'WrongSettings';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Only these names reach the program; an empty variable counts as unset. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(Environment.shape).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new WrongSettings(
      parsed.error.issues.map((issue) => `${issue.message} (${issue.path.join('.')} is "${shown(issue.path, given)}")`),
    );
  }
  const env = parsed.data;
  const live = env.MODE === 'live';
  const problems = [
    ...halves(env),
    ...modelHalves(env),
    ...mapHalves(env),
    ...metricsInPublic(env),
    ...(live ? pretences(env) : realPayments(env)),
  ];
  if (problems.length > 0) throw new WrongSettings(problems);

  return Object.freeze({
    mode: env.MODE,
    development: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    databaseWaitMs: env.DATABASE_WAIT_MS,
    databasePooler: env.DATABASE_POOLER ?? null,
    dataDir: resolve(env.DATA_DIR),
    signupCode: env.SIGNUP_CODE,
    businessPassword: env.BUSINESS_PASSWORD,
    stripe: stripeOf(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    inboxAddress: env.INBOX_ADDRESS ?? null,
    inboxWebhookPassword: env.INBOX_WEBHOOK_PASSWORD ?? null,
    inboxImap: imapAccess(env.INBOX_IMAP_URL ?? ''),
    recaptcha: recaptchaOf(env),
    bucket: bucketOf(env),
    webConcurrency: env.WEB_CONCURRENCY,
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    metricsHosts: listOf(env.METRICS_HOSTS),
    logLevel: env.LOG_LEVEL,
    launchAt: env.LAUNCH_AT,
    overpassUrl: env.OVERPASS_URL ?? null,
    googlePlaces: googlePlacesOf(env),
    tileMap: tileMapOf(env),
    location: {
      geolocationUrl: env.GOOGLE_GEOLOCATION_API_KEY
        ? `https://www.googleapis.com/geolocation/v1/geolocate?key=${env.GOOGLE_GEOLOCATION_API_KEY}`
        : null,
      lookUps: listOf(env.IP_LOCATION_URLS),
    },
    model: modelConfig(env),
    telemetry: telemetryOf(env),
    tripNow: env.TRIP_NOW && !live ? new Date(env.TRIP_NOW) : null,
  });
}

/** Never shown, never sent: tests put a canary into each and search everything a stranger can fetch. */
export const SECRETS: ReadonlySet<string> = new Set([
  ...wordList('SIGNUP_CODE BUSINESS_PASSWORD DATABASE_URL STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET SMTP_URL'),
  ...wordList('INBOX_WEBHOOK_PASSWORD INBOX_IMAP_URL GOOGLE_GEOLOCATION_API_KEY GOOGLE_PLACES_API_KEY'),
  ...wordList('IP_LOCATION_URLS RECAPTCHA_SECRET_KEY S3_SECRET_ACCESS_KEY MODEL_API_KEY OTEL_EXPORTER_OTLP_HEADERS'),
]);

function recaptchaOf(env: Env): RecaptchaSettings | null {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey, RECAPTCHA_VERIFY_URL: verifyUrl = null } = env;
  return siteKey && secretKey ? { siteKey, secretKey, verifyUrl } : null;
}

function bucketOf(env: Env): Config['bucket'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function shown(path: readonly PropertyKey[], given: Record<string, string | undefined>): string {
  const name = String(path[0]);
  return SECRETS.has(name) ? '…' : (given[name] ?? '');
}

/** What `MODE=live` must not run with. */
function pretences(env: Env): string[] {
  return [
    env.PUBLIC_URL?.startsWith('https://') ? '' : 'PUBLIC_URL must be set and start with https:// in MODE=live',
    env.SIGNUP_CODE === DEFAULT_SIGNUP_CODE ? 'SIGNUP_CODE must not be the default in MODE=live' : '',
    env.BUSINESS_PASSWORD === DEFAULT_BUSINESS_PASSWORD ? 'BUSINESS_PASSWORD must not be the default in MODE=live' : '',
    env.SMTP_URL ? '' : 'SMTP_URL must be set in MODE=live: letters would be pretended',
    env.MAIL_FROM ? '' : 'MAIL_FROM must be set in MODE=live: letters need a sender of your own',
    ...pretendedPayments(env),
    ...mapOfOwnMachine(env),
  ].filter(Boolean);
}

/** Settings that only work together. */
const TOGETHER = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** One sentence for every group of which only a part is set. */
function halves(env: Env): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === 0 || missing.length === names.length) return [];
    return [`${missing.join(' and ')} must be set too: ${names.join(', ')} work only together`];
  });
}

/** Pages of the public name run in every visitor's browser, and could read `/metrics` there. */
function metricsInPublic(env: Env): string[] {
  if (!env.PUBLIC_URL || !listOf(env.METRICS_HOSTS).includes(new URL(env.PUBLIC_URL).hostname)) return [];
  return ['METRICS_HOSTS must not name the host of PUBLIC_URL: give the process a name of its own for monitors'];
}
