/** Who eats before sunset is given no meal after it, and is not taken to dislike it. */
import { expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { daylightOn } from '../../src/features/planner/rules/schedule/daylight.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...said }, { today: '2026-11-01', gazetteer: ownGazetteer() });

test.each([
  'Grandmother is Jain - no onion, no eggs, and she eats before sunset.',
  'no food after sunset',
  'we do not eat after sunset',
  'dinner before sunset please',
  'Meine Mutter isst nur vor Sonnenuntergang',
  'elle mange avant le coucher du soleil',
  'mi abuela cena antes del atardecer',
  'queremos cenar antes de la puesta del sol',
  'mangia prima del tramonto',
  'minha avó só quer jantar antes do pôr do sol',
  'hun spiser før solnedgang',
  'mijn moeder eet voor zonsondergang, altijd',
  '母は日没前に食事をします',
  '我妈妈日落前吃晚饭',
])('“%s” is an hour of meals, and nothing against sunsets', (preferences) => {
  const { needs, excludeTags } = read({ destination: 'Rome', travelers: '4', preferences });
  expect(needs.map(({ kind }) => kind)).toContain('before-sunset');
  expect(excludeTags).not.toContain('sunset');
});

test('a sunset to look at is none', () => {
  const { needs } = read({
    destination: 'Rome',
    interests: 'dinner with a sunset view',
    preferences: 'the best sunset',
  });
  expect(needs.map(({ kind }) => kind)).not.toContain('before-sunset');
});

test.each([
  ['Rome', '27 December 2026 to 2 January 2027', 'Europe/Rome', { lat: 41.9, lon: 12.5 }],
  ['Lisbon', '3 to 9 October 2027', 'Europe/Lisbon', { lat: 38.7, lon: -9.1 }],
  ['Copenhagen', '3 to 9 July 2027', 'Europe/Copenhagen', { lat: 55.7, lon: 12.6 }],
])('in %s, %s, every meal ends before the sun sets', (destination, dates, zone, at) => {
  const reading = read({ destination, dates, travelers: '2 adults', preferences: 'we eat before sunset' });
  for (const { plan } of recommend(reading, world, { learning: false }).recommendations)
    for (const { date, items } of plan.days)
      for (const { kind, name, end } of items)
        if (kind === 'meal')
          expect(minutesOf(end), `${date} ${name}`).toBeLessThanOrEqual(daylightOn(date, at, zone).sunset + 3);
});
