import ICAL from 'ical.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/app.ts';

const wish = {
  destination: 'Lisbon',
  dates: '12 to 16 June 2027',
  budget: '€2,000 in total',
  travelers: '2 adults',
  interests: 'tiles, viewpoints',
  preferences: '',
  taste: '',
};

async function planned(app: Awaited<ReturnType<typeof openApp>>) {
  const answer = await app.post('/api/ai/trip-recommendations', wish);
  expect(answer.status).toBe(200);
  return answer.body.recommendations[0];
}

test('a shared plan is the very plan that was seen, for anybody with the link', async () => {
  await using app = await openApp();
  const seen = await planned(app);

  const shared = await app.post('/api/plans', { ...wish, recommendationId: seen.id });
  const read = await app.get(`/api/plans/${shared.body.token}`);

  expect(shared.status).toBe(201);
  expect(read.status).toBe(200);
  expect(read.body).toEqual(seen);

  const saved = await app.get(`/api/saved/cards/plan:${'A'.repeat(43)},plan:${shared.body.token}`);
  expect(saved.body).toMatchObject([{ name: seen.title, href: `/plans/${shared.body.token}`, picture: {} }]);
  expect(saved.body[0].line).toContain(seen.price);
});

test('what was changed is planned again in order', async () => {
  await using app = await openApp();
  const first = await app.post('/api/ai/trip-recommendations', wish);
  const changes = ['slower', 'one night less'];
  const second = await app.post('/api/ai/trip-recommendations', {
    ...wish,
    previous: first.body.interpretation,
    change: changes[0],
  });
  const third = await app.post('/api/ai/trip-recommendations', {
    ...wish,
    previous: second.body.interpretation,
    change: changes[1],
  });
  const [{ destinationId, plan }] = third.body.recommendations;
  const stop = plan.days[1].items.find(({ placeId }: { placeId?: string }) => placeId !== undefined).placeId;
  changes.push(`out ${stop} of day 2 in ${destinationId}-${plan.style}`);
  const fourth = await app.post('/api/ai/trip-recommendations', {
    ...wish,
    previous: third.body.interpretation,
    change: changes[2],
  });
  const seen = fourth.body.recommendations[0];
  expect(JSON.stringify(seen.plan.days)).not.toContain(stop);

  const shared = await app.post('/api/plans', { ...wish, changes, recommendationId: seen.id });
  expect(shared).toMatchObject({ status: 201 });
  expect((await app.get(`/api/plans/${shared.body.token}`)).body).toEqual(seen);
});

test('nobody can publish what the agent did not plan', async () => {
  await using app = await openApp();

  const foreign = await app.post('/api/plans', { ...wish, recommendationId: 'lisbon-mine-1' });
  const smuggled = await app.post('/api/plans', {
    ...wish,
    recommendationId: 'x',
    recommendation: { title: 'Buy this' },
  });

  expect(foreign).toMatchObject({ status: 404, body: { code: 'no_such_recommendation' } });
  expect(smuggled.status).toBe(404);
});

test('a link that was never made opens nothing', async () => {
  await using app = await openApp();
  for (const token of ['short', 'A'.repeat(43)]) {
    expect(await app.get(`/api/plans/${token}`)).toMatchObject({ status: 404, body: { code: 'no_such_plan' } });
  }
});

test('the calendar file has every item, at its own hour in the place’s own time zone', async () => {
  await using app = await openApp();
  const seen = await planned(app);
  const { body } = await app.post('/api/plans', { ...wish, recommendationId: seen.id });

  const file = await app.get(`/api/plans/${body.token}/calendar`);

  const calendar = new ICAL.Component(ICAL.parse(file.text));
  const events = calendar.getAllSubcomponents('vevent');
  const items = seen.plan.days.flatMap((day: { date: string; items: { start: string; name: string }[] }) =>
    day.items.map((item) => `${day.date}T${item.start}:00 ${item.name}`),
  );
  expect(
    events.map((event) => `${event.getFirstPropertyValue('dtstart')} ${event.getFirstPropertyValue('summary')}`),
  ).toEqual(items);
  expect(events.every((event) => event.getFirstProperty('dtstart')?.getParameter('tzid') === 'Europe/Lisbon')).toBe(
    true,
  );
  expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(events.length);
});

test('each shared plan has a picture of its own for where its link is sent', async () => {
  await using app = await openApp();
  const { recommendations } = (await app.post('/api/ai/trip-recommendations', wish)).body;
  const cards: Buffer[] = [];
  for (const { id } of recommendations.slice(0, 2)) {
    const { token } = (await app.post('/api/plans', { ...wish, recommendationId: id })).body;
    const { status, headers, bytes } = await app.get(`/media/plans/${token}.jpg`);
    expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([200, 'image/jpeg', 'noindex']);
    expect(headers['cache-control']).toContain('max-age');
    cards.push(Buffer.from(bytes));
  }
  const [first = Buffer.of(), second = Buffer.of()] = cards;
  expect(first.equals(second)).toBe(false);
  for (const card of cards) {
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.byteLength).toBeLessThan(300_000);
  }
  for (const none of [`${'A'.repeat(43)}.jpg`, 'short.jpg', '..%2f..%2fpackage.json.jpg'])
    expect(await app.get(`/media/plans/${none}`), none).toMatchObject({ status: 404, body: { code: 'no_such_plan' } });
});
