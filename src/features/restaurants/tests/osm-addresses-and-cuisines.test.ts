/** What OpenStreetMap says of a table's address, its kitchens and its bars, in the words and customs of where it lies. */
import { describe, expect, test } from 'vitest';
import { openCountries } from '../../open-data/actions/country-at.ts';
import { inCustom, isAddress } from '../rules/postal-address.ts';
import { kindOfObject, restaurantFromOsm } from '../rules/restaurant-from-osm.ts';

const told = (tags: Record<string, string>, country: string | null = null) =>
  restaurantFromOsm(
    { type: 'node', id: 1, latitude: 1, longitude: 1, tags: { amenity: 'restaurant', name: 'N', ...tags } },
    null,
    '2026-11-20',
    country,
  );
const addr = (parts: Record<string, string>, country: string | null) =>
  told(Object.fromEntries(Object.entries(parts).map(([key, value]) => [`addr:${key}`, value])), country).address;

describe('an address is written as it is where it lies', () => {
  const KATZ = { housenumber: '205', street: 'East Houston Street', city: 'New York' };
  test.each([
    ['US', { ...KATZ, state: 'ny', postcode: '10002' }, '205 East Houston Street, New York, NY 10002'],
    ['US', { ...KATZ, state: 'NY' }, '205 East Houston Street, New York, NY'],
    ['US', KATZ, '205 East Houston Street, New York'],
    [
      'CA',
      { housenumber: '1', street: 'King St W', city: 'Toronto', state: 'ON', postcode: 'M5H 1A1' },
      '1 King St W, Toronto, ON M5H 1A1',
    ],
    ['LI', { housenumber: '9', street: 'Herrengasse', city: 'Vaduz', postcode: '9490' }, 'Herrengasse 9, 9490 Vaduz'],
    [
      'DE',
      { housenumber: '15a', street: 'Römerstraße', city: 'Heidelberg', postcode: '69115' },
      'Römerstraße 15a, 69115 Heidelberg',
    ],
    ['AT', { housenumber: '3;5', street: 'Graben', city: 'Wien', postcode: '1010' }, 'Graben 3/5, 1010 Wien'],
    ['DE', { housenumber: '4', place: 'Fennenbergerhöfe', city: 'Heidelberg' }, 'Fennenbergerhöfe 4, Heidelberg'],
    ['MC', { housenumber: '12', street: 'Rue Basse', city: 'Monaco', postcode: '98000' }, '12 Rue Basse, 98000 Monaco'],
    ['FR', { street: 'Rue Basse', city: 'Nice', postcode: '06000' }, 'Rue Basse, 06000 Nice'],
    [
      'AD',
      { housenumber: '12', street: 'Carrer de la Unió', city: 'Andorra la Vella', postcode: '500' },
      'Carrer de la Unió, 12, AD500 Andorra la Vella',
    ],
    [
      'ES',
      { housenumber: 'S/N', street: 'Plaza Mayor', city: 'Madrid', postcode: '28012' },
      'Plaza Mayor, 28012 Madrid',
    ],
    [
      'IT',
      { housenumber: '82-84', street: 'Foro Traiano', city: 'Roma', postcode: '00187' },
      'Foro Traiano, 82-84, 00187 Roma',
    ],
    [
      'PT',
      { housenumber: '1', street: 'Rua Nova', city: 'Lisboa', postcode: '1100-001' },
      'Rua Nova, 1, 1100-001 Lisboa',
    ],
    [
      'BR',
      { housenumber: '1', street: 'Rua A', city: 'Rio', state: 'RJ', postcode: '20000-000' },
      'Rua A, 1, Rio - RJ, 20000-000',
    ],
    [
      'GB',
      { housenumber: '26', street: 'St John Street', city: 'London', postcode: 'EC1M 4AY' },
      '26 St John Street, London EC1M 4AY',
    ],
    [
      'AU',
      { housenumber: '1', street: 'George St', city: 'Sydney', state: 'nsw', postcode: '2000' },
      '1 George St, Sydney NSW 2000',
    ],
    [
      'JP',
      { province: '東京都', city: '渋谷区', quarter: '道玄坂', block_number: '2', housenumber: '1' },
      '東京都渋谷区道玄坂2-1',
    ],
    [
      'JP',
      { city: 'Shibuya', quarter: 'Dogenzaka', block_number: '2', housenumber: '1', postcode: '150-0043' },
      '2-1 Dogenzaka, Shibuya, 150-0043',
    ],
    ['KR', { city: '서울', street: '세종대로', housenumber: '12' }, '서울 세종대로 12'],
    ['FJ', { housenumber: '1', street: 'Victoria Parade', city: 'Suva' }, '1 Victoria Parade, Suva'],
    [null, { housenumber: '5', street: 'Beach Road', city: 'Nadi' }, '5 Beach Road, Nadi'],
    [null, { housenumber: '5', street: 'Seestrasse', city: 'Arbon' }, 'Seestrasse 5, Arbon'],
    ['DE', { housenumber: '9', street: 'Herrengasse', city: 'Vaduz', country: 'li' }, 'Herrengasse 9, Vaduz'],
  ])('%s %o: %s', (country, parts, written) => {
    expect(addr(parts, country)).toBe(written);
  });

  test.each([
    ['a bare number', { housenumber: '62' }],
    ['a town alone', { city: 'Monaco' }],
    ['a town with its postcode', { city: 'Vaduz', postcode: '9490' }],
    ['a number in a town', { housenumber: '62', city: 'Vaduz', postcode: '9490' }],
    ['a town written as the whole', { full: 'Monaco', city: 'Monaco' }],
  ])('%s is none', (_, parts) => {
    expect(addr(parts, 'LI')).toBe('');
  });

  test('what the source wrote in one line is taken as it is, where it names no street', () => {
    expect(addr({ full: "42 Boulevard d'Italie, Monte-Carlo 98000" }, 'MC')).toBe(
      "42 Boulevard d'Italie, Monte-Carlo 98000",
    );
  });

  test('a line that people wrote', () => {
    expect(inCustom('Rua de Belém 84–92, Lisbon', 'PT')).toBe('Rua de Belém, 84–92, Lisbon');
    expect(inCustom('Avenida Almirante Reis 1 H, Lisbon', 'PT')).toBe('Avenida Almirante Reis, 1 H, Lisbon');
    expect(inCustom('Calle 8 de Mayo, Madrid', 'ES')).toBe('Calle 8 de Mayo, Madrid');
    expect(inCustom('Hauser Plads 16', 'DK')).toBe('Hauser Plads 16');
    for (const no of ['62', '62a', '12-14', '', 'Moda', 'New York City'])
      expect(isAddress(no, ['New York City']), no).toBe(false);
    for (const yes of ['Rue du Soleil', 'Hauser Plads 16', '東京都渋谷区']) expect(isAddress(yes), yes).toBe(true);
  });

  test('the country is that of the borders, on both sides of them', async () => {
    const countryAt = await openCountries();
    const of = (latitude: number, longitude: number) => countryAt({ latitude, longitude });
    expect([of(47.141, 9.521), of(43.7384, 7.4246), of(42.507, 1.522), of(40.722, -73.987)]).toEqual([
      'LI',
      'MC',
      'AD',
      'US',
    ]);
    expect([of(48.583, 7.748), of(48.573, 7.815), of(-40, -20)]).toEqual(['FR', 'DE', null]);
  });
});

