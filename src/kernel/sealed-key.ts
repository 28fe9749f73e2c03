/**
 * What the link of a letter ends with: a number and its seal. It follows from the number and a key of ours, so there is
 * nothing to store and a copy of the table opens nothing.
 */
import { createHmac } from 'node:crypto';
import type { Db } from '../database/sql.ts';
import { isSameSecret, sharedSecret } from './secrets.ts';

/** A seal for one use opens no other. */
export interface KeyUse {
  readonly secret: string;
  readonly may: string;
}

export async function sealedKey(db: Db, use: KeyUse, id: number): Promise<string> {
  return `${id}-${await sealOf(db, use, id)}`;
}

/** The number; null: nobody of us made this key for this use. */
export async function openKey(db: Db, use: KeyUse, text: string): Promise<number | null> {
  const key = keyParts(text);
  return key && isSameSecret(key.seal, await sealOf(db, use, key.id)) ? key.id : null;
}

async function sealOf(db: Db, { secret, may }: KeyUse, id: number): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, secret))
    .update(`${may}:${id}`)
    .digest('base64url');
}

/** The number and its seal, if it can be such a key. */
export function keyParts(text: string): { readonly id: number; readonly seal: string } | null {
  const [, id, seal] = /^([1-9]\d{0,8})-([\w-]{43})$/.exec(text) ?? [];
  return id && seal ? { id: Number(id), seal } : null;
}
