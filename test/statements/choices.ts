/**
 * A statement has as many texts as the conditions in it allow. Each way of each condition is tried once beside the
 * first way of all others and once beside the last, and as deep as it leads to further conditions.
 */
export type Choose = (key: string, ways: number) => number;

/** Ends a run that the program would have ended with an exception. */
export class NoSuchRun extends Error {}

export function* runs<T>(run: (choose: Choose) => T): Generator<T> {
  yield* runsBeside(run, () => 0);
  yield* runsBeside(run, (ways) => ways - 1);
}

function* runsBeside<T>(run: (choose: Choose) => T, usual: (ways: number) => number): Generator<T> {
  const seen = new Set<string>();
  const waiting: Map<string, number>[] = [new Map()];
  for (let chosen = waiting.pop(); chosen; chosen = waiting.pop()) {
    const met = new Map<string, number>();
    const given = chosen;
    try {
      yield run((key, ways) => {
        met.set(key, ways);
        return given.get(key) ?? usual(ways);
      });
    } catch (fault) {
      if (!(fault instanceof NoSuchRun)) throw fault;
    }
    for (const [key, ways] of met) {
      for (let way = 0; way < ways; way++) {
        if (way === (given.get(key) ?? usual(ways))) seen.add(`${key} ${way}`);
        if (seen.has(`${key} ${way}`)) continue;
        seen.add(`${key} ${way}`);
        waiting.push(new Map([...given, [key, way]]));
      }
    }
  }
}
