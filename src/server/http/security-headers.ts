/**
 * Security headers of every answer; files that are only shown go with fewer. The script that long pages carry, the same in all,
 * and the style sheets in a page are allowed by their hashes.
 *
 * Pages may admit third parties whose settings are given: there,
 * and only there, the third parties' own addresses are added. What a third party makes of text
 * must still be a trusted type, by policies of the names it needs.
 */
import { createHash } from 'node:crypto';
import type { ThirdParty } from '../../web/page.ts';

export type Headers = Readonly<Record<string, string>>;

export interface HeaderOptions {
  /** The style sheets in the page this is for. */
  readonly inlineStyles?: readonly string[];
  /** The scripts in it. */
  readonly inlineScripts?: readonly string[];
  readonly tls: boolean;
  /** Vite's development server injects scripts and styles of its own. */
  readonly development: boolean;
  /** Who is let in, by the page this is for. */
  readonly thirdParties?: readonly ThirdParty[];
  /** Where the map service is asked. */
  readonly mapOrigins?: readonly string[];
}

/** Files that can neither run nor embed anything, even when opened by themselves; every page waits for some of them. */
const ONLY_SHOWN = /\.(?:avif|webp|png|jpg|ico|woff2|webm|mp4|webmanifest)$/;
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'permissions-policy',
] as const;

/** The headers of every answer that would govern nothing in this one. */
export const needlessHeadersOf = (path: string): readonly string[] => (ONLY_SHOWN.test(path) ? OF_DOCUMENTS : []);

/** Names the one worker we have: its address is text to the browser. */
const OWN_POLICY = 'offline';

interface Admitted {
  readonly scripts?: string;
  readonly frames?: string;
  readonly connections: string;
  readonly workers?: string;
  /** The policies by which text may become a script's address. */
  readonly trustedTypes: string;
}

/** As narrow as the third party's own advice allows. */
const THIRD_PARTIES: Readonly<Record<Exclude<ThirdParty, 'map'>, Admitted>> = {
  'human-check': {
    scripts: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    frames: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    connections: 'https://www.google.com/recaptcha/',
    trustedTypes: '*',
  },
  // Stripe's loader sets its script's address as text: the page makes a default policy that lets pass that one alone.
  payment: {
    scripts: 'https://js.stripe.com https://*.js.stripe.com',
    frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    connections: 'https://api.stripe.com',
    trustedTypes: 'default',
  },
};

/**
 * Data alone, fetched by our own script, which also makes pictures of it: a map service runs nothing here. The library's
 * worker is a file of ours; the library names it as text, so the page makes a default policy that lets pass that one alone.
 */
function mapFrom(origins: readonly string[]): Admitted {
  return { connections: origins.join(' '), workers: "'self'", trustedTypes: 'default' };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function securityHeaders(options: HeaderOptions): Headers {
  const { inlineStyles = [], inlineScripts = [], tls, development, thirdParties = [], mapOrigins = [] } = options;
  const admitted = thirdParties.map((thirdParty) =>
    thirdParty === 'map' ? mapFrom(mapOrigins) : THIRD_PARTIES[thirdParty],
  );
  const all = (of: keyof Admitted) => admitted.flatMap((thirdParty) => thirdParty[of] ?? []).join(' ');
  const and = (of: keyof Admitted) => (all(of) ? ` ${all(of)}` : '');
  const types = all('trustedTypes');
  const policy = development
    ? [
        "default-src 'self'",
        `script-src 'self' 'unsafe-inline'${and('scripts')}`,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        `connect-src 'self' ws:${and('connections')}`,
        `frame-src 'self'${and('frames')}`,
      ]
    : [
        "default-src 'none'",
        ["script-src 'self'", ...inlineScripts.map(hashOf)].join(' ') + and('scripts'),
        ["style-src 'self'", ...inlineStyles.map(hashOf)].join(' '),
        "img-src 'self' data:",
        "media-src 'self'",
        "font-src 'self'",
        `connect-src 'self'${and('connections')}`,
        ...(all('frames') ? [`frame-src ${all('frames')}`] : []),
        ...(all('workers') ? [`worker-src ${all('workers')}`] : []),
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        `trusted-types ${types.includes('*') ? '*' : types || OWN_POLICY}`,
        ...(tls ? ['upgrade-insecure-requests'] : []),
      ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'geolocation=(self), accelerometer=(), camera=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), screen-wake-lock=(), xr-spatial-tracking=()',
    ...(tls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
