/** A city that open data alone tells of is planned like any other, and everything it rests on is said. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { MONACO, MONACO_SIGHTS, openCity, openTables } from '../../../test/planner/open-cities.ts';

const PATH = '/api/ai/trip-recommendations';
const wish = {
  destination: 'Monaco',
  dates: '10-13 May 2027',
  budget: '€1,500',
  travelers: '2 adults',
  interests: 'museums',
  preferences: '',
  taste: '',
};
const vaduz = { id: 'Q1844', name: 'Vaduz', country: 'LI', latitude: 47.1393, longitude: 9.5228, population: 5229 };
/** Names of the map that are no towns. */
const PARTS = [
  { id: 'osm-node-4011359439', kind: 'quarter', name: 'Larvotto', latitude: 43.7465, longitude: 7.4345, importance: 0 },
  { id: 'osm-node-347290636', kind: 'area', name: 'Malbun', latitude: 47.1033, longitude: 9.6096, importance: 0 },
];
const STATION = { ...PARTS[0], id: 'osm-node-9952646938', kind: 'station', name: 'Monaco - Monte Carlo' };
/** What the map names and no plan sends anybody to. */
const UNPLANNED = [
  {
    ...PARTS[0],
    id: 'osm-node-4416197078',
    kind: 'stage',
    name: 'Opéra de Monaco',
    tags: ['theatre', 'opera'],
    importance: 0.3,
  },
  { ...PARTS[0], id: 'osm-relation-11650906', kind: 'trail', name: 'Parcours Princesse Grace' },
] as typeof PARTS;
/** Of two towns of one name. */
const springfields = [
  { id: 'Q28515', name: 'Springfield', country: 'US', region: 'Illinois', latitude: 39.8, longitude: -89.64 },
  { id: 'Q49158', name: 'Springfield', country: 'US', region: 'Massachusetts', latitude: 42.1, longitude: -72.59 },
].map((city, i) => ({ ...city, population: 155_929 - i }));

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
  await openCity(app.db, MONACO, [...MONACO_SIGHTS, ...PARTS, ...UNPLANNED, STATION as (typeof PARTS)[number]]);
  await openCity(
    app.db,
    vaduz,
    [
      { name: 'Kunstmuseum Liechtenstein', kind: 'museum', latitude: 47.1387, longitude: 9.5226 },
      { name: 'Schloss Vaduz', kind: 'castle', latitude: 47.1396, longitude: 9.5244 },
    ].map((row, i) => ({ ...row, id: `osm-node-${i}`, importance: 0.4 })),
  );
  for (const { id, latitude, longitude, ...city } of springfields) {
    const near = MONACO_SIGHTS.map((row, i) => ({
      ...row,
      id: `osm-${id}-${i}`,
      latitude: latitude + i / 400,
      longitude,
    }));
    await openCity(app.db, { ...city, id, latitude, longitude }, near);
  }
});
afterAll(() => app[Symbol.asyncDispose]());

const placesIn = (body: { recommendations: { plan: { days: { items: { placeId?: string }[] }[] } }[] }) =>
  body.recommendations.flatMap(({ plan }) =>
    plan.days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])),
  );

test('it is planned from what the data tells, and from nothing else', async () => {
  const { status, body } = await app.post(PATH, wish);

  expect(status).toBe(200);
  expect(body.interpretation).toMatchObject({ destinationMode: 'fixed', destinations: [{ id: 'Q235' }] });
  expect(body.recommendations.length).toBeGreaterThan(0);
  const known = new Set(MONACO_SIGHTS.map(({ id }) => id));
  expect(placesIn(body).length).toBeGreaterThan(5);
  expect(placesIn(body).filter((id) => !known.has(id))).toEqual([]);
  for (const { checks, tier, openData, fullAIResponse, plan } of body.recommendations) {
    expect(checks.filter(({ result }: { result: string }) => result === 'failed')).toEqual([]);
    expect(tier).toBe('open');
    expect(openData).toMatchObject({ asOf: '2023-11-21', places: [{ id: 'Q235', name: 'Monaco' }] });
    expect(fullAIResponse).toContain('from OpenStreetMap, not checked by us (open data of 2023-11-21)');
    expect(fullAIResponse).toContain(`Hours known for ${openData.hoursKnown} of ${openData.stops} stops.`);
    const stops = plan.days.flatMap(({ items }: { items: object[] }) => items.filter((item) => 'grade' in item));
    expect(stops.filter(({ grade }: { grade: { hours: string } }) => grade.hours === 'told')).toHaveLength(
      openData.hoursKnown,
    );
  }
  expect(body.citations).toContain('https://www.openstreetmap.org/copyright');
  expect(body.citations.join()).not.toContain('/guides/Q235');
});

