/** Messages and where their files lie. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';

export interface KeptFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly place: string;
}

export interface Contact {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly message: string | null;
  readonly files: readonly KeptFile[];
  readonly createdAt: Instant;
  /** Whose email it answers; null: of none. */
  readonly bookingId: number | null;
}

interface NewContact extends Omit<Contact, 'id' | 'bookingId'> {
  readonly bookingId?: number | null;
}

/** To be called in a transaction: a message without its files is none. */
export async function insertContact(db: Db, contact: NewContact): Promise<number> {
  const { reference, name, email, message, files, createdAt, bookingId = null } = contact;
  const names = sql`array(select jsonb_array_elements_text(${JSON.stringify(files.map((file) => file.name))}::jsonb))`;
  const inserted = await sql<{ id: number }>`
    insert into contacts (reference, name, email, message, attachments, created_at, booking_id)
    values (${reference}, ${name}, ${email}, ${message}, ${names}, ${createdAt}, ${bookingId}::int) returning id`.execute(
    db,
  );
  const id = inserted.rows[0]?.id;
  if (id === undefined) throw new Error('The message was not stored');
  for (const [position, file] of files.entries()) {
    await sql`insert into contact_files (contact_id, position, name, media_type, bytes, place)
      values (${id}, ${position}, ${file.name}, ${file.mediaType}, ${file.bytes}, ${file.place})`.execute(db);
  }
  return id;
}

export async function findContact(db: Db, id: number): Promise<Contact | null> {
  const found = await sql<Omit<Contact, 'files'>>`
    select id, reference, name, email, message, created_at as "createdAt", booking_id as "bookingId"
    from contacts where id = ${id}`.execute(db);
  const contact = found.rows[0];
  if (!contact) return null;
  const files = await sql<KeptFile>`
    select name, media_type as "mediaType", bytes, place from contact_files
    where contact_id = ${id} order by position`.execute(db);
  return { ...contact, files: files.rows };
}

export async function isFileKnown(db: Db, place: string): Promise<boolean> {
  const found = await sql<{ one: number }>`
    select 1 as one from contact_files where place = ${place}
    union all select 1 from enquiry_mail_files where place = ${place}`.execute(db);
  return found.rows.length > 0;
}

/** With its entry in the inbox and its replies; its files are nobody's from then on. */
export async function deleteContact(tx: Db, id: number): Promise<void> {
  await sql`delete from contacts where id = ${id}`.execute(tx);
}

/** Their files are nobody's from then on, and are swept away. */
export async function deleteContactsBefore(db: Db, moment: Instant): Promise<void> {
  await sql`delete from contacts where created_at < ${moment}`.execute(db);
}
