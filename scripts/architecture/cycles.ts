/**
 * Cycles: of the imports allowed between features, and of the imports between files. A type counts: whoever reads or
 * moves the file needs the other one with it. A lazy `import()` does not: its file is loaded later. Nor do tests and specimens.
 */
import { type AllowedImports, placeOf } from './map.ts';
import type { Source, Violation } from './source.ts';

/** A name and the names it imports. */
type Graph = ReadonlyMap<string, readonly string[]>;

export function checkAllowedImports(allowed: AllowedImports): Violation[] {
  return cyclesIn(new Map(Object.entries(allowed))).map((cycle) => ({
    path: 'scripts/architecture/map.ts',
    line: 1,
    rule: 'cycle',
    sentence: `the allowed imports go round: ${cycle.join(' → ')}; let the upstream feature leave a job instead`,
  }));
}

export function checkImportCycles(sources: readonly Source[]): Violation[] {
  const checked = sources.filter(({ path }) => placeOf(path).area !== 'tooling' && !/\.specimen\.tsx?$/.test(path));
  const lines = new Map(checked.map((source) => [source.path, linesOfImports(source)]));
  const graph = new Map([...lines].map(([path, targets]) => [path, [...targets.keys()]]));
  return cyclesIn(graph).map((cycle) => {
    const [path = '', next = ''] = cycle;
    const sentence = `the imports go round: ${cycle.join(' → ')}; move what both need to a file that imports neither, or pass it as an argument`;
    return { path, line: lines.get(path)?.get(next) ?? 1, rule: 'cycle', sentence };
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

/** For each import that lies on a cycle, the shortest one; each cycle once, from its first name to the same. */
function cyclesIn(graph: Graph): (readonly string[])[] {
  const cyclic = withoutLeaves(graph);
  const cycles = new Map<string, readonly string[]>();
  for (const [name, nexts] of cyclic) {
    for (const next of nexts) {
      const back = shortestPath(next, name, cyclic);
      if (back) cycles.set(...startingWithFirstName(back));
    }
  }
  return [...cycles.values()];
}

function startingWithFirstName(ring: readonly string[]): [string, readonly string[]] {
  const [first = ''] = ring.toSorted();
  const start = ring.indexOf(first);
  const cycle = [...ring.slice(start), ...ring.slice(0, start), first];
  return [cycle.join(' '), cycle];
}

/** What imports nothing lies on no cycle, nor does what imports only such files. */
function withoutLeaves(graph: Graph): Graph {
  const kept = [...graph]
    .map(([name, nexts]) => [name, nexts.filter((next) => graph.has(next))] as const)
    .filter(([, nexts]) => nexts.length > 0);
  return kept.length === graph.size ? new Map(kept) : withoutLeaves(new Map(kept));
}

function shortestPath(from: string, to: string, graph: Graph): readonly string[] | null {
  const reached = new Map<string, readonly string[]>([[from, [from]]]);
  for (const [name, way] of reached) {
    if (name === to) return way;
    for (const next of graph.get(name) ?? []) {
      if (!reached.has(next)) reached.set(next, [...way, next]);
    }
  }
  return null;
}
