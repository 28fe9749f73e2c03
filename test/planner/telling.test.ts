/** Titles and openings come from the plan: no mould stands over the answers, and no two plans of one answer open alike. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { IS_LONG, sampleOf } from '../rounds.ts';
import { aWorld } from './a-world.ts';
import { cases } from './both-sets.ts';
import { materialise } from './checker/case.ts';
import { countDays, noShape } from './day-shape.ts';
import { commonest, countFrames, frameOf, noFrames } from './frames.ts';

const MOST = IS_LONG ? 0.1 : 0.15;
const world = aWorld();
const answer = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  });

const answers = sampleOf(cases, 45).flatMap(({ input, expect: expected }) =>
  expected.status.includes(200) ? [answer(materialise(input))] : [],
);

test('over both sets of wishes few meals have no table, and few days something left free', () => {
  const shape = noShape();
  for (const one of answers) countDays(one, world.catalogue, shape);
  expect(shape.full).toBeGreaterThan(300);
  expect(shape.openMeals / (2 * shape.full)).toBeLessThan(0.08);
  expect(shape.withFree / shape.full).toBeLessThan(0.2);
});

test('over both sets of wishes no frame of a title, an opening or a description stands in too many', () => {
  const frames = noFrames();
  for (const one of answers) countFrames(one, world.catalogue, frames);
  expect(frames.cards).toBeGreaterThan(IS_LONG ? 240 : 100);
  expect(frames.alike).toBe(0);
  for (const kind of ['titles', 'openings', 'descriptions'] as const) {
    const [share, frame] = commonest(frames[kind], frames.cards);
    expect(share, frame).toBeLessThan(MOST);
  }
}, 120_000);

const planned = answers.map(({ recommendations }) => recommendations.filter(({ plan }) => plan.style !== 'package'));
/** What is read before the days. */
const before = (text: string) => text.split(/\n\nDay 1 /)[0] ?? '';

test('no strength is told on two cards of an answer, first on the one and in passing on the other', () => {
  const twice = planned.filter((trips) => {
    const told = trips.flatMap(({ description, fullAIResponse, plan }) => {
      const names = plan.days.flatMap(({ items }) => items.map(({ name }) => name));
      const said = [description.replace(/^[^.]*\. /, ''), fullAIResponse.split('. ')[0] ?? ''];
      // A severe allergy is told first on every card.
      return said.flatMap((text) => (text.startsWith('You wrote:') ? [] : frameOf(text.replace(/\.$/, ''), names)));
    });
    return new Set(told).size < told.length;
  });
  expect(planned.length).toBeGreaterThan(30);
  expect(twice.map(([first]) => first?.title)).toEqual([]);
});

test('plans of the same towns say in their first sentence what sets them apart', () => {
  const alike = planned.flatMap((trips) => {
    const firsts = trips.map(
      ({ description }) => description.replace(/^We do not cover [^.]*\. /, '').split(/\. (?=\p{Lu})/u)[0] ?? '',
    );
    return firsts.filter((text, i) => firsts.indexOf(text) < i);
  });
  expect(alike).toEqual([]);
});

test('two places that fit instead of the one that was asked for are not told alike', () => {
  const { recommendations } = answer({
    ...{ destination: 'Austin', dates: '9 nights from 10 March 2027', budget: '$6,000', travelers: '6 friends' },
    interests: 'live music, markets',
  });
  const instead = recommendations.flatMap(({ fullAIResponse, place }) =>
    /not what you asked for/.test(fullAIResponse)
      ? fullAIResponse.split(/[.:]/)[0]?.replace(place.split(',')[0] ?? '', '')
      : [],
  );
  expect(instead.length).toBeGreaterThan(1);
  expect(new Set(instead).size).toBe(instead.length);
});

test('a title is short, and no list of what else costs nothing', () => {
  const titles = planned.flat().map(({ title }) => title);
  const long = titles.filter(({ length }) => length > 60);
  expect(long.length / titles.length, long.join('\n')).toBeLessThan(0.02);
  for (const title of titles) {
    expect(title.length).toBeGreaterThan(4);
    expect(title).not.toMatch(/more without a ticket/);
  }
});

