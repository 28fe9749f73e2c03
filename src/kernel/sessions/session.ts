/**
 * Who is calling. A session is a row of our own and a cookie with 256 random
 * bits; the database keeps only their SHA-256. Signing in or unlocking always
 * makes a new token and ends the old one.
 *
 * `signed_in=1` is readable by the page and says only that asking for the user is worthwhile.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import { type Cookies, cookieNames } from '../http/cookies.ts';
import { sharedSecret } from '../secrets.ts';
import { unlessFull } from '../storage-health.ts';
import { browserName } from './browser-name.ts';
import {
  digest,
  type OperatorControl,
  type OperatorSessions,
  openOperatorSessions,
  sweepOperatorSessions,
} from './operator-sessions.ts';
import { IDLE_HOURS, nameOf } from './own-sessions.ts';

export interface SignedInTraveller {
  readonly id: number;
  readonly username: string;
}

/** What a route may do to the caller's session. */
export interface SessionControl {
  /** The traveller's session the call came with, as `own-sessions.ts` names it; null without one. */
  readonly current: string | null;
  start(traveller: SignedInTraveller): Promise<void>;
  end(): Promise<void>;
  unlockPartner(): Promise<void>;
  /** What names the caller's browser, where somebody has logged in under that name before; else null. */
  knownAs(name: string): Promise<string | null>;
  remember(name: string): Promise<void>;
  readonly operator: OperatorControl;
}

const LONGEST_DAYS = 14;
const PARTNER_HOURS = 8;
const HINT_COOKIE = 'signed_in';

export interface Sessions {
  /** The traveller behind the cookies, or null. */
  traveller(cookies: Cookies): Promise<SignedInTraveller | null>;
  /** Whether the cookies name a session that nobody has ended: its time ran out. */
  ranOut(cookies: Cookies): Promise<boolean>;
  /** Whether the business area is unlocked. */
  partner(cookies: Cookies): Promise<boolean>;
  readonly operators: OperatorSessions;
  control(cookies: Cookies, setCookie: (cookie: string) => void, userAgent?: string): SessionControl;
}

export function openSessions(db: Db, secure: boolean): Sessions {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const names = cookieNames(secure);
  const tokenOf = (cookies: Cookies, kind: 'traveller' | 'partner') => {
    const token = cookies.get(names[kind]);
    return token && /^[\w-]{43}$/.test(token) ? digest(token) : null;
  };

  const operators = openOperatorSessions(db, { cookie: names.operator, secure });
  const browsers = async () => openKnownBrowsers(await sharedSecret(db, 'known-browsers'));

  return {
    async traveller(cookies) {
      const id = tokenOf(cookies, 'traveller');
      if (!id) return null;
      const found = await sql<{ id: number; username: string; stale: boolean }>`
        select user_id as id, username, last_seen_at < now() - interval '5 minutes' as stale
        from sessions
        where id = ${id} and kind = 'traveller' and user_id is not null and username is not null and expires_at > now()
          and last_seen_at > now() - make_interval(hours => ${IDLE_HOURS})`.execute(db);
      const row = found.rows[0];
      if (!row) return null;
      if (row.stale) await sql`update sessions set last_seen_at = now() where id = ${id}`.execute(db).catch(unlessFull);
      return { id: row.id, username: row.username };
    },

    async ranOut(cookies) {
      const id = tokenOf(cookies, 'traveller');
      if (!id) return false;
      const found = await sql`select 1 from sessions where id = ${id} and kind = 'traveller'`.execute(db);
      return found.rows.length > 0;
    },

    async partner(cookies) {
      const id = tokenOf(cookies, 'partner');
      if (!id) return false;
      const found = await sql`
        select 1 from sessions where id = ${id} and kind = 'partner' and expires_at > now()`.execute(db);
      return found.rows.length > 0;
    },

    operators,

    control: (cookies, setCookie, userAgent) => ({
      operator: operators.control(cookies, setCookie, userAgent),
      current: nameOf(tokenOf(cookies, 'traveller')),
      async start(traveller) {
        const token = randomBytes(32).toString('base64url');
        await replace(db, tokenOf(cookies, 'traveller'), digest(token), {
          ...traveller,
          browser: browserName(userAgent),
        });
        setCookie(`${names.traveller}=${token}; ${attributes}; HttpOnly; Max-Age=${LONGEST_DAYS * 86_400}`);
        setCookie(`${HINT_COOKIE}=1; ${attributes}; Max-Age=${LONGEST_DAYS * 86_400}`);
      },
      async end() {
        const old = tokenOf(cookies, 'traveller');
        if (old) await sql`delete from sessions where id = ${old}`.execute(db);
        setCookie(`${names.traveller}=; ${attributes}; HttpOnly; Max-Age=0`);
        setCookie(`${HINT_COOKIE}=; ${attributes}; Max-Age=0`);
      },
      async unlockPartner() {
        const token = randomBytes(32).toString('base64url');
        await replace(db, tokenOf(cookies, 'partner'), digest(token), null);
        setCookie(`${names.partner}=${token}; ${attributes}; HttpOnly`);
      },
      async knownAs(name) {
        const cookie = cookies.get(names.browser);
        return cookie === undefined ? null : (await browsers()).find(cookie, name);
      },
      async remember(name) {
        const value = (await browsers()).remember(cookies.get(names.browser), name);
        setCookie(`${names.browser}=${value}; ${attributes}; HttpOnly; Max-Age=${KNOWN_FOR_SECONDS}`);
      },
    }),
  };
}

