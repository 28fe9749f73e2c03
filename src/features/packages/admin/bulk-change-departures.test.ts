import { expect, test } from 'vitest';
import { changedFields } from './bulk-change-departures.tsx';

const known = { capacity: 12, price: 1500, cutoffDays: 7, minimumParty: null, state: 'on_sale' };

test.each([
  [{ capacity: '14' }, { capacity: 14 }],
  [{ capacity: '+2' }, { capacity: 14 }],
  [{ capacity: '−2' }, { capacity: 10 }],
  [{ price: '$1,650' }, { price: 1650 }],
  [{ price: '+5 %' }, { price: 1575 }],
  [{ price: '-10%' }, { price: 1350 }],
  [{ price: '' }, { price: null }],
  [{ cutoffDays: '-1' }, { cutoffDays: 6 }],
  [{ cutoffDays: '' }, { cutoffDays: Number.NaN }],
  [{ cutoffDays: 'soon' }, { cutoffDays: Number.NaN }],
  [{ minimumParty: '4' }, { minimumParty: 4 }],
  [{ minimumParty: '+1' }, { minimumParty: null }],
  [
    { state: 'closed', price: '1400' },
    { state: 'closed', price: 1400 },
  ],
  [{}, {}],
])('%o', (change, fields) => {
  expect(changedFields(change, known, 1400)).toEqual(fields);
});

test('by how much is counted from the price of the package where a departure has none of its own', () => {
  expect(changedFields({ price: '+100' }, { ...known, price: null }, 1400)).toEqual({ price: 1500 });
  expect(changedFields({ price: '+100' }, { ...known, price: null }, null)).toEqual({ price: null });
});
