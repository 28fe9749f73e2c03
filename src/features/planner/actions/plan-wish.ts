/**
 * Answering a wish: read, planned, priced and checked by the built-in agent. The
 * catalogue is in memory, packages come from the shop, the clock is the trip calendar's.
 */

import type { Deps } from '../../../kernel/deps.ts';
import { type CalendarDay, calendarDay } from '../../../shared/dates.ts';
import { textsOf } from '../../../shared/read-unknown.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { catalogue } from '../../destinations/actions.ts';
import { nameKey as townKey } from '../../open-data/rules/comparable-names.ts';
import { countryCodes, townsNamed } from '../../open-data/store/world-tables.ts';
import { listPackagesWithDays } from '../../packages/actions/on-sale.ts';
import { exchangeRates } from '../content/exchange-rates.ts';
import { origins } from '../content/origins.ts';
import { worldPlaces, worldSorts } from '../content/place-names.ts';
import type { RecommendError, Wish } from '../contract/recommend.ts';
import { changeCopy } from '../copy/changed-answer.ts';
import type { Answer } from '../rules/answer.ts';
import { changeWish, differences } from '../rules/change/change-wish.ts';
import type { Asked } from '../rules/enrich/enrich-answer.ts';
import { dropUnplannable, isTooLittle } from '../rules/open/drop-unplannable.ts';
import { withOpenDestinations } from '../rules/open/extend-catalogue.ts';
import { countryWords, withOpenNames } from '../rules/open/open-city-names.ts';
import { partOf, withTowns } from '../rules/open/parts-of-towns.ts';
import { townMeant } from '../rules/open/unknown-places.ts';
import { nameKey } from '../rules/parse/gazetteer.ts';
import { readWish } from '../rules/parse/read-wish.ts';
import type { Plan } from '../rules/plan.ts';
import { EMPTY_WISH, FIELDS, type Questionnaire } from '../rules/questionnaire.ts';
import type { Reading } from '../rules/reading.ts';
import { recommend as plan } from '../rules/recommend.ts';
import { applyOverrides } from '../rules/wish/wish-overrides.ts';
import type { Origin, TownByName, World } from '../rules/world.ts';
import { availablePictures } from './available-pictures.ts';
import { nearestOpen, openDestinationsOf, openNamesNow, townsAround } from './open-cities.ts';
import { ownGazetteer } from './own-gazetteer.ts';
import { mayAsk, mayPlan } from './planning-rate-limits.ts';

export type RecommendDeps = Pick<Deps, 'config' | 'db' | 'now' | 'tripNow' | 'limits' | 'model'>;

const setOut: ReadonlyMap<string, Origin> = new Map(
  origins.map(({ code, lat, lon, names }) => [code, { code, name: names[0] ?? code, lat, lon }]),
);

/** The built-in answer, and what a model would need to better it. */
export interface Planned {
  readonly answer: Answer;
  readonly asked: Asked;
}

/** The same wish on the same day gives the same answer, as long as the same packages are on sale. */
export async function planWish(
  deps: RecommendDeps,
  wish: Wish,
  address: string,
): Promise<Result<Planned, RecommendError>> {
  const { previous, change, learning = false, wish: handedOver, ...said } = wish;
  const texts = textsOf(FIELDS, said);
  if (!(await mayAsk(deps.limits, 'plan', address, texts))) return err('too_many_requests');
  const today = calendarDay(deps.tripNow());
  const open = await openNamesNow(deps.db);
  const circumstances = (typed: Questionnaire) => ({
    today,
    gazetteer: withOpenNames(ownGazetteer(), open.names, typed),
  });
  if (!previous || change === undefined) {
    const read = readWish(texts, circumstances(texts));
    const { reading, world } = await worldFor(
      deps,
      open,
      handedOver ? applyOverrides(handedOver, read, today) : read,
      texts,
    );
    if (!(await mayPlan(deps.limits, address, reading.nights))) return err('too_many_requests');
    return ok({
      answer: plan(reading, world, { learning }),
      asked: { extras: { learning }, world, today, reading, texts, unused: reading.unused },
    });
  }
  if (!(await mayPlan(deps.limits, address, previous.nights))) return err('too_many_requests');
  const { world: worldBefore } = await worldFor(deps, open, previous, texts);
  const before = plan(previous, worldBefore, { learning });
  const unused: Reading['unused'][number][] = [];
  const changedWish = changeWish(previous, change, before, (sentence) => {
    const typed = { ...EMPTY_WISH, preferences: sentence, budget: MONEY.test(sentence) ? sentence : '' };
    const said = readWish(typed, circumstances(typed));
    unused.push(...said.unused);
    return said;
  });
  const { reading, world } = await worldFor(deps, open, changedWish, texts);
  const changed = (after: Answer, left: Reading['unused']) => [
    ...differences(previous, after.interpretation, before, after),
    ...(left.length > 0 ? [changeCopy.unused([...new Set(left.map(({ text }) => text))])] : []),
  ];
  const after = plan(reading, world, { learning });
  // Only the sentence is new: what was written first has been understood already.
  const sentence = { ...EMPTY_WISH, preferences: change };
  return ok({
    answer: { ...after, changed: changed(after, unused) },
    asked: { extras: { learning }, world, today, reading, texts: sentence, unused, changed },
  });
}

/** What the first question would otherwise wait for. */
export function prepareAgent(): void {
  catalogue();
  ownGazetteer();
  availablePictures();
}

