/** Links made of what a source says: only web addresses and telephone numbers become one. */

/** Null for anything that is no web address, `javascript:` above all. */
export function webAddress(said: string | null | undefined): string | null {
  if (!said || !URL.canParse(said)) return null;
  const { protocol, href } = new URL(said);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

export function telephone(said: string | null | undefined): string | null {
  const digits = said?.replaceAll(/[^\d+]/g, '') ?? '';
  return /^\+?\d{4,15}$/.test(digits) ? `tel:${digits}` : null;
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
