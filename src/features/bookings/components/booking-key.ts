/** The key a booking form sends along: the same key and body book once. `randomUUID` is missing where there is no TLS. */
export function bookingKeyOf(source: Pick<Crypto, 'getRandomValues'>): string {
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
