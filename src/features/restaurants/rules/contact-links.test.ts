import { describe, expect, test } from 'vitest';
import { reservationSearch, telephone, webAddress } from './contact-links.ts';

describe('a telephone number is dialled as it is meant', () => {
  test.each([
    ['+351 21 885 1024', 'tel:+351218851024'],
    ['(212) 555-0100', 'tel:2125550100'],
    ['030/1234567', 'tel:0301234567'],
    ['+49 6221 / 12 34 56', 'tel:+496221123456'],
    // The zero is for callers within the country only.
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['+49 ( 0 ) 30 1234567', 'tel:+49301234567'],
    ['0044 (0)20 7946 0000', 'tel:00442079460000'],
    ['(0)20 7946 0000', 'tel:02079460000'],
    // Italy and San Marino dial it from abroad too.
    ['+39 (0)6 1234567', 'tel:+39061234567'],
    ['+378 (0)549 123456', 'tel:+3780549123456'],
    ['+1 212 555 0100 ext. 5', 'tel:+12125550100;ext=5'],
    ['212-555-0100 x5', 'tel:2125550100;ext=5'],
    ['212-555-0100x12', 'tel:2125550100;ext=12'],
    ['212-555-0100, Extension 123', 'tel:2125550100;ext=123'],
  ])('"%s" is %s', (said, link) => {
    expect(telephone(said)).toBe(link);
  });

  test.each([
    '1-800-FLOWERS',
    '1-800-555-0100 (FLOWERS)',
    'javascript:alert(12345)',
    '020 7946 0000 / 0001',
    '020 7946 0000 or 7946 0001',
    '020 7946 0000, 7946 0001',
    '020 7946 0000 + 1',
    '212 555 0100 ext.',
    '112 x5 x6',
    '12',
    '+1 212 555 0100 212 555 0101',
    '',
    null,
    undefined,
  ])('"%s" is no number to call', (said) => {
    expect(telephone(said)).toBeNull();
  });
});

test('only an address of the web is a link', () => {
  expect(webAddress('https://example.com/menu')).toBe('https://example.com/menu');
  for (const said of ['javascript:alert(1)', 'data:text/html,x', 'example.com', '', null])
    expect(webAddress(said)).toBeNull();
});

test('a table is looked for by its name and where it is', () => {
  const url = new URL(reservationSearch({ name: 'Café & Co', latitude: 0, longitude: -9.14 }));
  expect(url.origin + url.pathname).toBe('https://www.opentable.com/s');
  expect(Object.fromEntries(url.searchParams)).toEqual({ term: 'Café & Co', latitude: '0', longitude: '-9.14' });
  expect(Object.fromEntries(new URL(reservationSearch({ name: 'N' })).searchParams)).toEqual({ term: 'N' });
});
