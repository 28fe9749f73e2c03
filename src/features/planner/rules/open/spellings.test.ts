import { expect, test } from 'vitest';
import { shortNamesOf, spellingsOf } from './spellings.ts';

test.each([
  ['Donostia / San Sebastián', ['Donostia', 'San Sebastián']],
  ['Bolzano - Bozen', ['Bolzano', 'Bozen']],
  ['Görlitz', ['goerlitz']],
  ['St. Gallen', ['Saint Gallen', 'Sankt Gallen']],
])('%s is called otherwise too', (name, called) => {
  expect(spellingsOf(name)).toEqual(expect.arrayContaining(called));
});

test('a name that is written in one way alone has no other', () => {
  for (const name of ['Vaduz', 'Baden-Baden', 'Stratford-upon-Avon', 'A / B']) expect(spellingsOf(name)).toEqual([]);
});

test.each([
  ['Rothenburg ob der Tauber', ['Rothenburg']],
  ['Stratford-upon-Avon', ['Stratford']],
  ['Garmisch-Partenkirchen', ['Garmisch', 'Partenkirchen']],
  ['Santiago de Compostela', ['Santiago']],
  ['Baden-Baden', []],
  ['New York', []],
])('%s is shortened to its first part', (name, short) => {
  expect(shortNamesOf(name)).toEqual(short);
});
