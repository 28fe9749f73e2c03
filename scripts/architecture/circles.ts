/**
 * What goes round: the arrows between features, and the imports between files. A type counts: whoever reads or moves the
 * file needs the other one with it. A lazy `import()` does not: its file is asked for later. Nor do tests and specimens.
 */
import { type Arrows, placeOf } from './map.ts';
import type { Breach, Source } from './source.ts';

/** A name and those it leads to. */
type Ways = ReadonlyMap<string, readonly string[]>;

export function judgeArrows(arrows: Arrows): Breach[] {
  return circlesIn(new Map(Object.entries(arrows))).map((circle) => ({
    path: 'scripts/architecture/map.ts',
    line: 1,
    rule: 'circle',
    sentence: `the arrows go round: ${circle.join(' → ')}; let the upstream feature leave a job instead`,
  }));
}

export function judgeCircles(sources: readonly Source[]): Breach[] {
  const judged = sources.filter(({ path }) => placeOf(path).area !== 'tooling' && !/\.specimen\.tsx?$/.test(path));
  const lines = new Map(judged.map((source) => [source.path, linesOfImports(source)]));
  const ways = new Map([...lines].map(([path, targets]) => [path, [...targets.keys()]]));
  return circlesIn(ways).map((circle) => {
    const [path = '', next = ''] = circle;
    const sentence = `the imports go round: ${circle.join(' → ')}; move what both need to a file that imports neither, or pass it as an argument`;
    return { path, line: lines.get(path)?.get(next) ?? 1, rule: 'circle', sentence };
  });
}

/** Every file that is loaded or read together with this one, and the first line that says so. */
function linesOfImports({ imports }: Source): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const { target, lazy, line } of imports) {
    if (target !== null && !lazy && !lines.has(target)) lines.set(target, line);
  }
  return lines;
}

/** For each step that comes back, the shortest way round over it: each circle once, from its first name to the same. */
function circlesIn(ways: Ways): (readonly string[])[] {
  const turning = withoutLooseEnds(ways);
  const circles = new Map<string, readonly string[]>();
  for (const [name, nexts] of turning) {
    for (const next of nexts) {
      const back = shortestWay(next, name, turning);
      if (back) circles.set(...told(back));
    }
  }
  return [...circles.values()];
}

function told(ring: readonly string[]): [string, readonly string[]] {
  const [first = ''] = ring.toSorted();
  const start = ring.indexOf(first);
  const circle = [...ring.slice(start), ...ring.slice(0, start), first];
  return [circle.join(' '), circle];
}

/** What leads nowhere lies on no circle, and then neither does what leads only there. */
function withoutLooseEnds(ways: Ways): Ways {
  const kept = [...ways]
    .map(([name, nexts]) => [name, nexts.filter((next) => ways.has(next))] as const)
    .filter(([, nexts]) => nexts.length > 0);
  return kept.length === ways.size ? new Map(kept) : withoutLooseEnds(new Map(kept));
}

function shortestWay(from: string, to: string, ways: Ways): readonly string[] | null {
  const reached = new Map<string, readonly string[]>([[from, [from]]]);
  for (const [name, way] of reached) {
    if (name === to) return way;
    for (const next of ways.get(name) ?? []) {
      if (!reached.has(next)) reached.set(next, [...way, next]);
    }
  }
  return null;
}
