/** What was said as a condition is answered in the first paragraph, and only what the finished days bear out. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
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
  expect(creole.join()).toMatch(/and twice at \w/);
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
  everyOpening({ needs: [{ kind: 'no-alcohol' }] }, /No bar, brewery, winery or tasting is in the plan\./);
  everyOpening(
    { needs: [{ kind: 'other-allergy', words: 'celery' }] },
    /You named celery\. No table is described by it\./,
  );
  everyOpening(
    { needs: [{ kind: 'cot' }, { kind: 'wifi' }] },
    /Ask before you book about .*a cot.*that we could not check/,
  );
});
