/** Every need changes the plan or is refused by name, and no plan holds what a need rules out. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/features/destinations/actions.ts';
import { needWords } from '../../src/features/planner/copy/needs.ts';
import { isAbove } from '../../src/features/planner/rules/explain/dive-altitude.ts';
import type { NeedKind, Reading, TripReason } from '../../src/features/planner/rules/reading.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { isAllowed } from '../../src/features/planner/rules/select/allowed-places.ts';
import { EFFECTS, isAgainst, type NeedName } from '../../src/features/planner/rules/select/need-effects.ts';
import { partyLimits } from '../../src/features/planner/rules/select/party-limits.ts';
import { isReason, NEED_KINDS } from '../../src/features/planner/rules/wish-vocabulary.ts';
import { IS_LONG } from '../rounds.ts';
import { aReading } from './a-reading.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const ids = world.catalogue.destinations.map(({ id }) => id);
const answerTo = (over: Partial<Reading>) => recommend(aReading(over), world, { learning: false });
const need = (kind: NeedKind, words?: string) => ({ needs: [{ kind, ...(words ? { words } : {}) }] });
/** Warm, walkable, with water, towers, bars and bulls: something of everything a need may speak of. */
const SPAIN: Partial<Reading> = {
  destinations: [{ id: 'spain', city: 'madrid' }],
  startDate: '2027-05-07',
  startFrom: '2027-05-07',
  startTo: '2027-05-07',
};
const shapeOf = (over: Partial<Reading>) =>
  answerTo(over).recommendations.map(({ plan: { days, segments } }) => ({
    segments: segments.map(({ baseId }) => baseId),
    days: days.map(({ items }) => items.map(({ name, start, leg }) => `${start} ${name} ${leg?.mode ?? ''}`)),
  }));

