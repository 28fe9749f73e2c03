/** When days begin, when somebody works, and how full they are: turns of phrase in ten languages. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';

const read = (preferences: string) =>
  readWish(
    { ...EMPTY_WISH, destination: 'Lisbon', dates: '1-6 June 2027', preferences },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );

test.each([
  'nothing before 10',
  'nothing before 10am',
  'no early starts, 10 at the earliest',
  'we never leave the hotel before ten',
  "don't wake us before 10",
  'not out of the door before 10',
  'start at ten',
  'mornings start at 10:00',
  'we sleep in until ten',
  'earliest 10',
  'nichts vor 10 Uhr',
  'nicht vor zehn',
  'frühestens um 10',
  'rien avant 10h',
  'pas avant 10 heures',
  'on ne se lève pas avant dix heures',
  'nada antes de las 10',
  'no antes de las diez',
  'niente prima delle 10',
  'non prima delle dieci',
  'nada antes das 10',
  'não antes das dez',
  'niets voor 10 uur',
  'niet voor tien uur',
  'intet før kl. 10',
  'ikke før klokken ti',
])('“%s” begins at ten', (preferences) => {
  expect(read(preferences).earliestStart).toBe('10:00');
});

test.each([
  'I work 9 to 12',
  'I work from 9am until noon every day',
  'calls 9-12 daily',
  'need to be online 9:00 to 12:00',
  'working mornings 9–12',
  'Ich arbeite von 9 bis 12',
  'je travaille de 9h à 12h',
  'trabajo de 9 a 12',
  'lavoro dalle 9 alle 12',
  'trabalho das 9 às 12',
  'ik werk van 9 tot 12',
  'jeg arbejder fra 9 til 12',
  'remote work 9am-12pm',
  'I have to work between 9 and 12',
  'meetings every morning, nine to noon',
])('“%s” keeps nine to twelve free', (preferences) => {
  expect(read(preferences).workHours).toMatchObject({ from: '09:00', to: '12:00' });
});

const PACES = {
  slow: [
    'slow pace',
    'no rushing',
    'one thing a day',
    'take it easy',
    "we don't want to rush",
    'lots of downtime',
    'relaxed please',
    'gemütlich',
    'ganz entspannt',
    'keine Hektik',
    'tranquille',
    'sans se presser',
    'con calma',
    'sin prisas',
    'tranquilo',
    'senza fretta',
    'con calma per favore',
    'devagar',
    'sem pressa',
    'rustig aan',
    'geen haast',
    'i roligt tempo',
    'ingen stress',
    'のんびり',
    '慢慢来',
    'lazy days',
    'no packed schedule',
    'plenty of free time',
    'nothing hectic',
  ],
  full: [
    'pack it in',
    'as much as possible',
    'see everything',
    'busy days',
    'action-packed',
    "we'll sleep when we're home",
    'dawn to dusk',
    'so viel wie möglich',
    'volles Programm',
    'un maximum de choses',
    'lo más posible',
    'il più possibile',
    'o máximo possível',
    'zo veel mogelijk',
    'så meget som muligt',
    'fast pace',
    'full days',
    'cram in as much as we can',
  ],
};

test.each(Object.entries(PACES).flatMap(([pace, said]) => said.map((preferences) => [preferences, pace])))(
  '“%s” is %s',
  (preferences, pace) => {
    expect(read(preferences).pace).toBe(pace);
  },
);