test.each([
  ['latin_american', 'Latin American'],
  ['pizza;italian', 'Pizza, Italian'],
  ['sushi;ice_cream', 'Sushi, ice cream'],
  ['middle_eastern', 'Middle Eastern'],
  ['sri_lankan; south_indian;middle_eastern', 'Sri Lankan, South Indian, Middle Eastern'],
  ['italian_pizza', 'Italian pizza'],
  ['tex-mex;bbq', 'Tex-Mex, BBQ'],
  ['coffee_shop', 'Coffee shop'],
  ['ITALIAN', 'Italian'],
  ['Pizza & Kebab', 'Pizza & Kebab'],
  ['_sandwich', 'Sandwich'],
  ['asian,chinese,thai,vietnamese,korean', 'Asian, Chinese, Thai, Vietnamese'],
  ['western', 'Western'],
])('the kitchen "%s" is written %s', (cuisine, words) => {
  expect(told({ cuisine }).cuisine).toBe(words);
});

test('what it is found under does not depend on how the source writes it', () => {
  expect(told({ cuisine: 'Ice Cream;Middle_Eastern' }).kinds).toEqual(['ice-cream', 'middle-eastern']);
});

test('a bar is a table where it serves food; a pub and a café are anyway', () => {
  const kind = (tags: Record<string, string>) => kindOfObject({ name: 'Bar', ...tags });
  expect(kind({ amenity: 'bar', food: 'yes' })).toBe('restaurant');
  expect(kind({ amenity: 'bar', food: 'only' })).toBe('restaurant');
  expect(kind({ amenity: 'bar', food: 'no' })).toBe('something else');
  expect(kind({ amenity: 'bar' })).toBe('something else');
  for (const amenity of ['pub', 'cafe', 'fast_food'])
    expect(kind({ amenity, food: 'yes' }), amenity).toBe('restaurant');
  expect(told({ amenity: 'bar', food: 'yes' })).toMatchObject({ cuisine: 'Bar', kinds: [] });
});

test('a table with stars of a guide is fine dining; those of a hotel beside it say nothing of a table', () => {
  expect(told({ cuisine: 'french', stars: '3' }).cuisine).toBe('French, fine dining');
  expect(told({ 'michelin:stars': '1' }).cuisine).toBe('Fine dining');
  expect(told({ cuisine: 'fine_dining;french', stars: '1' }).cuisine).toBe('Fine dining, French');
  expect(told({ cuisine: 'french', stars: '4' }).cuisine).toBe('French');
  expect(told({ amenity: 'cafe', cuisine: 'cake', stars: '2' }).cuisine).toBe('Cake');
});
