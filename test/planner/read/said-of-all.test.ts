/** A sum per anybody, a way nobody travels, a town named as the capital it is, and a season that closes no hours. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const gazetteer = ownGazetteer();
const read = (said: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, destination: 'Lisbon', dates: '3-7 May 2027', travelers: '9 adults', ...said },
    { today: '2026-12-01', gazetteer },
  );

const PER: Readonly<Record<string, readonly string[]>> = {
  'per #': ['lady', 'bowler', 'soul', 'nose', 'lad', 'sister', 'cousin', 'gent', 'woman', 'teacher'],
  'a #': ['head', 'lady', 'mate', 'bowler'],
  'pro #': ['Dame', 'Nase', 'Frau', 'Mann', 'Keglerin', 'Seele', 'Kollegin', 'Freundin', 'Schwester'],
  'par #': ['tête', 'dame', 'copine', 'femme', 'cousine'],
  'por #': ['cabeza', 'dama', 'amiga', 'mujer', 'cabeça', 'pessoa'],
  'a #, volo escluso': ['testa', 'donna'],
  'per #, hotel compreso': ['signora', 'amica', 'donna'],
};

test.each(Object.entries(PER))('%s is a sum for each', (frame, nouns) => {
  const sums = nouns.map((noun) => [noun, read({ budget: `800 euro ${frame.replace('#', noun)}` }).budget.groupTotal]);
  expect(sums).toEqual(nouns.map((noun) => [noun, 7200]));
});

const GROUND = [
  'Nobody flies',
  'Nobody flies, two of us refuse on principle',
  'Two of us refuse to fly',
  'No one flies',
  'None of us flies',
  'minibus the whole way. Nobody flies',
  'Niemand fliegt',
  'Keiner von uns fliegt',
  'Nadie vuela',
  'Dos se niegan a volar',
  "Personne ne prend l'avion",
  "Deux refusent de prendre l'avion",
  'Nessuno vola',
  'Ninguém voa',
  'Wij gaan met de trein. Niemand vliegt',
  'Wij gaan met de trein, want twee weigeren te vliegen',
  'Ingen flyver',
];

test.each(GROUND)('%s', (preferences) => {
  expect(read({ preferences }).transport.avoid).toContain('flight');
});

const CAPITALS: Readonly<Record<string, readonly string[]>> = {
  copenhagen: [
    'The Danish capital please, for buns and a concert',
    'the capital of Denmark',
    "Denmark's capital",
    'in die dänische Hauptstadt',
    'la capitale danoise',
    'la capitale du Danemark',
    'la capital danesa',
    'la capitale danese',
    'a capital dinamarquesa',
    'de Deense hoofdstad',
    'Danmarks hovedstad',
    'デンマークの首都',
  ],
  lisbon: ['the Portuguese capital', 'portugiesische Hauptstadt', 'la capitale portugaise', 'a capital de Portugal'],
  london: ['the British capital', "England's capital city", 'the English capital', 'britische Hauptstadt'],
  tokyo: ['the Japanese capital', 'la capitale du Japon', 'Hauptstadt von Japan', '日本の首都'],
  rome: ['the Italian capital', 'capital of Italy', 'la capitale italiana', 'die italienische Hauptstadt'],
  madrid: ['the Spanish capital', 'la capital española', 'capital of Spain', 'la capitale espagnole'],
  austin: ['the capital of Texas', 'the Texan capital'],
};

test.each(Object.entries(CAPITALS))('%s', (id, names) => {
  const found = names.map((destination) => [
    destination,
    read({ destination }).destinations.map((each) => each.city ?? each.id),
  ]);
  expect(found).toEqual(names.map((name) => [name, [id]]));
});

test.each(['Lent', 'Lent, so Fridays without meat', 'we keep Lent', 'Fastenzeit', 'carême', 'cuaresma'])(
  '%s closes no hours',
  (taste) => {
    const { needs, fasting } = read({ taste });
    expect([needs.map(({ kind }) => kind).includes('fasting'), fasting]).toEqual([false, undefined]);
  },
);

test('Ramadan still does', () => {
  expect(read({ taste: 'we keep Ramadan' }).needs.map(({ kind }) => kind)).toContain('fasting');
});

test.each([
  [{ preferences: 'I fast for Ramadan' }, true],
  [{ preferences: 'Wir halten den Ramadan' }, true],
  [{ taste: 'halal', dates: '3-7 March 2027, in Ramadan' }, true],
  [{ travelers: 'a Muslim couple', preferences: 'it is Ramadan then' }, true],
  [{ taste: 'vegetarian, Ramadan' }, true],
  [{ preferences: 'We know it is Ramadan, no problem' }, false],
  [{ preferences: 'Wir wissen, dass Ramadan ist' }, false],
  [{ dates: '3-7 March 2027, during Ramadan' }, false],
])('the month of others is no fast of theirs: %o', (said, isTheirs) => {
  const { needs, fasting, unused } = read(said);
  expect([needs.some(({ kind }) => kind === 'fasting'), fasting === 'sun']).toEqual([isTheirs, isTheirs]);
  expect(unused.map(({ text }) => text).join()).not.toContain('Ramadan');
});

test.each(['a sit in the sun', 'fado, a sit by the river', 'somewhere to sit'])(
  '“%s” is no thing to look for',
  (interests) => {
    const { things = [], weights } = read({ interests });
    expect(things).toEqual([]);
    expect(weights).not.toHaveProperty('beach');
  },
);

test('skis that carve', () => {
  for (const interests of ['carven', 'carven, après-ski met maten', 'carving skis', 'Carvingski'])
    expect(Object.keys(read({ destination: 'Val Thorens', interests }).weights)).toContain('ski');
});

test.each(['Strand zum Gucken', 'Schiffe zum Angucken', 'Häuser zum Anschauen'])('%s', (interests) => {
  expect(read({ interests }).unused.map(({ text }) => text)).not.toContain(interests.split(' ').at(-1));
});

test.each([
  'Lent, so Fridays without meat',
  'no meat on Fridays',
  'Fridays no meat',
  'meatless Fridays',
  'vegetarian on Mondays',
  'Freitags kein Fleisch',
  'kein Fleisch am Freitag',
  'le vendredi sans viande',
  'sin carne los viernes',
])('%s is no diet', (taste) => {
  const { diet, needs } = read({ taste });
  expect([diet, needs.map(({ kind }) => kind)]).toEqual([[], ['meatless-days']]);
});

test.each(['vegetarian', 'no meat, we arrive on Friday', 'We are vegetarian and on Sunday would like a walk'])(
  '%s is one',
  (taste) => {
    expect(read({ taste }).diet).toEqual(['vegetarian']);
  },
);
