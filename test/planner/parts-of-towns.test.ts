/** A part of town that was asked for is slept in, or refused by its name: never another one in silence. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { mergeReading } from '../../src/features/planner/rules/change/merge-reading.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { understoodLines, withoutLine } from '../../src/features/planner/rules/wish/understood.ts';
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
