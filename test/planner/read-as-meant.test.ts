/** Words that were read as something their writers never meant: each with the reading that they do mean. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { needWords } from '../../src/features/planner/copy/needs.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { understoodLines } from '../../src/features/planner/rules/wish/understood-lines.ts';
import { aWorld } from './a-world.ts';

const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
const needsOf = (said: Partial<Questionnaire>) => read(said).needs.map(({ kind }) => kind);

test('a child called like a number of another language is one child', () => {
  expect(read({ destination: 'Copenhagen', travelers: '2 adults, Freja 6 and Otto 22 months' }).party).toEqual({
    adults: 2,
    children: [6, 1],
  });
});

test('of two people of whom one is a son, one is grown up', () => {
  expect(read({ destination: 'Istanbul', travelers: '2, my son is 16' }).party).toEqual({ adults: 1, children: [16] });
  expect(read({ destination: 'Istanbul', travelers: '2, our kids are 4 and 6' }).party.children).toEqual([4, 6]);
});

test.each(['one nice dinner for the adults', 'a nice hotel, good beds', 'Tivoli. Nice dinner too'])(
  'nobody sets out from an ordinary word: %s',
  (interests) => {
    expect(read({ destination: 'Copenhagen', interests }).origin).toBeUndefined();
  },
);

test.each(['flying from nice', 'we live in Nice', '2 adults from Nice'])('they set out from Nice: %s', (travelers) => {
  expect(read({ destination: 'Copenhagen', travelers }).origin?.name).toBe('Nice');
});

test.each([
  'pas de fruits de mer crus',
  'no raw oysters',
  'keine rohen Austern',
  'por favor, nada de marisco crudo para nosotros',
  'niente frutti di mare crudi',
])('who eats nothing raw may eat it cooked: %s', (preferences) => {
  const wish = read({ destination: 'Lisbon', preferences });
  expect(wish.allergies).toEqual([]);
  expect(wish.excludeTags).not.toContain('seafood');
  expect(wish.needs.map(({ kind }) => kind)).toContain('nothing-raw');
});

test('an allergy to what is raw is an allergy', () => {
  expect(read({ destination: 'Lisbon', preferences: 'allergic to shellfish, nothing raw' }).allergies).toContain(
    'shellfish',
  );
});

test('the lifts of a ski resort are no need of an elevator, and safe snow is no fear of the streets', () => {
  const skier = { destination: 'Val Thorens', interests: 'skiing first lift to last, off piste if safe' };
  expect(needsOf(skier)).not.toContain('lift');
  expect(needsOf(skier)).not.toContain('safety');
  expect(needsOf({ destination: 'Lisbon', preferences: 'a safe area, hotel with lift' })).toEqual(
    expect.arrayContaining(['lift', 'safety']),
  );
});

test.each(['No Tube stations without lifts', 'nothing without elevators', 'kein Bahnhof ohne Aufzüge'])(
  'who goes nowhere without a lift needs one and fears none: %s',
  (preferences) => {
    const wish = read({ destination: 'London', preferences });
    expect(wish.needs.map(({ kind }) => kind)).not.toContain('enclosed-spaces');
    expect(wish.access).toContain('step-free');
  },
);

test.each([
  ['Eine Nacht in der Wüste. Keine Kamelritte bitte.', 'de'],
  ['a night in the desert, no camel rides', 'en'],
  ['une nuit dans le désert, pas de chameaux', 'fr'],
])('a desert without camels is a desert: %s', (interests) => {
  const wish = read({ destination: 'Marrakesh', interests });
  expect(wish.weights.desert).toBe(1);
  expect(wish.excludeTags).not.toContain('desert');
  expect(wish.conflicts).toEqual([]);
});

test('the month that somebody died in is no wish', () => {
  const wish = read({ destination: 'Lisbon', interests: 'My wife died in October. We like fado.' });
  expect(wish.things).toBeUndefined();
  expect(wish.unused.map(({ text }) => text)).not.toContain('October');
});

test('the third evening and fado once are no things to look for', () => {
  expect(
    read({ destination: 'Santorini', interests: "I'm going to propose on the third evening" }).things,
  ).toBeUndefined();
  expect(read({ destination: 'Lisbon', interests: 'hear fado once' }).things).toBeUndefined();
});

test("nothing is romantic to who wants no couples' stuff", () => {
  expect(
    read({ destination: 'Lisbon', interests: 'to light a candle', preferences: "no couples' stuff" }).weights.romantic,
  ).toBeUndefined();
});

test('an old charm is nothing to dig for', () => {
  const wish = read({ destination: 'La Nouvelle-Orléans', interests: 'le jazz', taste: 'le charme ancien' });
  expect(wish.weights.archaeology).toBeUndefined();
});

test('a diet names no house that has it in its name', () => {
  expect(read({ destination: 'Italy', preferences: 'All vegetarian. Vegan too.' }).wantedPlaces).toEqual([]);
});

test.each([
  'Ende April bis Anfang Mai 2027, 8 Tage',
  'late April or early May 2027, a week',
  'fin avril - début mai 2027, 7 nuits',
])('the end of one month or the beginning of the next is a stretch over both: %s', (dates) => {
  const { startFrom, startTo, nights } = read({ destination: 'Marrakech', dates });
  expect([startFrom, startTo, nights]).toEqual(['2027-04-20', '2027-05-03', 7]);
});

test('a need is said back by its name, and a food by theirs', () => {
  const wish = read({ destination: 'Lisbon', preferences: 'Otto naps at 1pm IN HIS COT. allergic to buckwheat' });
  const values = understoodLines(wish, aWorld()).map(({ value }) => value);
  expect(values).not.toContain('COT');
  expect(values).toEqual(expect.arrayContaining([needWords.cot.name, 'buckwheat']));
});
