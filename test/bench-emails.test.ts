/** The benches' question about letters, with everything that can be wrong planted once. */
import { expect, test } from 'vitest';
import { type Addressed, type Arrived, brokenEmails, type Recorded } from '../bench/sale/emails.ts';

const MESSAGE_ID = '<booking-004829-confirmation@wanderlight.example>';
const BOOKING: Addressed = { id: 4829, state: 'confirmed', email: 'ines@example.com' };
const RECORD: Recorded = { id: 'booking-004829-confirmation', bookingId: 4829, state: 'sent' };
const LETTER: Arrived = {
  subject: 'Booking 004829 confirmed: Lisbon in Spring',
  messageId: MESSAGE_ID,
  envelopeTo: ['ines@example.com'],
};

test('a letter that came, or came again as the same one, breaks nothing', () => {
  const unwritten = { id: 7, state: 'confirmed', email: null };
  expect(brokenEmails([BOOKING, unwritten], [RECORD], [LETTER])).toEqual([]);
  expect(brokenEmails([BOOKING], [RECORD], [LETTER, LETTER])).toEqual([]);
});

const WRONG: readonly (readonly [string, Addressed[], Recorded[], Arrived[], RegExp])[] = [
  ['no letter came', [BOOKING], [RECORD], [], /0 arrived for booking 4829/],
  [
    'two came under different Message-IDs',
    [BOOKING],
    [RECORD],
    [LETTER, { ...LETTER, messageId: '<another@wanderlight.example>' }],
    /2 arrived for booking 4829/,
  ],
  [
    'the record still calls it due',
    [BOOKING],
    [{ ...RECORD, state: 'due' }],
    [LETTER],
    /record of booking 4829 says "due"/,
  ],
  ['the record does not know it', [BOOKING], [], [LETTER], /record of booking 4829 says ""/],
  [
    'the record has it twice',
    [BOOKING],
    [RECORD, { ...RECORD, id: 'another' }],
    [LETTER],
    /record of booking 4829 says "sent, sent"/,
  ],
  ['it went to somebody else', [BOOKING], [RECORD], [{ ...LETTER, envelopeTo: ['tomas@example.com'] }], /or another's/],
  ['its booking came to nothing', [{ ...BOOKING, state: 'released' }], [], [LETTER], /its booking is released/],
  ['its booking does not exist', [], [], [LETTER], /its booking is unknown/],
  ['the record has it without a sale', [{ ...BOOKING, state: 'declined' }], [RECORD], [], /on record without a sale/],
];

test.each(WRONG)('it is seen that %s', (_, bookings, record, arrived, seen) => {
  expect(brokenEmails(bookings, record, arrived)).toEqual([expect.stringMatching(seen)]);
});
