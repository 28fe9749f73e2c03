/** Texts that are kept to be used again. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { TemplateForm } from '../contract/templates.ts';

export interface StoredTemplate extends TemplateForm {
  readonly id: number;
  readonly version: number;
  readonly updatedAt: Instant;
}

const COLUMNS = sql`id, kind, name, subject, body, version, updated_at as "updatedAt"`;

export async function readTemplates(db: Db): Promise<StoredTemplate[]> {
  return (await sql<StoredTemplate>`select ${COLUMNS} from message_templates order by kind, name`.execute(db)).rows;
}

export async function findTemplate(db: Db, id: number): Promise<StoredTemplate | null> {
  const found = await sql<StoredTemplate>`select ${COLUMNS} from message_templates where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function insertTemplate(tx: Db, { kind, name, subject, body }: TemplateForm, at: Instant) {
  const inserted = await sql<StoredTemplate>`
    insert into message_templates (kind, name, subject, body, updated_at)
    values (${kind}, ${name}, ${subject}, ${body}, ${at}) returning ${COLUMNS}`.execute(tx);
  const row = inserted.rows[0];
  if (!row) throw new Error('The text was not stored');
  return row;
}

/** Null: it is not there, or no longer the version that was seen. */
export async function updateTemplate(
  tx: Db,
  { id, version }: { readonly id: number; readonly version: number },
  { kind, name, subject, body }: TemplateForm,
  at: Instant,
): Promise<StoredTemplate | null> {
  const updated = await sql<StoredTemplate>`
    update message_templates set kind = ${kind}, name = ${name}, subject = ${subject}, body = ${body},
      version = version + 1, updated_at = ${at}
    where id = ${id} and version = ${version} returning ${COLUMNS}`.execute(tx);
  return updated.rows[0] ?? null;
}

export async function deleteTemplate(tx: Db, id: number): Promise<boolean> {
  return (await sql`delete from message_templates where id = ${id} returning id`.execute(tx)).rows.length > 0;
}
