/** The airport they name is the airport of the plan. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../../src/features/planner/rules/recommend.ts';
import { aWorld } from '../a-world.ts';

const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test.each([
  ['Tokyo', 'Flight home Sat 17:00 from Narita', 'NRT', 'NRT'],
  ['Tokyo', 'we land at Haneda and fly home from Narita', 'HND', 'NRT'],
  ['Tokyo', 'Rückflug ab Narita um 17 Uhr', 'NRT', 'NRT'],
  ['London', 'arriving at Gatwick, leaving from LHR', 'LGW', 'LHR'],
  ['Istanbul', 'We saw a film. We land at SAW at 9am', 'SAW', 'SAW'],
  ['Barcelona', 'We land at Barcelona El Prat, home from Madrid-Barajas', 'BCN', 'MAD'],
])('%s, "%s": come by %s, leave by %s', (destination, preferences, arrive, leave) => {
  expect(read({ destination, preferences }).airports).toMatchObject({
    arrive: { code: arrive },
    leave: { code: leave },
  });
});

test.each([
  ['Tokyo', 'a day trip to Narita temple'],
  ['Tokyo', 'we fly home to Heathrow'],
  ['Istanbul', 'we leave once we saw it all'],
])('%s, "%s": no airport of the plan is named', (destination, preferences) => {
  expect(read({ destination, preferences }).airports).toBeUndefined();
});

test('who flies home from an airport of the place does not live there', () => {
  expect(read({ destination: 'Tokyo', preferences: 'Flight home Sat 17:00 from Narita' }).origin).toBeUndefined();
});

test('the last day goes to the airport they named, by its own way and in time for its flight', () => {
  const reading = read({
    destination: 'Tokyo',
    dates: 'Mon 8 - Sat 13 March 2027',
    preferences: 'We land at Haneda at 9am. Flight home Sat 17:00 from Narita',
  });
  const days = recommend(reading, aWorld(), { learning: false }).recommendations[0]?.plan.days ?? [];
  expect(days[0]?.items[0]).toMatchObject({ start: '09:45', end: '10:20' });
  expect(days.at(-1)?.items.at(-1)).toMatchObject({
    name: 'By train to Tokyo Narita (NRT)',
    start: '13:55',
    end: '15:00',
    leg: { mode: 'train', minutes: 65 },
  });
});
