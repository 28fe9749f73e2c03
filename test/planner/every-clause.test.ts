/** Every clause of a letter is answered: in the days, beside them, or by its name as not known. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld({ today: '2026-12-01' });
const read = (said: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, dates: '4 nights from 4 June 2027', travelers: '2 adults', ...said },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
const cardOf = (said: Partial<Questionnaire>) => recommend(read(said), world, { learning: false }).recommendations[0];
const lineOf = (said: Partial<Questionnaire>, wish: string | RegExp) =>
  cardOf(said)?.wishes.find((line) => (typeof wish === 'string' ? line.wish === wish : wish.test(line.wish)));

test.each([
  ['candle', "I'd like somewhere to light a candle for her"],
  ['candle', 'Ich möchte eine Kerze für meine Frau anzünden'],
  ['candle', 'allumer un cierge pour mon père'],
  ['candle', 'encender una vela por mi madre'],
  ['candle', 'accendere una candela per la nonna'],
  ['candle', 'wij willen graag een kaarsje branden voor mijn vader'],
  ['plan-b', "Plan B if it's windy"],
  ['plan-b', 'a rain plan please'],
  ['plan-b', 'bei Regen bitte eine Alternative'],
  ['plan-b', 'en cas de pluie, autre chose'],
  ['plan-b', 'por si llueve'],
  ['plan-b', 'in caso di maltempo'],
  ['plan-b', 'als het regent iets binnen'],
  ['discreet', "Please don't send anything to our shared email"],
  ['discreet', "she can't know!!"],
  ['discreet', 'nichts an unsere gemeinsame Mail'],
  ['discreet', 'il ne doit rien savoir'],
  ['discreet', 'que no se entere'],
])('a need of its own, %s: “%s”', (kind, preferences) => {
  const { needs, unused } = read({ destination: 'Lisbon', preferences });
  expect(needs.map((need) => need.kind)).toContain(kind);
  expect(unused.map(({ text }) => text).join(' ')).not.toMatch(/windy|anzünden|shared|email|cierge|Mail/);
});

test.each([
  ['Copenhagen', 'Freja 6 and Otto 2, 2 adults', 'one nice dinner for the adults with a sitter'],
  ['Rom', '2 Erwachsene, 2 Kinder (4 und 7)', 'ein Abend ohne Kinder, Eis'],
  ['Lisbonne', '2 adultes et un enfant de 5 ans', 'une soirée sans les enfants'],
  ['London', '2 adults, 3 kids (3, 5, 8)', 'parks, a night off from the kids'],
])('a table for the adults alone, at an hour after bed: %s', (destination, travelers, interests) => {
  const said = { destination, travelers, interests, preferences: 'bed by 7pm' };
  const card = cardOf(said);
  const line = card?.wishes.find(({ wish }) => wish === 'A dinner for the adults');
  expect(line?.text).toMatch(
    /^For the adults alone, once the children sleep: .+ on \w+day, day \d, from (?:19|20):\d\d/,
  );
  const name = /sleep: (.+?) on \w+day, day/.exec(line?.text ?? '')?.[1];
  const tables = world.catalogue.destinations.flatMap(({ cities }) => cities.flatMap((book) => book.tables));
  expect(tables.some((table) => table.name === name && table.meals.includes('dinner'))).toBe(true);
});

test('a dinner for two is no wish apart of a couple', () => {
  expect(
    read({ destination: 'Rome', interests: 'a dinner for just us two adults' }).needs.map(({ kind }) => kind),
  ).not.toContain('adults-evening');
});

test.each([
  ['Santorini', 'a boat at sunset, wine', "Plan B if it's windy"],
  ['Lissabon', 'Bootsfahrt, Strand', 'Plan B bei Regen'],
  ['Copenhague', 'bateau, plage', 'plan B en cas de pluie'],
])(
  'for a boat the weather is against another stop stands ready, open at that hour: %s',
  (destination, interests, preferences) => {
    const card = cardOf({ destination, interests, preferences, budget: '€6,000' });
    const line = card?.wishes.find(({ wish }) => wish === 'A plan for bad weather');
    const [, stop, day, other] = /against (.+?) on day (\d), (.+?) is open then/.exec(line?.text ?? '') ?? [];
    const names = card?.plan.days.flatMap(({ n, items }) => items.map(({ name }) => `${n} ${name}`)) ?? [];
    expect(names).toContain(`${day} ${stop}`);
    expect(names.map((each) => each.slice(2))).not.toContain(other);
  },
);

test('a proposal that nobody may know of stands neither in the title nor in the first lines', () => {
  const said = { destination: 'Santorini', interests: "I'm going to propose on a boat at sunset" };
  const told = (preferences: string) => {
    const card = cardOf({ ...said, preferences });
    return `${card?.title} ${card?.description} ${card?.fullAIResponse.split('\n\n')[0]}`;
  };
  expect(told("she can't know")).not.toMatch(/\bquestion\b|propos/i);
  expect(told('a quiet room')).toMatch(/For the question/);
  expect(cardOf({ ...said, preferences: "she can't know" })?.fullAIResponse).toMatch(/A proposal: For the question/);
});

test.each([
  ['Lisbon', "My wife died. I'd like to light a candle for her"],
  ['Sevilla', 'Mein Vater ist gestorben, ich möchte eine Kerze für ihn anzünden'],
  ['Rome', 'allumer un cierge pour ma mère'],
])('a candle has a church of the plan: %s', (destination, interests) => {
  const line = lineOf({ destination, travelers: 'just me', interests }, 'A candle to light');
  expect(line?.text).toMatch(/\(day \d\).* there for it/);
  expect(world.catalogue.place.get(line?.placeId ?? '')?.tags).toContain('church');
});
