/** Answers to people with needs: Sabbath, wheels, work, kitchens, and to journeys of several towns. */
import type { PlannerCase } from '../checker/case.ts';
import { asked } from './asked.ts';

export const people: readonly PlannerCase[] = [
  asked(
    'a Sabbath in New York',
    {
      destination: 'New York',
      dates: '5-10 May 2027',
      budget: '$4,000',
      travelers: '2 adults',
      interests: 'museums, parks',
      preferences: 'we keep Shabbat',
      taste: 'kosher',
    },
    { dest: { only: ['nyc'] }, diet: ['kosher'], shabbat: { date: '2027-05-08' } },
  ),
  asked(
    'a Sabbath in London',
    {
      destination: 'London',
      dates: '4-9 June 2027',
      budget: '£3,500',
      travelers: 'a couple',
      interests: 'history, walks',
      preferences: 'shomer Shabbat',
      taste: 'kosher',
    },
    { dest: { only: ['london'] }, diet: ['kosher'], shabbat: { date: '2027-06-05' } },
  ),
  asked(
    'two cities, one after the other',
    {
      destination: '4 nights Lisbon, then 5 nights Marrakesh',
      dates: 'from 5 May 2027',
      budget: '€4,000',
      travelers: '2',
      interests: 'markets, gardens',
    },
    {
      multi: { order: ['lisbon', 'marrakesh'], nightsSum: 9 },
      budget: { rule: 'withinOrHonest', limit: 4000, currency: 'EUR' },
    },
  ),
  asked(
    'three cities of Italy by train',
    {
      destination: 'Rome → Florence → Venice',
      dates: '9 nights from 3 October 2027',
      budget: '€4,500',
      travelers: '2 adults',
      interests: 'art, food',
      preferences: 'no car',
    },
    { dest: { only: ['italy'] }, multi: { order: ['italy', 'italy', 'italy'], nightsSum: 9 } },
  ),
  asked(
    'working in Copenhagen',
    {
      destination: 'Copenhagen',
      dates: '3 May 2027, two weeks',
      budget: 'DKK 30,000',
      travelers: '1',
      interests: 'design, cafés',
      preferences: 'working 9-5 on weekdays',
    },
    { dest: { only: ['copenhagen'] }, day: { weekdayWork: { from: '09:00', to: '17:00' } } },
  ),
  asked(
    'three weeks in Lisbon',
    {
      destination: 'Lisbon',
      dates: '21 nights from 1 May 2027',
      budget: '€6,000',
      travelers: '2',
      interests: 'fado, beaches, tiles',
      taste: 'fish',
    },
    { dest: { only: ['lisbon'] }, parse: { nights: { in: [21] } } },
  ),
  asked(
    'a wheelchair in Barcelona',
    {
      destination: 'Barcelona',
      dates: '10-14 May 2027',
      budget: '€2,500',
      travelers: '2 adults, one in a wheelchair',
      interests: 'Gaudí, the sea',
      preferences: 'step-free',
    },
    {
      dest: { only: ['spain'] },
      access: ['wheelchair'],
      walk: { legKmMax: 1.5, dayKmMax: 5 },
      mentions: { all: [['step-free', 'wheelchair']] },
    },
  ),
  asked(
    'a wheelchair in Tokyo',
    {
      destination: 'Tokyo',
      dates: '10-17 October 2027',
      budget: '$5,000',
      travelers: '2',
      interests: 'gardens, temples',
      preferences: 'my wife uses a wheelchair',
    },
    { dest: { only: ['tokyo'] }, access: ['wheelchair'] },
  ),
  asked(
    'a celiac child in Rome',
    {
      destination: 'Rome',
      dates: '2-7 April 2027',
      budget: '€3,000',
      travelers: '2 adults, children 4 and 9',
      interests: 'ruins, ice cream',
      taste: 'gluten free, our son is coeliac',
    },
    { dest: { only: ['italy'] }, diet: ['gluten-free'], family: { youngest: 4, lastEnd: '20:30', stopsMax: 3 } },
  ),
  asked(
    'vegans in Nashville',
    {
      destination: 'Nashville',
      dates: '10-13 June 2027',
      budget: '$2,000',
      travelers: '2',
      interests: 'country music',
      taste: 'vegan',
    },
    { dest: { only: ['nashville'] }, diet: ['vegan'] },
  ),
  asked(
    'halal in London with children',
    {
      destination: 'London',
      dates: '12-17 August 2027',
      budget: '£4,000',
      travelers: '2 adults and 3 kids aged 3, 6 and 10',
      interests: 'parks, dinosaurs',
      taste: 'halal, no alcohol',
    },
    {
      dest: { only: ['london'] },
      diet: ['halal'],
      family: { youngest: 3, lastEnd: '20:30', stopsMax: 3 },
      mentions: { none: [{ re: '\\bwine|\\bbeer\\b|cocktail|brewery', in: ['highlights', 'days'] }] },
    },
  ),
  asked(
    'nuts in Istanbul',
    {
      destination: 'Istanbul',
      dates: '1-6 May 2027',
      budget: '€2,500',
      travelers: '2',
      interests: 'history',
      taste: 'severe tree nut allergy',
    },
    { dest: { only: ['istanbul'] }, allergy: ['tree-nut'] },
  ),
];
