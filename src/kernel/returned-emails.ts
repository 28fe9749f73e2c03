/**
 * Letters that did not arrive, on record: what a mail server would not take, and
 * what a notice said later. A mailbox is a keyed hash here, so it is known again
 * and cannot be read. Letters carry a seal; a notice counts only with the seal of
 * the letter it speaks of, or anybody could declare any mailbox dead.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Rows } from '../database/sql.ts';
import { type Answer, type Carrier, type Letter, LetterRefused, type Mail } from '../effects/mail/port.ts';
import type { Instant } from '../shared/dates.ts';

/** So long letters of a list stay away from a mailbox that is gone. */
const STAY_AWAY_DAYS = 90;

interface Return {
  readonly letterId: string;
  readonly to: string;
  readonly how: 'refused' | 'returned';
  readonly answer: Answer;
  readonly at: Instant;
}

export interface Returned {
  sealOf(letter: Pick<Letter, 'id' | 'to'>): string;
  isSealed(letter: Pick<Letter, 'id' | 'to'>, seal: string): boolean;
  /** Writing the same down again changes nothing. */
  record(found: Return): Promise<void>;
  isGone(address: string): Promise<boolean>;
}

export function openReturned(db: Db, key: Buffer): Returned {
  const keyed = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
  const mailboxOf = (address: string) => keyed('mailbox', address.toLowerCase()).toString('base64url').slice(0, 32);
  const sealOf: Returned['sealOf'] = ({ id, to }) =>
    keyed('seal', `${id}\n${to.toLowerCase()}`).toString('base64url').slice(0, 32);
  return {
    sealOf,
    isSealed(letter, seal) {
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(letter))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
    async record({ letterId, to, how, answer, at }) {
      const status = [answer.code, answer.detail].filter(Boolean).join(' ');
      await sql`
        insert into returned_letters (letter_id, mailbox, how, status, mailbox_is_gone, happened_at)
        values (${letterId}, ${mailboxOf(to)}, ${how}, ${status}, ${isMailboxGone(answer)}, ${at})
        on conflict do nothing`.execute(db);
    },
    async isGone(address) {
      const found = await sql<{ gone: number }>`
        select 1 as gone from returned_letters
        where mailbox = ${mailboxOf(address)} and mailbox_is_gone
          and happened_at > now() - make_interval(days => ${STAY_AWAY_DAYS}::int) limit 1`.execute(db);
      return found.rows.length > 0;
    },
  };
}

/**
 * Not every refusal is the mailbox's: a full one may be emptied, and a letter may be too large or our own server not
 * be trusted. Where the reply says no more than 550 to the address, there is nobody.
 */
export function isMailboxGone({ code, detail, aboutAddress }: Answer): boolean {
  if (detail !== null && !/^5\.0\./.test(detail)) return /^5\.(?:1\.(?:[1236]|10)|2\.1|4\.4)$/.test(detail);
  return aboutAddress && ['550', '551', '553'].includes(code);
}

/** A carrier whose refusals are written down. */
export function withReturns(carrier: Carrier, returned: Returned, now: () => Instant): Mail {
  return {
    async send(letter) {
      try {
        await carrier.send(letter);
      } catch (fault) {
        if (fault instanceof LetterRefused && fault.answer) {
          const { id: letterId, to } = letter;
          await returned.record({ letterId, to, how: 'refused', answer: fault.answer, at: now() });
        }
        throw fault;
      }
    },
    reaches: async (address) => !(await returned.isGone(address)),
    close: () => carrier.close(),
  };
}

/** For a monitor: a rise means that a list has gone stale, or that our letters are not trusted. */
export async function countReturnedLately(db: Db): Promise<number> {
  const counted = await sql<{ letters: number }>`
    select count(*)::int as letters from returned_letters where happened_at > now() - interval '1 day'`.execute(db);
  return counted.rows[0]?.letters ?? 0;
}

export interface ReturnedLetter {
  readonly letterId: string;
  readonly status: string;
  readonly mailboxIsGone: boolean;
}

/** Of the last thirty days, the newest first. */
export async function listReturned(db: Db): Promise<readonly ReturnedLetter[]> {
  const found = await sql<ReturnedLetter>`
    select letter_id as "letterId", status, mailbox_is_gone as "mailboxIsGone" from returned_letters
    where happened_at > now() - interval '30 days' order by happened_at desc limit 1000`.execute(db);
  return found.rows;
}

/** What came back of these letters, the oldest first. */
export async function listReturnedOf(
  db: Db,
  letterIds: readonly string[],
): Promise<readonly (ReturnedLetter & { readonly at: Date })[]> {
  const found = await sql<ReturnedLetter & { at: Date }>`
    select letter_id as "letterId", status, mailbox_is_gone as "mailboxIsGone", happened_at as at from returned_letters
    where letter_id = any(${sql.val(letterIds)}::text[]) order by happened_at`.execute(db);
  return found.rows;
}

/** So long something can be done about a letter that came back. */
const STILL_NEWS_DAYS = 30;

/** Lately come back: a part of a query that knows what the letters were about. */
export function returnedLatelySql(): Rows<{ letter_id: string; happened_at: Date }> {
  return sql`(select letter_id, max(happened_at) as happened_at from returned_letters
    where how = 'returned' and happened_at > now() - make_interval(days => ${sql.lit(STILL_NEWS_DAYS)})
    group by letter_id)`;
}

/** Which of these letters a notice says have come back. */
export async function findReturned(db: Db, letterIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ letterId: string }>`
    select distinct letter_id as "letterId" from returned_letters
    where how = 'returned' and letter_id = any(${letterIds}::text[])`.execute(db);
  return new Set(found.rows.map(({ letterId }) => letterId));
}

export async function forgetReturned(db: Db): Promise<void> {
  await sql`delete from returned_letters where happened_at < now() - interval '1 year'`.execute(db);
}
