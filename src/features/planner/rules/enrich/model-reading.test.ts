import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { readingCopy } from '../../copy/reading.ts';
import { EMPTY_WISH } from '../questionnaire.ts';
import type { Reading } from '../reading.ts';
import { type ModelReading, withModelReading } from './model-reading.ts';

const texts = {
  ...EMPTY_WISH,
  preferences:
    'We are burnt out and want to sleep late. Two blocks and my knees give up. I swell like a balloon from shrimp. A week and a half sounds lovely, when the jacarandas bloom. No more galleries, we had enough of them.',
};
const NOTHING: ModelReading = {
  interests: [],
  avoid: [],
  diet: [],
  allergies: [],
  access: [],
  pace: null,
  occasion: null,
  destinations: [],
  tier: null,
  nights: null,
  party: null,
  month: null,
};
/** As if our own grammar could have used none of it. */
const unusedOf = (text: string): Reading['unused'] =>
  text.split(' ').map((word) => ({ text: word, span: { field: 'preferences', from: 0, to: 1 } }));
const read = (
  patch: Partial<ModelReading>,
  reading: Reading = aReading(),
  { isChange = false, unused = unusedOf(texts.preferences) } = {},
) => withModelReading(reading, { ...NOTHING, ...patch }, { texts, today: '2026-12-01', isChange, unused });

test('nothing heard is nothing changed', () => {
  expect(read({}).reading).toEqual(aReading());
});

test('what was said in a roundabout way is heard, and every part of it is said', () => {
  const { reading } = read({
    pace: { is: 'slow', quote: 'burnt out' },
    access: [{ is: 'low-walking', quote: 'my knees give up' }],
    allergies: [{ is: 'shellfish', quote: 'I swell like a balloon' }],
    avoid: [{ tag: 'gallery', quote: 'No more galleries' }],
    interests: [{ tag: 'garden', quote: 'when the jacarandas bloom' }],
  });
  expect(reading).toMatchObject({
    pace: 'slow',
    access: ['low-walking'],
    allergies: ['shellfish'],
    excludeTags: ['gallery'],
    weights: { garden: 0.35 },
  });
  expect(reading.assumptions).toHaveLength(5);
});

test.each([
  ['words that are nowhere in the texts', { pace: { is: 'slow', quote: 'rush us never' } }],
  ['words that speak of something else', { access: [{ is: 'wheelchair', quote: 'a balloon from shrimp' }] }],
  ['hardly a word', { interests: [{ tag: 'garden', quote: 'We' }] }],
  ['a length that the words do not mean', { nights: { is: 29, quote: 'A week and a half' } }],
  ['a place of nobody’s wish', { interests: [{ tag: 'strip', quote: 'want to sleep late' }] }],
] as readonly (readonly [string, Partial<ModelReading>])[])('%s: not heard', (_, patch) => {
  expect(read(patch).reading).toEqual(aReading());
});

test('a guessed number is filled, a said one is kept, and both are said', () => {
  const nights = { is: 11, quote: 'A week and a half' };
  const guess = readingCopy.dates.nightsUnsaid(5);
  const guessed = read({ nights }, aReading({ assumptions: [guess], assumed: ['nights'] })).reading;
  expect([guessed.nights, guessed.assumptions]).toEqual([11, ['From your words we take it that you stay 11 nights.']]);
  const said = read({ nights }).reading;
  expect([said.nights, said.assumptions.join()]).toEqual([5, expect.stringContaining('we kept 5 nights')]);
});

test('a month is only heard where no time was given', () => {
  const month = { is: 5, quote: 'when the jacarandas bloom' };
  expect(read({ month }, aReading({ dateState: 'unspecified' })).reading).toMatchObject({
    startDate: '2027-05-10',
    startFrom: '2027-05-01',
    dateState: 'ok',
  });
  expect(read({ month }).reading).toEqual(aReading());
});

test('places of ours are leaned to only where the place was left open', () => {
  const destinations = [{ id: 'costa-rica', quote: 'want to sleep late' }];
  expect(read({ destinations }).destinations).toEqual([]);
  expect(read({ destinations }, aReading({ destinationMode: 'open', destinations: [] })).destinations).toEqual([
    'costa-rica',
  ]);
});

test('what the grammar has read as a pace stays, except where the sentence is a change', () => {
  const pace = { is: 'slow', quote: 'burnt out' } as const;
  expect(read({ pace }, aReading({ pace: 'full' })).reading.pace).toBe('full');
  expect(read({ pace }, aReading({ pace: 'full' }), { isChange: true }).reading.pace).toBe('slow');
});

test('only words that were left unused lead to a taste, a need or a manner', () => {
  const access = [{ is: 'low-walking' as const, quote: 'my knees give up' }];
  const unused = unusedOf('balloon jacarandas');
  expect(read({ access }, aReading(), { unused }).reading).toEqual(aReading());
  const allergies = [{ is: 'shellfish' as const, quote: 'I swell like a balloon' }];
  const heard = read({ access, allergies }, aReading({ unused }), { unused });
  expect(heard.reading).toMatchObject({ access: [], allergies: ['shellfish'] });
  expect([heard.unused, heard.reading.unused].map((left) => left.map(({ text }) => text))).toEqual([
    ['jacarandas'],
    ['jacarandas'],
  ]);
});
