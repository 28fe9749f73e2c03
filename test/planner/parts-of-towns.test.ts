/** A part of town that was asked for is slept in, or refused by its name: never another one in silence. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { mergeReading } from '../../src/features/planner/rules/change/merge-reading.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { understoodLines, withoutLine } from '../../src/features/planner/rules/wish/understood-lines.ts';
import { aWorld } from './a-world.ts';

const world = aWorld({ today: '2026-12-01' });
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, dates: '10 to 14 May 2027', ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
const plans = (said: Partial<Questionnaire>) =>
  recommend(read(said), world, { learning: false }).recommendations.filter(({ packageId }) => packageId === undefined);

test.each([
  [{ destination: 'Brooklyn' }, 'Brooklyn', /in Williamsburg/],
  [{ destination: 'Williamsburg, NYC' }, 'Williamsburg', /in Williamsburg/],
  [{ destination: 'Rome, Trastevere' }, 'Trastevere', /in Trastevere/],
  [{ destination: 'Trastevere' }, 'Trastevere', /in Trastevere/],
  [{ destination: 'Shoreditch' }, 'Shoreditch', /in Shoreditch/],
  [{ destination: 'Lisbon (Alfama)' }, 'Alfama', /in Alfama/],
  [{ destination: 'Montauk' }, 'Montauk', /in Montauk/],
  [{ destination: 'Barcelona', preferences: 'we want to stay in Gràcia' }, 'Gràcia', /in Gràcia/],
  [{ destination: 'Barcelona', preferences: 'Wohnung im Eixample' }, 'Eixample', /in Eixample/],
  [{ destination: 'Tokyo', preferences: 'hôtel à Shibuya, calme' }, 'Shibuya', /in Shibuya and Ebisu/],
  [{ destination: 'Copenhagen', preferences: 'hotel på Nørrebro' }, 'Nørrebro', /in Nørrebro/],
] as const)('all plans of %o sleep there', (said, words, where) => {
  const found = plans(said);
  expect(found.length).toBeGreaterThan(0);
  for (const { wishes, description } of found) {
    expect(wishes.find(({ wish }) => wish === words)).toMatchObject({
      result: 'met',
      text: expect.stringMatching(where),
    });
    expect(description).toMatch(where);
  }
});

test.each([
  [{ destination: 'Harlem, New York' }, 'Harlem'],
  [{ destination: 'Lisbon, Bairro Alto' }, 'Bairro Alto'],
  [{ destination: 'London', preferences: 'a room in Camden' }, 'Camden'],
])('a part of town without beds we know is refused by name, in the ledger and in the text: %o', (said, words) => {
  const [first] = plans(said);
  const line = first?.wishes.find(({ wish }) => wish === words);
  expect(line).toMatchObject({
    result: 'not-met',
    text: expect.stringMatching(/^We know no beds there; you sleep in/),
  });
  expect(first?.fullAIResponse).toContain(`${words}: ${line?.text}`);
});

test.each([
  [{ destination: 'New York, not Brooklyn' }],
  [{ destination: 'Tokyo', preferences: 'anywhere but Shinjuku' }],
  [{ destination: 'Madrid', preferences: 'con mucho sol, hotel céntrico' }],
  [{ destination: 'Austin', preferences: 'downtown, near a market' }],
  [{ destination: 'Lisbon', interests: 'Alfama, fado' }],
])('what was ruled out, is an ordinary word or is there to be seen asks for no bed: %o', (said) => {
  expect(read(said).quarters).toBeUndefined();
});

test('a part of town is a line of what was understood, goes with it, and a later one takes its place', () => {
  const reading = read({ destination: 'Rome, Trastevere' });
  const key = understoodLines(reading, world).find(({ value }) => value === 'Trastevere')?.key ?? '';
  expect(withoutLine(reading, key).quarters).toEqual([]);
  const changed = mergeReading(reading, read({ destination: 'Rome', preferences: 'sleep in Monti' }));
  expect(changed.quarters?.map(({ words }) => words)).toEqual(['Monti']);
});

test.each([
  [{ destination: 'Lisbon (she says the Alfama is nothing but steps, so not the Alfama)' }, 'Alfama'],
  [{ destination: 'Lisbon, nicht in der Alfama', budget: 'low' }, 'Alfama'],
  [{ destination: 'Lisbon', preferences: 'Alfama: no thanks', interests: 'fado' }, 'Alfama'],
  [{ destination: 'Tokyo', preferences: 'anywhere but Shinjuku', budget: '$900 for us two' }, 'Shinjuku'],
  [{ destination: 'New York, not Brooklyn or Harlem' }, 'Harlem'],
])('no night and no house in a part of town that was ruled out, and a line that says so: %o', (said, words) => {
  const found = plans(said);
  expect(found.length).toBeGreaterThan(0);
  for (const { wishes, plan } of found) {
    expect(wishes.find(({ wish }) => wish === `Not in ${words}`)).toMatchObject({
      result: 'met',
      text: expect.stringMatching(/^You sleep in /),
    });
    const beds = plan.segments.flatMap(({ quarter = '?', stay, alternatives = [] }) => [
      quarter,
      ...[stay, ...alternatives].map((house) => house?.quarter),
    ]);
    expect(beds).not.toContain('?');
    expect(beds.join()).not.toContain(words);
  }
});

test.each(['a flat not far from Alfama', 'no noisy hotel in Alfama'])(
  '“%s” rules out no part of town',
  (preferences) => {
    expect(read({ destination: 'Lisbon', preferences }).notQuarters).toBeUndefined();
  },
);

test('what was ruled out is a line of what was understood, goes with it, and yields to a later wish for it', () => {
  const reading = read({ destination: 'Lisbon, not Alfama' });
  const key = understoodLines(reading, world).find(({ value }) => value === 'Alfama')?.key ?? '';
  expect(withoutLine(reading, key).notQuarters).toEqual([]);
  const changed = mergeReading(reading, read({ destination: 'Lisbon', preferences: 'sleep in Alfama' }));
  expect([changed.quarters?.length, changed.notQuarters]).toEqual([1, []]);
  const back = mergeReading(changed, read({ destination: 'Lisbon', preferences: 'not in Alfama' }));
  expect([back.quarters, back.notQuarters?.length]).toEqual([[], 1]);
});

test.each([
  ['Lisbon', 'fado, viewpoints', /Alfama|Príncipe Real/],
  ['Santorini', 'sunset, views', /Imerovigli/],
  ['Granada', 'the view', /Albaic/],
])('who cannot manage stairs does not sleep in the steep part of %s', (destination, interests, steep) => {
  for (const budget of ['low', 'mid-range']) {
    const found = plans({ destination, interests, budget, preferences: 'he cannot manage stairs' });
    expect(found.length).toBeGreaterThan(0);
    for (const { plan } of found) expect(plan.segments.map(({ quarter = '?' }) => quarter).join()).not.toMatch(steep);
  }
});

test('who works in a part of town sleeps there', () => {
  const said = { destination: 'Tokyo', interests: 'I have meetings in Marunouchi every day, then jazz' };
  expect(read(said).quarters).toEqual([{ words: 'Marunouchi', bases: ['ginza'] }]);
  expect(read({ destination: 'Tokyo', interests: 'Marunouchi and its brick station' }).quarters).toBeUndefined();
});

test.each([
  [{ destination: 'Marrakesch', preferences: 'Ruhiges Riad, nicht an der Djemaa el Fna.' }, 'marrakesh-riad-zitoun'],
  [{ destination: 'Marrakesh', preferences: 'a riad, not on the main square' }, 'marrakesh-riad-zitoun'],
  [
    { destination: 'La Nouvelle-Orléans', interests: 'le Mardi gras mais pas la cohue de Bourbon Street' },
    'new-orleans-french-quarter',
  ],
  [{ destination: 'New Orleans', preferences: 'a hotel away from Bourbon Street' }, 'new-orleans-french-quarter'],
] as const)('who keeps away from a loud street or square sleeps in another quarter: %o', (said, quarter) => {
  const [first] = plans(said);
  expect(first?.wishes.find(({ wish }) => wish.startsWith('Not in '))).toMatchObject({ result: 'met' });
  expect(first?.plan.segments.map(({ baseId }) => baseId)).not.toContain(quarter);
});

test('a street that is to be seen, or a whiskey, moves no bed', () => {
  for (const said of [
    { destination: 'New Orleans', preferences: 'we want to see Bourbon Street' },
    { destination: 'New Orleans', preferences: 'no bourbon' },
  ]) {
    expect(read(said).quarters).toBeUndefined();
    expect(read(said).notQuarters).toBeUndefined();
  }
});

test('who asks for a quiet bed sleeps in no quarter that is loud by its own text', () => {
  for (const destination of ['Lisbon', 'London', 'Nashville', 'New York', 'Marrakesh'])
    for (const { plan } of plans({ destination, preferences: 'a quiet hotel' })) {
      for (const { baseId, destinationId } of plan.segments)
        expect(
          world.catalogue.destination
            .get(destinationId)
            ?.cities.flatMap(({ bases }) => bases)
            .find(({ id }) => id === baseId)?.character,
        ).not.toMatch(/thin walls|drums|\bloud\b|\bnoise\b/);
    }
});
