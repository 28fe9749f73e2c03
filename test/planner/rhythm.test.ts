/** Days that a local would sign: meals at the hours of the place, rests with a name, and no hole without one. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { daylightOn } from '../../src/features/planner/rules/schedule/daylight.ts';
import { sampleOf } from '../rounds.ts';
import { aWorld } from './a-world.ts';
import { countDays, noShape } from './day-shape.ts';

const world = aWorld();
const answer = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  });
const daysOf = (said: Partial<Questionnaire>) =>
  answer(said).recommendations.flatMap(({ plan }) => plan.days.slice(1, -1));

const WISHES: readonly Partial<Questionnaire>[] = [
  { destination: 'Lisbon', dates: '10-17 May 2027', budget: '€4,000', travelers: '2', interests: 'fado, museums' },
  { destination: 'Seville', dates: '12-16 July 2027', budget: '€3,000', travelers: '2', interests: 'history' },
  { destination: 'Rome', dates: '3-8 October 2027', budget: '€4,500', travelers: '2', interests: 'food, ruins' },
  { destination: 'Tokyo', dates: '1-8 April 2027', budget: '$6,000', travelers: '2', interests: 'gardens, ramen' },
  { destination: 'London', dates: '5-9 February 2027', budget: '£2,500', travelers: '2', interests: 'art' },
];

describe.each(WISHES)('$destination', (wish) => {
  const shape = noShape();
  countDays(answer(wish), world.catalogue, shape);

  test('has no hole of two hours without a name, and a table for lunch and dinner', () => {
    expect(shape).toMatchObject({ holes: 0, noLunch: 0, noDinner: 0 });
  });

  test('dines when the place does', () => {
    expect(shape.dinners).toBeGreaterThan(0);
    expect(shape.earlyDinners).toBe(0);
  });
});

test('a rest has a name, lies where they are or sleep, and is no longer than a siesta; two a day are enough', () => {
  for (const day of WISHES.flatMap(daysOf)) {
    const rests = day.items.filter(({ kind }) => kind === 'rest');
    expect(rests.length).toBeLessThanOrEqual(2);
    for (const { name, at, start, end } of rests) {
      expect(name).not.toBe('');
      expect(at).toBeDefined();
      expect(minutesOf(end) - minutesOf(start)).toBeLessThanOrEqual(90);
    }
  }
  expect(WISHES.flatMap(daysOf).some(({ items }) => items.some(({ kind }) => kind === 'rest'))).toBe(true);
});

test('nobody lies down at noon where it is cool, sits on a bridge, or puts their feet up for the evening in the morning', () => {
  const spring = { dates: '10-15 April 2027', travelers: '2', budget: '$7,000' };
  const restsOf = (wish: Partial<Questionnaire>) =>
    answer({ ...spring, ...wish }).recommendations.flatMap(({ plan }) =>
      plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'rest')),
    );
  const cool = restsOf({ destination: 'New York', preferences: 'slow' });
  expect(cool.some(({ name }) => /At the hotel/.test(name))).toBe(true);
  for (const { why = '' } of cool) expect(why).not.toMatch(/hours to lie down/);
  const rests = [
    ...restsOf({ destination: 'New York', interests: 'bridges, musicals' }),
    ...restsOf({ destination: 'New Orleans', dates: '14-18 October 2027', preferences: 'slow, bad knees' }),
  ];
  expect(rests.length).toBeGreaterThan(10);
  for (const { placeId = '', why = '', start } of rests) {
    expect(world.catalogue.place.get(placeId)?.tags ?? []).not.toContain('bridge');
    if (start < '16:00') expect(why).not.toMatch(/before the evening/);
  }
});

test('small children eat before the kitchens of Seville open', () => {
  const days = daysOf({ destination: 'Seville', dates: '12-16 April 2027', travelers: '2 adults, 1 child aged 4' });
  const dinners = days.flatMap(({ items }) => items.filter(({ kind, start }) => kind === 'meal' && start > '17:00'));
  expect(dinners.length).toBeGreaterThan(0);
  for (const { start } of dinners) expect(start < '20:00').toBe(true);
});

test('a day on the slopes has its lunch between two halves, on one ticket', () => {
  const days = daysOf({ destination: 'Val Thorens', dates: '6-13 February 2027', travelers: '2', interests: 'skiing' });
  const skied = days.filter(({ items }) => {
    const visits = items.filter(({ kind }) => kind === 'activity').map(({ placeId }) => placeId);
    return new Set(visits).size < visits.length;
  });
  expect(skied.length).toBeGreaterThan(0);
  for (const { items } of skied) {
    const halves = items.filter(
      ({ placeId }) => placeId && items.filter((other) => other.placeId === placeId).length > 1,
    );
    expect(halves.length).toBe(2);
    expect(halves[1]?.cost).toBeUndefined();
  }
});

test('who is on a boat, on the road or in town on a feast at noon is told how lunch is had', () => {
  const named = (name: RegExp, said: Partial<Questionnaire>) =>
    daysOf(said).filter(({ items }) => items.some((item) => item.kind === 'free' && name.test(item.name)));
  const wish = { travelers: '2', budget: '€5,000' };
  const afloat = named(/^Lunch aboard/, {
    ...wish,
    ...{ destination: 'Cartagena', dates: '7 nights from 10 July 2027' },
    ...{ interests: 'live music, markets', preferences: 'see as much as possible' },
  });
  expect(afloat.length).toBeGreaterThan(0);
  for (const { items } of afloat) {
    const at = items.findIndex(({ name }) => name.startsWith('Lunch aboard'));
    expect(items[at + 1]?.name).toBe(`${items[at - 1]?.name}: the second half`);
    expect(items[at + 1]?.start).toBe(items[at]?.end);
  }
  const moved = named(/^Lunch on the way/, {
    ...wish,
    ...{ destination: 'Barcelona for 4 nights then Granada for 3', dates: 'starting 2 May 2027' },
  });
  expect(moved.length).toBeGreaterThan(0);
  const feast = named(/where you stay$/, { ...wish, destination: 'Istanbul', dates: '13-19 May 2027' });
  expect(feast.length).toBeGreaterThan(0);
  for (const { items } of feast) expect(items.some(({ kind }) => kind === 'meal')).toBe(false);
});

test('children of eight and more dine when Barcelona does', () => {
  const days = daysOf({ destination: 'Barcelona', dates: '12-16 April 2027', travelers: '2 adults, kids 9 and 12' });
  const dinners = days.flatMap(({ items }) => items.filter(({ kind, start }) => kind === 'meal' && start > '17:00'));
  expect(dinners.length).toBeGreaterThan(0);
  for (const { start, end } of dinners) expect(start >= '20:30' && end <= '22:30').toBe(true);
});

test('of nine slow days none is left free where there is enough to see, and some hold one visit only', () => {
  const days = daysOf({ destination: 'Lisbon', dates: '3-12 May 2027', travelers: '2', preferences: 'slow, no rush' });
  const visits = days.map(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity').length);
  expect(days.some(({ items }) => items.some(({ name }) => name === 'Free day'))).toBe(false);
  expect(visits).toContain(1);
});

test('a tight budget spends what it leaves on tables with a name', () => {
  const { recommendations } = answer({
    destination: 'Rome',
    dates: '5-12 May 2027',
    budget: '€2,200',
    travelers: '2 adults',
  });
  const meals = recommendations.map(({ plan: { days } }) => {
    const items = days.slice(1, -1).flatMap((day) => day.items);
    return [
      items.filter(({ kind }) => kind === 'meal').length,
      items.filter(({ name }) => /^(?:Lunch|Dinner) where you like/.test(name)).length,
    ];
  });
  for (const [named = 0, open = 0] of meals) expect(named).toBeGreaterThan(2 * open);
  for (const { plan } of recommendations) expect(plan.cost.verdict).toBe('within');
});

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "Kitchens open at half past seven", "Lunch is the large meal, from two", "Move lunch to two, dinner to nine". */
const SAID =
  /\b(lunch|dinner|kitchens)(?: to| (?:opens?|begins?) at| is [^.]*?, from) (half past )?(one|two|three|six|seven|eight|nine|ten|twelve)\b/gi;