describe('a need', () => {
  const plain = JSON.stringify([shapeOf({}), shapeOf(SPAIN)]);

  // A reason to travel has its own account: `reason-lines.test.ts`.
  const asked = NEED_KINDS.filter((kind): kind is Exclude<NeedKind, TripReason> => !isReason(kind));
  test.each(asked)('%s changes the days, or what cannot be done is told by name', (kind) => {
    const over = need(kind);
    const isChanged = JSON.stringify([shapeOf(over), shapeOf({ ...SPAIN, ...over })]) !== plain;
    const [best] = answerTo(over).recommendations;
    const line = best?.wishes.find(({ wish }) => wish === needWords[kind].name);
    expect(line, `${kind} has its line`).toBeDefined();
    expect(line?.text.length).toBeGreaterThan(20);
    expect(best?.fullAIResponse).toContain(`${needWords[kind].name}: ${line?.text}`);
    if (!isChanged) expect(line?.result, `${kind} changed nothing`).not.toBe('met');
    if (!isChanged) expect(line?.text).toMatch(/ask|book|we (?:hold|know|have|do not|book)|counts|usual/i);
  });

  test.each(['hearing', 'vision'] as const)('%s is told with what nobody has checked', (access) => {
    const [best] = answerTo({ access: [access] }).recommendations;
    expect(best?.wishes.find(({ wish }) => wish === needWords[access].name)).toMatchObject({
      result: /partly|not-met/,
    });
    expect(best?.fullAIResponse).toContain('We have not checked');
  });

  test('a house of prayer is named of the faith that was told, and of none where only a prayer was', () => {
    const told = (over: Partial<Reading>) =>
      answerTo({ destinations: [{ id: 'istanbul' }], ...over }).recommendations[0]?.wishes.find(
        ({ wish }) => wish === 'Prayer',
      )?.text;
    expect(told(need('prayer', 'sunrise prayer'))).toMatch(/^Of which faith you did not say/);
    expect(told(need('prayer', 'sunrise prayer'))).not.toMatch(/mosque|church|synagogue/);
    expect(told(need('prayer', 'near a mosque'))).toMatch(/mosque/);
    expect(told({ ...need('prayer'), diet: ['halal'] })).toMatch(/mosque/);
    expect(told({ ...need('prayer'), diet: ['kosher'] })).toMatch(/synagogue/);
    expect(told(need('prayer', 'near a synagogue'))).toMatch(/synagogue/);
    expect(told(need('prayer', 'near a chapel'))).toMatch(/church/);
  });

  test('a dry plan holds nothing that is called a bar, and keeps the counter of a coffee house', () => {
    const isDry = (about: string) => {
      const [place] = catalogue().place.values();
      if (!place) throw new Error('no place');
      return !isAgainst({ ...place, tags: [], about }, 'no-alcohol', aReading(need('no-alcohol')));
    };
    expect(isDry('Surf bar and grill')).toBe(false);
    expect(isDry('An izakaya of six stools')).toBe(false);
    expect(isDry('A coffee bar, and coffee at the bar')).toBe(true);
    for (const destination of ['jaco', 'tokyo', 'santorini'])
      for (const { plan } of answerTo({ destinations: [{ id: destination }], ...need('no-alcohol'), nights: 8 })
        .recommendations)
        for (const { placeId = '', name } of plan.days.flatMap(({ items }) => items)) {
          const { about = '', cuisine } = catalogue().place.get(placeId) ?? {};
          expect(`${name} ${about} ${cuisine ?? ''}`).not.toMatch(
            /\b(?:surf|beach|wine|cocktail|salsa) bar\b|\bbar and\b/i,
          );
        }
  });

  test('whoever dives is warned of flying after it, and of the height that stands on that day or the next', () => {
    const answers = [5, 6, 7, 8, 9, 10, 11, 12].flatMap(
      (nights) =>
        answerTo({
          destinations: [{ id: 'santorini' }],
          startDate: '2027-09-10',
          nights,
          weights: { dive: 1, view: 1, sunset: 1, religious: 1 },
        }).recommendations,
    );
    let heights = 0;
    for (const { plan, fullAIResponse } of answers) {
      const isOn = (n: number, name: RegExp) => plan.days[n]?.items.some((item) => name.test(item.name)) ?? false;
      const dived = plan.days.flatMap((_, n) => (isOn(n, /^Diving/) ? n : []));
      expect(fullAIResponse.includes('Divers Alert Network')).toBe(dived.length > 0);
      const high = dived.some((n) => isOn(n, /^Profitis Ilias/) || isOn(n + 1, /^Profitis Ilias/));
      if (high) heights++;
      expect(/before you go up to Profitis Ilias Summit/.test(fullAIResponse)).toBe(high);
    }
    expect(heights).toBeGreaterThan(0);
    const named = [...catalogue().place.values()].filter((place) => isAbove(place, 300)).map(({ name }) => name);
    expect(named.join()).not.toMatch(/Takeshita|Tower/);
  });

  test('a blind guest is told of music, markets and scents, and of no view and no bar', () => {
    const seen = new Set(['viewpoint', 'gallery', 'street-art', 'aquarium', 'bar', 'museum']);
    const tagsOf = new Map([...catalogue().place.values()].map(({ name, tags }) => [name, tags]));
    let told = 0;
    for (const destination of [{ id: 'portugal', city: 'lisbon' }, { id: 'copenhagen' }, { id: 'london' }])
      for (const { wishes } of answerTo({ access: ['vision'], destinations: [destination] }).recommendations) {
        const text = wishes.find(({ wish }) => wish === needWords.vision.name)?.text ?? '';
        for (const [name, tags] of tagsOf)
          if (text.includes(`${name} (day`)) {
            told++;
            expect(
              tags.filter((tag) => seen.has(tag)),
              `${name}: ${text}`,
            ).toEqual([]);
          }
      }
    expect(told).toBeGreaterThan(5);
  });

  test('rules out what it rules out, in every plan of every place', () => {
    const ruling = (Object.keys(EFFECTS) as NeedName[]).filter(
      (name): name is NeedKind => name !== 'hearing' && name !== 'vision',
    );
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.subarray(ruling, { minLength: 1, maxLength: 3 }), (id, kinds) => {
        const reading = aReading({ destinations: [{ id }], needs: kinds.map((kind) => ({ kind })) });
        for (const { plan } of recommend(reading, world, { learning: false }).recommendations)
          for (const { items } of plan.days)
            for (const { placeId } of items) {
              const place = placeId === undefined ? undefined : world.catalogue.place.get(placeId);
              for (const kind of kinds)
                expect(place && isAgainst(place, kind, reading), `${place?.name} with ${kind}`).not.toBe(true);
            }
      }),
      { numRuns: IS_LONG ? 150 : 10, seed: 7 },
    );
  }, 180_000);
});

