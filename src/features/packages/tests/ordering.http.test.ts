/** The order of the shop as operators change it, and drafts that are given up. */
import { expect, test } from 'vitest';
import { openAdminPackages, quietHarbour } from '../../../../test/admin-packages.ts';
import { openApp } from '../../../../test/app.ts';
import { readAudit } from '../../../kernel/audit-log.ts';

const move = (id: string) => `/api/admin/packages/${id}/move`;

test('a package changes places with its neighbour, in the list and in the shop', async () => {
  await using app = await openApp();
  const admin = await openAdminPackages(app);
  const rows = async () => (await admin.get('/api/admin/packages')).body.packages as Record<string, string | null>[];
  const [first, second, third] = await rows();
  expect([first?.['above'], first?.['below'], second?.['above']]).toEqual([null, second?.['id'], first?.['id']]);

  const moved = { direction: 'up', past: [second?.['id']] };
  expect((await admin.post(move(third?.['id'] ?? ''), moved)).status).toBe(200);
  expect((await rows()).slice(0, 3).map(({ id }) => id)).toEqual([first?.['id'], third?.['id'], second?.['id']]);
  expect((await app.get('/api/trip-packages')).body.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual([
    first?.['id'],
    third?.['id'],
    second?.['id'],
  ]);
  expect((await admin.post(move(third?.['id'] ?? ''), moved)).status, 'pressed twice').toBe(200);
  expect((await rows())[1]?.['id']).toBe(third?.['id']);
  expect(await readAudit(app.db, { action: 'package.move', most: 9 })).toMatchObject([
    { subject: `package:${third?.['id']}`, before: { place: 3 }, after: { place: 2 } },
  ]);
});

test('a package goes past several at once, and only as the operator saw them', async () => {
  await using app = await openApp();
  const admin = await openAdminPackages(app);
  const ids = async () =>
    ((await admin.get('/api/admin/packages')).body.packages as { id: string }[]).map(({ id }) => id);
  const [a = '', b = '', c = '', d = '', ...rest] = await ids();
  const up = { direction: 'up', past: [c, b, a] };
  expect((await admin.post(move(d), { direction: 'up', past: [b, c, a] })).body.code).toBe('order_changed');
  for (const time of ['once', 'pressed twice']) {
    expect((await admin.post(move(d), up)).body, time).toEqual({ id: d, place: 1 });
    expect(await ids()).toEqual([d, a, b, c, ...rest]);
  }
  expect((await admin.post(move(d), { direction: 'down', past: [a, b] })).body.place).toBe(3);
  expect(await ids()).toEqual([a, b, d, c, ...rest]);
  expect((await admin.post(move(d), { direction: 'down', past: [] })).status).toBe(400);
});

test('two operators who move at the same moment leave an order that one of them meant', async () => {
  await using app = await openApp();
  const [ana, ben] = [await openAdminPackages(app), await openAdminPackages(app)];
  const ids = async () =>
    ((await ana.get('/api/admin/packages')).body.packages as { id: string }[]).map(({ id }) => id);
  const [a = '', b = '', c = '', ...rest] = await ids();
  const answers = await Promise.all([
    ana.post(move(b), { direction: 'up', past: [a] }),
    ben.post(move(b), { direction: 'down', past: [c] }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([
    [b, a, c, ...rest],
    [a, c, b, ...rest],
  ]).toContainEqual(await ids());
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('order_changed');
});

test('a draft can be given up; what has been on sale cannot', async () => {
  await using app = await openApp();
  const admin = await openAdminPackages(app);
  const { id } = (await admin.post('/api/admin/packages', quietHarbour)).body;
  expect((await admin.delete(`/api/admin/packages/${id}`)).status).toBe(200);
  expect((await admin.get(`/api/admin/packages/${id}`)).status).toBe(404);
  expect((await admin.delete(`/api/admin/packages/${id}`)).body.code).toBe('no_such_package');
  expect((await admin.auditEntries(id))[0]).toMatchObject({
    action: 'package.delete',
    before: { name: quietHarbour.name },
  });

  const { version } = (await admin.get('/api/admin/packages/ibiza')).body;
  await admin.post('/api/admin/packages/ibiza/withdraw', { version });
  expect(await admin.delete('/api/admin/packages/ibiza')).toMatchObject({ status: 409, body: { code: 'not_a_draft' } });
});
