/**
 * Security headers, the same on every answer. Pages have no inline executable
 * script and exactly one inline style sheet, so one constant policy fits all;
 * the style sheet is allowed by its hash.
 */
import { createHash } from 'node:crypto';

export type Headers = Readonly<Record<string, string>>;

export interface HeaderOptions {
  /** The style sheet that pages carry inline. */
  readonly inlineStyle: string;
  readonly tls: boolean;
  /** Vite's development server injects scripts and styles of its own. */
  readonly development: boolean;
}

export function securityHeaders({ inlineStyle, tls, development }: HeaderOptions): Headers {
  const styleHash = `'sha256-${createHash('sha256').update(inlineStyle).digest('base64')}'`;
  const policy = development
    ? [
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self' ws:",
      ]
    : [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' ${styleHash}`,
        "img-src 'self' data:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
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