const guides = new URL('../../content/guides/', import.meta.url);

test('where a guide says when one eats, it says what the planner knows', () => {
  const heard: string[] = [];
  for (const file of readdirSync(guides)) {
    const mealHours = world.catalogue.destination.get(file.replace('.yaml', ''))?.mealHours;
    const text = readFileSync(new URL(file, guides), 'utf8').replace(/\s+/g, ' ');
    for (const [words, meal = '', half, hour = ''] of text.matchAll(SAID)) {
      const said = 60 * ((HOURS.indexOf(hour.toLowerCase()) + 1) % 12) + 720 + (half ? 30 : 0);
      const from = mealHours?.[meal.toLowerCase() === 'lunch' ? 'lunch' : 'dinner'].from ?? '00:00';
      expect(Math.abs(minutesOf(from) - said), `${file}: ${words}`).toBeLessThanOrEqual(30);
      heard.push(file);
    }
  }
  expect(new Set(heard)).toEqual(new Set(['italy.yaml', 'lisbon.yaml', 'spain.yaml']));
});

test('in every place of ours the tables are laid when it eats, from a source', () => {
  const wrong: string[] = [];
  for (const { name, mealHours } of world.catalogue.destinations)
    expect(mealHours?.sources.length, name).toBeGreaterThan(0);
  for (const { name, mealHours } of sampleOf(world.catalogue.destinations, 5)) {
    if (!mealHours) continue;
    const { lunch, dinner } = mealHours;
    for (const { items } of daysOf({ destination: name, dates: '3 nights from 8 June 2027', travelers: '2' })) {
      for (const { kind, start, name: table } of items) {
        const from = start < '17:00' ? lunch.from : dinner.from;
        if (kind === 'meal' && start > '11:00' && start < from) wrong.push(`${name}: ${table}, ${start}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('who can eat in few houses returns to one, two days later at the soonest, and is told that it is the same', () => {
  const plans = answer({
    destination: 'Niseko',
    dates: '8 nights from 10 January 2027',
    travelers: '2 adults',
    taste: 'gluten-free',
  }).recommendations.map(({ plan }) => plan);
  const returns = plans.flatMap(({ days }) => {
    const meals = days.flatMap(({ n, items }) => items.flatMap((item) => (item.kind === 'meal' ? [{ n, item }] : [])));
    return meals.flatMap(({ n, item }, i) => {
      const before = meals.slice(0, i).findLast((other) => other.item.placeId === item.placeId);
      return before ? [{ gap: n - before.n, placeId: item.placeId, told: item.why }] : [];
    });
  });
  expect(returns.length).toBeGreaterThan(0);
  expect(Math.min(...returns.map(({ gap }) => gap))).toBeGreaterThanOrEqual(2);
  const about = world.catalogue.place;
  for (const { placeId, told } of returns) {
    expect(told).not.toContain(about.get(placeId ?? '')?.about);
    // Why it is this table and no other nobody has looked into.
    expect(told).not.toMatch(/closed|out of the way|no other/);
  }
});

test('who travels decides where one eats and goes: no two kinds of company get the same days', () => {
  const asked = { destination: 'Lisbon', dates: '10-15 May 2027', budget: '€4,000', interests: 'food, gardens' };
  const parties: readonly Partial<Questionnaire>[] = [
    { travelers: '2 adults, children 4 and 8' },
    { travelers: '2 adults', preferences: 'our honeymoon' },
    { travelers: '6 friends' },
    { travelers: 'just me, alone' },
    { travelers: '2 adults', preferences: 'celebrating a 40th birthday' },
  ];
  const days = parties.map((party) =>
    answer({ ...asked, ...party })
      .recommendations.slice(0, 1)
      .flatMap(({ plan }) => plan.days.slice(1, -1).map(({ items }) => items.map(({ name }) => name).join()))
      .join(),
  );
  expect(new Set(days).size).toBe(parties.length);
});

const named = (wish: Partial<Questionnaire>) =>
  answer(wish).recommendations.flatMap(({ plan }) => plan.days.flatMap(({ items }) => items.map(({ name }) => name)));

test('an evening in the desert begins in the late afternoon and has its supper there', () => {
  const days = daysOf({
    ...{ destination: 'Marrakesh', dates: '5-10 April 2027', travelers: '2', budget: '£2,500' },
    interests: 'medina, desert night, hammam',
  }).filter(({ items }) => items.some(({ placeId }) => placeId === 'marrakesh-agafay'));
  expect(days.length).toBeGreaterThan(0);
  for (const { items } of days) {
    const out = items.find(({ placeId }) => placeId === 'marrakesh-agafay');
    expect(out?.start && out.start >= '17:00').toBe(true);
    expect(
      items.filter(({ name, kind, start }) => start > '16:00' && (kind === 'meal' || /^Dinner/.test(name))),
    ).toEqual([expect.objectContaining({ name: 'Dinner out there' })]);
  }
});

test('after lunch on the slopes one skis on at once, and who takes it slowly has skied by lunch', () => {
  const ski = { destination: 'Val Thorens', dates: '6-12 February 2027', interests: 'skiing, ski school' };
  const days = daysOf({ ...ski, travelers: '2 adults and 2 children, 7 and 10', budget: '€6,000' });
  const halves = days.flatMap(({ items }) =>
    items.flatMap((item, i) => {
      const before = items.slice(0, i);
      const isBack = item.kind === 'activity' && before.some(({ placeId }) => placeId && placeId === item.placeId);
      const lunch = before.findLast(({ kind }) => kind === 'meal');
      return isBack && lunch ? [minutesOf(item.start) - minutesOf(lunch.end)] : [];
    }),
  );
  expect(halves.length).toBeGreaterThan(1);
  expect(Math.max(...halves)).toBeLessThan(45);
  const slow = daysOf({ ...ski, travelers: '2', preferences: 'slow, no early starts' });
  const skied = slow.flatMap(({ items }) => items.filter(({ name }) => /sector/.test(name)));
  expect(skied.length).toBeGreaterThan(3);
  for (const { end } of skied) expect(end <= '13:15').toBe(true);
});

test('bad knees get no walk for a sight, and grown-ups no rides and no aquarium that they did not ask for', () => {
  const knees = { destination: 'New Orleans', dates: '14-18 October 2027', travelers: '2', interests: 'houses, jazz' };
  expect(named(knees)).toContain('Garden District walk');
  expect(named({ ...knees, preferences: 'bad knees' }).filter((name) => /\bwalk\b/i.test(name))).toEqual([]);
  const seville = { destination: 'Seville', dates: '10-17 May 2027', budget: '€4,000', preferences: 'slow' };
  expect(named({ ...seville, travelers: '2' }).filter((name) => /Isla Mágica|Acuario/.test(name))).toEqual([]);
  expect(named({ ...seville, travelers: '2 adults, 1 child aged 9' })).toContain('Acuario de Sevilla');
});

test('who named no diet eats first at no kitchen made for one, also of what they like', () => {
  const solo = { destination: 'Tokyo', dates: '1-7 November 2027', budget: '$3,500', travelers: 'solo' };
  const [first] = answer({ ...solo, interests: 'ramen, gardens, jazz' }).recommendations;
  const eaten = first?.plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'meal')) ?? [];
  expect(eaten.filter(({ name }) => /Ramen|Fūunji|AFURI/i.test(name)).length).toBeGreaterThan(2);
  expect(eaten.filter(({ name }) => /T's TanTan|Gluten Free|Ain Soph|Nasco/.test(name))).toEqual([]);
});

test('a breakfast left open is told to whoever asked for breakfast', () => {
  const wish = { destination: 'Santorini', dates: '5-10 June 2027', travelers: '2', budget: '€5,000' };
  expect(named(wish).filter((name) => /^Breakfast/.test(name))).toEqual([]);
});

test('a honeymoon sleeps in a quarter for two where the budget carries it', () => {
  const wish = {
    destination: 'Santorini',
    dates: '5-10 June 2027',
    budget: '€5,000',
    interests: 'sunsets, wine, swimming',
  };
  const quarters = (travelers: string) =>
    answer({ ...wish, travelers }).recommendations.map(({ plan }) => plan.segments[0]?.quarter);
  expect(quarters('2, honeymoon')[0]).toMatch(/Oia|Imerovigli/);
  expect(quarters('2')[0]).not.toMatch(/Oia|Imerovigli/);
});

test('for an hour at the hotel nobody rides for as long', () => {
  const far = WISHES.concat({
    destination: 'New York',
    dates: '10-15 April 2027',
    preferences: 'slow',
    travelers: '2',
  });
  const ways = far.flatMap(daysOf).flatMap(({ items }) =>
    items.flatMap(({ name, leg }, i) => {
      const next = items[i + 1];
      return leg && next && /^At the hotel/.test(next.name) && /^Back to/.test(name)
        ? [leg.minutes + (items[i + 2]?.leg?.minutes ?? 0)]
        : [];
    }),
  );
  expect(ways.length).toBeGreaterThan(5);
  expect(Math.max(...ways)).toBeLessThanOrEqual(50);
});

test('no snowshoes are taken out in July', () => {
  const park = { destination: 'Park City', travelers: '2', interests: 'nature' };
  expect(
    named({ ...park, dates: '18-27 January 2027' }).filter((name) => /snowshoe/i.test(name)).length,
  ).toBeGreaterThan(0);
  expect(named({ ...park, dates: '18-27 July 2027' }).filter((name) => /snowshoe/i.test(name))).toEqual([]);
});

test('of nine slow days in Lisbon the hours of two afternoons at most are left open, and in Aspen no meal', () => {
  const slow = { dates: '9 nights from 10 May 2027', travelers: '2', preferences: 'slow mornings' };
  for (const { plan } of answer({ ...slow, destination: 'Lisbon' }).recommendations) {
    const open = plan.days.filter(({ items }) => items.some(({ name }) => name.startsWith('Time of your own in')));
    expect(open.length).toBeLessThanOrEqual(2);
  }
  expect(named({ ...slow, destination: 'Aspen' }).filter((name) => /where you like/.test(name))).toEqual([]);
});

test('a day is called after where it is: the parts with most of its minutes, and the town it goes out to', () => {
  const away = { destination: 'Lisbon', dates: '13-20 March 2027', interests: 'palaces', travelers: '2' };
  const placeOf = (id = '') => world.catalogue.place.get(id);
  let [outings, quarters] = [0, 0];
  for (const { area, items, base } of [away, ...WISHES].flatMap(daysOf)) {
    const visits = items.filter(({ kind }) => kind === 'sight' || kind === 'activity');
    for (const { placeId, name } of visits) {
      const city = placeOf(placeId)?.cityId;
      const far =
        Math.hypot((placeOf(placeId)?.lat ?? 0) - base.lat, ((placeOf(placeId)?.lon ?? 0) - base.lon) * 0.78) * 111;
      if (city !== 'lisbon' || far < 12 || !name.endsWith(', Sintra')) continue;
      outings++;
      expect(area).toContain('Sintra');
    }
    const [first] = visits;
    const known = world.catalogue.destinations.flatMap(({ cities }) => cities.flatMap((book) => book.bases));
    const [quarter] = known.filter(({ name, cityId }) => name === area && cityId === placeOf(first?.placeId)?.cityId);
    if (!quarter) continue;
    quarters++;
    const near = visits.some(({ at }) => {
      const km =
        Math.hypot(
          (at?.lat ?? 0) - quarter.lat,
          ((at?.lon ?? 0) - quarter.lon) * Math.cos((quarter.lat * Math.PI) / 180),
        ) * 111;
      return km <= 1.2;
    });
    expect(near, `${area}: ${visits.map(({ name }) => name).join(', ')}`).toBe(true);
  }
  expect(outings).toBeGreaterThan(0);
  expect(quarters).toBeGreaterThan(5);
});

test('nobody is on a trail after sunset', () => {
  const winter = { dates: '20-27 December 2026', travelers: '2', interests: 'hiking, views, nature' };
  let hikes = 0;
  for (const destination of ['Aspen', 'Vail', 'Santorini', 'Park City', 'Lisbon'])
    for (const { plan } of answer({ ...winter, destination }).recommendations)
      for (const { items, date, destinationId, cityId } of plan.days) {
        const known = world.catalogue.destination.get(destinationId);
        const book = known?.cities.find(({ city }) => city.id === cityId);
        if (!known || !book) throw new Error(destinationId);
        const { sunset } = daylightOn(date, book.city, known.timeZone);
        for (const { placeId = '', end, name } of items) {
          const place = world.catalogue.place.get(placeId);
          if (!place?.tags.includes('hike') || place.indoor) continue;
          hikes++;
          expect(minutesOf(end), `${name} on ${date}`).toBeLessThanOrEqual(sunset);
        }
      }
  expect(hikes).toBeGreaterThan(5);
});
