/** Files that cannot be kept, because the bucket is away: said so, and nothing is half kept. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { openFakeS3 } from '../../../../test/fake-s3.ts';
import { aForm, INES, SAMPLES, sendForm } from '../../../../test/uploads.ts';

test('while the bucket is away nobody is told that we broke, and a message without files arrives', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wl-away-'));
  const bucket = await openFakeS3();
  await using app = await openApp({ settings: { ...bucket.settings, DATA_DIR: folder } });
  await bucket[Symbol.asyncDispose]();

  const refused = await sendForm(app, aForm(INES, [{ name: 'plan.pdf', bytes: SAMPLES.pdf }]), { address: '10.7.1.1' });
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'files_unavailable', '60']);
  expect((await sql`select 1 from contacts`.execute(app.db)).rows).toEqual([]);
  const left = await readdir(join(folder, 'files', 'quarantine')).catch(() => []);
  expect(left).toEqual([]);

  expect((await sendForm(app, aForm(INES, []), { address: '10.7.1.2' })).status).toBe(201);
  await rm(folder, { recursive: true });
});