test('a museum whose hours nobody knows is not left for a Monday', async () => {
  const { body } = await app.post(PATH, wish);
  const unknown = ['Musée naval', 'Musée d’Anthropologie Préhistorique'];
  for (const { plan } of body.recommendations)
    for (const { date, items } of plan.days)
      for (const { name } of items) if (unknown.includes(name)) expect(date).not.toBe('2027-05-10');
});

test('the palace is left out in the months in which it is shut', async () => {
  const { body } = await app.post(PATH, { ...wish, dates: '12-15 January 2027' });
  expect(placesIn(body)).toContain('osm-way-23715051');
  expect(placesIn(body)).not.toContain('osm-relation-393226');
});

test('a town with too little is said to be so, and no neighbor is sold as it', async () => {
  const { body } = await app.post(PATH, { ...wish, destination: 'Vaduz' });
  expect(body.interpretation).toMatchObject({ destinationMode: 'uncovered', destinations: [] });
  const said = [...body.warnings, ...body.interpretation.conflicts.map(({ text }: { text: string }) => text)].join(' ');
  expect(said).toContain('We know where Vaduz is, but not enough to plan it');
  expect(body.recommendations.every(({ place }: { place: string }) => !place.includes('Vaduz'))).toBe(true);
});

test('a stage and a trail are told by name to whoever asks for them, and not planned', async () => {
  const { body } = await app.post(PATH, { ...wish, interests: 'opera, hiking' });
  const said = JSON.stringify(body.recommendations[0].wishes);
  expect(said).toContain('The map knows Opéra de Monaco for it. What is on there and when, it does not tell');
  expect(said).toContain('The map knows Parcours Princesse Grace for it. How steep the way is');
  expect(placesIn(body).filter((id) => UNPLANNED.some((place) => place.id === id))).toEqual([]);
});

test('a quarter leads to its town, which is said, and beside its town it is a part of it', async () => {
  const { body } = await app.post(PATH, { ...wish, destination: 'larvotto' });
  expect(body.interpretation).toMatchObject({
    destinationMode: 'fixed',
    destinations: [{ id: 'Q235', around: 'Larvotto' }],
    unknownPlaces: [],
  });
  expect(body.interpretation.assumptions.join(' ')).toContain('We planned around Larvotto from Monaco, 2 km away');
  expect(body.recommendations[0].wishes[0]).toMatchObject({
    result: 'met',
    text: 'Monaco, as near to Larvotto as can be planned.',
  });
  const said = (await app.post(PATH, { ...wish, destination: 'Larvotto, Monaco' })).body.interpretation;
  expect(said).toMatchObject({ destinationMode: 'fixed', destinations: [{ id: 'Q235' }], unused: [] });
  expect(said.destinations[0]).not.toHaveProperty('around');
});

test('near the station is measured on the map, and no shuttle is made up', async () => {
  const asked = { ...wish, preferences: 'near the station, no taxi, no car' };
  const { body } = await app.post(PATH, asked);
  for (const { wishes, plan, fullAIResponse } of body.recommendations) {
    expect(wishes.find(({ wish: name }: { wish: string }) => name === 'Near a station')).toMatchObject({
      result: 'met',
      text: expect.stringMatching(/^By the map, Monaco - Monte Carlo is .+ in a straight line/),
    });
    expect(JSON.stringify(plan)).not.toContain('"shuttle"');
    if (JSON.stringify(plan).includes('"mode":"bus"')) expect(fullAIResponse).toContain('which buses run and when');
  }
});

