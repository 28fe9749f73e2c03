/**
 * Wishes put together from how people speak in eight languages, in any field and order, louder or with a slip of the finger:
 * each part is read as what it says, and every word that nobody knows is told once, where it stands.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, FIELDS, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';
import type { Lexicon } from '../../../src/features/planner/rules/read/lexicon.ts';
import type { Reading } from '../../../src/features/planner/rules/reading.ts';
import { IS_LONG } from '../../rounds.ts';
import { IDIOMS, TONGUES } from './idioms.ts';

const NUMBER_OF_WISHES = IS_LONG ? 10_000 : 150;
const gazetteer = ownGazetteer();
const read = (said: Questionnaire, by = gazetteer): Reading => readWish(said, { today: '2026-12-01', gazetteer: by });

/** In no lexicon, and no slip of a word in one. */
const NOBODY_KNOWS = ['quornvibble', 'zanthorpik', 'wuxelbrant', 'yofrindulk'];

interface Wish {
  readonly said: Questionnaire;
  readonly strange: readonly string[];
  readonly wanted: (wish: Reading) => unknown;
  readonly expected: unknown;
}

const aWish = fc
  .record({
    tongue: fc.constantFrom(...TONGUES),
    pick: fc.array(fc.nat(997), { minLength: 9, maxLength: 9 }),
    amount: fc.integer({ min: 6, max: 90 }).map((each) => each * 50),
    isLoud: fc.boolean(),
    isInOneField: fc.boolean(),
    strange: fc.subarray(NOBODY_KNOWS, { maxLength: 2 }),
    ending: fc.constantFrom('', '.', '!'),
  })
  .map(({ tongue, pick, amount, isLoud, isInOneField, strange, ending }): Wish => {
    const idioms = IDIOMS[tongue];
    const of = <T>(all: readonly T[], nth: number): T => all[(pick[nth] ?? 0) % all.length] as T;
    const [place, id, city] = of(idioms.places, 0);
    const [stay, start, nights] = of(idioms.stays, 1);
    const [party, adults, children] = of(idioms.parties, 2);
    const [sum, basis, flights] = of(idioms.sums, 3);
    const [need, kind] = of(idioms.needs, 4);
    const [liked, like] = of(idioms.tastes, 5);
    const others = idioms.tastes.filter(([, tag]) => tag !== like);
    const [hated, hate] = of(others, 6);
    const unknown = strange.length > 0 ? `${strange.join(' ')}. ` : '';
    const interests = `${of(idioms.likes, 7).replace('#', liked)}${ending}`;
    const preferences = `${of(idioms.dislikes, 8).replace('#', hated)}. ${unknown}${need}`;
    const shout = (text: string) => (isLoud && tongue !== 'ja' ? text.toUpperCase() : text);
    const budget = sum.replace('#', String(amount));
    const parts = { dates: stay, budget, travelers: party, interests, preferences };
    const said = isInOneField
      ? { ...EMPTY_WISH, destination: `${place}. ${Object.values(parts).join('. ')}` }
      : { ...EMPTY_WISH, destination: place, ...parts };
    return {
      said: Object.fromEntries(FIELDS.map((field) => [field, shout(said[field])])) as unknown as Questionnaire,
      strange,
      expected: {
        to: [[id, city ?? null]],
        ...{ start, nights, adults, children, amount, basis, flights },
        needs: [kind],
        likes: true,
        hates: true,
      },
      wanted: (wish) => ({
        to: wish.destinations.map((each) => [each.id, each.city ?? null]),
        ...{ start: wish.startDate, nights: wish.nights },
        ...{ adults: wish.party.adults, children: [...wish.party.children].toSorted((a, b) => a - b) },
        ...{ amount: wish.budget.amount, basis: wish.budget.basis, flights: wish.budget.flights },
        needs: [
          ...wish.access.map((each) => `access:${each}`),
          ...wish.needs.map((each) => `need:${each.kind}`),
          ...wish.diet.map((each) => `diet:${each}`),
        ],
        likes: like in wish.weights,
        hates: wish.excludeTags.some((each) => each === hate),
      }),
    };
  });

test('a wish is the same in any language, field and loudness, and what nobody knows is told once, where it stands', () => {
  fc.assert(
    fc.property(aWish, ({ said, strange, wanted, expected }) => {
      const wish = read(said);
      expect({ said, ...Object(wanted(wish)) }).toEqual({ said, ...Object(expected) });
      const told = wish.unused.map(({ text }) => text.toLowerCase());
      expect({ said, told: told.join(' ') }).toEqual({ said, told: strange.join(' ') });
      for (const { text, span } of wish.unused) expect(said[span.field].slice(span.from, span.to)).toBe(text);
      expect(wish.assumptions.filter((each) => /^(?:No|You did not say who|You named no)\b/.test(each))).toEqual([]);
    }),
    { numRuns: NUMBER_OF_WISHES, seed: 20_270_115 },
  );
});

const without = ({ root }: Lexicon, type: string): Lexicon => {
  const bare = (node: Lexicon['root']): Lexicon['root'] => ({
    words: new Map([...(node.words ?? [])].map(([word, next]) => [word, bare(next)])),
    stems: new Map(
      [...(node.stems ?? [])].map(([key, all]) => [key, all.map(([stem, next]) => [stem, bare(next)] as const)]),
    ),
    senses: node.senses.filter((sense) => sense.type !== type),
  });
  return { root: bare(root), apart: new Map() };
};

/** Sorts of words of the grammars that hold these wishes together. */
const HOLDING = {
  lexicon: [
    ...['negator', 'inclusion', 'expense', 'basis', 'per', 'price-unit', 'currency', 'taste', 'access', 'need'],
    ...['diet', 'kin', 'couple', 'adult', 'child', 'friend', 'age-unit'],
  ],
  calendar: ['month', 'unit', 'to', 'of'],
} as const;

test
  .runIf(IS_LONG)
  .each(
    Object.entries(HOLDING).flatMap(([part, types]) =>
      types.map((type) => [type, part as keyof typeof HOLDING] as const),
    ),
  )('without words of the sort “%s” some wish is read otherwise', (type, part) => {
  const lame = { ...gazetteer, [part]: without(gazetteer[part], type) };
  const wishes = fc.sample(aWish, { numRuns: 400, seed: 20_270_115 });
  const isRight = ({ said, wanted, expected }: Wish) => isDeepStrictEqual(wanted(read(said, lame)), expected);
  expect(wishes.every(isRight)).toBe(false);
});
