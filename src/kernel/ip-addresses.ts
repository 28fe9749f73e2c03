/** Network addresses: what counts as one, which are near, and which mean something outside. Ranges are those of IANA's registries. */
import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** As some proxies pass addresses on: `203.0.113.9:40312`, `[2001:db8::1]:40312`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/;
/** Of IPv6 nothing else is given out to the world. */
const WORLD = ipaddr.parseCIDR('2000::/3');

/** IPv4 written as IPv6 is IPv4. Node is the stricter judge of what an address is. */
const read = (address: string) => (isIP(address) === 0 ? null : ipaddr.process(address));

/**
 * What counts as one address: an IPv4 address, and an IPv6 /64.
 * Undefined is a client that has hung up already.
 */
export function addressBlock(address = ''): string {
  const [, inBrackets, dotted] = WITH_PORT.exec(address) ?? [];
  const ip = read(inBrackets ?? dotted ?? address);
  if (!ip) return 'unknown';
  if (!('parts' in ip)) return ip.toString();
  const groups = ip.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

export const isThisMachine = (address = ''): boolean => read(address)?.range() === 'loopback';

/** This machine, or a private network. */
export function isNear(address = ''): boolean {
  return ['loopback', 'private', 'uniqueLocal'].includes(read(address)?.range() ?? '');
}

/** The address of a block as a look-up may hear it; null for whatever means nothing outside. */
export function publicAddress(block: string): string | null {
  const address = block.replace(/\/64$/, '');
  const ip = read(address);
  if (ip?.range() !== 'unicast') return null;
  return isIPv4(address) || ip.match(WORLD) ? address : null;
}
