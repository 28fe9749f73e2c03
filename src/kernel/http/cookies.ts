/**
 * The cookies that say who is calling: the traveller's `sid` and the partner's `pid` (see `session.ts`), the operator's
 * `oid` (see `operator-sessions.ts`), and `known`, which outlives them (see `known-browsers.ts`). Over TLS they carry the
 * `__Host-` prefix.
 */
export type Cookies = ReadonlyMap<string, string>;

export function cookieNames(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  return {
    traveller: `${prefix}sid`,
    partner: `${prefix}pid`,
    operator: `${prefix}oid`,
    browser: `${prefix}known`,
  } as const;
}

/** Reads a Cookie header; the first of several equal names counts. */
export function readCookies(header: string | undefined): Cookies {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}
