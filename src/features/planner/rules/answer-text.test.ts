import { expect, test } from 'vitest';
import { isLabel, readAnswer } from './answer-text.ts';

const answer = `The bed is in Alfama. You walk little.

Watch out
March is mild.

Day 1 — Sat 13 Mar 2027 · Alfama
09:30–11:00 Castelo — walls — walk 12 min — €15

Day 2 — Sun 14 Mar 2027 · Belém`;

test('the opening is read apart from the days', () => {
  const { paragraphs, dayLines } = readAnswer(answer);
  expect(paragraphs).toEqual(['The bed is in Alfama. You walk little.', 'Watch out', 'March is mild.']);
  expect([...dayLines]).toEqual([
    [1, 'Day 1 — Sat 13 Mar 2027 · Alfama'],
    [2, 'Day 2 — Sun 14 Mar 2027 · Belém'],
  ]);
});

test('an answer without days is all opening', () => {
  expect(readAnswer('One.\n\nTwo.').paragraphs).toEqual(['One.', 'Two.']);
});

test('a label is short and no sentence', () => {
  expect(isLabel('Watch out')).toBe(true);
  expect(isLabel('March is mild.')).toBe(false);
  expect(isLabel('Lodging: €610')).toBe(false);
});

test('a part that the page shows in its own way is left out, to the next blank line', () => {
  const text = 'Why.\n\nWhere you stay\nA house.\nAnother.\n\nWatch out\nMarch is mild.';
  expect(readAnswer(text, ['Where you stay']).paragraphs).toEqual(['Why.', 'Watch out', 'March is mild.']);
});
