import { expect, test } from 'vitest';
import { lessons } from '../content/lessons.ts';
import { wordsOf } from '../rules/transcript.ts';

test('a diagram is told in words: its title, then row by row', () => {
  expect(
    wordsOf({
      kind: 'steps',
      behind: 'lisbon',
      title: 'At the belt',
      rows: [
        { when: '1', text: 'How I pay', note: 'Which card' },
        { text: 'Is it in?', note: 'Mostly' },
        { text: 'Go' },
      ],
    }),
  ).toEqual(['At the belt', '1: How I pay. Which card', 'Is it in? Mostly', 'Go']);
});

test('a picture only shows a place and has no words of its own', () => {
  expect(wordsOf({ kind: 'picture', picture: 'lisbon' })).toEqual([]);
});

test('every diagram of every lesson can be read without seeing it', () => {
  const silent = ['picture', 'film', 'title'];
  for (const { visual } of lessons.flatMap(({ chapters }) => chapters.flatMap(({ scenes }) => scenes)))
    expect(wordsOf(visual).length > 0, visual.kind).toBe(!silent.includes(visual.kind));
});
