/** The way on after logging in. */
export const AFTER_LOGIN = '/upcoming-trips';

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
