/** What fits a rule and not the people: kinds of places that a need rules out, whatever else speaks for them. */
import { describe, expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const stopsOf = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  }).recommendations.flatMap(({ plan }) =>
    plan.days.flatMap(({ items, date }) =>
      items.flatMap(({ placeId = '' }) => {
        const place = world.catalogue.place.get(placeId);
        return place ? [{ place, date }] : [];
      }),
    ),
  );
const named = (said: Partial<Questionnaire>) => stopsOf(said).map(({ place }) => place.name);

describe('who asks for quiet', () => {
  const lisbon = { destination: 'Lisbon', dates: '20-25 March 2027', budget: '€4,000', travelers: 'just me' };

  test('eats in no food hall and no beer hall', () => {
    const LOUD = /Time Out Market|Cervejaria/;
    expect(named({ ...lisbon, interests: 'food' }).some((name) => LOUD.test(name))).toBe(true);
    const quiet = named({ ...lisbon, interests: 'fado', preferences: 'Quiet.' });
    expect(quiet.length).toBeGreaterThan(20);
    for (const name of quiet) expect(name).not.toMatch(LOUD);
  });

  test('goes to the food hall that they named', () => {
    expect(named({ ...lisbon, interests: 'Time Out Market', preferences: 'Quiet.' })).toContain('Time Out Market');
  });
});

test('with an allergy that may kill nobody sits before a tasting kitchen', () => {
  const wish = { destination: 'Istanbul', dates: '9-14 October 2027', budget: '$9000', travelers: '2, my son is 16' };
  const isFine = ({ place }: { place: { tags: readonly string[]; kind: string } }) =>
    place.kind === 'restaurant' && (place.tags.includes('fine-dining') || place.tags.includes('tasting'));
  expect(stopsOf({ ...wish, taste: 'fine dining' }).some(isFine)).toBe(true);
  const stops = stopsOf({ ...wish, preferences: 'My son has a SEVERE tree nut allergy, anaphylaxis, two EpiPens' });
  expect(stops.filter(isFine)).toEqual([]);
});

test('a toddler sits through no fine dinner and before no oysters', () => {
  const wish = { destination: 'Copenhagen', dates: '10-17 July 2027', budget: '$12000' };
  const UNFIT = /\boysters?\b/i;
  const grown = stopsOf({ ...wish, travelers: '2', taste: 'seafood' });
  expect(grown.some(({ place }) => UNFIT.test(`${place.name} ${place.about}`))).toBe(true);
  for (const { place } of stopsOf({ ...wish, travelers: '2 adults, 1 child aged 2', taste: 'seafood' })) {
    if (place.kind !== 'restaurant') continue;
    expect(`${place.name} ${place.about}`).not.toMatch(UNFIT);
    expect(place.tags).not.toContain('fine-dining');
  }
});

test('nobody who is pregnant is sent to a tasting of rye for its history', () => {
  const wish = { destination: 'New Orleans', dates: '3-10 February 2027', travelers: '4', interests: 'history, jazz' };
  expect(named(wish)).toContain('The Sazerac House');
  expect(named({ ...wish, preferences: 'one of us is pregnant' })).not.toContain('The Sazerac House');
});

test('who hates crowds sees the first sights of a town on no holiday', () => {
  const wish = { destination: 'Lisbon', dates: '25-30 March 2027', travelers: '2', interests: 'tiles, castles' };
  const onEaster = (preferences: string) =>
    stopsOf({ ...wish, preferences }).filter(
      ({ place, date }) =>
        place.kind !== 'restaurant' && place.weight >= 5 && ['2027-03-26', '2027-03-28'].includes(date),
    );
  expect(onEaster('').length).toBeGreaterThan(0);
  expect(onEaster('we hate crowds')).toEqual([]);
});
