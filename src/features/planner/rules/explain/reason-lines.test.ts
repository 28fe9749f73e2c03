/** What a trip is for is said first, with what the plan does about it, and whom to ask for the rest. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import { ownGazetteer } from '../../actions/own-gazetteer.ts';
import { reasonCopy } from '../../copy/reasons.ts';
import { readWish } from '../parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../questionnaire.ts';
import type { Reading, TripReason } from '../reading.ts';
import { recommend } from '../recommend.ts';
import { companyOf } from '../select/company-tastes.ts';
import { REASONS } from '../wish-vocabulary.ts';

const world = aWorld();
const AMALFI: Partial<Reading> = { destinations: [{ id: 'italy', city: 'amalfi' }], startDate: '2027-05-03' };
const first = (reading: Reading) => {
  const [card] = recommend(reading, world, { learning: false }).recommendations;
  if (!card) throw new Error('no plan');
  return card;
};
const cardFor = (kind: TripReason) => first(aReading({ ...AMALFI, needs: [{ kind }] }));
const read = (said: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, destination: 'Amalfi', dates: '5 nights from 3 May 2027', travelers: '2 adults', ...said },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );

test.each(REASONS)('%s opens the answer and has a line of its own', (reason) => {
  const { fullAIResponse, wishes } = cardFor(reason);
  const line = wishes.find(({ wish }) => wish === reasonCopy[reason].name);
  expect(line?.result).toMatch(/partly|not-met/);
  expect(fullAIResponse.startsWith(line?.text ?? '–')).toBe(true);
  expect(fullAIResponse.split(line?.text ?? '–').length).toBe(2);
});

test.each([
  ['ashes', /if it is to be the water, (.+) \((\w+), (\d\d:\d\d)\) is where one would ask\..*permit/],
  ['proposal', /For the question we suggest (.+) \((\w+), (\d\d:\d\d)\); nobody there is told of it\./],
  ['memorial', /for a quiet hour the plan has (.+) \((\w+), (\d\d:\d\d)\)\./],
  ['retirement', /the table for it is (.+) \((\w+), (\d\d:\d\d)\)\./],
] as const)('for %s one stop of the plan is named with its day and hour', (reason, told) => {
  const { fullAIResponse, wishes, plan } = cardFor(reason);
  const [, name, , at] = told.exec(fullAIResponse) ?? [];
  const line = wishes.find(({ wish }) => wish === reasonCopy[reason].name);
  const item = plan.days[(line?.day ?? 0) - 1]?.items.find(({ placeId }) => placeId === line?.placeId);
  expect(item).toMatchObject({ name, start: at });
});

test('who mourns is told of no celebration and of no night out', () => {
  const mourning = read({ travelers: '4 adults', interests: 'first anniversary of my father’s death, her birthday' });
  expect(['anniversary', 'birthday']).not.toContain(mourning.occasion);
  for (const reading of [
    mourning,
    aReading({ ...AMALFI, party: { adults: 4, children: [] }, needs: [{ kind: 'ashes' }] }),
  ])
    for (const { fullAIResponse, title, description } of recommend(reading, world, { learning: false }).recommendations)
      expect(`${title} ${description} ${fullAIResponse}`).not.toMatch(
        /celebrat|treat\b|night out|the evening for all of you/i,
      );
});

test('where ashes go is no wish to be drawn there, and nobody comes by being remembered', () => {
  for (const interests of [
    'we want to scatter my father’s ashes in the sea; museums',
    'esparcir las cenizas de mi madre en el mar; museos',
  ]) {
    const wish = read({ interests });
    expect(Object.keys(wish.weights), interests).toEqual(['museum']);
    expect(wish.party.adults).toBe(2);
    expect(wish.unused).toEqual([]);
  }
});

test('the grave of a poet is a sight, our own wedding a honeymoon', () => {
  const kinds = (interests: string) => read({ interests }).needs.map(({ kind }) => kind);
  expect(kinds('Oscar Wilde’s grave')).toEqual([]);
  expect(kinds('our honeymoon after the wedding')).toEqual([]);
  expect(kinds('wedding photos')).toEqual([]);
});

test('an appointment that is said with its day is told to be kept', () => {
  expect(first(read({ interests: 'my cousin’s wedding on 5 May at 3pm' })).fullAIResponse).toMatch(
    /^You come for a wedding: its hours are kept free\./,
  );
  expect(cardFor('wedding').fullAIResponse).toMatch(/^You come for a wedding: name its day and hour/);
});

test('an operation with its day is kept free, and nobody is asked for the day again', () => {
  const said = read({ destination: 'London', interests: 'my husband has an operation on Thursday 6 May; quiet walks' });
  const { fullAIResponse, wishes } = first(said);
  expect(wishes).toContainEqual(expect.objectContaining({ wish: 'The operation', result: 'met' }));
  expect(fullAIResponse).toMatch(
    /^A hospital or a treatment is part of this trip: no day has more than (?:one|two) visits?\./,
  );
  expect(fullAIResponse).not.toContain('Name a day and hour');
  expect(cardFor('treatment').fullAIResponse).toContain('Name a day and hour');
});

test('who died is no thing to see', () => {
  const wish = read({ interests: 'a wake for our mate who died; pubs' });
  expect([wish.things ?? [], wish.unused]).toEqual([[], []]);
});

test('a reason makes its own company: friends who mourn are no party, two with a question are lovers', () => {
  const companyFor = (adults: number, ...kinds: TripReason[]) =>
    companyOf(aReading({ party: { adults, children: [] }, needs: kinds.map((kind) => ({ kind })) }));
  expect(companyFor(4)).toBe('friends');
  expect(companyFor(4, 'reunion')).toBe('friends');
  expect(companyFor(4, 'ashes')).toBeNull();
  expect(companyFor(4, 'retirement', 'memorial')).toBeNull();
  expect(companyFor(2, 'proposal')).toBe('lovers');
  expect(companyFor(4, 'exam')).toBe('celebration');
});
