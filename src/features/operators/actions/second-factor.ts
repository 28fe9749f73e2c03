/** The second factor: time-based codes (RFC 6238) with the parameters every authenticator app knows. */
import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { site } from '../../../../site.config.ts';
import type { Db } from '../../../database/sql.ts';
import { sharedSecret } from '../../../kernel/secrets.ts';

const PERIOD_SECONDS = 30;
/** One step early or late: clocks of phones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

function totpOf(secret: Buffer, label: string): TOTP {
  const key = new Uint8Array(secret);
  return new TOTP({
    issuer: site.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: key.buffer.slice(key.byteOffset, key.byteOffset + key.byteLength) }),
  });
}

/** The same for one link however often it is opened, and unknown to whoever reads the table. */
export async function secretOfLink(db: Db, token: string): Promise<Buffer> {
  const key = await sharedSecret(db, 'operator-links');
  return createHmac('sha256', key).update(token).digest().subarray(0, SECRET_BYTES);
}

export function toBeSetUp(secret: Buffer, name: string): { readonly secret: string; readonly uri: string } {
  const totp = totpOf(secret, name);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step a code belongs to, or null when it is not right now. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, site.name).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
