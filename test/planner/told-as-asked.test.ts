/** What is told is of what was asked, and of the town itself. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const cards = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  }).recommendations;

test('who asked for wine and quiet is not greeted with jazz', () => {
  const quiet = {
    ...{ destination: 'Santorini', dates: '5 nights from 20 September 2027', travelers: '2 adults aged 68' },
    ...{ interests: 'wine, villages, sunset', preferences: 'bad knees, no hire car, quiet', budget: '€4,000' },
  };
  for (const { title } of cards(quiet)) expect(title).not.toMatch(/jazz/i);
  const [first] = cards({ ...quiet, interests: 'jazz, wine', preferences: '' });
  expect(`${first?.title} ${first?.description} ${first?.fullAIResponse}`).toMatch(/jazz/i);
});

test('of Seville nobody says how warm Barcelona is', () => {
  const heat = { dates: '4 nights from 14 July 2027', travelers: '2 adults', preferences: 'we hate heat' };
  const [seville] = cards({ ...heat, destination: 'Seville', interests: 'flamenco, tapas' });
  expect(seville?.fullAIResponse).toMatch(/How warm Seville is in that month we have no figure for/);
  expect(seville?.fullAIResponse).not.toMatch(/28 °C are usual/);
  const [barcelona] = cards({ ...heat, destination: 'Barcelona', interests: 'tapas' });
  expect(barcelona?.fullAIResponse).toMatch(/28 °C are usual there/);
});

const answerTo = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  });
const readBack = (said: Partial<Questionnaire>) =>
  answerTo(said).understood.map(({ part, value }) => `${part}: ${value}`);

test.each([
  ['My wife died in October and we always said we would go back', /died/],
  ['We want to scatter my dad’s ashes', /scatter|ashes/],
  ['I am coming to visit my grandmother’s grave', /grandmother/],
])('who came in grief is not read back the words: %s', (interests, blunt) => {
  const lines = readBack({ destination: 'Lisbon', dates: '20 to 25 March 2027', travelers: 'just me', interests });
  const reason = lines.find((line) => line.startsWith('Reason: '));
  expect(reason).toBeDefined();
  expect(reason).not.toMatch(blunt);
});

test('of a town that we do not plan the first thing said is that a person answers', () => {
  const [said] = answerTo({ destination: 'Vienna', dates: '10-14 December 2026', travelers: '2' }).warnings;
  expect(said).toMatch(/^We do not cover Vienna.* Write to us, and a person looks into it\.$/);
});

test('two who travel are told of no others', () => {
  for (const { fullAIResponse } of cards({
    ...{
      destination: 'Marrakesh',
      dates: '24 April to 1 May 2027',
      travelers: 'my husband and I',
      interests: 'gardens',
    },
    ...{ preferences: 'my husband drinks no alcohol, I cannot climb many stairs' },
  }))
    expect(fullAIResponse).not.toMatch(/the others (?:asked|are at|sit)/);
});

test('a month is no season for the sea where they are sent, and not where they might have been', () => {
  const lisbonFirst = answerTo({
    ...{ destination: 'Lisbon or Seville', dates: '25 to 30 March 2027', travelers: '2' },
    ...{ interests: 'tiles, a day by the sea', preferences: 'we hate crowds and processions' },
  });
  expect(lisbonFirst.recommendations[0]?.title).toMatch(/Lisbon/);
  expect(JSON.stringify(lisbonFirst)).not.toMatch(/March in Spain/);
});

test('who has not set out yet does not come back', () => {
  const [tokyo] = cards({
    ...{ destination: 'Tokyo', dates: 'Mon 8 - Sat 13 March 2027', travelers: '1', interests: 'jazz' },
    preferences: 'I have meetings in Marunouchi Mon-Thu 9:00-17:30',
  });
  expect(tokyo?.fullAIResponse).toMatch(/Kept free for work/);
  expect(tokyo?.fullAIResponse).not.toMatch(/Kept free for work — Back where you stay/);
});

test('who wished for Christmas markets in a town that we do not plan is sent first to where there are some', () => {
  const [first] = cards({
    ...{ destination: 'Vienna', dates: '10-14 December 2026', budget: '€2,500', travelers: 'my mum (71) and me' },
    ...{ interests: 'Christmas markets, a concert at the Musikverein, Sachertorte' },
  });
  const told = (card = first) => card?.wishes.find(({ wish }) => wish === 'Christmas markets')?.text;
  expect(told()).toMatch(/Winter Wonderland has it in these days/);
  const [copenhagen] = cards({
    destination: 'Copenhagen',
    dates: '10-14 December 2026',
    interests: 'Christmas markets',
  });
  expect(told(copenhagen)).toMatch(/^Of these weeks we know: .*Christmas markets make up for it/);
});

test('a public holiday is told with its day and what it closes, words that nothing could be done with are said', () => {
  const seville = { destination: 'Seville', dates: '20-26 March 2027', travelers: '2', interests: 'tapas' };
  const [card] = cards({ ...seville, preferences: 'barefoot luxury zeppelin' });
  expect(card?.fullAIResponse).toMatch(/Good Friday \(day 7\): Shops closed everywhere/);
  expect(card?.fullAIResponse).toMatch(/Of your words we could do nothing with [^.]*“zeppelin”/);
  expect(cards(seville)[0]?.fullAIResponse).not.toContain('we could do nothing with');
});

const rowOf = (said: Partial<Questionnaire>, wish: string) =>
  cards({ dates: '9 to 14 October 2027', ...said })[0]?.wishes.find((line) => line.wish === wish);

test.each([
  ['Istanbul', 'football match', /^Our list for Istanbul has no football match; ask the clubs for their fixtures\.$/],
  ['Rome', 'Indian food', /^Our list for Rome has no Indian cooking; a map of restaurants /],
  ['Tokyo', 'flamenco', /^Our list for Tokyo has no flamenco; look at the programs /],
  ['Lisbon', 'beekeeping', /^Our list for Lisbon has no beekeeping; ask the tourist office\.$/],
  ['Lisbon', 'volcanoes', /^Our list for Lisbon has no volcanoes\.$/],
])('what our list for %s lacks (%s) is not denied to the town, and it is said who knows', (destination, wish, text) => {
  const name = wish === 'Indian food' ? 'Indian cooking' : wish;
  expect(rowOf({ destination, interests: wish }, name)?.text).toMatch(text);
});

test('what our list lacks is told in one breath, and gladiators are no match', () => {
  const rome = { destination: 'Rome', dates: '10-15 May 2027', interests: 'pasta class, a football match, sushi' };
  const [first] = cards(rome);
  expect(first?.fullAIResponse.match(/Our list for Rome/g)).toHaveLength(1);
  expect(first?.fullAIResponse).toMatch(/Nor has it .*; a map of restaurants/);
  expect(first?.wishes.find(({ wish }) => wish === 'football match')?.text).toMatch(/ask the clubs/);
});

test('a festival of that name is on, whatever it is called besides', () => {
  const york = { destination: 'New York', dates: '5 nights from 20 December 2026', interests: 'Rockefeller tree' };
  expect(rowOf(york, 'Rockefeller tree')?.text).toBe('It is on in these days; leave an hour for it.');
  const late = { destination: 'Venice', dates: '12-15 February 2027', interests: 'the carnival' };
  expect(cards(late)[0]?.fullAIResponse).toContain('Our list has no festival in Venice in these days.');
});

test('an hour that nobody tells is no fact in the account', () => {
  const jazz = { dates: '9 to 14 October 2027', interests: 'one evening of jazz' };
  expect(rowOf({ ...jazz, destination: 'Tokyo' }, 'jazz')?.text).toMatch(/ at \d\d:\d\d\. The hour is our guess: /);
  expect(rowOf({ ...jazz, destination: 'London' }, 'jazz')?.text).toMatch(/ at \d\d:\d\d\.$/);
});

test('a small hotel is not asked for beside a hotel, and jazz is not the Musikverein', () => {
  const small = cards({
    destination: 'Lisbon',
    dates: '9 to 14 October 2027',
    preferences: 'hotel',
    taste: 'small hotels',
  });
  expect(small[0]?.fullAIResponse).not.toMatch(/a hotel and a small hotel/);
  const wien = { destination: 'Vienna', dates: '10-14 December 2026', interests: 'a concert at the Musikverein' };
  for (const { wishes } of cards(wien)) expect(wishes.find(({ wish }) => wish === 'music')?.result).not.toBe('met');
});

test('what our list has of the same kind is told with why it is not in, and a museum of it or a season is none', () => {
  const vail = { destination: 'Vail', dates: '7 nights from 9 January 2027', budget: '$2500 total', travelers: '2' };
  expect(rowOf({ ...vail, interests: 'downhill skiing' }, 'downhill skiing')).toMatchObject({
    result: 'not-met',
    text: expect.stringMatching(
      /^Our list for Vail has no downhill skiing by that name; for skiing we know .*, but they cost/,
    ),
  });
  const tulips = rowOf({ destination: 'Copenhagen', dates: '5-9 May 2027', interests: 'tulips' }, 'tulips');
  expect(tulips?.text).not.toMatch(/what the season brings/);
});

test('a thing of the town that they asked for is no wish for another', () => {
  const wien = { destination: 'Vienna', dates: '10-14 December 2026', interests: 'Christmas markets, Sachertorte' };
  for (const { wishes } of cards(wien))
    expect(wishes.find(({ wish }) => wish === 'Sachertorte')?.text).toMatch(
      /^You wished for Sachertorte in Vienna; nothing in .* takes its place\.$/,
    );
});

test('a season’s telling that names a stop of the plan does not deny it an hour', () => {
  const christmas = { destination: 'Copenhagen', dates: '10-14 December 2026', interests: 'Christmas markets, Tivoli' };
  expect(cards(christmas)[0]?.wishes.find(({ wish }) => wish === 'Christmas markets')?.text).toMatch(
    /Tivoli Gardens is on day \d\.$/,
  );
});

test('a boat for the sunset lands after it, and a table of that name is no garden', () => {
  const [boat] = cards({
    ...{ destination: 'Santorini', dates: '12-17 May 2027', travelers: 'me and my girlfriend', budget: '$9k' },
    interests:
      'I’m going to propose on the third evening, on a boat at sunset if possible. She loves wine and is scared of heights',
    preferences: 'hotel w/ private plunge pool, caldera view. Plan B if it’s windy',
  });
  const row = boat?.wishes.find(({ wish }) => wish === 'sunset');
  const stop = boat?.plan.days.flatMap(({ items }) => items).find(({ placeId }) => placeId === row?.placeId);
  expect([row?.result, row?.placeId, (stop?.end ?? '') >= '20:20']).toEqual(['met', 'santorini-catamaran', true]);
  const marrakesh = { destination: 'Marrakesh', dates: '24 April to 1 May 2027', interests: 'gardens' };
  for (const card of cards(marrakesh))
    expect(card.wishes.find(({ wish }) => wish === 'gardens')?.text).not.toMatch(/Le Jardin(?! Secret)/);
});

test('where they work, a stop of that name is no wish', () => {
  const work = { preferences: 'I have meetings in Marunouchi Mon-Thu 9:00-17:30', interests: 'jazz' };
  expect(rowOf({ destination: 'Tokyo', dates: '8 to 13 March 2027', ...work }, 'Tokyo Station, Marunouchi side')).toBe(
    undefined,
  );
});

test('a skier whose money ends before a week does is shown the nights on skis that it pays', () => {
  const skier = { destination: 'Val Thorens', dates: 'any week in January, I’m flexible', travelers: '1' };
  const [first, ...others] = cards({ ...skier, budget: '900 euros max including lift pass', interests: 'skiing' });
  expect(first?.wishes.find(({ wish }) => wish === 'skiing')?.result).toBe('met');
  expect(first?.plan.cost.total).toBeLessThanOrEqual(900);
  expect(first?.fullAIResponse).toMatch(/^Your €900 pay beds and lifts for (\w+) of the seven nights .* those \1\./);
  expect(first?.checks.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(others.length).toBeGreaterThanOrEqual(2);
  // Who said for how long is not cut short.
  const said = cards({ ...skier, dates: '7 nights from 9 January 2027', budget: '900 euros max', interests: 'skiing' });
  expect(new Set(said.map(({ plan }) => plan.nights))).toEqual(new Set([7]));
});

test.each([
  ['Marrakesch', 'Gärten, eine Nacht in der Wüste', 'Mein Mann und ich', /^Unsere Antwort ist auf Englisch/],
  ['La Nouvelle-Orléans', 'le jazz, les bayous, la cuisine créole', 'deux couples d’amis', /^Notre réponse est en an/],
  ['Lisboa', 'los azulejos y un paseo en globo', 'mi mujer y yo', /^Nuestra respuesta está en inglés/],
])(
  'who wrote of %s in another language is told once that the answer is in English',
  (destination, interests, travelers, said) => {
    const { warnings, recommendations } = answerTo({ destination, interests, travelers });
    expect(warnings.filter((text) => said.test(text))).toHaveLength(1);
    expect(recommendations.length).toBeGreaterThan(0);
  },
);

test('words of theirs stand in an English account as a quotation', () => {
  const [card] = cards({
    destination: 'Marrakesch',
    travelers: 'Mein Mann und ich',
    interests: 'eine Nacht in der Wüste',
  });
  expect(card?.wishes.map(({ wish }) => wish)).toContain('“Nacht in der Wüste”');
  expect(answerTo({ destination: 'Marrakesh', interests: 'gardens' }).warnings.join()).not.toMatch(/English|Englisch/);
});

test('in bed by seven is told once, with the way back', () => {
  const bed = { destination: 'Copenhagen', dates: '7 nights from 10 July 2027', travelers: '2 adults and a boy of 2' };
  for (const { wishes } of cards({ ...bed, preferences: 'dinner at 5.30, bed by 7' })) {
    const names = wishes.map(({ wish }) => wish);
    expect([names.includes('Early nights'), names.includes('Nothing after 19:00')]).toEqual([true, false]);
  }
});

const COLD = 'we could do nothing with';
test.each<[string, Partial<Questionnaire>]>([
  [
    'a mourner',
    { destination: 'Lisbon', preferences: 'nobody making a fuss. I don’t sleep well so nothing before ten' },
  ],
  ['a person by name', { destination: 'London', travelers: '6 friends, one (Maggie) uses a power wheelchair' }],
  ['a mood', { destination: 'Santorini', interests: 'wine', taste: 'barefoot, not bling' }],
  ['a clause that was understood', { destination: 'Tokyo', interests: 'jazz bars, a serious sushi counter' }],
  ['what we are asked ourselves', { destination: 'Lisbon', preferences: 'tell us which one you’d pick and why' }],
  ['who they say they are', { destination: 'Lissabon', preferences: 'wir sind pflegeleicht, nichts Abgehobenes' }],
])('no words of %s are thrown back', (_, said) => {
  expect(cards({ dates: '5 nights from 20 March 2027', ...said })[0]?.fullAIResponse).not.toContain(COLD);
});

test('a whole wish that nobody understood is said once, without the words beside it', () => {
  const [card] = cards({
    destination: 'Lisbon',
    dates: '5 nights from 20 March 2027',
    interests: 'art, falconry',
    preferences: 'grandpa Piet snores. a pogo ride',
  });
  expect(card?.fullAIResponse).toContain(`${COLD} “pogo”.`);
});

test('a table or a seat that one comes back to is told without teasing', () => {
  const text = cards({ destination: 'Lisbon', dates: '9 nights from 20 March 2027', travelers: '1' })
    .map(({ fullAIResponse }) => fullAIResponse)
    .join();
  expect(text).toMatch(/You know it from day|Here again, as on day|Back at the table of day|Here once more|Back here,/);
  expect(text).not.toMatch(/left on the menu|nothing to look at but|place you know by now/);
});
