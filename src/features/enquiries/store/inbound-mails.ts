/** Mails that came in: each once, with the files that came along, beside the enquiry they belong to. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { AsStored } from '../../../shared/as-stored.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { MailInThread } from '../contract/inbox.ts';
import type { KeptFile } from './contacts.ts';

/** False: it is here already. To be called in the transaction that stores it. */
export async function claimMail(tx: Db, fingerprint: string, at: Instant): Promise<boolean> {
  const claimed = await sql`
    insert into inbound_mails (fingerprint, received_at) values (${fingerprint}, ${at})
    on conflict do nothing returning fingerprint`.execute(tx);
  return claimed.rows.length === 1;
}

export async function isMailKnown(db: Db, fingerprint: string): Promise<boolean> {
  const found = await sql`select 1 from inbound_mails where fingerprint = ${fingerprint}`.execute(db);
  return found.rows.length > 0;
}

/** The newest that is not done of those that answer emails about this booking; null: there is none. */
export async function findOpenOfBooking(db: Db, bookingId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select enquiries.id from enquiries join contacts on contacts.id = enquiries.contact_id
    where contacts.booking_id = ${bookingId} and enquiries.done_at is null
    order by enquiries.id desc limit 1`.execute(db);
  return found.rows[0]?.id ?? null;
}

export interface NewMail extends AsStored<Omit<MailInThread, 'id' | 'files'>, 'receivedAt'> {
  readonly enquiryId: number;
  readonly files: readonly KeptFile[];
}

/**
 * To be called while its enquiry is held. What a person wrote opens the enquiry again and waits to be read; what a machine
 * wrote is kept beside it and changes nothing.
 */
export async function insertMail(tx: Db, mail: NewMail): Promise<void> {
  const { enquiryId, sender, senderName, isKnownSender, isAutomatic, text, quoted, receivedAt, files } = mail;
  const inserted = await sql<{ id: number }>`
    insert into enquiry_mails (enquiry_id, sender, sender_name, is_known_sender, is_automatic, text, quoted, received_at)
    values (${enquiryId}, ${sender}, ${senderName}, ${isKnownSender}, ${isAutomatic}, ${text}, ${quoted}, ${receivedAt})
    returning id`.execute(tx);
  const id = inserted.rows[0]?.id;
  if (id === undefined) throw new Error('The mail was not stored');
  for (const [position, file] of files.entries()) {
    await sql`insert into enquiry_mail_files (mail_id, position, name, media_type, bytes, place)
      values (${id}, ${position}, ${file.name}, ${file.mediaType}, ${file.bytes}, ${file.place})`.execute(tx);
  }
  await sql`update enquiries set files = files + ${files.length}::smallint, words = words || words_to_find(${`${sender} ${text}`})
    where id = ${enquiryId}`.execute(tx);
  if (isAutomatic) return;
  await sql`
    update enquiries set done_at = null, unread_since = coalesce(unread_since, ${receivedAt}), version = version + 1,
      change = 'came', changed_by = 'Mail', changed_at = ${receivedAt}
    where id = ${enquiryId}`.execute(tx);
}

/** A machine wrote it and it belongs to nothing: nobody has to look at it. */
export async function closeOf(tx: Db, contactId: number, at: Instant): Promise<void> {
  await sql`update enquiries set done_at = ${at} where contact_id = ${contactId}`.execute(tx);
}

export interface StoredMail extends Omit<NewMail, 'enquiryId'> {
  readonly id: number;
}

/** In the order in which they came. */
export async function listMails(db: Db, enquiryId: number): Promise<StoredMail[]> {
  const found = await sql<StoredMail>`
    select id, sender, sender_name as "senderName", is_known_sender as "isKnownSender", is_automatic as "isAutomatic",
      text, quoted, received_at as "receivedAt",
      coalesce((select json_agg(json_build_object('name', name, 'mediaType', media_type, 'bytes', bytes, 'place', place)
        order by position) from enquiry_mail_files where mail_id = enquiry_mails.id), '[]') as files
    from enquiry_mails where enquiry_id = ${enquiryId} order by id`.execute(db);
  return found.rows;
}

/** What people sent about these bookings, for the file they take home. */
export async function readMailsAbout(db: Db, bookingIds: readonly number[]): Promise<unknown[]> {
  const found = await sql`
    select contacts.booking_id as "bookingNumber", contacts.name, contacts.email, contacts.message, contacts.attachments,
      contacts.created_at as "receivedAt",
      coalesce((select json_agg(json_build_object('from', sender, 'text', text, 'receivedAt', received_at) order by m.id)
        from enquiry_mails as m where m.enquiry_id = enquiries.id), '[]') as mails,
      coalesce((select json_agg(json_build_object('text', r.text, 'writtenAt', r.written_at) order by r.id)
        from enquiry_replies as r where r.enquiry_id = enquiries.id), '[]') as replies
    from contacts join enquiries on enquiries.contact_id = contacts.id
    where contacts.booking_id = any(${sql.val(bookingIds)}::int[]) order by contacts.id`.execute(db);
  return found.rows;
}

/** With their entries in the inbox; their files are nobody's from then on, and are swept away. */
export async function deleteMailsAbout(tx: Db, bookingIds: readonly number[]): Promise<void> {
  await sql`delete from contacts where booking_id = any(${sql.val(bookingIds)}::int[])`.execute(tx);
}

/** Nobody hands over a mail again after that time. */
export async function forgetFingerprintsBefore(db: Db, moment: Instant): Promise<void> {
  await sql`delete from inbound_mails where received_at < ${moment}`.execute(db);
}
