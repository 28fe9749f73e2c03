/** The audit log as it is looked through. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/app.ts';

test('is narrowed by action and by day, and lists the actions there are', async () => {
  await using app = await openApp();
  const owner = await app.operator('owner');
  const note = (action: string, at: string) =>
    sql`insert into audit_log (operator, action, subject, at) values ('Somebody', ${action}, 'thing:1', ${at})`.execute(
      app.db,
    );
  await note('thing.first', '2026-10-04T23:59:59Z');
  await note('thing.second', '2026-10-05T00:00:00Z');
  await note('thing.second', '2026-10-05T23:59:59Z');
  await note('thing.first', '2026-10-06T00:00:00Z');
  const read = async (query: string) =>
    (await owner.get(`/api/admin/audit?${query}`)).body.entries.map(
      ({ action, at }: { action: string; at: string }) => [action, at.slice(0, 10)],
    );
  expect(await read('day=2026-10-05')).toEqual([
    ['thing.second', '2026-10-05'],
    ['thing.second', '2026-10-05'],
  ]);
  expect(await read('did=thing.first&day=2026-10-06')).toEqual([['thing.first', '2026-10-06']]);
  expect(await read('did=thing.first&day=2026-10-05')).toEqual([]);
  expect((await owner.get('/api/admin/audit?day=yesterday')).status).toBe(400);
  expect((await owner.get('/api/admin/audit?did=thing')).body.actions).toEqual(['thing.first', 'thing.second']);
});
