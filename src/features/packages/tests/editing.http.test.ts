/** What operators write about packages, and what the shop shows afterwards. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { seed } from '../../../../db/seed/seed.ts';
import { type Fields, openAdminPackages, quietHarbour } from '../../../../test/admin-packages.ts';
import { openApp } from '../../../../test/app.ts';
import { inTransaction } from '../../../database/sql.ts';
import { readAudit } from '../../../kernel/audit-log.ts';
import { pictureWords } from '../../destinations/content/pictures.ts';
import { packages } from '../content.ts';
import { PackageFields } from '../contract/package-fields.ts';

test('every package the shop opens with can be edited as it is, without a change', async () => {
  await using app = await openApp();
  const admin = await openAdminPackages(app);
  for (const { id } of packages) {
    const { fields } = await admin.read(id);
    expect.soft(PackageFields.safeParse(fields).error?.issues ?? [], id).toEqual([]);
    expect.soft(await admin.edit(id, {}), id).toMatchObject({ status: 200, body: { id, version: 1 } });
    expect.soft(await admin.auditEntries(id)).toEqual([]);
  }
});

const OWN_RATING = 'Our own rating must be a number from 1 to 5 with one decimal, such as 4.8, or stay empty';

describe('a new package', () => {
  test('is a draft that nobody sees, and on sale once it is published', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const admin = await openAdminPackages(app);

    const made = await admin.post('/api/admin/packages', quietHarbour);
    expect(made).toMatchObject({ status: 201, body: { id: 'lofoten-light-quiet', version: 1 } });
    expect((await app.get('/api/trip-packages/lofoten-light-quiet')).status).toBe(404);
    expect((await admin.get('/api/admin/packages?state=draft')).body.packages).toMatchObject([
      { id: 'lofoten-light-quiet', state: 'draft', price: 1290, departure: null },
    ]);

    expect(await admin.sell('lofoten-light-quiet', 'publish')).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await app.get('/api/trip-packages/lofoten-light-quiet')).body).toMatchObject({
      name: 'Løfoten, “Light” & Quiet',
      duration: '3 days, 2 nights',
      price: 1290,
      originalPrice: null,
      departsOn: '2027-06-12',
      returnsOn: '2027-06-14',
      availableSpots: 12,
      rating: 0,
      ratingBasis: 'none',
      reviews: 0,
      imageAlt: 'Coloured houses along the harbour',
      cancellation: [{ days: 30, percent: 100 }],
    });
    expect((await app.get('/api/trip-packages')).body.at(-1).id).toBe('lofoten-light-quiet');
    expect((await admin.auditEntries('lofoten-light-quiet')).map(({ action, operator }) => [action, operator])).toEqual(
      [
        ['package.publish', admin.operator.name],
        ['package.create', admin.operator.name],
      ],
    );
  });

  test('gets an id of its own, whatever its name', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    const idFor = async (name: string) => (await admin.post('/api/admin/packages', { ...quietHarbour, name })).body.id;
    expect(await idFor('Ibiza')).toBe('ibiza-2');
    expect(await idFor('  ibiza!  ')).toBe('ibiza-3');
    expect(await idFor('東京の春')).toBe('trip');
    expect(await Promise.all([idFor('Twice at once'), idFor('Twice at once')]).then((ids) => ids.sort())).toEqual([
      'twice-at-once',
      'twice-at-once-2',
    ]);
  });

  test('is refused with the field and the rule', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    const cases: [Partial<Record<keyof Fields, unknown>>, string, string][] = [
      [{ name: '  ' }, 'name', 'Required'],
      [{ name: 'a\u202eb turned' }, 'name', 'Please write plain text on one line'],
      [{ summary: 'x'.repeat(241) }, 'summary', 'Please keep this under 240 characters'],
      [{ features: ['One thing', 'Two things'] }, 'features', 'Please write 3 to 12 features'],
      [{ highlights: [] }, 'highlights', 'Please write 1 to 8 highlights'],
      [{ nights: 3 }, 'itinerary', 'Please describe every day: the nights and one more'],
      [{ nights: 22 }, 'nights', 'Please enter a whole number from 1 to 21'],
      [{ departDay: 29 }, 'departDay', 'Please enter a whole number from 1 to 28'],
      [{ maxGuests: 13 }, 'maxGuests', 'A booking cannot take more than a departure has'],
      [{ ownRating: 5.1 }, 'ownRating', OWN_RATING],
      [{ ownRating: 0 }, 'ownRating', OWN_RATING],
      [{ ownRating: 4.85 }, 'ownRating', OWN_RATING],
      [{ price: 0 }, 'price', 'Please enter a whole number from 1 to 100,000'],
      [{ category: 'Sports' }, 'category', 'Please choose a category'],
      [{ imageAlt: '' }, 'imageAlt', 'Required'],
      [{ image: '../secret' }, 'image', 'Please upload a picture'],
      // Nobody can cancel on the day of departure any more.
      [
        { cancellation: [{ days: 0, percent: 10 }] },
        'cancellation.0.days',
        'Please enter a whole number from 1 to 365',
      ],
      [
        {
          cancellation: [
            { days: 14, percent: 50 },
            { days: 30, percent: 100 },
          ],
        },
        'cancellation',
        'Fewer days before the departure must give back less',
      ],
    ];
    for (const [changed, field, message] of cases) {
      const { status, body } = await admin.post('/api/admin/packages', { ...quietHarbour, ...changed });
      expect.soft([status, body.fields?.[field]], field).toEqual([400, message]);
    }
    for (const [changed, code] of [
      [{ destinationId: 'atlantis' }, 'no_such_destination'],
      [{ image: 'constructor' }, 'no_such_picture'],
      [{ image: 'uploaded-000000000000000000000000' }, 'no_such_picture'],
    ] as const) {
      expect.soft(await admin.post('/api/admin/packages', { ...quietHarbour, ...changed })).toMatchObject({
        status: 422,
        body: { code },
      });
    }
    expect((await admin.get('/api/admin/packages')).body.packages).toHaveLength(packages.length);
    expect(await readAudit(app.db, { most: 10 })).toEqual([]);
  });

  test('made of another one has its fields and its price, but neither its ratings nor its history', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    await admin.edit('ibiza', { ownRating: 4.6 });
    const made = await admin.post('/api/admin/packages/ibiza/duplicate');
    const copy = await admin.read(made.body.id);
    const original = await admin.read('ibiza');
    expect(made.status).toBe(201);
    expect(original).toMatchObject({ rating: 4.6, ratingBasis: 'own' });
    expect(copy).toMatchObject({ state: 'draft', rating: 0, ratingBasis: 'none', reviews: 0, departures: [] });
    expect(copy.fields).toEqual({ ...original.fields, ownRating: null, name: `${original.fields.name} (copy)` });
    expect(copy.prices.map(({ price }: { price: number }) => price)).toEqual([2299]);
    expect(await admin.auditEntries(made.body.id)).toMatchObject([
      { action: 'package.duplicate', after: { of: 'ibiza' } },
    ]);
    expect((await admin.post(`/api/admin/packages/${made.body.id}/duplicate`)).body.id).not.toBe(made.body.id);
    expect((await admin.post('/api/admin/packages/atlantis/duplicate')).status).toBe(404);
  });
});

describe('an edit', () => {
  test('is in the shop and in the log, field by field', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    const before = (await admin.read('ibiza')).fields;
    const saved = await admin.edit('ibiza', { name: 'Ibiza in May', maxGuests: 4 });
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await app.get('/api/trip-packages/ibiza')).body).toMatchObject({ name: 'Ibiza in May', maxGuests: 4 });
    expect(await admin.auditEntries('ibiza')).toMatchObject([
      {
        action: 'package.edit',
        operator: admin.operator.name,
        before: { name: before.name, maxGuests: before.maxGuests },
        after: { name: 'Ibiza in May', maxGuests: 4 },
      },
    ]);
    expect(Object.keys((await admin.auditEntries('ibiza'))[0]?.after ?? {})).toHaveLength(2);
  });

  test('of the own rating is shown as such, also in the preview, and taken back with an empty field', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    const shown = async () => (await app.get('/api/trip-packages/ibiza')).body;
    const { fields } = await admin.read('ibiza');
    const preview = await admin.post('/api/admin/package-preview', { id: 'ibiza', ...fields, ownRating: 4.3 });
    expect(preview.body).toMatchObject({ rating: 4.3, ratingBasis: 'own', reviews: 0 });
    expect(await shown()).toMatchObject({ rating: 4.7, ratingBasis: 'sample' });
    await admin.edit('ibiza', { ownRating: 4.3 });
    expect(await shown()).toMatchObject({ rating: 4.3, ratingBasis: 'own', reviews: 0 });
    await admin.edit('ibiza', { ownRating: null });
    expect(await shown()).toMatchObject({ rating: 4.7, ratingBasis: 'sample' });
  });

  test('made from an older version is refused, says whose the newer is, and loses nothing', async () => {
    await using app = await openApp();
    const [mara, joao] = [await openAdminPackages(app), await openAdminPackages(app)];
    await mara.edit('ibiza', { name: 'Ibiza by Mara' });
    const refused = await joao.edit('ibiza', { version: 1, name: 'Ibiza by João' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { version: 2, by: mara.operator.name } },
    });
    for (const verb of ['publish', 'withdraw']) {
      const answer = await joao.post(`/api/admin/packages/ibiza/${verb}`, { version: 1 });
      expect(answer.body.code).toBe(verb === 'publish' ? undefined : 'changed_meanwhile');
    }
    expect((await app.get('/api/trip-packages/ibiza')).body.name).toBe('Ibiza by Mara');
  });

  test('of two at the same moment, exactly one is saved', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    const { version, fields } = await admin.read('ibiza');
    const send = (name: string) => admin.put('/api/admin/packages/ibiza', { version, ...fields, name });
    let letGo = () => {};
    const bothWait = new Promise<void>((done) => {
      letGo = done;
    });

    // Somebody holds the row until both have come as far as they can.
    const holding = inTransaction(app.db, async (tx) => {
      await sql`update trip_packages set position = position where id = 'ibiza'`.execute(tx);
      await bothWait;
    });
    const answers = [send('Ibiza one'), send('Ibiza two')];
    for (let waiting = 0; waiting < 2; ) {
      const found = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
      waiting = found.rows[0]?.n ?? 0;
    }
    letGo();
    await holding;

    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await admin.auditEntries('ibiza')).length).toBe(1);
  });

  test('is not done when it cannot be written into the log', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    await sql`alter table audit_log add constraint nothing_more check (action not like 'package.%') not valid`.execute(
      app.db,
    );
    expect((await admin.edit('ibiza', { name: 'Ibiza in May' })).status).toBe(500);
    expect((await admin.post('/api/admin/packages', quietHarbour)).status).toBe(500);
    expect((await admin.sell('ibiza', 'withdraw')).status).toBe(500);
    expect((await admin.post('/api/admin/packages/ibiza/prices', { price: 999, validFrom: null })).status).toBe(500);
    expect((await app.get('/api/trip-packages/ibiza')).body).toMatchObject({
      name: 'Ibiza, the Quiet Side',
      price: 2299,
    });
    expect((await admin.get('/api/admin/packages')).body.packages).toHaveLength(packages.length);
  });

  test('survives the next start: the database is the truth', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    await admin.edit('ibiza', { name: 'Ibiza in May', departMonth: 5, departDay: 20 });
    await admin.sell('niseko-ski', 'withdraw');
    await admin.post('/api/admin/packages/val-thorens-ski/prices', { price: 3799, validFrom: null });
    const shop = async () =>
      (await app.get('/api/trip-packages')).body.map((offer: Record<string, unknown>) => ({ ...offer }));
    const before = await shop();
    await seed(app.db, { now: new Date(), tripNow: new Date() });
    expect(await shop()).toEqual(before);
    expect(before.map(({ id }: { id: string }) => id)).not.toContain('niseko-ski');
    expect(await admin.read('ibiza')).toMatchObject({ version: 2, fields: { name: 'Ibiza in May' } });
  });
});

test('words that ship with a picture follow the picture until somebody writes others', async () => {
  await using app = await openApp();
  const admin = await openAdminPackages(app);
  expect((await app.get('/api/trip-packages/ibiza')).body.imageAlt).toBe(pictureWords['ibiza-package']);
  await admin.edit('ibiza', { imageAlt: 'Two boats before a rock' });
  expect((await app.get('/api/trip-packages/ibiza')).body.imageAlt).toBe('Two boats before a rock');
});

test('a package of 22 days, written to its limits in Latin letters, fits into what is read', async () => {
  await using app = await openApp();
  const admin = await openAdminPackages(app);
  const day = { title: 't'.repeat(80), text: 'é'.repeat(600) };
  const longest = { ...quietHarbour, nights: 21, itinerary: Array.from({ length: 22 }, () => day) };
  expect((await admin.post('/api/admin/packages', longest)).status).toBe(201);
});
