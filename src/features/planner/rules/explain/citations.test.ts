/** Sources under an answer. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import { recommend } from '../recommend.ts';
import { sourcesOf } from './citations.ts';

const world = aWorld();

test('every source of an answer reads as a name, whatever the place, and never as a path or a host', () => {
  for (const { id, name } of world.catalogue.destinations) {
    const { citations, sources } = recommend(aReading({ destinations: [{ id }] }), world, { learning: false });
    expect(sources.map(({ url }) => url)).toEqual(citations);
    expect(sources[0]?.name).toBe(`${name} guide`);
    for (const source of sources) expect(source.name, source.url).toMatch(/^\p{Lu}[^/]*$/u);
    expect(sources.filter((source) => /\.[a-z]{2,4}$/.test(source.name))).toEqual([]);
  }
});

test('a page that a searching model names carries the name of its publisher', () => {
  const named = (url: string) => sourcesOf([url], world.catalogue)[0]?.name;
  expect(named('https://whc.unesco.org/en/list/263/')).toBe('UNESCO World Heritage List');
  expect(named('https://travel.state.gov/')).toBe('U.S. Department of State');
  expect(named('https://travel.state.gov/content/travel/portugal.html')).toBe('U.S. Department of State');
  expect(named('https://www.visitlisboa.com/en/places/belem')).toBe('Visit Lisboa');
  expect(named('https://data.somewhere.gov/x')).toBe('Published at data.somewhere.gov');
});
