/** Answers about places: seasons, open wishes, exclusions, and money that does not reach. */
import type { PlannerCase } from '../checker/case.ts';
import { asked } from './asked.ts';

export const places: readonly PlannerCase[] = [
  asked(
    'no museums, no churches',
    {
      destination: 'Lisbon',
      dates: '7-11 June 2027',
      budget: '€1,800',
      travelers: '2',
      interests: 'beach, viewpoints, food',
      preferences: 'no museums, no churches please',
    },
    { dest: { only: ['lisbon'] }, day: { excludeTags: ['museum', 'church'] } },
  ),
  asked(
    'snow for the family',
    {
      destination: 'Park City',
      dates: '13-18 February 2027',
      budget: '$9,000',
      travelers: '2 adults, kids 8 and 12',
      interests: 'skiing, sledding',
    },
    {
      dest: { only: ['park-city'] },
      budget: { rule: 'withinOrHonest', limit: 9000, currency: 'USD' },
      family: { youngest: 8, lastEnd: '21:30', stopsMax: 4 },
    },
  ),
  asked(
    'somewhere with snow, from Munich',
    {
      destination: 'anywhere with good snow',
      dates: 'first week of February 2027',
      budget: '€5,000',
      travelers: '2 adults from Munich',
      interests: 'skiing',
    },
    { dest: { anyOf: ['val-thorens', 'niseko', 'park-city', 'colorado'] } },
  ),
  asked(
    'a beach in January',
    {
      destination: 'somewhere warm with a beach',
      dates: 'a week in mid January 2027',
      budget: '$5,000',
      travelers: '2 adults from New York',
      interests: 'beach, seafood',
    },
    { dest: { noneOf: ['copenhagen', 'london', 'niseko', 'val-thorens', 'park-city', 'hamptons'] } },
  ),
  asked(
    'the Hamptons out of season',
    {
      destination: 'The Hamptons',
      dates: '10-14 February 2027',
      budget: '$3,000',
      travelers: '2',
      interests: 'swimming, beach',
    },
    { dest: { minShare: { ids: ['hamptons'], n: 1 } }, conflict: ['season'] },
  ),
  asked(
    'skiing in July',
    { destination: 'Val Thorens', dates: '5-10 July 2027', budget: '€3,000', travelers: '2', interests: 'skiing' },
    { dest: { minShare: { ids: ['val-thorens'], n: 1 } }, conflict: ['season'] },
  ),
  asked(
    'Santorini for a honeymoon',
    {
      destination: 'Santorini',
      dates: '12-18 September 2027',
      budget: '€6,000',
      travelers: '2, honeymoon',
      interests: 'sunset, wine, swimming',
      preferences: 'view, slow',
    },
    {
      dest: { only: ['santorini'] },
      day: { stopsMax: 2 },
      budget: { rule: 'within', limit: 6000, currency: 'EUR', minRecs: 2 },
    },
  ),
  asked(
    'one night in Charleston',
    {
      destination: 'Charleston',
      dates: '12-13 March 2027',
      budget: '$700',
      travelers: '2',
      interests: 'gardens, houses',
    },
    { dest: { only: ['charleston'] }, parse: { nights: { in: [1] } } },
  ),
  asked(
    'twelve friends in Miami',
    {
      destination: 'Miami',
      dates: '6-9 May 2027',
      budget: '$900 each',
      travelers: '12 friends',
      interests: 'beach, clubs, Cuban food',
    },
    { dest: { only: ['miami'] }, budget: { rule: 'withinOrHonest', limit: 10_800, currency: 'USD' } },
  ),
  asked(
    'Austria is not Austin',
    {
      destination: 'Austria',
      dates: '10-15 July 2027',
      budget: '€2,500',
      travelers: '2',
      interests: 'mountains, lakes',
    },
    { honesty: { uncovered: 'Austria' }, dest: { noneOf: ['austin'] } },
  ),
  asked(
    'a fortune and no idea',
    {
      destination: 'surprise me',
      dates: 'June 2027, 10 nights',
      budget: 'no limit',
      travelers: '2',
      interests: 'food, art',
    },
    { dest: { minDistinct: 3 } },
  ),
  asked(
    'three euros a day',
    {
      destination: 'Copenhagen',
      dates: '10-17 August 2027',
      budget: '€21',
      travelers: '2 adults, 2 kids (5, 8)',
      interests: 'Tivoli',
    },
    {
      budget: { rule: 'mustBeOver', limit: 21, currency: 'EUR', ids: ['copenhagen'], floor: 500, alternatives: true },
      conflict: ['budget'],
    },
  ),
  asked(
    'Rome or Venice',
    {
      destination: 'Rome or Venice',
      dates: '4-8 May 2027',
      budget: '€2,500',
      travelers: '2',
      interests: 'art, food',
    },
    { dest: { only: ['italy'] }, mentions: { all: [['Three|Four nights'], ['Venice'], ['Rome']] } },
  ),
];
