/** Which network addresses mean something outside: the rest is never sent to a look-up. */

/** An IPv6 address without its last 64 bits, an IPv4 one as it is; null for private and unknown ones. */
export function publicAddress(block: string): string | null {
  if (block.endsWith('::/64')) {
    const first = Number.parseInt(block.split(':')[0] ?? '0', 16);
    // Only 2000::/3 is given out to the world; 2001:db8::/32 is for examples.
    if (first < 0x2000 || first > 0x3fff || block.startsWith('2001:db8:')) return null;
    return block.slice(0, -'/64'.length);
  }
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(block)?.slice(1).map(Number);
  if (!parts) return null;
  const [a = 0, b = 0, c = 0] = parts;
  const isPrivate =
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 192 && b === 0 && (c === 0 || c === 2)) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113);
  return isPrivate ? null : block;
}
