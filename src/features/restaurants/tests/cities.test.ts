import { expect, test } from 'vitest';
import { cities } from '../content/known-cities.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

test('the well-known cities are there', () => {
  const known = new Set(
    cities.flatMap(({ name, aliases, country }) => [name, ...aliases].map((n) => `${country} ${n}`)),
  );
  for (const city of [
    ...['GB Sheffield', 'GB Nottingham', 'GB Leicester', 'GB Aberdeen', 'DE Dortmund', 'DE Essen', 'DE Bonn'],
    ...['FR Dijon', 'FR Brest', 'ES Vigo', 'PL Poznan', 'IN Ahmedabad', 'IN Surat', 'CN Chongqing', 'CN Tianjin'],
    ...['CD Kinshasa', 'AO Luanda', 'JP Sendai', 'TR Bursa', 'CO Barranquilla', 'US Fresno', 'IT Messina'],
  ])
    expect(known).toContain(city);
  expect(cities.length).toBeGreaterThan(1100);
});

test('each is one place on earth, with a clock that the runtime knows', () => {
  for (const city of cities) {
    const { name, country, latitude, longitude, timeZone } = city;
    expect(name, JSON.stringify(city)).not.toBe('');
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(latitude, name).toBeGreaterThan(-60);
    expect(latitude, name).toBeLessThan(72);
    expect(Math.abs(longitude), name).toBeLessThanOrEqual(180);
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), name).not.toThrow();
  }
});

test('no country has two cities of one name, and no two have one id', () => {
  const names = cities.flatMap(({ name, aliases, country }) =>
    [...new Set([name, ...aliases].map(plain))].map((n) => `${country} ${n}`),
  );
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
  expect(cities.filter(({ id }) => !/^[a-z]+(-[a-z]+)+$/.test(id))).toEqual([]);
});
