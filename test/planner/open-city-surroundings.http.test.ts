/** What lies around a city of open data, and for whom it is. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../app.ts';
import { MONACO_SIGHTS, openCity } from './open-cities.ts';

const LI = { country: 'LI', longitude: 9.52 } as const;
const CITIES = [
  { ...LI, id: 'Q1', name: 'Schaan', latitude: 47.165, population: 6000 },
  { ...LI, id: 'Q2', name: 'Vaduz', latitude: 47.1393, population: 5200 },
  { country: 'AD', longitude: 1.53, id: 'Q4', name: 'Ordino', latitude: 42.556, population: 3000 },
];
/** Nobody can plan it, and it names what lies next to it. */
const FAR = { ...LI, id: 'Q3', name: 'Fernhausen', latitude: 47.02, population: 900 };

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
  for (const city of CITIES) {
    const [, ...sights] = MONACO_SIGHTS.map((row, i) => ({
      ...row,
      ...{ id: `osm-${city.id}-${i}`, latitude: city.latitude + i / 900, longitude: city.longitude },
    }));
    const rink = { ...sights[0], id: `osm-${city.id}-rink`, kind: 'ice_rink', name: 'Eishalle', tags: ['ice-skating'] };
    const bar = {
      ...sights[1],
      id: `osm-${city.id}-bar`,
      kind: 'nightlife',
      name: 'La Rascasse',
      tags: ['bar', 'nightlife'],
    };
    await openCity(app.db, city, [...sights, ...([rink, bar] as typeof sights)]);
  }
  const bath = { kind: 'bath', id: 'osm-bath', name: 'Therme', latitude: 47.025, longitude: 9.52, importance: 0.5 };
  const lake = { ...bath, kind: 'lake', id: 'osm-lake', name: 'Bergsee', latitude: 47.09, longitude: 9.56 };
  await openCity(app.db, FAR, [{ ...bath, tags: ['spa', 'wellness'] }, lake]);
});
afterAll(() => app[Symbol.asyncDispose]());

interface Item {
  readonly name: string;
  readonly why: string;
  readonly end: string;
}

async function planned(destination: string, travelers: string, interests: string, more: object = {}) {
  const rest = { dates: '10-13 May 2027', budget: '€2,000', preferences: '', taste: '' };
  const { status, body } = await app.post('/api/ai/trip-recommendations', {
    ...rest,
    destination,
    travelers,
    interests,
    ...more,
  });
  expect(status).toBe(200);
  const [first] = body.recommendations;
  return { body, items: first.plan.days.flatMap(({ items }: { items: Item[] }) => items) };
}
const named = (items: readonly Item[], name: string) => items.find((item) => item.name === name);

test('a baby is taken to no rink and no bath', async () => {
  const { items: ofChild } = await planned('Vaduz', '2 adults and a child of 9', 'ice skating, spa');
  expect(named(ofChild, 'Eishalle')).toBeDefined();
  const { items: ofBaby } = await planned('Vaduz', '2 adults and a baby', 'ice skating, spa');
  expect([named(ofBaby, 'Eishalle'), named(ofBaby, 'Therme')]).toEqual([undefined, undefined]);
});

test('nobody who did not ask for it is sent to a rink or a bar', async () => {
  const wishes = ['', 'castle', 'it will rain'].map(async (interests) => planned('Vaduz', '2 adults', interests));
  const names = (await Promise.all(wishes)).flatMap(({ body }) =>
    body.recommendations.flatMap(({ plan }: { plan: { days: { items: Item[] }[] } }) =>
      plan.days.flatMap(({ items }) => items.map(({ name }) => name)),
    ),
  );
  expect(names).toContain('Jardin Exotique');
  expect(names.filter((name) => name === 'Eishalle' || name === 'La Rascasse')).toEqual([]);
});

test('of two towns each is told its own: what is not known, and the feasts of its days', async () => {
  const { body } = await planned('Vaduz 2 nights, then Ordino 2 nights', '2 adults', 'museums', {
    dates: '24-28 December 2027',
  });
  const [{ openData, fullAIResponse }] = body.recommendations;
  expect(openData.notes.join(' ')).toMatch(/Not known to us: prices of Vaduz/);
  expect(openData.notes.join(' ')).toMatch(/Estimated: prices of Ordino, by/);
  expect(fullAIResponse.match(/ \(day 2\): a public holiday/g)).toHaveLength(1);
});

test('what lies out of town is told to be near the town that it is near', async () => {
  const { items } = await planned('Vaduz', '2 adults', 'spa');
  expect(named(items, 'Therme')?.why).toContain('near Fernhausen');
});

test('nobody sets out for a far lake after noon', async () => {
  const ends = async (more: object) => {
    const { items } = await planned('Vaduz', '2 adults', 'mountains, lakes', { dates: '10-13 July 2027', ...more });
    return items.filter((item: Item) => item.name.startsWith('Bergsee')).map(({ end }: Item) => end);
  };
  expect(await ends({})).not.toEqual([]);
  const late = await ends({ preferences: 'we sleep in, nothing before 1 pm' });
  expect(late.filter((end: string) => end > '17:00')).toEqual([]);
});

test('beside what nobody can plan, a capital is proposed before a larger town next door', async () => {
  const { body } = await planned('Fernhausen', '2 adults', 'castle');
  expect(body.recommendations[0].place).toMatch(/^Vaduz/);
});
