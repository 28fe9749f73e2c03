/**
 * Thirty questionnaires as travellers write them, eighty harder ones, and some of our own, answered over HTTP and
 * judged assertion by assertion: understanding, dates, money, places, hours, walks, words. Those we do not serve yet
 * stand in `not-yet.json` with the reason; one that is served must leave it.
 */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedCatalogue } from '../../scripts/exported-catalogue.ts';
import { catalogue } from '../../src/features/destinations/actions.ts';
import { packages } from '../../src/features/packages/content.ts';
import { pages } from '../../src/web/pages.ts';
import { openApp, type TestApp } from '../app.ts';
import file from './cases.json' with { type: 'json' };
import harder from './cases-2.json' with { type: 'json' };
import type { Catalogue, Context, Meta, Observation, PlannerCase } from './checker/case.ts';
import { materialise } from './checker/case.ts';
import { checkCase } from './checker.ts';
import notYet from './not-yet.json' with { type: 'json' };
import { ownAnswers } from './own-answers.ts';

const cases: readonly PlannerCase[] = [...file.public, ...harder.public];
const waiting = new Map(Object.entries(notYet));
const meta: Meta = file.meta;
let app: TestApp;
let context: Context;

beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: file.meta.referenceNow } });
  const exported = JSON.parse(JSON.stringify(exportedCatalogue(catalogue(), packages)));
  const cat: Catalogue = {
    places: new Map(exported.places.map((place: { id: string }) => [place.id, place])),
    packages: new Map(exported.packages.map((known: { id: string }) => [known.id, known])),
  };
  context = { meta, cat, ownPath, imageOk: (path) => existsSync(new URL(`../../public${path}`, import.meta.url)) };
  // The first answer of a process also compiles what it runs.
  await app.post('/api/ai/trip-recommendations', materialise(cases[0]?.input ?? {}));
});
afterAll(() => app[Symbol.asyncDispose]());

/** A page of ours that has this address. */
function ownPath(path: string): boolean {
  const address = path.split('#')[0] ?? '';
  return pages.some((page) => new RegExp(`^${page.path.replace(/:\w+/g, '[\\w-]+')}$`).test(address));
}

async function ask(asked: PlannerCase): Promise<Observation> {
  const before = performance.now();
  const { status, body } = await app.post('/api/ai/trip-recommendations', materialise(asked.input));
  return { status, body, ms: performance.now() - before };
}

async function failuresOf(asked: PlannerCase) {
  const twin = cases.find(({ id }) => id === asked.expect.equiv);
  const [first, second] = [await ask(asked), await ask(asked)];
  const observed = {
    ...first,
    // The quicker of two, so that a busy machine is not taken for a slow answer.
    ms: Math.min(first.ms ?? 0, second.ms ?? 0),
    body2: second.body,
    ...(twin ? { bodyVariant: (await ask(twin)).body } : {}),
  };
  return checkCase(asked, observed, context).filter(({ ok }) => !ok);
}

const served = [...cases, ...ownAnswers].filter(({ id }) => !waiting.has(id));
test.each(served.map((each) => [each.id, each] as const))('%s', async (_, asked) => {
  expect(await failuresOf(asked)).toEqual([]);
});

const unserved = cases.filter(({ id }) => waiting.has(id));
test.each(unserved.map((each) => [each.id, each] as const))('%s is not served yet', async (id, asked) => {
  const failed = await failuresOf(asked);
  expect(failed, `${id} is served: take it out of not-yet.json`).not.toEqual([]);
});

test('what is not served yet is a case', () => {
  expect([...waiting.keys()].filter((id) => !cases.some((known) => known.id === id))).toEqual([]);
});
