/** What was said as a condition is answered in the first paragraph, a need under its name, and only what the finished days bear out. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import { sentencesIn } from '../../copy/phrasing.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';

const world = aWorld();
const plans = (over: Partial<Reading>) => recommend(aReading(over), world, { learning: false }).recommendations;
const openings = (over: Partial<Reading>) => plans(over).map(({ fullAIResponse }) => fullAIResponse.split('\n\n')[0]);
const everyOpening = (over: Partial<Reading>, told: RegExp) => {
  const said = openings(over);
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) expect(text).toMatch(told);
};

test('an allergy is named, with what nobody knows and where to ask twice', () => {
  everyOpening({ allergies: ['peanut'] }, /Peanut allergy: .*no source says .*ask at every table/);
  const creole = openings({ destinations: [{ id: 'new-orleans' }], allergies: ['shellfish'], weights: { creole: 1 } });
  expect(creole.join()).toMatch(/often cook with it, so ask twice where the day says so, as at \w/);
  for (const text of creole) expect(text).not.toMatch(/twice(?=.*no kitchen known)|no kitchen known(?=.*twice)/);
  for (const text of openings({})) expect(text).not.toMatch(/allergy|diet|vegan|Step-free|drive/i);
});

test('a diet is told with the kitchens that cook nothing else', () => {
  const vegetarian = plans({ destinations: [{ id: 'copenhagen' }], diet: ['vegetarian'], nights: 7 });
  expect(vegetarian.length).toBeGreaterThan(0);
  for (const { fullAIResponse, plan } of vegetarian) {
    const own = plan.days
      .flatMap(({ items }) => items.flatMap(({ placeId }) => world.catalogue.place.get(placeId ?? '') ?? []))
      .filter(({ tags }) => tags.includes('vegetarian-kitchen') || tags.includes('vegan-kitchen'));
    const [first = ''] = fullAIResponse.split('\n\n');
    expect(first).toMatch(/Vegetarian: /);
    if (own[0]) expect(own.some(({ name }) => first.includes(name))).toBe(true);
    else expect(first).toMatch(/none cooks only that/);
  }
});

test('wheels are told where a stop can be reached in part only', () => {
  for (const { fullAIResponse, plan } of plans({ destinations: [{ id: 'london' }], access: ['wheelchair'] })) {
    const partly = plan.days
      .flatMap(({ items }) => items.flatMap(({ placeId }) => world.catalogue.place.get(placeId ?? '') ?? []))
      .filter(({ wheelchair }) => wheelchair === 'partial');
    const [first = ''] = fullAIResponse.split('\n\n');
    expect(first).toMatch(/Step-free: /);
    expect(partly.length === 0 || partly.some(({ name }) => first.includes(name))).toBe(true);
  }
});

test('who does not drive reads what each journey goes by, and where one changes', () => {
  const italy = { destinations: [{ id: 'italy' }], nights: 14, startDate: '2027-09-18' as const };
  everyOpening(
    { ...italy, noCar: true, transport: { avoid: [], prefer: ['train'] } },
    /You drive nowhere: .*by train.*Amalfi Coast by train \(fast train to Salerno, about two hours, then ferry/,
  );
});

test('a way by which nothing goes is said to be, and so are hours and tastes kept out', () => {
  const bike: Partial<Reading> = { transport: { avoid: [], prefer: ['bike'] } };
  everyOpening({ ...bike, destinations: [{ id: 'copenhagen' }] }, /No way is planned by bike/);
  everyOpening({ earliestStart: '10:00' }, /No visit begins before 10:00\./);
  everyOpening(
    { destinations: [{ id: 'tokyo' }], excludeTags: ['raw-fish'] },
    /Nothing with raw fish is in the plan\./,
  );
  everyOpening(
    { needs: [{ kind: 'other-allergy', words: 'celery' }] },
    /No table whose description has celery in it is in the plan/,
  );
});

test('a need is told once, under its name, and not in the first paragraph as well', () => {
  for (const [kind, told] of [
    ['no-alcohol', /No bar, brewery, winery or tasting is in the plan\./],
    ['cot', /filter for a cot/],
    ['toilets', /Long walks in the country are left out\./],
  ] as const)
    for (const { fullAIResponse } of plans({ needs: [{ kind }] })) {
      const [first = '', ...rest] = fullAIResponse.split('\n\n');
      expect(first).not.toMatch(told);
      expect(rest.join().split(told)).toHaveLength(2);
    }
});

test('nobody reads more than six sentences before the houses', () => {
  const many = openings({
    ...{ diet: ['vegetarian'], allergies: ['peanut'], excludeTags: ['raw-fish', 'nightlife'], earliestStart: '10:00' },
    ...{ weights: { fado: 1, volcano: 1, tiles: 1 }, party: { adults: 2, children: [4] }, latestEnd: '20:00' },
  });
  expect(many.length).toBeGreaterThan(0);
  for (const text of many) {
    expect(sentencesIn(text ?? '')).toBeLessThanOrEqual(6);
    expect(text).toMatch(/Peanut allergy/);
  }
});

test('what was asked for and is not in the plan is said, with why', () => {
  everyOpening({ weights: { volcano: 1 } }, /Our list for Lisbon has no volcanoes\./);
  // Palms and mud walls are no desert, though a camel walks there.
  const marrakesh = openings({ destinations: [{ id: 'marrakesh' }], weights: { desert: 1 }, latestEnd: '19:30' });
  expect(marrakesh.length).toBeGreaterThan(0);
  for (const text of marrakesh) expect(text).toMatch(/For the desert we know Evening in the Agafay desert, but/);
});

test('tea at noon is lunch: it is told as such, and met in the afternoon alone', () => {
  const tea = { destinations: [{ id: 'london' }], weights: { tea: 1 }, nights: 7 } satisfies Partial<Reading>;
  const busy = plans({ ...tea, blocked: [{ from: '14:15', to: '18:15', why: 'other' }] });
  const told = [...plans(tea), ...busy];
  for (const { fullAIResponse, plan, wishes } of told) {
    const at = plan.days.flatMap(({ items }) =>
      items.flatMap(({ placeId, start }) => {
        const place = world.catalogue.place.get(placeId ?? '');
        return place?.tags.includes('tea') ? { start, isOfTea: /\btea\b/i.test(`${place.name} ${place.cuisine}`) } : [];
      }),
    );
    const isTea = at.some(({ start, isOfTea }) => isOfTea && start >= '14:30' && start < '18:00');
    const line = wishes.find(({ wish }) => wish === 'afternoon tea');
    expect(line?.result).toBe(isTea ? 'met' : at.length > 0 ? 'partly' : 'not-met');
    if (!isTea && at.length > 0)
      expect(fullAIResponse.split('\n\n')[0]).toMatch(
        /(?:Afternoon tea: |For afternoon tea we know ).*(?: brings? you there at|has it among other things)/,
      );
  }
  expect(
    busy.some(({ wishes }) => wishes.some(({ wish, result }) => wish === 'afternoon tea' && result === 'partly')),
  ).toBe(true);
});

test('what a budget leaves is said with the price, and what is missing of it at once', () => {
  const budget = (groupTotal: number) =>
    ({ currency: 'EUR', basis: 'group', flights: 'unstated', groupTotal }) as const;
  for (const { fullAIResponse } of plans({ budget: budget(9000) }))
    expect(fullAIResponse).toMatch(/within your €9,000, with €[\d,]+ to spare/);
  everyOpening({ budget: budget(200) }, /It costs €[\d,]+ more than your €200/);
});

test('who wants no long way is told how long it is, and the near place stands first', () => {
  const far: Partial<Reading> = {
    ...{ destinationMode: 'open', destinations: [], origin: { code: 'BOS', name: 'Boston' }, weights: { beach: 1 } },
    ...{ startDate: '2027-02-22', startFrom: '2027-02-22', startTo: '2027-02-22', nights: 6 },
    search: { regions: [], noLongHaul: true, noFlight: false, climate: 'warm' },
  };
  const fromBoston = aWorld({ origin: () => ({ code: 'BOS', name: 'Boston', lat: 42.36, lon: -71.01 }) });
  const told = recommend(aReading(far), fromBoston, { learning: false }).recommendations;
  expect(told[0]?.fullAIResponse).toMatch(/Boston to Miami is about three and a half hours in the air/);
});

test('where nothing fits the budget, the plan that comes nearest stands first', () => {
  const poor = { currency: 'USD', basis: 'group', flights: 'unstated', groupTotal: 1500 } as const;
  const totals = plans({
    ...{ destinations: [{ id: 'colorado', city: 'aspen' }], startDate: '2026-12-20', nights: 7, weights: { ski: 1 } },
    ...{ party: { adults: 2, children: [7, 10] }, budget: poor },
  })
    .filter(({ destinationId }) => destinationId === 'colorado')
    .map(({ plan }) => plan.cost.total ?? 0);
  expect(totals.length).toBeGreaterThan(1);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
});

test('a means that only the ways in, out and home go by is not said to be taken by none', () => {
  const prefer = ['metro', 'bus', 'train'] as const;
  const told = ['copenhagen', 'nyc'].flatMap((id) =>
    plans({ destinations: [{ id }], transport: { avoid: [], prefer } }),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const { fullAIResponse, plan } of told) {
    const items = plan.days.flatMap((day) => day.items);
    for (const mode of prefer)
      if (items.some(({ leg }) => leg?.mode === mode)) expect(fullAIResponse).not.toContain(`by ${mode}, and no way`);
      else expect(fullAIResponse).toContain(`You wished to go by ${mode}, and no way of these days does`);
  }
  expect(told.map(({ fullAIResponse }) => fullAIResponse).join()).toMatch(/By \w+ there is only the way/);
});

test('a town that is not covered is refused in the first sentence of a card, with where one goes instead', () => {
  const cards = plans({ destinations: [{ id: 'italy' }], unknownPlaces: ['Milan', 'Naples'] });
  expect(cards.length).toBeGreaterThan(0);
  for (const { description } of cards)
    expect(description).toMatch(/^We do not cover Milan and Naples: these nights are in \w/);
  for (const { description } of plans({})) expect(description).not.toContain('cover');
});

test('the first meal left open tells who must mind what to ask for, the others that it is the same, and a table that lacks is told once', () => {
  const village = { destinations: [{ id: 'val-thorens' }], startDate: '2027-01-09', nights: 7 } as const;
  const told = plans({ ...village, diet: ['gluten-free'], allergies: ['peanut'] });
  expect(told.length).toBeGreaterThan(0);
  for (const { fullAIResponse, plan } of told) {
    const open = plan.days.flatMap(({ items }) =>
      items.filter(({ kind, name }) => kind === 'free' && / where you like/.test(name)),
    );
    const [first, ...others] = open;
    expect(first?.why).toMatch(/^No table is set.*without gluten.*tell the kitchen about the peanut allergy/);
    expect(others.length).toBeGreaterThan(0);
    for (const { why } of others) expect(why).toMatch(/^No table is set.*ask the same$/);
    expect(fullAIResponse).not.toMatch(/Left to your nose|purse|within the budget/);
    const none = /no table there that serves it/.test(fullAIResponse);
    expect(none && /We know few kitchens/.test(fullAIResponse)).toBe(false);
  }
});

test('a need that places alone answer is named with them, and no train is called free of a ticket', () => {
  const blind = plans({ destinations: [{ id: 'copenhagen' }], access: ['vision'] }).map(
    ({ fullAIResponse }) => /Your needs\n[\s\S]*?\n\n/.exec(fullAIResponse)?.[0],
  );
  expect(blind.join()).toMatch(/are there for it/);
  for (const text of blind)
    if (/there for it/.test(text ?? '')) expect(text).toMatch(/[a-z]: [^.]*(?:is|are) there for it/);
  const budget = { currency: 'EUR', basis: 'group', flights: 'unstated', amount: 300, groupTotal: 300 } as const;
  const lisbon = [3, 5, 7].flatMap((nights) => plans({ startDate: '2027-01-08', nights, budget }));
  const free = lisbon.flatMap(
    ({ description, fullAIResponse }) =>
      /(?:You need no ticket for|cost nothing,) [^.]*/.exec(`${description} ${fullAIResponse}`) ?? [],
  );
  expect(free.length).toBeGreaterThan(0);
  for (const text of free) expect(text).not.toContain('train');
});

