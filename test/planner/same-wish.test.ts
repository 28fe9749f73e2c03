/** The same wish said otherwise: louder, in another field, with a slip of the finger, in another language. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinations } from '../../src/features/destinations/content/destinations.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { placeNames } from '../../src/features/planner/content/place-names.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, FIELDS, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import type { Reading } from '../../src/features/planner/rules/reading.ts';
import { translations } from './translations.ts';

const read = (said: Partial<Questionnaire>): Reading =>
  readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

/** What a plan depends on. */
const gist = (wish: Reading) => ({
  to: wish.destinations.map((each) => [each.id, each.city ?? null]),
  mode: wish.destinationMode,
  start: wish.startDate,
  nights: wish.nights,
  flex: wish.flexDays,
  adults: wish.party.adults,
  children: [...wish.party.children].sort((a, b) => a - b),
  total: wish.budget.groupTotal,
  currency: wish.budget.currency,
  flights: wish.budget.flights,
  diet: [...wish.diet].sort(),
  allergies: [...wish.allergies].sort(),
  access: [...wish.access].sort(),
});

const TIDY: readonly Partial<Questionnaire>[] = [
  {
    destination: 'Lisbon',
    dates: '6–13 February 2027',
    budget: '€3,500 including flights',
    travelers: '2 adults and 2 children (5, 8)',
    preferences: 'step-free, quiet',
    taste: 'vegetarian, peanut allergy',
  },
  {
    destination: 'New Orleans',
    dates: 'late April 2027, 4 nights',
    budget: '$900 per person',
    travelers: 'my wife and I',
    interests: 'jazz',
    taste: 'no shellfish',
  },
  {
    destination: 'Copenhagen',
    dates: 'Easter weekend',
    budget: '£1.2k',
    travelers: 'a couple with a 9 month old baby',
    preferences: 'stroller, slow pace',
  },
];

test('capitals, blanks and full stops change nothing', () => {
  for (const said of TIDY) {
    const wanted = gist(read(said));
    const altered = (change: (text: string) => string) =>
      gist(read(Object.fromEntries(Object.entries(said).map(([field, text]) => [field, change(text)]))));
    expect(altered((text) => text.toUpperCase())).toEqual(wanted);
    expect(altered((text) => text.toLowerCase())).toEqual(wanted);
    expect(altered((text) => `  ${text.replaceAll(' ', '  ')} `)).toEqual(wanted);
    expect(altered((text) => `${text}.`)).toEqual(wanted);
    expect(altered((text) => text.normalize('NFD'))).toEqual(wanted);
  }
});

test('everything in one field, in any order, is the same wish', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TIDY),
      fc.shuffledSubarray([...FIELDS], { minLength: FIELDS.length }),
      (said, order) => {
        const parts = order.flatMap((field) => (said[field] ? [said[field]] : []));
        const { children, diet, allergies, access, ...rest } = gist(read({ destination: parts.join('. ') }));
        const wanted = gist(read(said));
        expect({ parts, ...rest, children, diet, allergies, access }).toEqual({ parts, ...wanted });
      },
    ),
    { numRuns: 60 },
  );
});

test('one slip in the name of a place is forgiven', () => {
  const ours = new Set(destinations.map((each) => each.id));
  const names = placeNames
    .filter(({ id }) => ours.has(id))
    .flatMap(({ id, names: called }) => called.map((name) => ({ id, name })))
    .filter(({ name }) => /^[A-Z][a-z]{5,}$/.test(name));
  expect(names.length).toBeGreaterThan(60);
  const known = new Set(ownGazetteer().names.keys());
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.nat(20),
      fc.constantFrom('drop', 'swap', 'double'),
      ({ id, name }, where, slip) => {
        const at = 1 + (where % (name.length - 2));
        const letters = [...name];
        const [here = '', next = ''] = [letters[at], letters[at + 1]];
        if (slip === 'drop') letters.splice(at, 1);
        if (slip === 'swap') letters.splice(at, 2, next, here);
        if (slip === 'double') letters.splice(at, 1, here, here);
        const typed = letters.join('');
        fc.pre(!known.has(typed.toLowerCase()));
        const wish = read({ destination: typed });
        const neighbours = wish.destinations.map((each) => each.id);
        expect([typed, neighbours.includes(id) || wish.destinationMode === 'uncovered']).toEqual([typed, true]);
        if (wish.destinationMode === 'uncovered') expect(wish.unknownPlaces).toEqual([typed]);
      },
    ),
    { numRuns: 400 },
  );
});

test.each(translations)('%s is the same wish in eight languages', (_, [english, ...others]) => {
  const wanted = gist(read(english ?? {}));
  for (const said of others) {
    const wish = read(said);
    expect({ language: wish.language, ...gist(wish) }).toEqual({ language: wish.language, ...wanted });
  }
});