describe('what a body fears or cannot have', () => {
  const tagsIn = (over: Partial<Reading>) =>
    answerTo(over).recommendations.flatMap(({ plan }) =>
      plan.days.flatMap(({ items }) =>
        items.flatMap(({ placeId }) => world.catalogue.place.get(placeId ?? '')?.tags ?? []),
      ),
    );

  test('heights: no towers, roofs or cable cars, though viewpoints were a wish', () => {
    const tags = tagsIn({ ...need('heights'), destinations: [{ id: 'nyc' }], weights: { viewpoint: 1 } });
    for (const tag of ['tower', 'rooftop', 'viewpoint', 'cable-car'] as const) expect(tags).not.toContain(tag);
  });

  test('a sore stomach at sea: no boat, and no way by ferry', () => {
    const over = { ...need('seasickness'), destinations: [{ id: 'istanbul' }] };
    expect(tagsIn(over)).not.toContain('ferry');
    const modes = answerTo(over).recommendations.flatMap(({ plan }) =>
      plan.days.flatMap(({ items }) => items.map(({ leg }) => leg?.mode)),
    );
    expect(modes).not.toContain('ferry');
  });

  test('no pork in Madrid: no house known for its ham', () => {
    const names = answerTo({ ...SPAIN, ...need('no-pork') }).recommendations.flatMap(
      ({ highlights, fullAIResponse }) => [
        ...highlights,
        ...fullAIResponse.split('\n').filter((line) => /^\d\d:\d\d/.test(line)),
      ],
    );
    expect(names.join('\n')).not.toMatch(/\bpork|\bham\b|jam[oó]n|suckling|chorizo/i);
  });

  test('room to run is not promised where the one child may sit in a wheelchair', () => {
    const told = (over: Partial<Reading>) =>
      answerTo({ destinations: [{ id: 'london' }], ...need('playground'), ...over })
        .recommendations.map(({ fullAIResponse, wishes }) => `${fullAIResponse} ${wishes.map(({ wish }) => wish)}`)
        .join();
    const [one, two] = [{ party: { adults: 2, children: [4] } }, { party: { adults: 2, children: [4, 9] } }];
    expect(told(one)).toContain('Room to run');
    expect(told({ ...two, access: ['wheelchair'] })).toContain('Room to run');
    expect(told({ ...one, access: ['wheelchair'] })).not.toMatch(/room to run/i);
    expect(told({ ...one, access: ['wheelchair'] })).toContain('A turn outside');
  });

  test('crowds: the bed is not where the noise is, and a famous square stays out unless it was named', () => {
    const newYork = { destinations: [{ id: 'nyc' }], party: { adults: 2, children: [9] } };
    const named = (over: Partial<Reading>) =>
      answerTo(over).recommendations.flatMap(({ plan }) =>
        plan.days.flatMap(({ items }) => items.map(({ placeId }) => placeId)),
      );
    const times = [...catalogue().place.values()].find(({ name }) => name === 'Times Square')?.id ?? '';
    expect(times).not.toBe('');
    expect(named({ ...newYork, ...need('crowds') })).not.toContain(times);
    const bases = answerTo({ ...newYork, ...need('crowds') }).recommendations.flatMap(({ plan }) =>
      plan.segments.map(({ baseId }) => baseId),
    );
    const loud =
      world.catalogue.destination
        .get('nyc')
        ?.cities.flatMap(({ bases: all }) =>
          all.filter(({ character }) => /noise|crowd/i.test(character)).map(({ id }) => id),
        ) ?? [];
    expect(loud.length).toBeGreaterThan(0);
    for (const base of bases) expect(loud).not.toContain(base);
  });

  test('not on foot after dark: every longer way after sunset is a ride', () => {
    const days = answerTo(need('after-dark')).recommendations.flatMap(({ plan }) => plan.days);
    // The sun of mid March sets in Lisbon at about a quarter to seven.
    const late = days.flatMap(({ items }) => items.filter(({ start, leg }) => start >= '19:00' && leg));
    expect(late.length).toBeGreaterThan(3);
    for (const { leg, name } of late) if ((leg?.km ?? 0) > 0.3) expect(leg?.mode, name).not.toBe('walk');
  });

  test('an allergen the catalogue does not record is told at every table', () => {
    const meals = answerTo(need('other-allergy', 'celery')).recommendations.flatMap(({ plan }) =>
      plan.days.flatMap(({ items }) => items.filter(({ kind, placeId }) => kind === 'meal' && placeId)),
    );
    expect(meals.length).toBeGreaterThan(5);
    for (const { note } of meals) expect(note).toContain('tell the kitchen about: celery');
  });

  test('without the metro other ways carry them, and the price follows', () => {
    const usual = answerTo({}).recommendations[0];
    const without = answerTo({ transport: { avoid: ['metro'], prefer: [] } }).recommendations[0];
    const modes = (of: typeof usual) =>
      of?.plan.days.flatMap(({ items }) =>
        items.flatMap(({ leg, kind }) => (kind === 'transfer' ? [] : (leg?.mode ?? []))),
      ) ?? [];
    expect(modes(usual)).toContain('metro');
    expect(modes(without)).not.toContain('metro');
    const around = (of: typeof usual) =>
      of?.plan.cost.items
        .filter(({ kind }) => kind === 'local-transport')
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0) ?? 0;
    expect(around(without)).toBeGreaterThan(around(usual));
  });
});

test('what is made for children, or for people with a disability, is for them or for who names it', () => {
  const places = catalogue().destinations.flatMap(({ cities }) => cities.flatMap(({ sights }) => sights));
  const isFor = (place: (typeof places)[number], over: Partial<Reading>) => {
    const reading = aReading(over);
    return isAllowed(place, partyLimits(reading), reading);
  };
  const special = places.filter(({ madeFor }) => madeFor !== null);
  expect(special.length).toBeGreaterThan(10);
  expect(special.filter((place) => isFor(place, {})).map(({ id }) => id)).toEqual([]);
  for (const place of special) {
    const family = { party: { adults: 2, children: [10] } };
    expect(isFor(place, place.madeFor === 'children' ? family : { access: ['wheelchair'] }), place.id).toBe(true);
    expect(isFor(place, { wantedPlaces: [place.id] }), place.id).toBe(true);
  }
});
