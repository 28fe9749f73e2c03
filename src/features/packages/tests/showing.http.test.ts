/** What operators see of packages and who else sees it: the list, a preview, and a package that is withdrawn. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openAdminPackages, quietHarbour } from '../../../../test/admin-packages.ts';
import { openApp } from '../../../../test/app.ts';
import { checkout } from '../../../../test/sale.ts';
import { readAudit } from '../../../kernel/audit-log.ts';

describe('a withdrawn package', () => {
  test('is neither shown, planned with nor sold; who has booked it travels', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    const traveller = await app.person();
    const booked = await traveller.post('/api/bookings', checkout('ibiza'));
    expect(booked.status).toBe(201);

    expect((await admin.sell('ibiza', 'withdraw')).status).toBe(200);

    expect((await app.get('/api/trip-packages/ibiza')).status).toBe(404);
    expect((await app.get('/api/trip-packages')).text).not.toContain('"ibiza"');
    expect((await app.person().then((late) => late.post('/api/bookings', checkout('ibiza')))).status).toBe(404);
    expect((await traveller.get(`/api/bookings/${booked.body.bookingId}`)).body).toMatchObject({ status: 'confirmed' });
    expect((await admin.get('/api/admin/packages?state=withdrawn')).body.packages).toMatchObject([{ id: 'ibiza' }]);
    expect((await admin.sell('ibiza', 'withdraw')).status).toBe(200);
    expect((await admin.auditEntries('ibiza')).map(({ action }) => action)).toEqual(['package.withdraw']);

    await admin.sell('ibiza', 'publish');
    expect((await app.get('/api/trip-packages/ibiza')).status).toBe(200);
  });

  test('is not a recommendation any more, and a new one is', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const admin = await openAdminPackages(app);
    const wish = {
      dates: '12 June to 14 June 2027',
      destination: 'Copenhagen',
      travelers: '2 adults',
      budget: '$9000',
    };
    const offered = async () => {
      const { body } = await app.post('/api/ai/trip-recommendations', {
        origin: '',
        preferences: '',
        accommodation: '',
        specialRequirements: '',
        ...wish,
      });
      return JSON.stringify(body).includes('lofoten-light-quiet');
    };
    await admin.post('/api/admin/packages', quietHarbour);
    expect(await offered()).toBe(false);
    await admin.sell('lofoten-light-quiet', 'publish');
    expect(await offered()).toBe(true);
    await admin.sell('lofoten-light-quiet', 'withdraw');
    expect(await offered()).toBe(false);
  });
});

describe('the list', () => {
  test('is searched and filtered, and read page by page', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    await sql`
      insert into trip_packages (id, name, destination_id, location, category, nights, duration,
        max_guests, capacity, depart_month, depart_day, image, summary, highlights, features, itinerary, position,
        published, created_at)
      select 'trip-' || n, 'Trip ' || n || ' 100%', destination_id, location, 'Nature', nights, duration,
        max_guests, capacity, depart_month, depart_day, image, summary, highlights, features, itinerary, 100 + n / 2,
        false, now()
      from trip_packages, generate_series(1, 120) as n where id = 'ibiza'`.execute(app.db);
    const idsOf = (body: { packages: { id: string }[] }) => body.packages.map(({ id }) => id);
    const page = async (query: string) => (await admin.get(`/api/admin/packages?${query}`)).body;

    const first = await page('state=draft');
    const second = await page(`state=draft&after=${first.next}`);
    const third = await page(`state=draft&after=${second.next}`);
    expect([first, second, third].map((each) => each.packages.length)).toEqual([50, 50, 20]);
    expect(new Set([first, second, third].flatMap(idsOf)).size).toBe(120);
    expect(third.next).toBeNull();

    expect(idsOf(await page('search=IBIZA'))).toEqual(expect.arrayContaining(['ibiza']));
    expect(idsOf(await page('search=0%25'))).toHaveLength(50);
    expect(idsOf(await page('search=_'))).toEqual([]);
    expect((await page('search=atlantis')).packages).toEqual([]);
    // PostgreSQL knows no NUL in a text.
    expect(idsOf(await page('search=IBI%00ZA'))).toEqual(expect.arrayContaining(['ibiza']));
    expect((await page('category=Wellness')).packages.length).toBeGreaterThan(1);
    expect((await admin.get('/api/admin/packages?state=lost')).body.fields).toEqual({ state: 'Unknown state' });
    expect((await admin.get('/api/admin/packages?after=x')).status).toBe(400);
  });
});

describe('a preview', () => {
  test('shows what is written and not saved, with the price and seats of now', async () => {
    await using app = await openApp();
    const admin = await openAdminPackages(app);
    const { fields } = await admin.read('ibiza');
    const publicOne = (await app.get('/api/trip-packages/ibiza')).body;

    const unchanged = await admin.post('/api/admin/package-preview', { id: 'ibiza', ...fields });
    expect(unchanged).toMatchObject({ status: 200, body: publicOne });
    const changed = await admin.post('/api/admin/package-preview', { id: 'ibiza', ...fields, name: 'Ibiza in May' });
    expect(changed.body).toEqual({ ...publicOne, name: 'Ibiza in May' });
    expect((await app.get('/api/trip-packages/ibiza')).body).toEqual(publicOne);

    const draft = await admin.post('/api/admin/package-preview', quietHarbour);
    expect(draft.body).toMatchObject({ price: 1290, allInPrice: 1419, availableSpots: 12, rating: 0 });
    const { price: _, ...unpriced } = quietHarbour;
    expect((await admin.post('/api/admin/package-preview', unpriced)).body.code).toBe('no_price');
    expect(await readAudit(app.db, { most: 1 })).toEqual([]);
  });
});
