/**
 * Emails that were not delivered: refused by a mail server at once, or bounced
 * later. A mailbox is kept as a keyed hash, so it is recognised and cannot be read.
 * Every email carries a seal, and a bounce counts only with the seal of the email it
 * is about, or anybody could declare any mailbox dead.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Rows } from '../database/sql.ts';
import { type Carrier, type Email, EmailRefused, type Mail, type SmtpReply } from '../effects/mail/mail-port.ts';
import type { Instant } from '../shared/dates.ts';
import { sharedSecret } from './secrets.ts';

/** How long newsletters stay away from a mailbox that is gone. */
const STAY_AWAY_DAYS = 90;

export interface Bounces {
  sealOf(email: Pick<Email, 'id' | 'to'>): string;
  isSealed(email: Pick<Email, 'id' | 'to'>, seal: string): boolean;
  /** Recording the same twice changes nothing. */
  record(found: {
    readonly emailId: string;
    readonly to: string;
    readonly how: 'refused' | 'bounced';
    readonly reply: SmtpReply;
    readonly at: Instant;
  }): Promise<void>;
  isGone(address: string): Promise<boolean>;
}

export async function openBounces(db: Db): Promise<Bounces> {
  const key = await sharedSecret(db, 'letters');
  const keyed = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
  const mailboxOf = (address: string) => keyed('mailbox', address.toLowerCase()).toString('base64url').slice(0, 32);
  const sealOf: Bounces['sealOf'] = ({ id, to }) =>
    keyed('seal', `${id}\n${to.toLowerCase()}`).toString('base64url').slice(0, 32);
  return {
    sealOf,
    isSealed(email, seal) {
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(email))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
    async record({ emailId, to, how, reply, at }) {
      const status = [reply.code, reply.detail].filter(Boolean).join(' ');
      await sql`
        insert into bounced_emails (email_id, mailbox, how, status, mailbox_is_gone, happened_at)
        values (${emailId}, ${mailboxOf(to)}, ${how}, ${status}, ${isMailboxGone(reply)}, ${at})
        on conflict do nothing`.execute(db);
    },
    async isGone(address) {
      const found = await sql<{ gone: number }>`
        select 1 as gone from bounced_emails
        where mailbox = ${mailboxOf(address)} and mailbox_is_gone
          and happened_at > now() - make_interval(days => ${STAY_AWAY_DAYS}::int) limit 1`.execute(db);
      return found.rows.length > 0;
    },
  };
}

/**
 * Not every refusal is about the mailbox: a full one may be emptied, an email may be too large, our own server may not be
 * trusted. A reply of plain 550 to the address means that nobody is there.
 */
export function isMailboxGone({ code, detail, aboutAddress }: SmtpReply): boolean {
  if (detail !== null && !/^5\.0\./.test(detail)) return /^5\.(?:1\.(?:[1236]|10)|2\.1|4\.4)$/.test(detail);
  return aboutAddress && ['550', '551', '553'].includes(code);
}

/** A carrier whose refusals are recorded. */
export function recordingBounces(carrier: Carrier, bounces: Bounces, now: () => Instant): Mail {
  return {
    async send(email) {
      try {
        await carrier.send(email);
      } catch (fault) {
        if (fault instanceof EmailRefused && fault.reply) {
          await bounces.record({ emailId: email.id, to: email.to, how: 'refused', reply: fault.reply, at: now() });
        }
        throw fault;
      }
    },
    reaches: async (address) => !(await bounces.isGone(address)),
    close: () => carrier.close(),
  };
}

/** For a monitor: a rise means that a list has gone stale, or that our emails are not trusted. */
export async function countRecentBounces(db: Db): Promise<number> {
  const counted = await sql<{ emails: number }>`
    select count(*)::int as emails from bounced_emails where happened_at > now() - interval '1 day'`.execute(db);
  return counted.rows[0]?.emails ?? 0;
}

export interface BouncedEmail {
  readonly emailId: string;
  readonly status: string;
  readonly mailboxIsGone: boolean;
}

/** Of the last thirty days, the newest first. */
export async function listBounces(db: Db): Promise<readonly BouncedEmail[]> {
  const found = await sql<BouncedEmail>`
    select email_id as "emailId", status, mailbox_is_gone as "mailboxIsGone" from bounced_emails
    where happened_at > now() - interval '30 days' order by happened_at desc limit 1000`.execute(db);
  return found.rows;
}

/** What came back of these emails, the oldest first. */
export async function listBouncesOf(
  db: Db,
  emailIds: readonly string[],
): Promise<readonly (BouncedEmail & { readonly at: Date })[]> {
  const found = await sql<BouncedEmail & { at: Date }>`
    select email_id as "emailId", status, mailbox_is_gone as "mailboxIsGone", happened_at as at from bounced_emails
    where email_id = any(${sql.val(emailIds)}::text[]) order by happened_at`.execute(db);
  return found.rows;
}

/** How long something can be done about an email that bounced. */
const RECENT_DAYS = 30;

/** Recent bounces, as a part of a query that knows what the emails were about. */
export function recentBouncesSql(): Rows<{ email_id: string; happened_at: Date }> {
  return sql`(select email_id, max(happened_at) as happened_at from bounced_emails
    where how = 'bounced' and happened_at > now() - make_interval(days => ${sql.lit(RECENT_DAYS)})
    group by email_id)`;
}

/** Which of these emails have bounced. */
export async function findBounced(db: Db, emailIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ emailId: string }>`
    select distinct email_id as "emailId" from bounced_emails
    where how = 'bounced' and email_id = any(${emailIds}::text[])`.execute(db);
  return new Set(found.rows.map(({ emailId }) => emailId));
}

export async function forgetOldBounces(db: Db): Promise<void> {
  await sql`delete from bounced_emails where happened_at < now() - interval '1 year'`.execute(db);
}