test('interests are told by day, as one speaks', () => {
  for (const { fullAIResponse } of planned.flat()) {
    const [head = ''] = fullAIResponse.split('\n');
    expect(head).not.toMatch(/\bFor [^.]* you have |You asked for [^.]*\(|Where you sleep:| and more\./);
  }
});

test('what is left of a budget is told once, and a sum with the nights it is for', () => {
  const trips = planned.flat().filter(({ plan }) => plan.cost.total !== null);
  const left = trips.flatMap(({ fullAIResponse }) => {
    const spare = /, with (\S+) to spare/.exec(fullAIResponse)?.[1];
    return spare
      ? before(fullAIResponse)
          .replace(/comes? to \S+/g, '')
          .split(spare).length - 1
      : [];
  });
  expect(left.length).toBeGreaterThan(20);
  expect(Math.max(...left)).toBe(1);
  for (const { fullAIResponse, plan } of trips) {
    expect(fullAIResponse).toMatch(/\n\nWhat it costs\n\S+ nights? for [^.]* comes? to /);
    if (plan.party.adults + plan.party.children.length === 1) expect(before(fullAIResponse)).not.toMatch(/a head/);
  }
});

test('what the first paragraph says of a need is not said again among the warnings', () => {
  const eaters = answers.flatMap(({ interpretation, recommendations }) =>
    interpretation.diet.length + interpretation.allergies.length > 0
      ? recommendations.filter(({ plan }) => plan.style !== 'package')
      : [],
  );
  expect(eaters.length).toBeGreaterThan(10);
  for (const { fullAIResponse } of eaters)
    expect(before(fullAIResponse)).not.toMatch(/Every table in the plan can serve|is on record are left out/);
  const read = (destination: string) => said({ destination, travelers: '2', taste: 'peanut allergy' });
  const whole = (destination: string) =>
    answer({ ...TRIP, destination, taste: 'peanut allergy' }).recommendations[0]?.fullAIResponse;
  expect(read('London')).toMatch(/Peanut allergy/);
  expect(whole('London')).not.toMatch(/local language/);
  expect(whole('Tokyo')).toMatch(/allergy card in the local language/);
});

test('every highlight begins alike, and nothing that is in their favor is told among the warnings', () => {
  for (const { highlights, fullAIResponse, plan } of planned.flat()) {
    const names = plan.days.flatMap(({ items }) => items.map(({ name }) => name));
    for (const name of names)
      for (const each of highlights)
        if (each.startsWith(`${name}: `)) expect(each.slice(name.length)).not.toMatch(/^: \p{Ll}/u);
    const watch = before(fullAIResponse)
      .split('\n\n')
      .find((part) => part.startsWith('Watch out'));
    expect(watch).not.toMatch(/^(?:The cheapest|Prices fall|The best|Free concerts|The sea has|Mild by)[^.]*\.$/m);
  }
});

test('who asked for a hotel and has one is not sent to look for one', () => {
  const asked = (preferences: string) => answer({ ...TRIP, preferences }).recommendations[0]?.fullAIResponse;
  expect(asked('a hotel')).toMatch(/Where you stay/);
  expect(asked('a hotel')).not.toMatch(/Filter for a hotel/);
  expect(asked('a hotel with a pool')).toMatch(/Filter for .*a pool/);
});

const TRIP = { destination: 'Lisbon', dates: '10-15 May 2027', budget: '€4,000', interests: 'museums, viewpoints' };
const said = (more: Partial<Questionnaire>) =>
  answer({ ...TRIP, ...more })
    .recommendations.map(
      ({ title, description, fullAIResponse }) => `${title} ${description} ${fullAIResponse.split('\n')[0]}`,
    )
    .join('\n');

test('a honeymoon, children and company are spoken to', () => {
  expect(said({ travelers: '2 adults, our honeymoon' })).toMatch(/honeymoon/i);
  expect(said({ travelers: '2 adults and a child of 7' })).toMatch(/seven-year-old|child/i);
  expect(said({ travelers: 'six friends' })).toMatch(/\bsix\b/i);
  expect(said({ travelers: 'just me, solo' })).toMatch(/on your own|for one/i);
  expect(said({ travelers: '2 adults' })).not.toMatch(/honeymoon|child|friends|on your own/i);
});

test('teenagers are no children, and a child has what is made for children', () => {
  const teens = said({ destination: 'New York', travelers: '2 adults, two teens of 14 and 16' });
  expect(teens).toMatch(/teenagers/);
  expect(teens).not.toMatch(/child/i);
});

test('evenings are counted, and not the performances of an evening', () => {
  const music = { destination: 'Nashville', interests: 'live music, bars, jazz', budget: '$6,000' };
  const told = ['11-15', '12-17', '13-17', '14-19', '20-24'].flatMap((days) =>
    ['2 adults', '3 friends', '4 friends'].map((travelers) => said({ ...music, dates: `${days} May 2027`, travelers })),
  );
  const counted = [...told.join().matchAll(/(\w+) evenings end/g)].map(([, count]) => count);
  expect(counted.length).toBeGreaterThan(0);
  for (const count of counted) expect(count).toMatch(/Two|Three|Four/);
});

test('no line before the days begins like the head of a day', () => {
  for (const { fullAIResponse } of planned.flat()) {
    const heads = fullAIResponse.split(/\n(?=Day \d)/).slice(1);
    expect(fullAIResponse).not.toMatch(/^Day \d/);
    for (const head of heads) expect(head).toMatch(/^Day \d+ — /);
  }
});

test('whoever works has no day left free, and none goes on after the journey home', () => {
  const { recommendations } = answer({
    ...{ destination: 'Lisbon', dates: '4-14 October 2027', budget: '€2,500', travelers: '1' },
    preferences: 'working remotely 9-5 on weekdays',
  });
  for (const { title, description, fullAIResponse, plan } of recommendations) {
    expect(`${title} ${description} ${fullAIResponse}`).not.toMatch(/left free|of your own in Lisbon/);
    const last = plan.days.at(-1)?.items ?? [];
    const leaves = last.find(({ kind }) => kind === 'transfer')?.start ?? '';
    expect(last.some(({ name }) => /work/.test(name))).toBe(true);
    for (const { kind, start, end } of last.filter(({ kind }) => kind !== 'transfer'))
      expect(kind === 'free' && start < end && end <= leaves).toBe(true);
  }
});

test('a place and what is done there are not named in one breath', () => {
  const surf = { destination: 'Jacó', dates: '10-16 February 2027', travelers: '4 friends', interests: 'surf, beach' };
  expect(said(surf)).toMatch(/Playa Jacó/);
  expect(said(surf)).not.toMatch(/at Playa Jacó and Playa Jacó|Playa Jacó and Surf lesson at Playa Jacó/);
});

test('no birthday is kept at a counter', () => {
  const tables = said({ destination: 'Nashville', travelers: '6 friends, a 40th birthday', interests: 'live music' });
  expect(tables).toMatch(/birthday/i);
  expect(tables).not.toMatch(/birthday[^.]*(?:Food Hall|Hattie B)/i);
});

test('the plans of one place show different sights first, and both pictures that we have of it', () => {
  const { recommendations } = answer({ ...TRIP, travelers: '2' });
  const first = recommendations.map(({ highlights }) => highlights[0]);
  expect(new Set(first).size).toBe(first.length);
  const pictures = recommendations.map(({ image }) => image);
  expect(new Set(pictures)).toEqual(
    new Set(['/media/stills/lisbon-960.webp', '/media/stills/lisbon-river-light-960.webp']),
  );
  expect(pictures[1]).not.toBe(pictures[0]);
});

test('a house of which nobody knows what is on that evening is no evening to plan around', () => {
  const music = { dates: '22-28 February 2027', budget: '$4,500', travelers: '2', interests: 'beach, live music' };
  const both = ['Cartagena', 'Miami'].map((destination) => said({ ...music, destination })).join('\n');
  expect(both).toMatch(/evening|night/);
  expect(both).not.toMatch(/(?:night at|at|belongs to) (?:Teatro Adolfo Mejía|Adrienne Arsht Center)/);
});

test('a quarter has the article that its name wants, and nothing is praised by being counted', () => {
  const jazz = { destination: 'New Orleans', dates: '3-6 September 2027', interests: 'jazz', travelers: '2' };
  const text = said(jazz);
  expect(text).toMatch(/\bthe (?:French Quarter|Garden District|Warehouse District)/);
  expect(text).not.toMatch(/\bin (?:French Quarter|Garden District|Warehouse District|The )/);
  const more = ['churches', 'mosques', 'markets', 'museums']
    .map((interests) => said({ ...TRIP, interests }))
    .join('\n');
  expect(more).not.toMatch(/stops are for|These days hold|stop is the most|stops are the most/);
});

test('a card names the quarter of its nights once', () => {
  const trips = ['Lisbon', 'Marrakesh', 'Miami', 'London', 'Rome', 'Tokyo'].flatMap((destination) =>
    ['2', '2 adults and 2 children, 6 and 9'].flatMap(
      (travelers) => answer({ ...TRIP, destination, travelers }).recommendations,
    ),
  );
  expect(trips.length).toBeGreaterThan(30);
  for (const { description, plan } of trips) {
    const [stay, ...others] = plan.segments;
    if (!stay?.quarter || others.length > 0 || plan.style === 'package') continue;
    expect(description.split(stay.quarter).length, description).toBeLessThanOrEqual(2);
  }
});

test('a plan begins with what was wished for, on its day and in its place', () => {
  const wishes = {
    Lisbon: 'fado, tiles, gardens',
    Tokyo: 'jazz bars, sushi, ceramics',
    Copenhagen: 'design, swimming',
    Seville: 'flamenco, tapas',
  };
  for (const [destination, interests] of Object.entries(wishes))
    for (const { fullAIResponse, plan } of answer({ ...TRIP, destination, interests }).recommendations) {
      const [first = ''] = fullAIResponse.split(/\.(?: |\n)/);
      if (/not what you asked for/.test(first)) continue;
      const stop = plan.days
        .flatMap(({ n, items }) => items.map(({ name }) => ({ n, name })))
        .find(({ n, name }) => first.includes(name) && (first.includes(`day ${n}`) || first.includes(`Day ${n}`)));
      expect(stop, first).toBeDefined();
    }
});

test('an hour that nobody knows is told as no fact before the days', () => {
  const shows = ['Tokyo', 'New Orleans', 'Nashville', 'Santorini'].flatMap((destination) =>
    answer({ ...TRIP, destination, interests: 'jazz, live music', travelers: '2 adults' }).recommendations.flatMap(
      ({ fullAIResponse, description, plan }) =>
        plan.days.flatMap(({ items }) =>
          items.flatMap(({ name, start, note }) =>
            note?.includes('our guess') ? { name, start, said: `${description} ${before(fullAIResponse)}` } : [],
          ),
        ),
    ),
  );
  expect(shows.length).toBeGreaterThan(3);
  for (const { name, start, said: text } of shows) {
    expect(text).not.toContain(`${name}, from ${start}`);
    expect(text).not.toContain(`${name} at ${start}`);
  }
});
