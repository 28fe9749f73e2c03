/**
 * What holds for names, passwords and the way back after logging in.
 */

/** Readable by the page, no secret: present while asking who is logged in is worthwhile. */
export const SIGNED_IN_HINT = 'signed_in';
export const AFTER_LOGIN = '/upcoming-trips';

/** What makes two spellings one name: "Ines", " INES " and "Ｉｎｅｓ" are the same person. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** Nothing that is invisible, reverses the line or cannot be stored as text. */
export function isPrintable(text: string): boolean {
  // The last five are letters and signs by their class, and blank to the eye.
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u.test(text);
}

export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A password that repeats the name, forwards or backwards, is known to everybody who knows the name. */
export function repeatsName(username: string, password: string): boolean {
  const name = usernameKey(username);
  const typed = usernameKey(password);
  return typed === name || typed === [...name].reverse().join('');
}

/**
 * Where a login leads: back to the page of ours that asked for it, never to another site.
 * `isOwnPath` knows the site map.
 */
export function pathAfterLogin(next: string | null, isOwnPath: (path: string) => boolean): string {
  if (next === null || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next) || next.includes('\\')) return AFTER_LOGIN;
  const path = next.split(/[?#]/)[0] ?? next;
  // Percent signs may hide slashes and dots from whoever reads the path next.
  if (path === '/login' || /\/\/|\/\.{1,2}(\/|$)|%(?:2e|2f|5c|0|1|25)/i.test(path)) return AFTER_LOGIN;
  return isOwnPath(path) ? next : AFTER_LOGIN;
}

/** Whether a `Cookie` text says that somebody is logged in. */
export function hasSignedInHint(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === `${SIGNED_IN_HINT}=1`);
}
