import { expect, test } from 'vitest';
import { openApp } from '../../../test/app.ts';

test('a line that is still being written gets its first plan in short, and leaves no trace', async () => {
  await using app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
  const hear = (destination: string) => app.post('/api/ai/first-plan', { destination });

  const { status, body } = await hear('Lisbon in May for two, my daughter is 8');
  expect(status).toBe(200);
  expect(body.readings.map(({ value }: { value: string }) => value)).toContain('Lisbon');
  expect(body.plan).toMatchObject({ destinationId: 'lisbon', place: 'Lisbon, Portugal' });
  expect(body.plan.price).toMatch(/\d for /);
  expect(body.plan.day.area).not.toBe('');

  // The very plan that the whole answer begins with.
  const texts = { dates: '12-17 May 2027', budget: '€3,000', travelers: '2 adults' };
  const whole = await app.post('/api/ai/trip-recommendations', { ...texts, destination: 'Lisbon' });
  const short = await app.post('/api/ai/first-plan', { ...texts, destination: 'Lisbon' });
  expect(whole.body.recommendations[0]).toMatchObject({ title: short.body.plan.title, price: short.body.plan.price });

  expect((await hear('hello')).body).toMatchObject({ readings: [], plan: null });
  const unknown = await hear('Atlantis');
  expect(unknown.body.notes.join(' ')).toContain('Atlantis');
  expect(unknown.body.plan?.destinationId).not.toBe('atlantis');
  expect((await app.post('/api/ai/first-plan', {})).status).toBe(400);

  const steps = await app.db.selectFrom('plan_steps').selectAll().execute();
  expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  expect(await app.db.selectFrom('unused_word_sightings').selectAll().execute()).toEqual([]);
});
