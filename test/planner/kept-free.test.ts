/** Hours that were asked to stay free stay free, in every plan, and nothing runs past the hour one must be in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import type { Blocked, Reading } from '../../src/features/planner/rules/reading.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { weekdayOf } from '../../src/shared/dates.ts';
import { IS_LONG } from '../rounds.ts';
import { aReading } from './a-reading.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const ids = world.catalogue.destinations.map(({ id }) => id);
const busyItems = (reading: Reading) =>
  recommend(reading, world, { learning: false }).recommendations.flatMap(({ plan }) =>
    plan.days.flatMap(({ date, items }) =>
      items.filter(({ kind }) => ['sight', 'activity', 'meal'].includes(kind)).map((item) => ({ ...item, date })),
    ),
  );

const hour = fc.integer({ min: 8, max: 20 });
const blocks: fc.Arbitrary<Blocked> = fc
  .record({
    from: hour,
    hours: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), { nil: undefined }),
    why: fc.constantFrom('nap' as const, 'work' as const, 'service' as const, 'medical' as const),
    meals: fc.boolean(),
  })
  .map(({ from, hours, weekdays, why, meals }) => ({
    from: `${from}:00` as const,
    to: `${from + hours}:00` as const,
    ...(weekdays ? { weekdays } : {}),
    why,
    ...(meals ? { allows: 'meals' as const } : {}),
  }))
  .map((each) => ({
    ...each,
    from: each.from.padStart(5, '0') as Blocked['from'],
    to: each.to.padStart(5, '0') as Blocked['to'],
  }));

describe('hours kept free', () => {
  test('no visit and no meal lies in blocked hours, after the last hour, or in the fast', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.array(blocks, { minLength: 1, maxLength: 2 }),
        fc.option(fc.constantFrom('19:00' as const, '21:00' as const), { nil: undefined }),
        fc.option(fc.constant({ from: '06:00', to: '18:00' } as const), { nil: undefined }),
        (id, blocked, latestEnd, fasting) => {
          const items = busyItems(
            aReading({
              destinations: [{ id }],
              blocked,
              ...(latestEnd ? { latestEnd } : {}),
              ...(fasting ? { fasting } : {}),
            }),
          );
          for (const item of items) {
            const weekday = weekdayOf(item.date);
            const meets = ({ from, to }: { from: string; to: string }) => item.start < to && item.end > from;
            for (const each of blocked)
              if ((!each.weekdays || each.weekdays.includes(weekday)) && (item.kind !== 'meal' || !each.allows))
                expect(meets(each), `${item.name} ${item.start}–${item.end} in ${each.from}–${each.to}`).toBe(false);
            if (latestEnd) expect(minutesOf(item.end)).toBeLessThanOrEqual(minutesOf(latestEnd));
            if (fasting && item.kind === 'meal') expect(meets(fasting)).toBe(false);
          }
        },
      ),
      { numRuns: IS_LONG ? 120 : 20, seed: 3 },
    );
  }, 120_000);

  test('a nap is spent where they sleep: the way home fits before it and starts there after it', () => {
    const [best] = recommend(
      aReading({ party: { adults: 2, children: [2] }, blocked: [{ from: '13:00', to: '15:00', why: 'nap' }] }),
      world,
      { learning: false },
    ).recommendations;
    const kept =
      best?.plan.days.flatMap(({ items }) => items.filter(({ name }) => name === 'Kept free for the nap')) ?? [];
    expect(kept.length).toBeGreaterThan(2);
    expect(kept[1]).toMatchObject({ start: '13:00', end: '15:00' });
    for (const { items } of best?.plan.days ?? []) {
      const at = items.findIndex(({ name }) => name === 'Kept free for the nap');
      const next = items[at + 1];
      if (at < 0 || !next?.leg || next.kind === 'transfer') continue;
      expect(minutesOf(next.start) - next.leg.minutes).toBeGreaterThanOrEqual(15 * 60);
    }
  });

  test('in Ramadan a fast lasts from first light to sunset, and ends with the month', () => {
    const during = (startDate: Reading['startDate']) =>
      busyItems(aReading({ startDate, startFrom: startDate, startTo: startDate, fasting: 'sun' })).filter(
        ({ kind }) => kind === 'meal',
      );
    const meals = during('2027-02-20');
    expect(meals.length).toBeGreaterThan(3);
    for (const { start } of meals) expect(minutesOf(start)).toBeGreaterThan(18 * 60);
    // The feast of 2027 begins on 9 March.
    const across = during('2027-03-06').filter(({ start }) => minutesOf(start) < 16 * 60);
    expect(across.length).toBeGreaterThan(0);
    for (const { date } of across) expect(date >= '2027-03-09').toBe(true);
  });
});

describe('a stay in Ramadan', () => {
  const answered = (over: Partial<Reading>) => recommend(aReading(over), world, { learning: false });
  /** Small children dine at six elsewhere. */
  const inMarrakesh = (startDate: Reading['startDate']) =>
    answered({
      ...{ destinations: [{ id: 'marrakesh' }], party: { adults: 2, children: [5] } },
      ...{ startDate, startFrom: startDate, startTo: startDate },
    });

  test('is said first, with what nobody knows of kitchens by day, and one dines after sunset', () => {
    const { warnings, recommendations } = inMarrakesh('2027-02-13');
    expect(warnings[0]).toMatch(
      /^These days lie in Ramadan, kept in Marrakesh until Mar 8, 2027, a day sooner or later/,
    );
    expect(recommendations.length).toBeGreaterThan(1);
    for (const { fullAIResponse, plan } of recommendations) {
      const [first = '', ...rest] = fullAIResponse.split('\n\n');
      expect(first).toMatch(
        /Dinners stand after sunset\. Which of the kitchens named at noon cook by day no source says/,
      );
      expect(rest.join()).not.toMatch(/Ramadan: many small/);
      const dinners = plan.days.flatMap(({ items }) =>
        items.filter(({ kind, start }) => kind === 'meal' && start >= '16:00').map(({ start }) => start),
      );
      expect(dinners.length).toBeGreaterThan(3);
      // The sun of mid February sets there at about a quarter past six.
      for (const start of dinners) expect(start >= '18:30').toBe(true);
    }
  });

  test('is told of no other month, and of no place where it is not kept', () => {
    expect(JSON.stringify(inMarrakesh('2027-04-10').recommendations)).not.toMatch(/in Ramadan, kept/);
    const there = { startDate: '2027-02-13', startFrom: '2027-02-13', startTo: '2027-02-13' } as const;
    expect(JSON.stringify(answered(there).recommendations)).not.toMatch(/Ramadan/);
    expect(inMarrakesh('2027-03-06').warnings[0]).toMatch(/^Part of these days lies in Ramadan/);
  });
});
