/**
 * The thirty questionnaires once more, with a model that takes part: one that
 * writes well and one that lies wherever it can. What they are judged by is the
 * same, and so is the verdict.
 */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportedCatalogue } from '../../scripts/exported-catalogue.ts';
import { catalogue } from '../../src/features/destinations/actions.ts';
import { packages } from '../../src/features/packages/content.ts';
import { pages } from '../../src/web/pages.ts';
import { openApp, type TestApp } from '../app.ts';
import { eventsIn } from '../events.ts';
import { lies, type Persona, writesWell } from '../fake-model/personas.ts';
import { type FakeModel, openFakeModel } from '../fake-model/serve.ts';
import { sampleOf } from '../rounds.ts';
import file from './cases.json' with { type: 'json' };
import {
  type Catalogue,
  type Context,
  type Meta,
  materialise,
  type Observation,
  type PlannerCase,
} from './checker/case.ts';
import { checkCase } from './checker.ts';

const cases: readonly PlannerCase[] = file.public;
const meta: Meta = file.meta;
const exported = JSON.parse(JSON.stringify(exportedCatalogue(catalogue(), packages)));
const cat: Catalogue = {
  places: new Map(exported.places.map((place: { id: string }) => [place.id, place])),
  packages: new Map(exported.packages.map((known: { id: string }) => [known.id, known])),
};
const context: Context = {
  meta,
  cat,
  ownPath: (path) =>
    pages.some((page) => new RegExp(`^${page.path.replace(/:\w+/g, '[\\w-]+')}$`).test(path.split('#')[0] ?? '')),
  imageOk: (path) => existsSync(new URL(`../../public${path}`, import.meta.url)),
};
/** How often the model took part in which way. */
const took = new Map<string, number>();

describe.each([
  ['a model that writes well', writesWell],
  ['a model that lies', lies],
] as readonly (readonly [string, Persona])[])('%s', (name, manner) => {
  let app: TestApp;
  let fake: FakeModel;
  beforeAll(async () => {
    fake = await openFakeModel();
    app = await openApp({
      settings: { TRIP_NOW: file.meta.referenceNow, ...fake.settings(), MODEL_DAY_BUDGET: '1000' },
    });
    fake.behave({ manner });
    await app.post('/api/ai/trip-recommendations', materialise(cases[0]?.input ?? {}));
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await fake[Symbol.asyncDispose]();
  });

  async function ask({ id, input }: PlannerCase): Promise<Observation> {
    const { status, body, text } = await app.post('/api/ai/trip-recommendations', materialise(input), {
      headers: { accept: 'text/event-stream' },
      address: `10.9.0.${Number(id.replace(/\D/g, '')) % 250}`,
    });
    if (status !== 200) return { status, body };
    const better = eventsIn(text).findLast(({ name: said }) => said === 'better')?.data;
    for (const hook of better?.engine.enriched ?? ['none'])
      took.set(`${name}: ${hook}`, (took.get(`${name}: ${hook}`) ?? 0) + 1);
    return { status, body: better };
  }

  const asked = sampleOf(cases, manner === lies ? 10 : 5);
  test.each(asked.map((each) => [each.id, each] as const))('%s', async (_, each) => {
    const twin = cases.find(({ id }) => id === each.expect.equiv);
    const observed = {
      ...(await ask(each)),
      body2: (await ask(each)).body,
      ...(twin ? { bodyVariant: (await ask(twin)).body } : {}),
    };
    const failed = checkCase(each, observed, context).filter(({ ok }) => !ok);
    expect(failed).toEqual([]);
  });

  test('it did take part', () => {
    const [choice, words] = [took.get(`${name}: choice`) ?? 0, took.get(`${name}: words`) ?? 0];
    expect(choice).toBeGreaterThan(asked.length / 6);
    if (manner === writesWell) expect(words).toBeGreaterThan(asked.length);
    // Not a sentence of the liar's leads is left, so the built-in ones stay.
    else expect(words).toBe(0);
  });
});

test.runIf(process.env['SHOW'])('figures', () => {
  process.stdout.write(`${JSON.stringify([...took])}\n`);
});
