/**
 * Twelve questions to the trip agent and the first proposal of each answer, shortened, for people to read critically:
 * `npm run -s ts -- scripts/planner-examples.ts > docs/planner-examples.md`.
 */

import { catalogue } from '../src/features/destinations/actions.ts';
import { availablePictures } from '../src/features/planner/actions/available-pictures.ts';
import { ownGazetteer } from '../src/features/planner/actions/own-gazetteer.ts';
import { sortOf } from '../src/features/planner/actions/plan-wish.ts';
import { exchangeRates } from '../src/features/planner/content/exchange-rates.ts';
import { origins } from '../src/features/planner/content/origins.ts';
import { readWish } from '../src/features/planner/rules/parse/read-wish.ts';
import type { Questionnaire } from '../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../src/features/planner/rules/recommend.ts';
import type { World } from '../src/features/planner/rules/world.ts';

const TODAY = '2026-12-01';

const asked = (texts: Partial<Questionnaire>): Questionnaire => ({
  destination: '',
  dates: '',
  budget: '',
  travelers: '',
  interests: '',
  preferences: '',
  taste: '',
  ...texts,
});

const questions: readonly Questionnaire[] = [
  asked({
    destination: 'Lisbon',
    dates: 'mid March, 7 nights',
    budget: '€2,800',
    travelers: '2 adults and a 3-year-old, peanut allergy',
    interests: 'trams, tiles, the aquarium',
    taste: 'simple places',
  }),
  asked({
    destination: 'New Orleans',
    dates: 'Labor Day weekend 2027',
    budget: '$2,200 without flights',
    travelers: 'couple in our 60s',
    interests: 'jazz, architecture, cocktails',
    preferences: 'bad knees, not much walking',
    taste: 'Creole, but no shellfish (allergic)',
  }),
  asked({
    destination: 'Italy',
    dates: 'two weeks in late September 2027',
    budget: '$9,000',
    travelers: 'my husband and I',
    interests: 'food, old churches, gardens',
    preferences: 'trains, no driving',
    taste: 'pasta, natural wine',
  }),
  asked({
    destination: 'Istanbul',
    dates: '3–10 October 2027',
    budget: '$5,000',
    travelers: '2, honeymoon',
    interests: 'mosques, hammam, Bosphorus',
    preferences: 'no early starts',
    taste: 'vegan',
  }),
  asked({
    destination: 'London',
    dates: '15–19 April 2027',
    budget: '£3,200',
    travelers: 'me, my mum 74 in a wheelchair, kids 6 and 11',
    interests: 'museums, a musical, the river',
    preferences: 'step-free',
    taste: 'afternoon tea',
  }),
  asked({
    destination: 'Tokyo',
    dates: '12 nights from 1 April 2027',
    budget: '$180 a day, flights separate',
    travelers: 'solo',
    interests: 'gardens, ceramics, jazz',
    taste: 'no raw fish',
  }),
  asked({
    destination: 'somewhere warm, no long-haul',
    dates: 'last week of February, 6 nights',
    budget: '$4,500 for two',
    travelers: '2 from Boston',
    interests: 'beach, live music',
    taste: 'seafood',
  }),
  asked({
    destination: 'Aspen',
    dates: 'Christmas week, 7 nights',
    budget: '$1,500',
    travelers: 'family of 4 (7 and 10)',
    interests: 'skiing',
    taste: 'pizza',
  }),
  asked({
    destination: 'Marrakesh',
    dates: 'mid-February 2027, a week',
    budget: '£3,000',
    travelers: '2 adults, 3 children (5, 8, 13)',
    interests: 'medina, desert night, crafts',
    taste: 'halal only, no alcohol',
  }),
  asked({
    destination: 'Copenhagen',
    dates: 'three weeks from 3 May 2027',
    budget: 'DKK 40,000',
    travelers: '1',
    interests: 'design, swimming, cafés',
    preferences: 'working 9-5 on weekdays, bike',
    taste: 'vegetarian',
  }),
  asked({
    destination: 'Nashville',
    dates: '14–17 May 2027',
    budget: '$900 each',
    travelers: '6 friends, a 40th birthday',
    interests: 'live music, hot chicken, a good bar',
  }),
  asked({
    destination: 'Santorini',
    dates: '5 nights from 7 June 2027',
    budget: '€3,500',
    travelers: 'just me',
    interests: 'walking, swimming, old villages',
    preferences: 'slow, quiet',
  }),
];

const starts = new Map(origins.map(({ code, lat, lon, names }) => [code, { code, name: names[0] ?? code, lat, lon }]));
const world: World = {
  catalogue: catalogue(),
  packages: [],
  rates: exchangeRates,
  origin: (code) => starts.get(code) ?? null,
  whereIs: () => null,
  sortOf,
  pictures: availablePictures(),
  today: TODAY,
};

/** So many days of a long stay show what the others are like. */
const DAYS = 5;

console.log('# Twelve answers of the trip agent\n');
console.log(
  `Printed by \`npm run -s ts -- scripts/planner-examples.ts\`, asked on ${TODAY}, shortened. Read them as a traveller would.\n`,
);
for (const [i, question] of questions.entries()) {
  const answer = recommend(readWish(question, { today: TODAY, gazetteer: ownGazetteer() }), world, { learning: false });
  const said = Object.values(question).filter((text) => text !== '');
  console.log(`## ${i + 1}. ${said.join(' · ')}\n`);
  for (const warning of answer.warnings) console.log(`> ${warning}\n`);
  const [first, ...others] = answer.recommendations;
  if (!first) continue;
  const { title, price, duration, description, fullAIResponse, plan } = first;
  console.log(`**${title}** — ${price}, ${duration}\n\n${description}\n\n${fullAIResponse.split('\n\n')[0]}\n`);
  for (const { n, area, items } of plan.days.slice(0, DAYS)) {
    const stops = items.filter(({ kind }) => kind !== 'transfer').map(({ start, name }) => `${start} ${name}`);
    console.log(`- Day ${n}, ${area}: ${stops.join('; ')}.`);
  }
  if (plan.days.length > DAYS) console.log(`- … and ${plan.days.length - DAYS} more.`);
  console.log(`\nAlso: ${others.map((other) => `${other.title} (${other.price})`).join('; ')}.\n`);
}
