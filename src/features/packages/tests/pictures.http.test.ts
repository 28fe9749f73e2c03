/** Pictures that operators upload for packages, and how visitors get them. */
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Client, openApp } from '../../../../test/app.ts';
import { readAudit } from '../../../kernel/audit-log.ts';
import { phoneCrop } from '../../../ui/phone-crop.ts';
import { pictureFile, pictureSources } from '../../../ui/picture-files.ts';
import { sweepPictures } from '../actions/package-pictures.ts';

const aPicture = (background = 'peru') =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();

const send = (who: Client, bytes: Buffer | string, type = 'image/jpeg') =>
  who.send('POST', '/api/admin/pictures', bytes, { headers: { 'content-type': type } });

test('an uploaded picture is shown once the package is saved with it, and kept by browsers for good', async () => {
  await using app = await openApp();
  const admin = await app.operator();
  const { image: before, pictures } = (await app.get('/api/trip-packages/ibiza')).body;
  const ids: string[] = pictures.map(({ id }: { id: string }) => id);
  expect(ids[0]).toBe(before);
  expect(ids).toContain('ibiza');

  const sent = await send(admin, await aPicture());
  expect(sent.status).toBe(201);
  const { image } = sent.body;
  expect((await app.get('/api/trip-packages/ibiza')).body.image).toBe(before);
  const { version, fields } = (await admin.get('/api/admin/packages/ibiza')).body;
  const edited = { version, ...fields, image, imageAlt: 'A rock in the evening' };
  expect((await admin.put('/api/admin/packages/ibiza', edited)).status).toBe(200);
  expect((await app.get('/api/trip-packages/ibiza')).body).toMatchObject({
    image,
    imageAlt: 'A rock in the evening',
    // None of ours beside it.
    pictures: [{ id: image, alt: 'A rock in the evening' }],
  });

  for (const [name, type] of [
    ['480.avif', 'image/avif'],
    ['960.webp', 'image/webp'],
    ['24.webp', 'image/webp'],
  ]) {
    const file = await app.get(`/media/stills/${image}-${name}`);
    expect.soft(file.status, name).toBe(200);
    expect.soft(file.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect.soft((await sharp(Buffer.from(file.bytes)).metadata()).width).toBe(Number.parseInt(name ?? '', 10));
  }
  const file = pictureFile(image);
  const offered = (['avif', 'webp'] as const).flatMap((format) => file && pictureSources(file, format).split(', '));
  expect(offered).toHaveLength(6);
  for (const source of offered)
    expect.soft((await app.get(source?.split(' ')[0] ?? '')).status, source ?? '').toBe(200);
  expect(phoneCrop(image)).toBeNull();
  expect(await readAudit(app.db, { subject: `picture:${image}`, most: 9 })).toMatchObject([
    { action: 'picture.upload', operator: admin.operator.name },
  ]);
  expect((await send(admin, await aPicture())).body).toEqual({ image });
  expect(await readAudit(app.db, { action: 'picture.upload', most: 9 })).toHaveLength(1);
});

test('names of pictures that are none lead nowhere', async () => {
  await using app = await openApp();
  const id = 'uploaded-000000000000000000000000';
  for (const name of [
    `${id}-480.avif`,
    `${id}-481.avif`,
    `${id}-480.jpg`,
    '..%2f..%2fpackage.json',
    'x',
    `${id}%00-480.avif`,
  ]) {
    const { status, headers } = await app.get(`/media/stills/${name}`);
    expect.soft([status, headers['cache-control']?.toString().includes('immutable')], name).not.toEqual([200, true]);
    expect.soft(status, name).not.toBe(200);
  }
});

test('only operators are read from, and what is no picture is refused with a reason', async () => {
  await using app = await openApp();
  const admin = await app.operator();
  const picture = await aPicture();
  for (const stranger of [app.stranger(), await app.person()]) {
    expect(await send(stranger, picture)).toMatchObject({ status: 401, body: { code: 'not_an_operator' } });
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [bytes, type] of [
    [svg, 'image/svg+xml'],
    [svg, 'image/png'],
    ['', 'image/png'],
  ] as const) {
    const { status, body } = await send(admin, bytes, type);
    expect.soft([status, typeof body.message], type).toEqual([bytes === '' ? expect.any(Number) : 415, 'string']);
    expect.soft(status).toBeGreaterThanOrEqual(400);
  }
  const large = Buffer.concat([picture, Buffer.alloc(15 * 1024 * 1024)]);
  expect(await send(admin, large)).toMatchObject({ status: 413, body: { code: 'picture_too_large' } });
  const foreign = { headers: { 'content-type': 'image/jpeg', 'sec-fetch-site': 'cross-site' } };
  expect((await admin.send('POST', '/api/admin/pictures', picture, foreign)).status).toBe(403);
  const found = await sql<{ n: number }>`select count(*)::int as n from package_pictures`.execute(app.db);
  expect(found.rows[0]?.n).toBe(0);
});

test('a picture nobody shows any more goes after a season, one that is shown stays', async () => {
  await using app = await openApp();
  const admin = await app.operator();
  const shown = (await send(admin, await aPicture('navy'))).body.image;
  const unused = (await send(admin, await aPicture('maroon'))).body.image;
  const { version, fields } = (await admin.get('/api/admin/packages/ibiza')).body;
  await admin.put('/api/admin/packages/ibiza', { version, ...fields, image: shown });
  const isThere = async (image: string) => (await app.get(`/media/stills/${image}-24.webp`)).status === 200;

  await sweepPictures(app.deps);
  expect([await isThere(shown), await isThere(unused)]).toEqual([true, true]);
  await sql`update package_pictures set created_at = now() - interval '91 days'`.execute(app.db);
  await sweepPictures(app.deps);
  expect([await isThere(shown), await isThere(unused)]).toEqual([true, false]);
});
