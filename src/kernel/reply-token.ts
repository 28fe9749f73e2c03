/**
 * The token in an address that answers go to, `inbox+<token>@…`: it names a thread and is signed, so that nobody can write
 * into one we have not written to. It says nothing about a person and has no end: an answer may come after a year.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/sql.ts';
import { sharedSecret } from './secrets.ts';

/** An enquiry, or a booking that we wrote about. */
export interface Thread {
  readonly of: 'enquiry' | 'booking';
  readonly id: number;
}

export interface ReplyTokens {
  tokenOf(thread: Thread): string;
  /** Null: it is none of ours. */
  threadOf(token: string): Thread | null;
}

const LETTERS = { enquiry: 'e', booking: 'b' } as const;
/** 80 bits, as 20 signs that no mail server changes: some write local parts in small letters. */
const SIGNS = 20;

export async function openReplyTokens(db: Db): Promise<ReplyTokens> {
  const key = await sharedSecret(db, 'inbox');
  const signed = (name: string) => createHmac('sha256', key).update(`reply\n${name}`).digest('hex').slice(0, SIGNS);
  return {
    tokenOf: ({ of, id }) => `${LETTERS[of]}${id}-${signed(`${LETTERS[of]}${id}`)}`,
    threadOf(token) {
      const [, letter, id = '', given = ''] = /^([eb])([1-9]\d{0,8})-([0-9a-f]{20})$/.exec(token.toLowerCase()) ?? [];
      if (!letter) return null;
      const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signed(letter + id)));
      return isOurs ? { of: letter === 'e' ? 'enquiry' : 'booking', id: Number(id) } : null;
    },
  };
}

/** `inbox@wanderlight.example` and a token: `inbox+e12-…@wanderlight.example`. */
export function addressWith(inbox: string, token: string): string {
  const at = inbox.lastIndexOf('@');
  return `${inbox.slice(0, at)}+${token}${inbox.slice(at)}`;
}

/** What stands behind the plus, whatever the part before it. */
export function tokensIn(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => /\+([^+@]+)@[^@]+$/.exec(address)?.[1] ?? []);
}

/** An id in `References` that carries the token, for providers that replace the Message-ID of what they send. */
const THREAD_ID = /^thread\.([^@]+)@/;

export function threadIdOf(token: string): string {
  return `thread.${token}`;
}

export function tokensInIds(ids: readonly string[]): string[] {
  return ids.flatMap((id) => THREAD_ID.exec(id)?.[1] ?? []);
}
