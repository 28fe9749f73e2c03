/**
 * Browsers in which somebody has logged in before. Such a browser keeps a cookie
 * that names it under that person's name, signed by us; its wrong guesses are
 * counted for itself, so a stranger who guesses at the name locks out strangers
 * and not the owner at home.
 *
 * The cookie opens nothing: whoever steals it gets the few guesses that it has,
 * at that one name. Every login gives a new one.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A household that shares a browser. */
const MOST_NAMES = 4;
const DAYS = 180;
const TOKEN = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;
const BETWEEN = '~';

export interface KnownBrowsers {
  /** What names the browser under that name; null: nobody has logged in there as that. */
  find(cookie: string | undefined, name: string): string | null;
  /** The cookie's next value: the browser is known under that name from now on, by a new token. */
  remember(cookie: string | undefined, name: string): string;
}

export const KNOWN_FOR_SECONDS = DAYS * 86_400;

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