test('few kitchens are blamed for open meals where few are known, and not where money leaves them open', () => {
  const blamed = (id: string, diet: Reading['diet'], sum: number) => {
    const budget = { ...aReading({}).budget, amount: sum, groupTotal: sum, currency: 'USD' } as const;
    return plans({ destinations: [{ id }], startDate: '2027-01-09', nights: 7, diet, budget }).some(
      ({ fullAIResponse }) => fullAIResponse.includes('We know few kitchens'),
    );
  };
  expect(blamed('val-thorens', ['gluten-free'], 2250)).toBe(true);
  expect(blamed('val-thorens', ['vegetarian'], 3000)).toBe(false);
  expect(blamed('jaco', ['vegetarian'], 750)).toBe(false);
});

test('a car refused on one road is answered with that road, and with what goes by road instead', () => {
  const amalfi = { destinations: [{ id: 'italy', city: 'amalfi' }], noCarAt: 'no car on that cliff road' };
  everyOpening(
    { ...amalfi, noCar: true },
    /No car on that cliff road: you drive nowhere; what goes by road goes by bus/,
  );
  everyOpening(amalfi, /No car on that cliff road: you come by car, and which road it takes .* we do not check/);
});

test('who drives, but not over passes, is sent on no drive for its own sake', () => {
  const drivers: Partial<Reading> = {
    destinations: [{ id: 'colorado' }],
    startDate: '2027-07-10',
    nights: 7,
    transport: { avoid: [], prefer: ['car'] },
    weights: { 'scenic-drive': 1, mountain: 1 },
  };
  const drives = (over: Partial<Reading>) =>
    plans({ ...drivers, ...over }).flatMap(({ plan }) =>
      plan.days.flatMap(({ items }) =>
        items.flatMap(({ placeId = '', name }) =>
          world.catalogue.place.get(placeId)?.tags.includes('scenic-drive') ? name : [],
        ),
      ),
    );
  expect(drives({})).toContain('Independence Pass');
  expect(drives({ noCarAt: 'no driving over mountain passes' })).toEqual([]);
});
