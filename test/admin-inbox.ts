/** The back office's inbox for a test: two operators, and people who write. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readAudit } from '../src/kernel/audit-log.ts';
import { openApp, type TestApp } from './app.ts';
import { aForm, INES, type Sent, sendForm } from './uploads.ts';

export async function openInbox() {
  const folder = await mkdtemp(join(tmpdir(), 'wl-inbox-'));
  const app: TestApp = await openApp({ settings: { DATA_DIR: folder } });
  const [marta, tomas] = [await app.operator(), await app.operator()];
  let visitors = 0;
  const home = () => ({ address: `10.8.${visitors >> 8}.${visitors++ & 255}` });
  const newest = async () => (await marta.get('/api/admin/enquiries')).body.enquiries[0];
  return {
    ...{ app, marta, tomas, home },
    async message(more: object = {}, files: readonly Sent[] = []) {
      expect((await sendForm(app, aForm({ ...INES, ...more }, files), home())).status).toBe(201);
      return newest();
    },
    async request(kind: string, more: object = {}) {
      const asked = { kind, email: 'joao@example.pt', about: 'A guide to Évora', ...more };
      expect((await app.post('/api/requests', asked, home())).status).toBe(201);
      return newest();
    },
    async replyJobs() {
      return (await sql`select data from pgboss.job where name = 'enquiries.send-reply'`.execute(app.db)).rows;
    },
    async auditEntries(id: number) {
      const found = await readAudit(app.db, { subject: `enquiry:${id}`, most: 50 });
      return found.map(({ action, operator, before, after }) => ({ action, operator, before, after }));
    },
    async empty() {
      await sql`truncate contacts, requests cascade`.execute(app.db);
      await sql`delete from pgboss.job where name like 'enquiries.%'`.execute(app.db);
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const at = (id: number, part = '') => `/api/admin/enquiries/${id}${part}`;

export const anAnswer = (text = 'Yes, very quiet.', more: object = {}) => ({
  text,
  key: randomUUID(),
  done: false,
  version: 1,
  ...more,
});
