/** What the audit log says, in words. */
import { expect, test } from 'vitest';
import { changesInWords } from './changes-in-words.ts';

test('what only says which thing it was is neither struck out nor "null"', () => {
  const before = { package: 'lisbon-food-week', departsOn: '2027-05-03', capacity: 12 };
  expect(changesInWords(before, { capacity: 14 })).toEqual([
    { field: 'Package', gone: null, come: null, kept: 'lisbon-food-week' },
    { field: 'Departs on', gone: null, come: null, kept: 'May 3, 2027' },
    { field: 'Capacity', gone: '12', come: '14', kept: null },
  ]);
});

test('what was taken away is struck out, what was added stands alone', () => {
  expect(changesInWords({ price: 900 }, null)).toEqual([{ field: 'Price', gone: '900', come: null, kept: null }]);
  expect(changesInWords(null, { isOpen: true, note: null })).toEqual([
    { field: 'Is open', gone: null, come: 'yes', kept: null },
    { field: 'Note', gone: null, come: 'nothing', kept: null },
  ]);
  expect(changesInWords(null, null)).toEqual([]);
});

test('of a list only what differs is told, and nothing reads as JSON', () => {
  const before = {
    itinerary: [
      { title: 'Alfama', text: 'A walk.' },
      { title: 'Belém', text: 'Tarts.' },
    ],
  };
  const after = {
    itinerary: [
      { title: 'Alfama', text: 'A walk.' },
      { title: 'Belém', text: 'The tower.' },
    ],
  };
  expect(changesInWords(before, after)).toEqual([
    { field: 'Itinerary', gone: 'title Belém, text Tarts.', come: 'title Belém, text The tower.', kept: null },
  ]);
  expect(changesInWords({ days: ['a', 'b'] }, { days: ['b', 'a'] })).toEqual([
    { field: 'Days', gone: 'a; b', come: 'b; a', kept: null },
  ]);
});

test('instants are where the brand is, and its zone is named', () => {
  const [change] = changesInWords(null, { validFrom: '2026-11-26T10:00:00.000Z' });
  expect(change?.come).toMatch(/^Nov 26, 2026, 10:00.AM UTC$/);
});
