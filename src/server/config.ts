/**
 * Settings: the environment is read once, here and nowhere else, into a frozen
 * tree. Every mistake is named at once. Everything has a working default for a
 * laptop; `MODE=live` refuses to start with anything that only pretends.
 */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { isMailAddress } from '../shared/mail-address.ts';

const DEFAULT_SIGNUP_CODE = 'WANDER';
const DEFAULT_PAYMENTS_KEY = 'sk_test_wanderlight';
const DEFAULT_BUSINESS_PASSWORD = 'partners';

const whole = (name: string, least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, `${name} must be a whole number`)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z
        .number()
        .check(z.gte(least, `${name} must be at least ${least}`), z.lte(most, `${name} must be at most ${most}`)),
    ),
  );

const textThat = (isRight: (text: string) => boolean, advice: string) => z.string().check(z.refine(isRight, advice));

const Environment = z.object({
  MODE: z._default(z.enum(['demo', 'live'], { error: 'MODE must be demo or live' }), 'demo'),
  NODE_ENV: z._default(z.string(), 'production'),
  PORT: z._default(whole('PORT', 0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(
    textThat(
      (text) => /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text),
      'PUBLIC_URL must be an address without a path, like https://wanderlight.example',
    ),
  ),
  DATABASE_URL: z.optional(
    textThat(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name',
    ),
  ),
  DATABASE_POOL: z._default(whole('DATABASE_POOL', 1, 100), 8),
  DATA_DIR: z._default(z.string(), './data'),
  SIGNUP_CODE: z._default(z.string(), DEFAULT_SIGNUP_CODE),
  BUSINESS_PASSWORD: z._default(z.string(), DEFAULT_BUSINESS_PASSWORD),
  PAYMENTS_URL: z.optional(
    textThat(
      (text) => /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text),
      'PAYMENTS_URL must be an address without a path, like http://127.0.0.1:12111',
    ),
  ),
  PAYMENTS_SECRET_KEY: z._default(
    textThat((text) => /^sk_\w+$/.test(text), 'PAYMENTS_SECRET_KEY must begin with sk_'),
    DEFAULT_PAYMENTS_KEY,
  ),
  SMTP_URL: z.optional(
    textThat(
      (text) => /^smtps?:\/\/[^/\s]+\/?$/.test(text) && URL.canParse(text),
      'SMTP_URL must be an address like smtps://user:password@host:465',
    ),
  ),
  MAIL_FROM: z.optional(textThat(isMailAddress, 'MAIL_FROM must be an address like hello@wanderlight.example')),
  WEB_CONCURRENCY: z._default(whole('WEB_CONCURRENCY', 1, 64), 1),
  TRUSTED_PROXIES: z._default(
    textThat((text) => rangesOf(text).every(isRange), 'TRUSTED_PROXIES must be ranges like 10.0.0.0/8,::1'),
    '',
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
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
  TRIP_NOW: z.optional(
    textThat((text) => !Number.isNaN(Date.parse(text)), 'TRIP_NOW must be an instant like 2026-12-01T12:00:00Z'),
  ),
});

function rangesOf(text: string): string[] {
  return text
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);
}

/** An address, or an address and how many of its bits count. */
function isRange(range: string): boolean {
  const [address = '', bits, ...more] = range.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  // Without a single bit it would be everybody.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

export interface Config {
  readonly mode: 'demo' | 'live';
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly dataDir: string;
  readonly signupCode: string;
  readonly businessPassword: string;
  /** A provider in Stripe's wire format; null pretends payments in our own database. */
  readonly paymentsUrl: string | null;
  readonly paymentsSecretKey: string;
  /** Null keeps letters as files. */
  readonly smtpUrl: string | null;
  /** Null: the brand's own address. */
  readonly mailFrom: string | null;
  readonly webConcurrency: number;
  /** CIDR ranges whose X-Forwarded-For is believed; empty believes nobody. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Local midnight of the launch, without a zone: the browser's own clock counts. */
  readonly launchAt: string;
  /** Fixes the trip calendar's clock; null follows the real one. */
  readonly tripNow: Date | null;
}

/** All that is wrong with the settings, one sentence each. */
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
  const problems = live ? pretences(env) : [];
  if (problems.length > 0) throw new WrongSettings(problems);

  return Object.freeze({
    mode: env.MODE,
    development: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    dataDir: resolve(env.DATA_DIR),
    signupCode: env.SIGNUP_CODE,
    businessPassword: env.BUSINESS_PASSWORD,
    paymentsUrl: env.PAYMENTS_URL ?? null,
    paymentsSecretKey: env.PAYMENTS_SECRET_KEY,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    webConcurrency: env.WEB_CONCURRENCY,
    trustedProxies: rangesOf(env.TRUSTED_PROXIES),
    logLevel: env.LOG_LEVEL,
    launchAt: env.LAUNCH_AT,
    tripNow: env.TRIP_NOW && !live ? new Date(env.TRIP_NOW) : null,
  });
}

const SECRETS = new Set(['SIGNUP_CODE', 'BUSINESS_PASSWORD', 'DATABASE_URL', 'PAYMENTS_SECRET_KEY', 'SMTP_URL']);

function shown(path: readonly PropertyKey[], given: Record<string, string | undefined>): string {
  const name = String(path[0]);
  return SECRETS.has(name) ? '…' : (given[name] ?? '');
}

/** What `MODE=live` must not run with. */
function pretences(env: z.infer<typeof Environment>): string[] {
  return [
    env.PUBLIC_URL?.startsWith('https://') ? '' : 'PUBLIC_URL must be set and start with https:// in MODE=live',
    env.SIGNUP_CODE === DEFAULT_SIGNUP_CODE ? 'SIGNUP_CODE must not be the default in MODE=live' : '',
    env.BUSINESS_PASSWORD === DEFAULT_BUSINESS_PASSWORD ? 'BUSINESS_PASSWORD must not be the default in MODE=live' : '',
    env.SMTP_URL ? '' : 'SMTP_URL must be set in MODE=live: letters would be pretended',
    env.MAIL_FROM ? '' : 'MAIL_FROM must be set in MODE=live: letters need a sender of your own',
    'Payments would be pretended: no payment provider is configured, and MODE=live must not use the sandbox',
  ].filter(Boolean);
}
