/** The benches' question about people who wait, with everything that can be wrong planted once. */
import { expect, test } from 'vitest';
import type { Arrived } from '../bench/sale/emails.ts';
import { brokenWaitlist, type Placed } from '../bench/sale/waitlist.ts';

const TURN: Placed = { id: 3, departureId: 1, state: 'offered', email: 'ines@example.com', letter: 'sent', free: 0 };
const WAITS: Placed = { ...TURN, id: 4, state: 'waiting', email: 'tomas@example.com', letter: null };
const LETTER: Arrived = {
  subject: 'It is your turn: Lisbon in Spring',
  messageId: '<waitlist-3-turn@wanderlight.example>',
  envelopeTo: ['ines@example.com'],
};

test('a line in its order, each turn with its letter, breaks nothing', () => {
  expect(brokenWaitlist([TURN, WAITS], [LETTER, LETTER])).toEqual([]);
  expect(brokenWaitlist([{ ...TURN, state: 'left', letter: null }, WAITS], [])).toEqual([]);
  expect(brokenWaitlist([{ ...WAITS, id: 2, departureId: 9 }, TURN], [LETTER])).toEqual([]);
  expect(
    brokenWaitlist(
      [
        { ...WAITS, id: 2 },
        { ...TURN, state: 'booked', letter: null },
      ],
      [],
    ),
  ).toEqual([]);
});

const WRONG: readonly (readonly [string, Placed[], Arrived[], RegExp])[] = [
  ['somebody waits while a seat is free', [{ ...WAITS, free: 1 }], [], /place 4 waits while 1 seats are free/],
  ['one behind had the turn', [{ ...WAITS, id: 2 }, TURN], [LETTER], /place 3 had its turn before place 2/],
  [
    'one behind has booked in a turn',
    [
      { ...WAITS, id: 2 },
      { ...TURN, state: 'booked' },
    ],
    [LETTER],
    /before place 2/,
  ],
  ['no letter came', [TURN], [], /0 arrived for place 3/],
  ['two came', [TURN], [LETTER, { ...LETTER, messageId: '<waitlist-3-closed@wanderlight.example>' }], /2 arrived for/],
  ['a letter is still due', [{ ...TURN, letter: 'due' }], [LETTER], /record says "due"/],
  ['it came before the turn', [{ ...WAITS, id: 3, email: TURN.email }], [LETTER], /place 3 waits and was written to/],
  ['it went to another', [TURN], [{ ...LETTER, envelopeTo: ['tomas@example.com'] }], /place 3 went to another/],
  ['there is no such place', [], [LETTER], /for place 3, which there is not/],
];

test.each(WRONG)('it is seen that %s', (_, line, arrived, seen) => {
  expect(brokenWaitlist(line, arrived)).toEqual([expect.stringMatching(seen)]);
});
