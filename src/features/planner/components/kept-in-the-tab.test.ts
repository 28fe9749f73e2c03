import { expect, test } from 'vitest';
import { EMPTY_FORM } from '../rules/trip-form.ts';
import { parseForm } from './builder-draft.ts';
import { parseTrips } from './saved-trips.ts';
import { parseDraft } from './wish-draft.ts';

const answer = { recommendations: [] };
const wish = { destination: 'Lisbon', dates: '', budget: '', travelers: '', interests: '', preferences: '', taste: '' };

test('recommendations are read back as they were saved', () => {
  const saved = { wish, learning: false, steps: [{ changes: [], answer }] };
  expect(parseTrips(JSON.stringify(saved))).toEqual(saved);
});

test.each([
  null,
  '',
  '{',
  '{}',
  '{"steps":[]}',
  '{"wish":{},"steps":[{"answer":{}}]}',
  '{"wish":{"destination":"x"},"steps":[{}]}',
  '[1]',
  'null',
])('what is not an answer of ours (%s) is nothing saved', (text) => expect(parseTrips(text)).toBeNull());

test('a draft keeps its answers and drops what is none', () => {
  expect(parseDraft('{"destination":"Lisbon","dates":7,"password":"x"}')).toEqual(wish);
  expect(parseDraft('broken')).toEqual({ ...wish, destination: '' });
  expect(parseDraft(null)).toEqual({ ...wish, destination: '' });
});

test('the trip builder keeps its choices and drops what is none', () => {
  expect(parseForm('{"destination":"Lisbon","duration":7,"password":"x"}')).toEqual({
    ...EMPTY_FORM,
    destination: 'Lisbon',
  });
  for (const text of ['broken', 'null', null]) expect(parseForm(text)).toEqual(EMPTY_FORM);
});
