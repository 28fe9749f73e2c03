import { expect, test } from 'vitest';
import { calendarDay } from '../../src/shared/dates.ts';
import { openApp } from '../../test/app.ts';
import { countOf } from '../../test/sale.ts';
import { dayOfNextMonth, makeWorld, PASSWORD } from './world.ts';

test('Inês has a trip next month, one departure is full, one hold is open', async () => {
  await using app = await openApp();
  const world = await makeWorld(app.deps);

  expect((await app.post('/api/auth/login', { username: 'ines', password: PASSWORD })).status).toBe(200);
  const [trip, ...more] = (await app.get('/api/bookings')).body;
  expect(more).toEqual([]);
  expect(trip).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', numberOfTravelers: 2 });
  expect(trip.package.departsOn).toBe(dayOfNextMonth(calendarDay(new Date())));
  expect(world.sights.join('\n')).toContain(trip.reference);

  const packages = (await app.get('/api/trip-packages')).body as { id: string; availableSpots: number }[];
  expect(packages.filter((one) => one.availableSpots === 0).map((one) => one.id)).toEqual(['aspen-gold']);
  expect(await countOf(app.db, 'held')).toBe(1);
  expect(packages.find((one) => one.id === 'val-thorens-ski')?.availableSpots).toBe(22);
});

test.each([
  ['2026-11-20', '2026-12-12'],
  ['2026-12-31', '2027-01-26'],
  ['2027-01-31', '2027-02-26'],
  ['2028-02-01', '2028-03-12'],
] as const)('on %s the trip of next month leaves on %s', (today, day) => {
  expect(dayOfNextMonth(today)).toBe(day);
});
