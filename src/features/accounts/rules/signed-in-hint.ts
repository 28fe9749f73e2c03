/** What every page reads to know whether somebody may be logged in: a file of its own, because all of them carry it. */

/** No secret: present while asking who is logged in is worthwhile. */
export const SIGNED_IN_HINT = 'signed_in';

/** Whether a `Cookie` text says that somebody is logged in. */
export function hasSignedInHint(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === `${SIGNED_IN_HINT}=1`);
}
