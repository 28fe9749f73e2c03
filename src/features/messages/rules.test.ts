/** Slots are filled, or nothing is sent. */
import { expect, test } from 'vitest';
import { faultySlots, filled, fillingOf, slotsIn } from './rules.ts';

const ines = {
  name: 'Inês',
  packageName: 'Lisbon in Spring',
  departsOn: '2027-03-01',
  returnsOn: '2027-03-05',
  numberOfTravelers: 2,
  reference: '004711',
} as const;

test('every slot reads as the booking has it', () => {
  const text =
    '{{name}}, {{ trip }} leaves on {{departure}}, in {{days}} days ({{reference}}, {{travelers}}), back {{return}}.';
  expect(filled(text, fillingOf(ines, '2027-02-27'))).toBe(
    'Inês, Lisbon in Spring leaves on Mar 1, 2027, in 2 days (004711, 2), back Mar 5, 2027.',
  );
});

test('a slot that has nothing to say sends nothing, and one that nobody asked for hinders nothing', () => {
  const nobody = fillingOf({ ...ines, name: null }, '2027-03-02');
  expect(filled('Dear {{name}}', nobody)).toBeNull();
  expect(filled('{{days}} days', nobody)).toBeNull();
  expect(filled('{{trip}}', nobody)).toBe('Lisbon in Spring');
});

test('what looks like a slot and is none is told', () => {
  expect(faultySlots('{{name}} {{nmae}} {{ }} {single}')).toEqual(['nmae', '']);
  expect(faultySlots('{{name} and more')).toEqual(['{{']);
  expect(faultySlots('plain')).toEqual([]);
  expect(slotsIn('{{trip}} {{trip}} {{nmae}}')).toEqual(['trip']);
});

test('what a name says is no slot again', () => {
  expect(filled('{{name}}', fillingOf({ ...ines, name: '{{reference}} $& $1' }, '2027-02-27'))).toBe(
    '{{reference}} $& $1',
  );
});