/** A session that was not used for long opens nothing; it stays to its last day, so that it is told from one that was ended. */
export async function sweepSessions(db: Db): Promise<void> {
  await sweepOperatorSessions(db);
  await sql`delete from sessions where expires_at < now()`.execute(db);
}

/** The old token dies in the statement that makes the new one. */
async function replace(
  db: Db,
  old: string | null,
  id: string,
  traveller: (SignedInTraveller & { readonly browser: string | null }) | null,
): Promise<void> {
  const hours = traveller ? LONGEST_DAYS * 24 : PARTNER_HOURS;
  await sql`
    with gone as (delete from sessions where id = ${old})
    insert into sessions (id, kind, user_id, username, browser, expires_at)
    values (${id}, ${traveller ? 'traveller' : 'partner'}, ${traveller?.id ?? null}, ${traveller?.username ?? null},
      ${traveller?.browser ?? null}, now() + make_interval(hours => ${hours}))`.execute(db);
}

/** A household that shares a browser. */
const MOST_NAMES = 4;
const DAYS = 180;
const TOKEN = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;
const BETWEEN = '~';

interface KnownBrowsers {
  /** What names the browser under that name; null: nobody has logged in there as that. */
  find(cookie: string | undefined, name: string): string | null;
  /** The cookie's next value: the browser is known under that name from now on, by a new token. */
  remember(cookie: string | undefined, name: string): string;
}

export const KNOWN_FOR_SECONDS = DAYS * 86_400;

/**
 * Browsers in which somebody has logged in before. Such a browser keeps a cookie
 * that names it under that person's name, signed by us; its wrong guesses are
 * counted for itself, so a stranger who guesses at the name locks out strangers
 * and not the owner at home.
 *
 * The cookie opens nothing: whoever steals it gets the few guesses that it has,
 * at that one name. Every login gives a new one.
 */
export function openKnownBrowsers(secret: Buffer, now: () => number = Date.now): KnownBrowsers {
  const seconds = () => Math.floor(now() / 1000);
  const sign = (id: string, until: string, name: string) => {
    const hashed = createHash('sha256').update(name).digest('base64url');
    return createHmac('sha256', secret).update(`${id}.${until}.${hashed}`).digest();
  };
  /** Null unless we signed this token for this name, and its time is not over. */
  const idIn = (token: string, name: string): string | null => {
    const [, id = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (id === '' || Number(until) <= seconds()) return null;
    const given = Buffer.from(signature, 'base64url');
    const expected = sign(id, until, name);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  };
  const tokensIn = (cookie: string | undefined) => (cookie ?? '').split(BETWEEN).slice(0, MOST_NAMES);

  return {
    find: (cookie, name) =>
      tokensIn(cookie)
        .map((token) => idIn(token, name))
        .find((id) => id !== null) ?? null,
    remember(cookie, name) {
      const others = tokensIn(cookie).filter((token) => TOKEN.test(token) && idIn(token, name) === null);
      const id = randomBytes(16).toString('base64url');
      const until = String(seconds() + KNOWN_FOR_SECONDS);
      const token = `${id}.${until}.${sign(id, until, name).toString('base64url')}`;
      return [token, ...others.slice(0, MOST_NAMES - 1)].join(BETWEEN);
    },
  };
}
