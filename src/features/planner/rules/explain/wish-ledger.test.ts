/** The account of a plan: each wish has its line, and the line says what the plan shows. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import { wishWord } from '../../copy/tag-words.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';
import { understoodLines } from '../wish/understood-lines.ts';

const world = aWorld();
const plans = (over: Partial<Reading>) => recommend(aReading(over), world, { learning: false }).recommendations;
const lines = (over: Partial<Reading>) => plans(over).map(({ wishes }) => wishes);

test('an interest is met at a stop of that day, or said not to be', () => {
  const here = plans({ weights: { tiles: 1, ski: 1 } }).filter(({ destinationId }) => destinationId === 'lisbon');
  expect(here.length).toBeGreaterThan(0);
  for (const { plan, wishes } of here) {
    const tiles = wishes.find(({ wish }) => /tile/i.test(wish));
    if (tiles?.result === 'met') {
      const day = plan.days.find(({ n }) => n === tiles.day);
      expect(day?.items.map(({ placeId }) => placeId)).toContain(tiles.placeId);
    }
    expect(wishes.find(({ wish }) => /skiing/.test(wish))?.result).toBe('not-met');
  }
});

test('what is known for an interest and was left out is named, and nothing is said to be unknown that is not', () => {
  const texts = lines({ weights: { tiles: 1, ski: 1 }, earliestStart: '23:00' }).map((wishes) =>
    wishes.filter(({ result }) => result === 'not-met').map(({ text }) => text),
  );
  expect(texts.flat().some((text) => /^We know .*, but (?:it|they) found no place in these days/.test(text))).toBe(
    true,
  );
});

test('hours are said to go to other stops only where no gap of them would have held the place', () => {
  const told = lines({
    destinations: [{ id: 'val-thorens' }],
    startDate: '2027-01-09',
    nights: 4,
    weights: { ski: 1 },
    earliestStart: '16:30',
  })
    .flat()
    .filter(({ wish, result }) => wish === 'skiing' && result === 'not-met');
  expect(told.length).toBeGreaterThan(0);
  for (const { text } of told) expect(text).toContain('found no place in these days');
  const full = lines({
    destinations: [{ id: 'nyc' }],
    nights: 1,
    weights: { museum: 1, zoo: 1, botanical: 1, sport: 1, musical: 1, park: 1 },
  });
  expect(JSON.stringify(full)).toContain('gives its hours to other stops');
});

test('a kitchen that cannot serve them is left out for that, and for nothing about entry or company', () => {
  const texts = lines({ weights: { pastry: 1 }, diet: ['gluten-free'] })
    .flat()
    .filter(({ wish, result }) => wish === 'pastry' && result === 'not-met')
    .map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toContain('not known to suit what you do not eat');
});

test('what is closed on these days is said to be, and not that it did not fit', () => {
  const sport = lines({ destinations: [{ id: 'nyc' }], startDate: '2027-05-10', weights: { sport: 1 } })
    .flat()
    .filter(({ wish }) => wish === 'sport');
  expect(sport.length).toBeGreaterThan(0);
  for (const { result, text } of sport) if (result === 'not-met') expect(text).toMatch(/closed on these days/);
});

test.each<[string, Partial<Reading>, RegExp]>([
  ['the youngest', { party: { adults: 2, children: [5] }, weights: { waterfall: 1 } }, /not for the youngest of you/],
  [
    'steps',
    { access: ['wheelchair'], weights: { waterfall: 1, zipline: 1, tower: 1, wildlife: 1 } },
    /not known to be step-free/,
  ],
  ['a need', { needs: [{ kind: 'pregnancy' }], weights: { waterfall: 1, zipline: 1 } }, /a need that you named/],
])('of what is left out for %s it is said that it is for that', (_, over, why) => {
  const texts = lines({ destinations: [{ id: 'jaco' }], ...over }).flat();
  expect(texts.map(({ text }) => text).join('\n')).toMatch(why);
});

test('beds are told by the night where the limit is one of a night', () => {
  const budget = { currency: 'EUR', basis: 'group', flights: 'unstated', perNight: 400, groupTotal: 2000 } as const;
  const told = lines({ budget: { ...budget, covers: ['lodging'] } })
    .flat()
    .filter(({ wish, result }) => wish === 'Budget' && result === 'met');
  expect(told.length).toBeGreaterThan(0);
  for (const { text } of told) expect(text).toMatch(/^€\d+ a night for beds, within the €400 a night/);
});

test.each([['local'], ['music'], ['religious'], ['waterfront'], ['terrace']] as const)(
  'the broad wish %s has its line and is among what was understood',
  (tag) => {
    const said = { weights: { [tag]: 1 } };
    for (const wishes of lines(said)) expect(wishes.map(({ wish }) => wish)).toContain(wishWord(tag));
    expect(understoodLines(aReading(said), world).map(({ value }) => value)).toContain(wishWord(tag));
  },
);

test('who would walk little is told how far, and nothing of ramps', () => {
  for (const { plan, wishes } of plans({ access: ['low-walking'] })) {
    const walks = plan.days.flatMap(({ items }) =>
      items.flatMap(({ kind, leg }) => (leg?.mode === 'walk' && kind !== 'transfer' ? leg.minutes : [])),
    );
    const told = wishes.find(({ wish }) => wish === 'Little walking');
    expect(told?.text).toContain(`longer than ${Math.max(...walks)} minutes`);
    expect(JSON.stringify(wishes)).not.toContain('known to be accessible');
  }
});

test('what is accessible in part is named with its note', () => {
  const told = plans({ destinations: [{ id: 'istanbul' }], access: ['wheelchair'] }).flatMap(({ checks, wishes }) => {
    const check = checks.find(({ name }) => name === 'access');
    return check?.result === 'stated'
      ? [{ facts: check.facts, line: wishes.find(({ wish }) => wish === 'Access') }]
      : [];
  });
  expect(told.length).toBeGreaterThan(0);
  for (const { facts, line } of told) {
    expect(line).toMatchObject({ result: 'partly', text: expect.stringContaining(facts[0] ?? 'a note') });
    expect(line?.text).not.toContain('could be confirmed');
  }
});

test('hours that were to stay free are free, or named as broken', () => {
  for (const { plan, wishes } of plans({ earliestStart: '11:00', latestEnd: '20:00' })) {
    const late = plan.days.flatMap(({ items }) =>
      items.filter(({ kind, end }) => ['sight', 'activity', 'meal'].includes(kind) && end > '20:00'),
    );
    const line = wishes.find(({ wish }) => wish === 'Nothing after 20:00');
    expect(line?.result).toBe(late.length === 0 ? 'met' : 'partly');
    expect(wishes.some(({ wish }) => wish === 'Nothing before 11:00')).toBe(true);
  }
});

test('a budget is within, over by a sum, or within with tickets of unknown price on top', () => {
  const results = lines({
    budget: { currency: 'EUR', basis: 'group', flights: 'unstated', amount: 3000, groupTotal: 3000 },
  });
  for (const wishes of results)
    expect(wishes.find(({ wish }) => wish === 'Budget')?.text).toMatch(/within €3,000|over by €/);
});

test.each<[string, Partial<Reading>]>([
  ['Diet: vegan', { diet: ['vegan'] }],
  ['Allergies: sesame', { allergies: ['sesame'] }],
  ['Access', { access: ['wheelchair'] }],
  ['Pace', { pace: 'slow' }],
  ['Without a car', { noCar: true }],
  ['No ferry', { transport: { avoid: ['ferry'], prefer: [] } }],
  ['Nothing with museums', { excludeTags: ['museum'] }],
  ['swimming', { weights: { swim: 1 } }],
  ['walks', { weights: { walk: 1 } }],
  ['By train', { transport: { avoid: [], prefer: ['train'] } }],
  ['Not London', { excludes: ['london'] }],
  ['With an animal', { party: { adults: 1, children: [], pets: 1 } }],
])('%s has a line in every plan', (wish, over) => {
  for (const wishes of lines(over)) expect(wishes.map((line) => line.wish).join('\n')).toContain(wish);
});

test('what one word rules out has one line, and who drinks nothing the line of that need', () => {
  const nightlife = lines({ excludeTags: ['nightlife', 'nightclub', 'bar', 'strip'] });
  const dry = lines({
    excludeTags: ['alcohol', 'bar', 'wine'],
    needs: [{ kind: 'no-alcohol', words: 'no alcohol' }],
  });
  for (const wishes of nightlife) expect(wishes.filter(({ wish }) => wish.startsWith('Nothing with'))).toHaveLength(1);
  for (const wishes of dry) {
    expect(wishes.filter(({ wish }) => wish.startsWith('Nothing with'))).toEqual([]);
    expect(wishes.map(({ wish }) => wish)).toContain('No alcohol');
  }
});

test('a means of transport is met where a way goes by it, and by no other plan', () => {
  for (const { plan, wishes } of plans({ transport: { avoid: [], prefer: ['ferry'] } })) {
    const goes = plan.days.some(({ items }) => items.some(({ leg }) => leg?.mode === 'ferry'));
    expect(wishes.find(({ wish }) => wish === 'By ferry')?.result).toBe(goes ? 'met' : 'not-met');
  }
});

test('a way in or out is told by its own name, and not as a stop that one is taken to', () => {
  const told = ['nyc', 'italy'].flatMap((id) =>
    lines({ destinations: [{ id }], nights: 9, transport: { avoid: [], prefer: ['train'] } }).flat(),
  );
  const texts = told.filter(({ wish }) => wish === 'By train').map(({ text }) => text);
  expect(texts.join()).toMatch(/by train|By train/);
  for (const text of texts) expect(text).not.toMatch(/takes you to .*by train/i);
});

test('a nap names no place to nap in', () => {
  const naps = lines({
    party: { adults: 2, children: [2] },
    needs: [{ kind: 'nap', words: 'nap' }],
    blocked: [{ from: '13:00', to: '15:00', why: 'nap' }],
  }).flatMap((wishes) => wishes.filter(({ wish }) => wish === 'The nap'));
  expect(naps.length).toBeGreaterThan(0);
  for (const { text } of naps) expect(text).not.toMatch(/there for it|nearest/);
});

test('of a choice, what keeps to a limit of warmth comes first', () => {
  const choice = (atMost: number) =>
    plans({
      destinationMode: 'choice',
      destinations: [{ id: 'austin' }, { id: 'copenhagen' }],
      startDate: '2027-08-03',
      startFrom: '2027-08-03',
      startTo: '2027-08-03',
      search: { regions: [], noLongHaul: false, noFlight: false, temperature: { atMost } },
    })[0]?.destinationId;
  expect(choice(30)).toBe('copenhagen');
  expect(choice(45)).toBe('austin');
});

test('a house they do not want has its line', () => {
  const told = lines({ notLodging: ['hostel', 'boutique'] });
  expect(told.length).toBeGreaterThan(0);
  for (const wishes of told)
    expect(wishes.map(({ wish }) => wish)).toEqual(expect.arrayContaining(['Not a hostel', 'Not a small hotel']));
});

test('what is told in passing, or a house of that sort, comes before it is said that nothing is known', () => {
  const lineOf = (id: string, over: Partial<Reading>, wish: string, city?: string) =>
    recommend(
      aReading({ destinations: [{ id, ...(city ? { city } : {}) }], nights: 5, startDate: '2027-06-02', ...over }),
      world,
      { learning: false },
    ).recommendations[0]?.wishes.find((line) => line.wish === wish);
  const thing = (words: string, keys: readonly string[], tags: NonNullable<Reading['things']>[number]['tags']) => ({
    things: [{ words, keys, tags, narrows: [] }],
  });
  expect(lineOf('italy', { weights: { coffee: 1 } }, 'coffee', 'amalfi')?.text).toMatch(
    /Pasticceria Pansa comes nearest/,
  );
  expect(
    lineOf('italy', thing('gelato crawl', ['gelat*|ice cream', 'crawl'], []), 'gelato crawl', 'rome')?.text,
  ).toMatch(/comes nearest/);
  expect(lineOf('santorini', thing('black risotto', ['black', 'risotto'], []), 'black risotto')?.text).toMatch(
    /^Our list for Santorini has no /,
  );
  const wreck = lineOf(
    'santorini',
    { ...thing('wreck diving', ['wreck'], ['dive']), weights: { dive: 1 } },
    'wreck diving',
  );
  expect(wreck?.text).not.toMatch(/there is Perissa Beach/);
});

test('a museum of skiing is no skiing, and who could go without wheels is told that days apart can be asked for', () => {
  const party = { adults: 3, children: [13, 10] };
  const wheels = { destinations: [{ id: 'colorado', city: 'vail' }], startDate: '2027-03-14', nights: 6 } as const;
  const told = plans({ ...wheels, access: ['wheelchair'], party, weights: { ski: 1 } });
  expect(told.length).toBeGreaterThan(0);
  for (const { fullAIResponse, wishes } of told) {
    expect(fullAIResponse).not.toMatch(/for skiing (?:is|there (?:is|are)) Colorado Snowsports Museum/);
    const skiing = wishes.find(({ wish }) => wish === 'skiing');
    expect(skiing?.result).toBe('not-met');
    expect(skiing?.text).toMatch(/not known to be step-free, so not for all of you: whoever takes steps /);
  }
});