test('where nobody has measured the weather no day is spent at a cold sea', async () => {
  const [latitude, longitude] = [-53.2, -70.9];
  const shore = MONACO_SIGHTS.map((row, i) => ({
    ...{ ...row, id: `osm-shore-${i}`, latitude: latitude + i / 900, longitude },
    ...(i % 3 === 0 && { kind: 'beach', name: `Playa ${i}` }),
  }));
  await openCity(app.db, { ...MONACO, id: 'Q4176', name: 'Puerto Almagro', country: 'CL', latitude, longitude }, shore);
  await sleep(2100);
  const beaches = async (dates: string) =>
    JSON.stringify(
      (await app.post(PATH, { ...wish, destination: 'Puerto Almagro', dates })).body.recommendations,
    ).match(/"name":"Playa/g);
  expect(await beaches('10-13 July 2027')).toBeNull();
  expect(await beaches('10-13 February 2027')).not.toBeNull();
});

test('who walks little is sent to no ruin of which nobody tells the ground, and nobody rides out to look at a bridge', async () => {
  const [latitude, longitude] = [47.2, 11.9];
  const near = MONACO_SIGHTS.map((row, i) => ({
    ...{ ...row, id: `osm-alp-${i}`, latitude: latitude + i / 900, longitude },
    ...(i % 4 === 0 && { kind: 'ruins', name: `Ruine ${i}`, hours: '' }),
    ...(i % 4 === 1 && { kind: 'bridge', name: `Steg ${i}`, latitude: latitude + 0.03 }),
  })).map(({ hours, ...row }) => (hours ? { ...row, hours } : row));
  await openCity(app.db, { ...MONACO, id: 'Q4177', name: 'Zelldorf', country: 'AT', latitude, longitude }, near);
  await sleep(2100);
  const asked = { ...wish, destination: 'Zelldorf', interests: 'castles, museums' };
  const said = JSON.stringify((await app.post(PATH, asked)).body.recommendations);
  expect([said.includes('"name":"Ruine'), said.includes('"name":"Steg')]).toEqual([true, false]);
  const { body } = await app.post(PATH, { ...asked, preferences: 'we walk little, bad knees' });
  expect(JSON.stringify(body.recommendations)).not.toContain('"name":"Ruine');
});

test('stalls of which nobody tells the hours are seen in the morning', async () => {
  const [latitude, longitude] = [46.6, 14.3];
  const stalls = MONACO_SIGHTS.map((_, i) => ({
    ...{ id: `osm-stall-${i}`, kind: 'market', name: `Markt ${i}`, importance: 0.4 },
    ...{ latitude: latitude + i / 900, longitude },
  }));
  await openCity(app.db, { ...MONACO, id: 'Q41753', name: 'Klagenfurt', country: 'AT', latitude, longitude }, stalls);
  await sleep(2100);
  const { body } = await app.post(PATH, { ...wish, destination: 'Klagenfurt', interests: 'markets' });
  const ends = body.recommendations.flatMap(
    ({ plan }: { plan: { days: { items: { placeId?: string; end: string }[] }[] } }) =>
      plan.days.flatMap(({ items }) =>
        items.flatMap(({ placeId, end }) => (placeId?.startsWith('osm-stall') ? [end] : [])),
      ),
  );
  expect(ends.length).toBeGreaterThan(2);
  expect(ends.filter((end: string) => end > '13:00')).toEqual([]);
});

test('a hamlet without a town that can be planned near by is known, and no other is sold as it', async () => {
  const { body } = await app.post(PATH, { ...wish, destination: 'Malbun' });
  expect(body.interpretation).toMatchObject({ destinationMode: 'uncovered', unknownPlaces: ['Malbun'] });
  expect(body.warnings.join(' ')).toContain('We know where Malbun is, but of no town within 25 km of it does the map');
  expect(body.unknownPlaces[0].nearest[0]).toHaveProperty('km');
});

test('of a town nobody has imported it is told where it lies, and what comes nearest, by the wish', async () => {
  const { body } = await app.post(PATH, { ...wish, destination: 'Menton', interests: 'gardens' });
  expect(body.interpretation).toMatchObject({ destinationMode: 'uncovered', destinations: [] });
  expect(body.unknownPlaces).toMatchObject([
    { name: 'Menton', tier: 'unknown', where: { name: 'Menton', country: 'FR', others: 0 } },
  ]);
  const [{ nearest }] = body.unknownPlaces;
  expect(nearest[0]).toMatchObject({ destinationId: 'Q235', name: 'Monaco', tier: 'open' });
  expect(nearest[0].km).toBeLessThan(12);
  expect(nearest.map(({ destinationId }: { destinationId: string }) => destinationId)).toEqual([
    ...new Set(body.recommendations.map(({ destinationId }: { destinationId: string }) => destinationId)),
  ]);
  const said = body.warnings.join(' ');
  expect(said).toContain('We know where Menton is (France), but we cannot plan it');
  expect(said).toContain(`What comes nearest to your wish of what we can plan: Monaco (${nearest[0].km} km away)`);
});

test('of several towns of one name the country beside it decides, and without one the others are told of', async () => {
  const { body: said } = await app.post(PATH, { ...wish, destination: 'Valencia, Venezuela' });
  expect(said.unknownPlaces[0].where).toMatchObject({ country: 'VE' });
  const { body: unsaid } = await app.post(PATH, { ...wish, destination: 'Valencia' });
  expect(unsaid.unknownPlaces[0].where).toMatchObject({ country: 'ES', others: 1 });
  expect(unsaid.warnings.join(' ')).toContain('(Spain, one of 2 towns of that name)');
});

test('of a place that is nowhere nothing is told', async () => {
  const { body } = await app.post(PATH, { ...wish, destination: 'Wakanda' });
  expect(body.unknownPlaces).toMatchObject([{ name: 'Wakanda', tier: 'unknown' }]);
  expect(body.unknownPlaces[0]).not.toHaveProperty('where');
  expect(body.warnings.join(' ')).toContain('We do not cover Wakanda');
  expect(body.warnings.join(' ')).not.toContain('We know where');
});

test('of two towns of one name it is told which was planned, unless the state is said', async () => {
  const { body } = await app.post(PATH, { ...wish, destination: 'Springfield' });
  expect(body.interpretation.destinations).toMatchObject([{ id: 'Q28515' }]);
  expect(body.interpretation.assumptions.join(' ')).toContain('Springfield, Massachusetts, United States');
  const said = await app.post(PATH, { ...wish, destination: 'Springfield, Massachusetts' });
  expect(said.body.interpretation.destinations).toMatchObject([{ id: 'Q49158' }]);
  expect(said.body.interpretation.assumptions.join(' ')).not.toContain('Several places are called');
});

test('of diets, allergies and access no more is said than the map tags', async () => {
  const { body } = await app.post(PATH, {
    ...wish,
    travelers: '2 adults, one in a wheelchair',
    preferences: 'vegan, with a peanut allergy',
  });
  expect(body.recommendations.length).toBeGreaterThan(0);
  for (const { fullAIResponse, checks, wishes } of body.recommendations) {
    const said = `${fullAIResponse}${JSON.stringify(checks)}${JSON.stringify(wishes)}`;
    expect(said).toContain('Nobody of ours knows how any kitchen here handles peanut.');
    expect(said).toContain('0 are tagged as accessible');
    expect(said).not.toMatch(/are left out, but nobody|Everybody gets in|Every table|[Ee]very stop is known/);
  }
});

test('without steps a town where the map tags next to nothing is planned, each stop says so, and what is tagged with steps is not', async () => {
  const stairs = 'Musée naval';
  await sql`update open_places set wheelchair = 'no' where name = ${stairs}`.execute(app.db);
  await sql`update open_data_version set version = version + 1`.execute(app.db);
  await sleep(2100);
  const { body } = await app.post(PATH, { ...wish, preferences: 'no stairs, we push a buggy' });
  for (const { fullAIResponse, checks, plan } of body.recommendations) {
    expect(checks.filter(({ result }: { result: string }) => result === 'failed')).toEqual([]);
    expect(fullAIResponse).toContain('nobody tells whether there are steps, and each is marked: ask before you go');
    const stops = plan.days.flatMap(({ items }: { items: { kind: string }[] }) =>
      items.filter(({ kind }) => kind === 'sight'),
    );
    expect(stops.length).toBeGreaterThan(2);
    for (const { name, note, grade } of stops) {
      expect(name).not.toBe(stairs);
      expect([note, grade.access]).toEqual([expect.stringContaining('steps is not known, ask'), 'unknown']);
    }
  }
});

test('whoever would not walk far is told that nobody knows the stops, and nothing is praised', async () => {
  const { body } = await app.post(PATH, { ...wish, preferences: 'no long walks, my knee hurts' });
  expect(body.recommendations.length).toBeGreaterThan(0);
  for (const { fullAIResponse, description, wishes } of body.recommendations) {
    expect(JSON.stringify(wishes)).toContain('Nobody of ours knows what it is like inside the stops');
    expect(`${fullAIResponse}${description}${JSON.stringify(wishes)}`).not.toMatch(
      /known to be accessible|not to miss|to book first|If you see only/,
    );
  }
});

test('where the budget carries no plan of a dear country, the least it comes to is told, and no dear table is in it', async () => {
  const tables = [
    { name: 'El Món', cuisine: 'regional', opening_hours: 'Mo-Su 12:00-23:00' },
    { name: 'Three Stars', cuisine: 'french', stars: '3', opening_hours: 'Mo-Su 12:00-23:00', website: 'x.ad' },
  ];
  const andorra = { id: 'Q1863', name: 'Andorra la Vella', country: 'AD', latitude: 42.5, longitude: 1.52 };
  const near = MONACO_SIGHTS.map((row, i) => ({
    ...row,
    id: `osm-ad-${i}`,
    latitude: 42.5 + i / 900,
    longitude: 1.52,
  }));
  await openCity(app.db, { ...andorra, population: 22_000 }, near);
  await openTables(app.db, andorra, tables);
  await sleep(2100);
  const ask = { ...wish, destination: 'Andorra la Vella', budget: '€100', travelers: 'just me' };
  const { body } = await app.post(PATH, ask);
  expect(body.recommendations.length).toBeGreaterThan(0);
  expect(JSON.stringify(body.recommendations)).toContain('El Món');
  expect(JSON.stringify(body.recommendations)).not.toContain('Three Stars');
  expect(JSON.stringify(body.recommendations[0].wishes)).toMatch(/over|may fit/i);
  const dear = await app.post(PATH, { ...ask, interests: 'fine dining', budget: '€900' });
  expect(JSON.stringify(dear.body.recommendations)).toContain('Three Stars');
});

test('one of our own places keeps its book, whatever open data says of it', async () => {
  await openCity(app.db, { ...MONACO, id: 'Q597', name: 'Lisbon', country: 'PT' }, []);
  await sleep(2100);
  const { body } = await app.post(PATH, { ...wish, destination: 'Lisbon' });
  expect(body.interpretation.destinations).toMatchObject([{ id: 'lisbon' }]);
  expect(body.recommendations[0]).toMatchObject({ tier: 'curated' });
});

test('a place an operator hides is in no plan a few seconds later, and one made ours is told', async () => {
  expect(placesIn((await app.post(PATH, wish)).body)).toContain('osm-way-23715051');
  await sql`update open_places set hidden_at = now(), hidden_reason = 'Closed', cell = -2 - cell
    where id = 'osm-way-23715051'`.execute(app.db);
  await sql`update open_places set raised_at = '2026-11-20T12:00:00Z', raised_by = 'An operator'
    where id = 'osm-relation-13453960'`.execute(app.db);
  await sql`update open_data_version set version = version + 1`.execute(app.db);
  await sleep(2100);
  const { body } = await app.post(PATH, wish);
  expect(placesIn(body)).not.toContain('osm-way-23715051');
  // One that was looked up, and only that one, is said to be.
  const [{ openData, plan }] = body.recommendations;
  expect(openData.notes).toContain(
    'One of us has looked up name, hours and ticket of Nouveau Musée National de Monaco.',
  );
  const items = plan.days.flatMap(({ items }: { items: { placeId?: string }[] }) => items);
  expect(items.find(({ placeId }: { placeId?: string }) => placeId === 'osm-relation-13453960')).toMatchObject({
    known: { asOf: '2026-11-20' },
  });
});

test('one thing changed leaves the city as it is', async () => {
  const before = await app.post(PATH, wish);
  const { body } = await app.post(PATH, { ...wish, previous: before.body.interpretation, change: 'slower' });
  expect(body.interpretation).toMatchObject({ destinations: [{ id: 'Q235' }], pace: 'slow' });
  expect(body.recommendations[0]).toMatchObject({ tier: 'open' });
});