/** A sentence that speaks of money is read as the budget too. */
const MONEY = /[$€£¥]|budget|luxur|splurge|cheap|expensive|mid-range|\b(?:eur|usd|gbp)\b/i;
/** By every name of the place, as it may have been written. */
const sorts: ReadonlyMap<string, (typeof worldSorts)[number]> = new Map(
  worldSorts.flatMap((sort) =>
    sort.names.flatMap((name) =>
      (worldPlaces.find(([first]) => first === name) ?? [name]).map((each) => [nameKey(each), sort] as const),
    ),
  ),
);
export const sortOf: World['sortOf'] = (name) => sorts.get(nameKey(name)) ?? null;

const cities: ReadonlyMap<string, Origin> = new Map(
  origins.flatMap(({ code, names }) => {
    const origin = setOut.get(code);
    return origin ? names.map((name) => [nameKey(name), origin] as const) : [];
  }),
);

let lands: ReturnType<typeof countryWords> | null = null;

/** A town by any name that we know of it. `said`: what may name its country beside it. */
function townOfTheWorld(name: string, said: string): TownByName | null {
  const key = nameKey(name);
  // A town in Cuba is called Venezuela; nobody means it.
  lands ??= countryWords(countryCodes());
  if (lands.has(key)) return null;
  const called = worldPlaces.find((names) => names.some((each) => nameKey(each) === key)) ?? [name];
  const towns = called.map((each) => townsNamed(townKey(each))).find((found) => found.length > 0) ?? [];
  return townMeant(towns, said, called.map((each) => cities.get(nameKey(each))).find(Boolean));
}

/** A place near the one nobody can plan. */
const NEAR_KM = 300;
const MOST_NEAR = 2;

/** The world a wish is planned in, with the destinations of open data that it asks for, and the wish as far as they can meet it. */
async function worldFor(
  deps: RecommendDeps,
  open: Awaited<ReturnType<typeof openNamesNow>>,
  said: Reading,
  texts: Questionnaire,
): Promise<{ readonly reading: Reading; readonly world: World }> {
  const today = calendarDay(deps.tripNow());
  const whereIs: World['whereIs'] = (name) => {
    const [id] = open.names.byKey.get(nameKey(name)) ?? [];
    const known = open.names.cities.get(id ?? '');
    const [part] = open.names.parts.byKey.get(nameKey(name)) ?? [];
    return known
      ? { ...known, others: 0 }
      : part && !part.isTownElsewhere
        ? { ...part, country: null, others: 0 }
        : townOfTheWorld(name, Object.values(texts).join(' '));
  };
  const asked = await withTownsOf(deps, open, said, today);
  const wanted = asked.destinations.map(({ id }) => id);
  const books = await openDestinationsOf(deps, open, wanted, today);
  const reading = dropUnplannable(asked, books);
  const isKept = (id: string) => reading.destinations.some((kept) => kept.id === id);
  const lost =
    reading.destinationMode === 'uncovered' ? reading.unknownPlaces.flatMap((name) => whereIs(name) ?? []) : [];
  const nearIds = lost.slice(0, 1).flatMap((at) => nearestOpen(open, at, NEAR_KM, reading.nights));
  const others = nearIds.filter((id) => !wanted.includes(id)).slice(0, 2 * MOST_NEAR);
  const near = (await openDestinationsOf(deps, open, others, today))
    .filter((book) => !isTooLittle(book, reading))
    .slice(0, MOST_NEAR);
  return {
    reading,
    world: {
      ...(await worldOf(deps)),
      catalogue: withOpenDestinations(catalogue(), [...books.filter(({ id }) => isKept(id)), ...near], near),
      openEdition: String(open.version),
      whereIs,
    },
  };
}

/** The wish with the towns that stand for hamlets, valleys and ski areas that it names. */
async function withTownsOf(
  deps: RecommendDeps,
  open: Awaited<ReturnType<typeof openNamesNow>>,
  asked: Reading,
  today: CalendarDay,
): Promise<Reading> {
  const { parts } = open.names;
  const towns = new Map<string, { id: string; name: string; lat: number; lon: number } | null>();
  for (const part of asked.destinations.flatMap(({ id }) => partOf(id, parts) ?? [])) {
    const books = await openDestinationsOf(deps, open, townsAround(open, part), today);
    const town = books.find((book) => !isTooLittle(book, asked))?.cities[0]?.city;
    towns.set(part.id, town ?? null);
  }
  return withTowns(asked, parts, ({ id }) => towns.get(id) ?? null);
}

async function worldOf(deps: RecommendDeps): Promise<World> {
  return ownWorld(calendarDay(deps.tripNow()), await listPackagesWithDays(deps));
}

const ownWorld = (today: CalendarDay, packages: World['packages']): World => ({
  catalogue: catalogue(),
  packages,
  rates: exchangeRates,
  origin: (code) => setOut.get(code) ?? null,
  whereIs: (name) => townOfTheWorld(name, name),
  sortOf,
  pictures: availablePictures(),
  today,
});

/** A place planned for two adults who said nothing else than how long they stay; null where it cannot be planned so. */
export function planStay(destination: string, days: number, today: CalendarDay): Plan | null {
  const texts = { ...EMPTY_WISH, destination, dates: days === 1 ? '1 day' : `${days} days`, travelers: '2 adults' };
  const reading = readWish(texts, { today, gazetteer: ownGazetteer() });
  return plan(reading, ownWorld(today, []), { learning: false }).recommendations[0]?.plan ?? null;
}
