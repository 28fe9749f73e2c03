/** Emails to those who wait: which are due, and which have left. Each is about the entry as it was at its moment. */
import { sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import type { OwnEntry } from './entries.ts';

type Written = Pick<OwnEntry, 'id' | 'departureId' | 'seats' | 'contactEmail' | 'until' | 'state'>;

export interface UnsentEntry extends Written {
  readonly userId: number;
  readonly emailSince: Date;
}

/** The entry whose email is due and has not left; null when there is none to send. */
export async function findUnsentEntry(db: Db, id: number): Promise<UnsentEntry | null> {
  const found = await sql<UnsentEntry>`
    select id, user_id as "userId", departure_id as "departureId", seats, contact_email as "contactEmail", until, state,
      email_since as "emailSince" from waitlist_entries
    where id = ${id} and email_state in ('due', 'refused') and email_since is not null and (state <> 'offered' or until > now())`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** What has been sent stays sent. */
export async function markEntryEmail(db: Db, id: number, state: 'sent' | 'refused'): Promise<void> {
  await sql`update waitlist_entries set email_state = ${state} where id = ${id} and email_state <> 'sent'`.execute(db);
}

/** What has lost its use is not written about. */
export async function dropEntryEmail(db: Db, id: number): Promise<void> {
  await sql`update waitlist_entries set email_state = null, email_since = null where id = ${id} and email_state = 'due'`.execute(
    db,
  );
}

/** Since when emails are due that have not left. */
export function dueEmailsSql(): Rows<{ since: Date | null }> {
  return sql`select email_since as since from waitlist_entries where email_state = 'due'`;
}
