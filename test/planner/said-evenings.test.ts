/** Who names something for the evening finds an evening of it in every plan that can be paid. */
import { describe, expect, test } from 'vitest';
import type { Tag } from '../../src/features/destinations/rules/tags.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
/** Of each plan, what stands in it of such a kind from the hour of the first matinée. */
const evenings = (said: Partial<Questionnaire>, kinds: readonly Tag[]) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  })
    .recommendations.filter(({ plan }) => plan.style !== 'package')
    .map(({ plan }) =>
      plan.days.flatMap(({ n, items }) =>
        items
          .filter(({ start, kind }) => start >= '13:00' && kind !== 'meal')
          .flatMap(({ start, placeId = '' }) => {
            const place = world.catalogue.place.get(placeId);
            return place?.tags.some((tag) => kinds.includes(tag)) ? { n, start, place } : [];
          }),
      ),
    );

const STAY = { dates: '5 nights from 11 May 2027', travelers: '2 adults', budget: '$9,000' };

test.each<[string, string, Tag]>([
  ['New York City', 'art, musicals and the skyline', 'musical'],
  ['London', 'art, jazz and the skyline', 'jazz'],
  ['London', 'art, musicals and the skyline', 'musical'],
  ['Copenhagen', 'art, jazz and the skyline', 'jazz'],
  ['Rome', 'art, opera and the skyline', 'opera'],
])('in %s, asked for %s, no plan is without it', (destination, interests, kind) => {
  const plans = evenings({ ...STAY, destination, interests }, [kind]);
  expect(plans.length).toBeGreaterThan(1);
  for (const found of plans) expect(found.length).toBeGreaterThan(0);
});

test('who comes for the nights goes out on more than one of them, and after dinner', () => {
  const friends = { dates: '4 nights from 10 May 2027', travelers: '4 friends', budget: '€2,500' };
  const [first = []] = evenings({ ...friends, destination: 'Lisbon', interests: 'nightlife, beaches' }, [
    'nightlife',
    'nightclub',
    'bar',
    'fado',
  ]);
  expect(new Set(first.map(({ n }) => n)).size).toBeGreaterThan(1);
  const drinks = evenings({ ...friends, destination: 'Lisbon', interests: 'nightlife' }, ['bar', 'nightclub']).flat();
  expect(drinks.length).toBeGreaterThan(1);
  for (const { start, place } of drinks) expect(start >= '20:45', `${place.name} at ${start}`).toBe(true);
});

