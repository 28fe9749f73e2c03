/** A "no" rules out what it names, and nothing beside it; it is said back as it was said. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { understoodLines, withoutLine } from '../../src/features/planner/rules/wish/understood-lines.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const read = (said: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, dates: '1-6 June 2027', travelers: '2', ...said },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
const answer = (said: Partial<Questionnaire>) => recommend(read(said), world, { learning: false });

test.each([
  ['New Orleans', 'jazz, but not Bourbon Street'],
  ['La Nouvelle-Orléans', 'le jazz, mais pas la rue Bourbon'],
  ['Copenhagen', 'design, no Beer Street'],
  ['Lisbon', 'fado, no champagne on arrival'],
  ['Istanbul', 'mosques, no carpet shops, no belly dancing'],
  ['Lisbon', 'pastries, no wine tours'],
])('in %s, “%s” rules out no whole sort of place', (destination, interests) => {
  expect(read({ destination, interests }).excludeTags).toEqual([]);
});

test.each([
  ['Istanbul', 'mosques, no carpet shops', 'carpet shops'],
  ['Istanbul', 'mosques, no belly dancing', 'belly dancing'],
  ['Lisbon', 'fado, no champagne on arrival', 'champagne'],
  ['Nashville', 'songwriters, no Broadway bars', 'Broadway bars'],
  ['Val Thorens', 'skiing, no off-piste', 'off-piste'],
])('in %s, “%s” is kept, and said back as %s', (destination, interests, words) => {
  const { understood, recommendations } = answer({ destination, interests });
  expect(understood).toContainEqual(expect.objectContaining({ part: 'Nothing with', value: words }));
  expect(recommendations[0]?.wishes).toContainEqual(
    expect.objectContaining({ wish: `Nothing with ${words}`, result: 'met' }),
  );
});

test('a skier who wants no après-ski skis', () => {
  for (const interests of ['skiing, no après-ski', 'Skifahren, kein Après-Ski', 'ski, pas d’après-ski']) {
    const { weights, excludeTags } = read({ destination: 'Val Thorens', dates: '10-17 January 2027', interests });
    expect(weights.ski, interests).toBeGreaterThan(0);
    expect(excludeTags, interests).not.toContain('ski');
    expect(excludeTags, interests).toContain('nightlife');
  }
});

test('who drinks no beer may drink wine', () => {
  const { needs, excludeTags, weights } = read({ destination: 'Lisbon', preferences: "we don't drink beer" });
  expect(needs.map(({ kind }) => kind)).not.toContain('no-alcohol');
  expect(excludeTags).toEqual(['beer']);
  expect(weights.beer).toBeUndefined();
});

test('“no alcohol” is told as that, and with its line goes what went with it', () => {
  const reading = read({ destination: 'Lisbon', preferences: 'no bars please', interests: 'tiles, no boats' });
  const values = understoodLines(reading, world).flatMap(({ part, value }) => (part === 'Nothing with' ? value : []));
  expect(values).toEqual(['time on the water', 'bars']);
  expect(reading.excludeTags).toContain('nightclub');
  expect(withoutLine(reading, 'excludeTags:bar').excludeTags).toEqual(['boat', 'cruise', 'sail', 'ferry']);
});

test.each([
  ['Marrakesh', 'gardens, no camel rides'],
  ['Marrakesch', 'Gärten, keine Kamelritte'],
])('in %s, “%s” is told of camels too', (destination, interests) => {
  expect(answer({ destination, interests }).recommendations[0]?.wishes).toContainEqual(
    expect.objectContaining({ wish: 'Nothing with rides on animals' }),
  );
});

test('who must be back for work does not travel for it', () => {
  expect(read({ destination: 'Lisbon', preferences: 'must be back for work on Wednesday' }).occasion).toBeUndefined();
  expect(read({ destination: 'Lisbon', travelers: '1, travelling for work' }).occasion).toBe('work');
});

test('who hides a photographer at a proposal looks for no place to photograph', () => {
  const proposal = { destination: 'Santorini', interests: 'I am going to propose, photographer hidden' };
  expect(read(proposal).weights.photo).toBeUndefined();
  expect(read({ destination: 'Santorini', interests: 'I am a keen photographer' }).weights.photo).toBeGreaterThan(0);
});

test('how to stand on an escalator is told to nobody who takes the lift', () => {
  const text = (travelers: string) => answer({ destination: 'London', travelers }).recommendations[0]?.fullAIResponse;
  expect(text('2')).toContain('escalators');
  expect(text('2, one of us in a wheelchair')).not.toContain('escalators');
});
