/**
 * Thirty questionnaires as travellers write them, and some of our own, answered over HTTP and
 * judged assertion by assertion: understanding, dates, money, places, hours, walks, words.
 */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedCatalogue } from '../../scripts/exported-catalogue.ts';
import { catalogue } from '../../src/features/destinations/actions.ts';
import { packages } from '../../src/features/packages/content.ts';
import { pages } from '../../src/web/pages.ts';
import { openApp, type TestApp } from '../app.ts';
import file from './cases.json' with { type: 'json' };
import type { Catalogue, Context, Meta, Observation, PlannerCase } from './checker/case.ts';
import { materialise } from './checker/case.ts';
import { checkCase } from './checker.ts';
import { ownAnswers } from './own-answers.ts';

const cases: readonly PlannerCase[] = file.public;
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
  const { status, body } = await app.post('/api/ai/trip-recommendations', materialise(asked.input));
  return { status, body };
}

test.each([...cases, ...ownAnswers].map((each) => [each.id, each] as const))('%s', async (_, asked) => {
  const twin = cases.find(({ id }) => id === asked.expect.equiv);
  const observed = {
    ...(await ask(asked)),
    body2: (await ask(asked)).body,
    ...(twin ? { bodyVariant: (await ask(twin)).body } : {}),
  };
  const failed = checkCase(asked, observed, context).filter(({ ok }) => !ok);
  expect(failed).toEqual([]);
});
