/** The settings that say who may speak for others on the way to us, and under which names monitors ask. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';

export const networkSettings = {
  TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(z.refine((text) => listOf(text).every(isRange), 'TRUSTED_PROXIES must be ranges like 10.0.0.0/8,::1')),
    '',
  ),
  METRICS_HOSTS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => listOf(text).every((name) => /^[a-z0-9_][a-z0-9_.-]*$/.test(name)),
          'METRICS_HOSTS must be names like web.internal, in small letters and without a port, separated by commas',
        ),
      ),
    '',
  ),
};

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Every visitor's browser has pages of the public name, and could read along. */
export function metricsInPublic(env: {
  readonly METRICS_HOSTS: string;
  readonly PUBLIC_URL?: string | undefined;
}): string[] {
  if (!env.PUBLIC_URL || !listOf(env.METRICS_HOSTS).includes(new URL(env.PUBLIC_URL).hostname)) return [];
  return ['METRICS_HOSTS must not name the host of PUBLIC_URL: give the process a name of its own for monitors'];
}

/** An address, or an address and how many of its bits count: without a single one it would be everybody. */
function isRange(range: string): boolean {
  const [address = ''] = range.split('/');
  if (isIP(address) === 0) return false;
  return range === address || (ipaddr.isValidCIDR(range) && ipaddr.parseCIDR(range)[1] > 0);
}
