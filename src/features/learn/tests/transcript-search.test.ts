import { expect, test } from 'vitest';
import { lessons } from '../content/lessons.ts';
import { holds, piecesOf } from '../rules/transcript.ts';

const marked = (line: string, wish: string) =>
  piecesOf(line, wish)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('');

test('a word is found whatever its capitals and accents', () => {
  expect(marked('In Lisbon it is the Couvert.', 'couvert')).toBe('In Lisbon it is the [Couvert].');
  expect(marked('Ask for smørrebrød, or a café.', 'cafe')).toBe('Ask for smørrebrød, or a [café].');
  expect(marked('a tip, a tip', 'tip')).toBe('a [tip], a [tip]');
});

test('no wish marks nothing and holds everything', () => {
  expect(marked('Anything.', '  ')).toBe('Anything.');
  expect(holds('Anything.', '')).toBe(true);
  expect(holds('Anything.', 'nothing')).toBe(false);
});

test('the pieces of a line are the line, for every word of every lesson', () => {
  for (const lesson of lessons) {
    for (const line of lesson.chapters.flatMap(({ scenes }) => scenes.flatMap(({ lines }) => lines))) {
      for (const word of line.split(' ')) {
        const pieces = piecesOf(line, word);
        expect(pieces.map(({ text }) => text).join('')).toBe(line);
        expect(holds(line, word)).toBe(true);
      }
    }
  }
});
