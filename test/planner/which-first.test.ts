/** "Lisbon or Seville: which would you pick, and why?" has an answer, and the better place stands first. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const answer = (said: Partial<Questionnaire>) =>
  recommend(
    readWish(
      { ...EMPTY_WISH, budget: '3000 euros', travelers: '2', ...said },
      { today: '2026-12-01', gazetteer: ownGazetteer() },
    ),
    aWorld({ today: '2026-12-01' }),
    { learning: false },
  ).recommendations;
const first = (said: Partial<Questionnaire>) => {
  const [card, ...others] = answer(said);
  return {
    place: card?.place ?? '',
    opening: card?.fullAIResponse.split('\n')[0] ?? '',
    others: others.map(({ fullAIResponse }) => fullAIResponse),
  };
};

test.each(['Lisbon or Seville', 'Seville or Lisbon'])(
  'who flees processions is not sent first to Holy Week in Seville, and reads why: %s',
  (destination) => {
    const interests = 'tiles, tapas, we hate crowds and processions';
    const { place, opening, others } = first({ destination, dates: '25 to 30 March 2027', interests });
    expect(place).toBe('Lisbon, Portugal');
    expect(opening).toMatch(
      /^Of Lisbon and Seville we would take Lisbon, though Seville does better for tapas\. You keep away from crowds, and Seville in these days has this: Holy Week: processions /,
    );
    for (const text of others) expect(text).not.toContain('we would take');
  },
);

test('what keeps clearly more of a wish stands first, with what it keeps and the heat of the other', () => {
  const interests = 'harbour swimming, design';
  const { place, opening } = first({ destination: 'Seville or Copenhagen', dates: '10 to 15 July 2027', interests });
  expect(place).toBe('Copenhagen, Denmark');
  expect(opening).toContain('we would take Copenhagen: it does better for design and swimming.');
  expect(opening).toContain('Seville in these days: Heat: an average high of 36 °C in Seville');
});

test('where neither keeps more, the first that was named stays the first, and it is said', () => {
  const said = { dates: '10 to 15 May 2027', interests: 'churches' };
  expect(first({ ...said, destination: 'Rome or Venice' }).opening).toContain(
    'Venice keeps as much of your wishes as Rome, so we kept your order.',
  );
  expect(first({ ...said, destination: 'Rome' }).opening).not.toContain('we would take');
});