describe('what they want once', () => {
  const onceIn = (said: Partial<Questionnaire>) =>
    readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }).once;

  test.each<[Partial<Questionnaire>, readonly Tag[]]>([
    [{ interests: 'Theatre one night, Kew, V&A' }, ['theatre']],
    [{ interests: 'somewhere to hear fado once, and to sit by the river' }, ['fado']],
    [{ interests: 'I will propose on a boat at sunset' }, ['boat']],
    [{ interests: 'Grand Bazaar, a Bosphorus boat, street food' }, ['boat']],
    [{ interests: 'one fado evening, tiles' }, ['fado']],
    [{ interests: 'a flamenco night and the markets' }, ['flamenco']],
    [{ interests: 'one Broadway show, art' }, ['musical']],
    [{ interests: 'a jazz club once, parks' }, ['jazz']],
    [{ interests: 'Wir möchten einmal Fado hören und die Museen sehen' }, ['fado']],
    [{ interests: 'Wir möchten gern ins Museum und einen Abend in die Oper' }, ['opera']],
    [{ interests: 'nous aimerions une soirée à l’opéra et des musées' }, ['opera']],
    [{ interests: 'queremos ver museos y una noche de flamenco' }, ['flamenco']],
    [{ interests: 'vorremmo vedere i musei e sentire il fado una volta' }, ['fado']],
    [{ interests: 'gostaríamos de ouvir fado uma vez e ver museus' }, ['fado']],
  ])('%o', (said, once) => {
    expect(onceIn(said)).toEqual(once);
  });

  test.each<Partial<Questionnaire>>([
    { interests: 'theatre every night, jazz bars' },
    { interests: 'I am a jazz fan, boats and sailing' },
    { interests: 'one show every night' },
    { interests: 'two fado evenings' },
    { interests: 'opera once, and opera again on the last night' },
    { interests: 'I once lived near an opera house' },
    { interests: 'once we have seen fado we are happy' },
    { interests: 'fado', preferences: 'one night in a hotel by the airport' },
  ])('%o is not once', (said) => {
    expect(onceIn(said)).toBeUndefined();
  });

  const STAGE: readonly Tag[] = ['theatre', 'musical', 'opera', 'classical', 'comedy'];
  const of = (said: Partial<Questionnaire>, kinds: readonly Tag[]) =>
    recommend(
      readWish({ ...EMPTY_WISH, ...STAY, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }),
      world,
      {
        learning: false,
      },
    ).recommendations.map(({ plan }) =>
      plan.days.flatMap(({ items }) =>
        items.filter(({ placeId = '', kind }) => {
          const tags = world.catalogue.place.get(placeId)?.tags ?? [];
          return kind !== 'rest' && tags.slice(0, kind === 'meal' ? 9 : 2).some((tag) => kinds.includes(tag));
        }),
      ),
    );

  test.each<[string, string, readonly Tag[]]>([
    ['London', 'theatre one night, Kew, a proper afternoon tea', STAGE],
    ['New York', 'art, one evening on Broadway, a musical once', STAGE],
    ['Lisbon', 'to hear fado once, and to sit by the river', ['fado']],
    ['Lisbon', 'one fado evening, tiles', ['fado']],
    ['New York', 'art, a jazz club once', ['jazz']],
    ['Seville', 'tiles, flamenco one night', ['flamenco']],
    ['Santorini', 'wine, villages, on a boat at sunset', ['boat', 'cruise', 'sail']],
  ])('stands once in a plan of %s: %s', (destination, interests, kinds) => {
    const plans = of({ destination, interests }, kinds);
    expect(plans.some((found) => found.length === 1)).toBe(true);
    for (const found of plans)
      expect(found.map(({ name }) => name).length, found.map(({ name }) => name).join()).toBeLessThan(2);
  });

  test('and a line says where and when', () => {
    const said = { ...STAY, destination: 'Lisbon', interests: 'one fado evening, tiles' };
    const wish = readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
    const lines = recommend(wish, world, { learning: false }).recommendations.flatMap(({ wishes }) =>
      wishes.filter((line) => line.wish === 'fado'),
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const { text } of lines) expect(text).toMatch(/^Once, as you asked: .+ on \w+day, day \d, at \d\d:\d\d\.$/);
  });

  test('and more often for who asks for it without a number', () => {
    const plans = of({ destination: 'London', interests: 'theatre, opera, musicals' }, STAGE);
    expect(Math.max(...plans.map((found) => found.length))).toBeGreaterThan(1);
  });
});

test('where nobody knows when it begins, no curtain is told after eight and no first set after nine', () => {
  const late = { ...STAY, preferences: 'I work from 9:00 to 19:00 every day' };
  const places = ['Tokyo', 'London', 'Copenhagen', 'Rome', 'New Orleans', 'Istanbul', 'Denver', 'Austin'];
  const begun = places.flatMap((destination) =>
    evenings({ ...late, destination, interests: 'jazz, opera, theatre, concerts' }, [
      'jazz',
      'opera',
      'theatre',
      'classical',
      'live-music',
    ])
      .flat()
      .filter(
        ({ place: { open, tags } }) =>
          !open &&
          tags.slice(0, 2).some((tag) => ['jazz', 'opera', 'theatre', 'classical', 'live-music'].includes(tag)),
      ),
  );
  expect(begun.length).toBeGreaterThan(8);
  for (const { start, place } of begun) {
    const isStaged = ['opera', 'theatre', 'classical'].some((tag) => place.tags.slice(0, 2).some((own) => own === tag));
    expect(start <= (isStaged ? '20:00' : '21:00'), `${place.name} at ${start}`).toBe(true);
  }
});
