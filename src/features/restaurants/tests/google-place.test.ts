/** What makes two sources' places one restaurant, and how a week of Google's reads in ours. */
import { describe, expect, test } from 'vitest';
import { isSame, sameOf } from '../rules/duplicates.ts';
import { hoursOf, type OpeningPeriod } from '../rules/google-place.ts';

const at = (name: string, metresNorth = 0, phone: string | null = null, address = '') => ({
  id: name,
  name,
  phone,
  address,
  latitude: 38.72 + metresNorth / 111_320,
  longitude: -9.13,
});

describe('one restaurant', () => {
  test.each([
    ['Ramiro', 'Cervejaria Ramiro', 40],
    ['Cervejaria Ramiro', 'RAMIRO - Marisqueira & Cervejaria', 90],
    ['Café de São Bento', 'Cafe de Sao Bento', 20],
    ["Katz's Delicatessen", 'Katz’s Deli Delicatessen', 10],
    ['The River Café', 'River Cafe', 150],
    ['El Celler', 'El Celler', 0],
    ['Restaurant Frantzén', 'Frantzén Restaurang', 20],
    ['Blue Lagoon', 'Blue Lagoon Fiji', 30],
    ['Harbour Grill', 'The Harbour Grill & Bar', 30],
    ['Brasserie', 'Brasserie', 10],
  ])('%s and %s, %i metres apart', (a, b, metres) => {
    expect(isSame(at(a), at(b, metres))).toBe(true);
  });

  test.each([
    ['Ramiro', 'Cervejaria Ramiro', 300],
    ['Trattoria da Enzo', 'Trattoria da Luigi', 10],
    ['Restaurante Central', 'Restaurante Oriental', 10],
    ['Bar A', 'Bar B', 5],
    ['Pho', 'Pho Bar Saigon Palace', 10],
    ['', '', 0],
    ['Café de Paris', "Le Louis XV - Alain Ducasse à l'Hôtel de Paris", 74],
    ['Brasserie de Monaco', 'Crazy Pizza Monaco', 123],
    ["Hattie B's, Midtown", 'Midtown Cafe', 38],
    ['Charleston Grill', 'Charleston Crab Candidate', 40],
    ['Charleston Grill', 'Charleston Kitchen', 10],
    ['City Candidate', 'City Winery', 20],
    ['City Candidate', 'City Grill', 20],
    ['White Candidate Tavern', 'White Bar', 20],
    ['Harbour Grill', 'Harbour Café', 20],
    ['Café Luxembourg', 'Luxembourg Bar', 20],
    ['Café de France', 'Brasserie de France', 20],
    ['Kitchen', 'Grill Kitchen', 0],
  ])('not %s and %s, %i metres apart', (a, b, metres) => {
    expect(isSame(at(a), at(b, metres))).toBe(false);
  });

  test('a town at the end of a name, where the address says the same', () => {
    const [own, theirs] = ['Av. Almirante Reis 1, Lisboa', 'Lisboa'];
    expect(isSame(at('Ramiro', 0, null, own), at('Cervejaria Ramiro Lisboa', 10, null, theirs))).toBe(true);
    expect(isSame(at('Ramiro', 0, null, own), at('Cervejaria Ramiro Filhos', 10, null, theirs))).toBe(false);
  });

  test('of several the one most alike, then the nearest', () => {
    const around = [at('Lagoon Bar', 10), at('The Lagoon', 90), at('Lagoon', 60), at('Reef', 0)];
    expect(sameOf(at('Lagoon'), around)?.name).toBe('Lagoon');
    expect(sameOf(at('The Lagoon'), around)?.name).toBe('The Lagoon');
    expect(sameOf(at('Palm'), around)).toBeNull();
    expect(sameOf(at('Pattaya'), [at('Pattaya', 90), { ...at('Pattaya', 20), id: 'near' }])?.id).toBe('near');
  });

  test('one telephone in one street, where a word of the name is shared', () => {
    const [own, theirs] = ['+351 21 885 1024', '21 885 10 24'];
    expect(isSame(at('Ramiro', 0, own), at('Marisqueira Ramiro e Filhos', 300, theirs))).toBe(true);
    expect(isSame(at('Ramiro', 0, own), at('Hotel Lisboa', 300, theirs))).toBe(false);
    expect(isSame(at('Ramiro', 0, own), at('Ramiro', 900, theirs))).toBe(false);
  });
});

describe('a week of Google’s', () => {
  const from = (day: number, hour: number, toDay: number, toHour: number): OpeningPeriod => ({
    from: { day, minute: hour * 60 },
    to: { day: toDay, minute: toHour * 60 },
  });
  test.each<readonly [string, readonly OpeningPeriod[] | null, string | null]>([
    ['nothing is known', null, null],
    ['an empty list', [], null],
    ['around the clock', [{ from: { day: 0, minute: 0 }, to: null }], '24/7'],
    ['lunch and dinner on a Monday', [from(1, 19, 1, 22), from(1, 12, 1, 15)], 'Mo 12:00-15:00,19:00-22:00'],
    ['Saturday into Sunday', [from(6, 20, 0, 3)], 'Sa 20:00-03:00'],
    ['until midnight on a Sunday', [from(0, 18, 1, 0)], 'Su 18:00-24:00'],
    ['a whole Tuesday', [from(2, 0, 3, 0)], 'Tu 00:00-24:00'],
    ['longer than a day', [from(2, 10, 3, 11)], null],
    ['no time at all', [from(2, 10, 2, 10)], null],
  ])('%s', (_, periods, hours) => {
    expect(hoursOf(periods)).toBe(hours);
  });
});
