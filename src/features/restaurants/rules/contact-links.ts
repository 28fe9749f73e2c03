/** Links made of what a source says: only web addresses and telephone numbers become one. */

/** Null for anything that is no web address, `javascript:` above all. */
export function webAddress(said: string | null | undefined): string | null {
  if (!said || !URL.canParse(said)) return null;
  const { protocol, href } = new URL(said);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

const EXTENSION = /[,;]?\s*(?:ext(?:ension|n)?\.?|x)\s*(\d{1,7})$/i;
/** Countries whose leading zero is dialled from abroad too: Italy, San Marino. */
const KEEPS_ZERO = /^(?:\+|00)\s*(?:39|378)\b/;
/** More than an area code before a stroke is one number and the end of another. */
const LONGEST_AREA = 6;

/** RFC 3966. Null where letters stand for digits, where it may be two numbers, and for anything else. */
export function telephone(said: string | null | undefined): string | null {
  const text = (said ?? '').replaceAll(/\p{Cf}/gu, '').trim();
  const [, extension] = EXTENSION.exec(text) ?? [];
  const number = text.replace(EXTENSION, '');
  if (!/^\+?[\d\s().\p{Pd}/]+$/u.test(number)) return null;
  const [area = '', ...others] = number.split('/');
  if (others.length > 0 && area.replaceAll(/\D/g, '').length > LONGEST_AREA) return null;
  const isAbroad = /^(?:\+|00)/.test(number) && !KEEPS_ZERO.test(number);
  const digits = (isAbroad ? number.replace(/\(\s*0\s*\)/, '') : number).replaceAll(/[^\d+]/g, '');
  if (!/^\+?\d{4,15}$/.test(digits)) return null;
  return extension ? `tel:${digits};ext=${extension}` : `tel:${digits}`;
}

/** The reservation provider's own search: we do not know whether the house can be booked there. */
export function reservationSearch({
  name,
  latitude,
  longitude,
}: {
  readonly name: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}): string {
  const url = new URL('https://www.opentable.com/s');
  url.searchParams.set('term', name);
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    url.searchParams.set('latitude', String(latitude));
    url.searchParams.set('longitude', String(longitude));
  }
  return url.href;
}
