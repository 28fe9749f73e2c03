/** What is told of a stop holds on its day and at its hour, and the house that is named to ask is said to be one. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { trimDescription } from '../../src/features/planner/rules/schedule/trim-description.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const answer = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  }).recommendations;

const at = (date: `${number}-${number}-${number}`, weekday: number, start: number) =>
  ({ date, weekday, start, end: start + 40, sunset: 18 * 60 + 30 }) as const;

test('a clause of another day, hour or month is not told, and what closes is', () => {
  const [monday, sunday] = [at('2027-10-18', 0, 12 * 60 + 10), at('2027-10-17', 6, 11 * 60 + 40)];
  const janiculum = 'A cannon at noon, puppets on Sundays, and every dome in a row.';
  expect(trimDescription(janiculum, monday)).toBe('Every dome in a row.');
  expect(trimDescription(janiculum, sunday)).toBe(janiculum);
  expect(trimDescription('Seat of the bishops since the fifth century; market on Tuesday and Friday.', monday)).toBe(
    'Seat of the bishops since the fifth century.',
  );
  expect(
    trimDescription(
      'Cherry esplanade in late April, a Japanese pond garden, roses in June. Closed on Mondays.',
      sunday,
    ),
  ).toBe('A Japanese pond garden. Closed on Mondays.');
  expect(trimDescription('Sunday flea market down the street; hold your phone.', monday)).toBe(
    'Sunday flea market down the street; hold your phone.',
  );
  expect(trimDescription('Guided galleries; open daily, from April to November.', at('2027-06-01', 1, 600))).toBe(
    'Guided galleries; open daily, from April to November.',
  );
});

test('no line before the door opens, no three hours and no early start is told to whoever comes late or briefly', () => {
  const [morning, noon, evening] = [8 * 60, 13 * 60, 19 * 60].map((start) => at('2027-10-18', 0, start));
  if (!morning || !noon || !evening) throw new Error('no hours');
  const cut = (about: string, short: string, late = noon) => {
    expect(trimDescription(about, { ...morning, end: 12 * 60 })).toBe(about);
    expect(trimDescription(about, late)).toBe(short);
  };
  cut('Fried artichokes; line before it opens.', 'Fried artichokes.', evening);
  cut('Modern tapas behind a blue door; line at opening.', 'Modern tapas behind a blue door.');
  cut('Black daal that cooks a full day; line before six.', 'Black daal that cooks a full day.', evening);
  cut('Rakı, liver and twenty cold meze; one sits for three hours.', 'Rakı, liver and twenty cold meze.', evening);
  cut('A hill town of mosaics; start at eight, carry water.', 'A hill town of mosaics.');
  cut('Ferry from the Battery; take a boat before eleven to have time.', 'Ferry from the Battery.');
  cut('Painted cedar ceilings and orange courts; early is emptier.', 'Painted cedar ceilings and orange courts.');
  cut('A car showroom of 1921; breakfast is the meal to come for.', 'A car showroom of 1921.');
  cut('Neptune at the end of an aqueduct; quiet only at dawn.', 'Neptune at the end of an aqueduct.');
  expect(trimDescription('Halls of one house; closed on Mondays before noon.', noon)).toContain(
    'closed on Mondays before noon',
  );
});

test('works of one year are told in that year alone', () => {
  const fort = 'The river fort, seen from the lawn; the inside closed for works in 2025.';
  expect(trimDescription(fort, at('2025-10-18', 5, 600))).toBe(fort);
  expect(trimDescription(fort, at('2027-10-18', 0, 600))).toBe('The river fort, seen from the lawn.');
  expect(
    trimDescription('A mosque again since 2024, closed to visitors on Fridays.', at('2027-10-18', 0, 600)),
  ).toContain('closed to visitors on Fridays');
});

test('the highlights of a plan say of a place no more than its day does', () => {
  const flowers = answer({
    ...{ destination: 'London', dates: '4-8 June 2027', travelers: '2', budget: '£3,000' },
    ...{ interests: 'Columbia Road flower market', preferences: 'nothing before eleven' },
  }).flatMap(({ plan, highlights }) =>
    plan.days.flatMap(({ items }) =>
      items.flatMap(({ placeId, start, why }) =>
        placeId === 'london-columbia-road' ? [{ start, why, highlights }] : [],
      ),
    ),
  );
  expect(flowers.some(({ highlights }) => highlights.some((line) => line.startsWith('Columbia Road')))).toBe(true);
  for (const { start, why, highlights } of flowers) {
    expect(start > '10:00').toBe(true);
    expect([why, ...highlights].join(' ')).not.toContain('before ten');
  }
});

test('nobody who came for the sunset leaves before it', () => {
  const stops = ['Val Thorens', 'Lisbon', 'Rome'].flatMap((destination) =>
    answer({ destination, dates: '9-16 January 2027', travelers: '2', interests: 'sunset, views' }).flatMap(
      ({ plan }) =>
        plan.days.flatMap(({ items }) =>
          items.filter(({ placeId = '' }) => world.catalogue.place.get(placeId)?.best === 'sunset'),
        ),
    ),
  );
  const visits = stops.filter(({ kind }) => kind === 'sight');
  expect(visits.length).toBeGreaterThan(5);
  for (const { end, name } of visits) expect(end >= '17:00', `${name} until ${end}`).toBe(true);
});

test('for one diet among others a house is named to ask, as no table; for a household that keeps a law, none', () => {
  const board = { destination: 'Cartagena', dates: '19-22 October 2027', budget: '$18,000', travelers: '8 adults' };
  const [mixed] = answer({ ...board, taste: 'one kosher, one vegetarian' });
  const open = mixed?.plan.days.flatMap(({ items }) => items.filter(({ name }) => / where you like /.test(name))) ?? [];
  expect(open.length).toBeGreaterThan(3);
  expect(open.filter(({ why = '' }) => /is near and serves vegetarian meals/.test(why)).length).toBeGreaterThan(3);
  expect(mixed?.plan.days.some(({ items }) => items.some(({ kind }) => kind === 'meal'))).toBe(false);
  expect(mixed?.checks.find(({ name }) => name === 'diet')).toMatchObject({
    result: 'stated',
    text: expect.stringMatching(/could not confirm a table for all of you/),
  });
  const [kosher] = answer({ ...board, taste: 'kosher' });
  expect(kosher?.fullAIResponse).not.toMatch(/call first/);
});

test('what the place tells of its light and sea is not told again, and no driver is warned who goes by bus', () => {
  const [skiing] = answer({ destination: 'Val Thorens', dates: '9-16 January 2027', travelers: '6 adults' });
  const text = skiing?.fullAIResponse ?? '';
  expect(text).toMatch(/^Short days: /m);
  expect(text).not.toMatch(/Daylight lasts|infant|^Cars need/m);
  expect(text).toMatch(/heart or lung trouble\./);
});

test('of hours left to the bed nothing is said of the dark by day, nor of the frost in the heat', () => {
  let [free, dark] = [0, 0];
  for (const [destination, dates] of [
    ['Val Thorens', '3-10 April 2027'],
    ['Val Thorens', '9-16 January 2027'],
    ['Cartagena', '13-22 November 2027'],
    ['Copenhagen', '9-16 January 2027'],
  ] as const)
    for (const { plan } of answer({ destination, dates, travelers: '2', taste: 'halal', interests: 'circus' }))
      for (const { start, name, why = '' } of plan.days.flatMap(({ items }) => items)) {
        if (!name.startsWith('Time of your own where you stay')) continue;
        free++;
        expect(why).not.toMatch(/\bor cold\b/);
        if (/dark/.test(why)) dark++;
        if (/dark/.test(why)) expect(start >= '16:00', `${start} ${destination}`).toBe(true);
        if (/freezing/.test(why)) expect(destination, dates).not.toBe('Cartagena');
        if (destination === 'Cartagena' && start < '17:00') expect(why).toBe('');
      }
  expect(free).toBeGreaterThan(2);
  expect(free - dark).toBeGreaterThan(0);
});

test('nobody is told to come by an hour that is over when they come', () => {
  const [early, late] = [at('2027-10-18', 0, 7 * 60 + 40), at('2027-10-18', 0, 12 * 60)];
  for (const [about, rest] of [
    ['Seven kilometers along the cliff to Nocelle; hat, water, and start by eight.', /^Seven[^;]*Nocelle\b(?!.*eight)/],
    ['One street of flowers on Mondays only; come before ten or squeeze.', /^One street of flowers on Mondays only\.$/],
    [
      'Ten kilometers along the rim; start early, there is no shade.',
      /^Ten kilometers along the rim; there is no shade\.$/,
    ],
    ['Market hall on the Rambla. Before ten is best.', /^Market hall on the Rambla\.$/],
  ] as const) {
    expect(trimDescription(about, early)).toBe(about);
    expect(trimDescription(about, late)).toMatch(rest);
  }
  const closing = 'A hall of fish; closed before ten and by nine somebody drums.';
  expect(trimDescription(closing, late)).toBe(closing);
});

test('a festival of those days answers what it is of, and the place that is called after a thing comes first', () => {
  const spoleto = { destination: 'Charleston', travelers: '5', interests: 'chamber music, gardens' };
  const lineOf = (said: Partial<Questionnaire>, wish: string) =>
    answer(said)[0]?.wishes.find((line) => line.wish === wish);
  expect(lineOf({ ...spoleto, dates: '2-6 June 2027' }, 'chamber music')).toMatchObject({
    result: 'partly',
    text: expect.stringContaining('Spoleto Festival USA'),
  });
  expect(lineOf({ ...spoleto, dates: '2-6 October 2027' }, 'chamber music')?.text).not.toContain('Spoleto');
  const [rome] = answer({
    destination: 'Rome',
    dates: '24-30 May 2027',
    travelers: 'Mom, Dad, three boys: 11, 13, 17',
    interests: 'gladiator class',
  });
  expect(rome?.fullAIResponse).toMatch(/Gladiator School of Rome —/);
  expect(rome?.wishes.find(({ wish }) => /gladiator/.test(wish))?.text).toMatch(/^[^,]*Gladiator School/);
  expect(rome?.fullAIResponse).not.toMatch(/For gladiators? you have Colosseum/);
});

test('who dines where it is sung stays for the singing, and is sent there on no evening that ends before', () => {
  const suppers = ['', 'home by ten every evening'].map((preferences) =>
    answer({
      ...{ destination: 'Lisbon', dates: '20-25 March 2027', travelers: '2', budget: '€4,000' },
      ...{ interests: 'Clube de Fado, to hear fado once', preferences },
    }).flatMap(({ plan }) =>
      plan.days.flatMap(({ items }) => items.filter(({ placeId }) => placeId === 'lisbon-clube-fado')),
    ),
  );
  const [late = [], early = []] = suppers;
  expect(late.length).toBeGreaterThan(0);
  for (const { end } of late) expect(end >= '22:30').toBe(true);
  expect(early).toEqual([]);
});
