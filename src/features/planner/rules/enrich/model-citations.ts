/**
 * Which addresses that a searching model names may stand under an answer: https
 * pages of two kinds, the authorities that our own facts cite and public bodies.
 * At most five in all, ours first.
 */
const MOST = 5;
const LONGEST = 160;
const PUBLIC_BODY =
  /(?:^|\.)(?:gov|gov\.[a-z]{2}|gob\.[a-z]{2}|gouv\.fr|go\.jp|unesco\.org|who\.int|wmo\.int|europa\.eu)$/;
const PATH = /^[\w\-./~]*$/;

/** `authorities`: hosts whose pages our own facts cite. */
export function citationsWith(
  own: readonly string[],
  sources: readonly string[],
  authorities: ReadonlySet<string>,
): string[] {
  const good = [...new Set(sources.flatMap((source) => cleaned(source, authorities)))].filter(
    (url) => !own.includes(url),
  );
  // Ours keep at least two places: the guide and the climate.
  const kept = good.length > 0 ? own.slice(0, Math.max(2, MOST - good.length)) : own;
  return [...new Set([...kept, ...good])].slice(0, MOST);
}

function cleaned(source: string, authorities: ReadonlySet<string>): string[] {
  if (source.length > LONGEST || !URL.canParse(source)) return [];
  const { protocol, hostname, port, username, password, pathname } = new URL(source);
  const host = hostname.replace(/^www\./, '');
  const isKnown =
    PUBLIC_BODY.test(host) || authorities.has(host) || [...authorities].some((known) => host.endsWith(`.${known}`));
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || !isKnown) return [];
  if (!PATH.test(pathname) || pathname.includes('..') || pathname.includes('//')) return [];
  // Without its search: that is where forwarding addresses hide.
  return [`https://${hostname}${pathname}`];
}
