/**
 * The cookies that say who is calling: the traveller's `sid` and the partner's `pid` (see `session.ts`), the operator's
 * `oid` (see `operator-sessions.ts`), and `known`, which outlives them (see `session.ts`). Over TLS they carry the
 * `__Host-` prefix.
 */
import { parseCookie } from 'cookie';

export type Cookies = ReadonlyMap<string, string | undefined>;

export function cookieNames(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  return {
    traveller: `${prefix}sid`,
    partner: `${prefix}pid`,
    operator: `${prefix}oid`,
    browser: `${prefix}known`,
  } as const;
}

/** Values as they came; the first of several equal names counts. */
export function readCookies(header = ''): Cookies {
  return new Map(Object.entries(parseCookie(header, { decode: (value) => value })));
}
