/**
 * Tokens of links that open something for whoever has them: 256 random bits, of
 * which only the hash is kept, so a copy of the table opens nothing.
 */
import { createHash, randomBytes } from 'node:crypto';

export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether it could be one; what could not is never looked up. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What the table keeps, 64 hexadecimal digits. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
