/** The benches' question about a departure that was called off, with everything that can be wrong planted once. */
import { expect, test } from 'vitest';
import { brokenCallOffs, type DeskTold, type Touched } from '../bench/sale/called-off.ts';
import type { Arrived } from '../bench/sale/emails.ts';

const OTHER = 2;
const ENDED: Touched = {
  ...{ id: 7, state: 'cancelled', isStranded: true, isCalledOff: true, departureId: 1 },
  ...{ paid: 1100, givenBack: 1100, goodwill: 0, price: 1100, firstPrice: 1100, asked: 0 },
};
const MOVED: Touched = {
  ...{ ...ENDED, id: 8, state: 'confirmed', isStranded: false, isCalledOff: false, departureId: OTHER },
  ...{ givenBack: 1, goodwill: 1, asked: 1 },
};
const TOLD: DeskTold = { gifts: new Map([[8, 1]]), accepted: new Set([8]) };
const LETTER: Arrived = {
  subject: 'Lisbon in Spring does not run: booking 000008',
  messageId: '<booking-000008-payment-1@wanderlight.example>',
  envelopeTo: ['ines@example.com'],
};

test('ended with all their money, or moved at their price and asked once: that breaks nothing', () => {
  expect(brokenCallOffs([ENDED, MOVED], TOLD, OTHER, [LETTER, LETTER])).toEqual([]);
  const unsure = { ...TOLD, gifts: new Map([[8, null]]) };
  expect(brokenCallOffs([{ ...MOVED, givenBack: 0, goodwill: 0, asked: 0 }], unsure, OTHER, [LETTER])).toEqual([]);
});

const WRONG: readonly (readonly [string, Touched, Arrived[], RegExp])[] = [
  ['somebody stays on it', { ...ENDED, state: 'confirmed', isCalledOff: false }, [], /7 is on a departure that does/],
  ['one that runs is ended', { ...ENDED, isStranded: false }, [], /7 was ended, and its departure runs/],
  ['a part of the money is kept', { ...ENDED, givenBack: 1099 }, [], /7 was called off and gave back 1099 of 1100/],
  ['more than all goes back', { ...ENDED, givenBack: 2200 }, [], /gave back 2200 of 1100/],
  ['a gift is given twice', { ...MOVED, goodwill: 2 }, [LETTER], /8 was given 2, and 1 was decided/],
  ['a gift is not given', { ...MOVED, goodwill: 0 }, [LETTER], /8 was given 0, and 1 was decided/],
  ['nobody decided a gift', { ...ENDED, goodwill: 1 }, [], /7 was given 1, and 0 was decided/],
  ['who accepted is not there', { ...MOVED, departureId: 3 }, [LETTER], /8 accepted another date and is not on it/],
  ['the other date costs more', { ...MOVED, price: 1200 }, [LETTER], /8 moved from 1100 to 1200/],
  ['a letter went to nobody', MOVED, [], /8 was asked 0 times, on record 1/],
  ['two letters came', MOVED, [LETTER, { ...LETTER, messageId: '<other@wanderlight.example>' }], /8 was asked 2 times/],
];

test.each(WRONG)('it is seen that %s', (_, booking, arrived, seen) => {
  const told = booking.id === 8 ? TOLD : { gifts: new Map(), accepted: new Set<number>() };
  expect(brokenCallOffs([booking], told, OTHER, arrived)).toEqual([expect.stringMatching(seen)]);
});
