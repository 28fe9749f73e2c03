/** Whether the loops of this process still come to an end: what `/healthz` asks. */

/** Longer than any deadline of a call, so that nobody is restarted for a dependency that is away. */
const STUCK_MS = 60_000;

export interface StuckLoop {
  /** The loop whose turn has lasted longest. */
  readonly loop: string;
  readonly seconds: number;
}

export interface LoopWatch {
  /** Answers what to call when the turn has come to its end by itself, well or not. */
  begin(loop: string): () => void;
  /** Since the last turn ended; 0 before the first. */
  secondsSinceTurn(): number;
  /** The same of each loop that has turned. */
  secondsByLoop(): Readonly<Record<string, number>>;
  /** Null while turns end, and where nothing turns. */
  stuck(): StuckLoop | null;
}

/** @param now milliseconds of any clock that never goes back */
export function openLoopWatch(now: () => number = () => performance.now()): LoopWatch {
  const turns = new Map<symbol, { readonly loop: string; readonly since: number }>();
  const lastEnds = new Map<string, number>();
  let lastEnd = Number.NEGATIVE_INFINITY;
  return {
    begin(loop) {
      const turn = Symbol(loop);
      // Nothing has turned before: the time counts from here.
      if (lastEnd === Number.NEGATIVE_INFINITY) lastEnd = now();
      turns.set(turn, { loop, since: now() });
      return () => {
        turns.delete(turn);
        lastEnd = now();
        lastEnds.set(loop, lastEnd);
      };
    },
    secondsSinceTurn: () => (lastEnd === Number.NEGATIVE_INFINITY ? 0 : (now() - lastEnd) / 1000),
    secondsByLoop: () => Object.fromEntries([...lastEnds].map(([loop, end]) => [loop, (now() - end) / 1000])),
    stuck() {
      const [oldest] = turns.values();
      if (!oldest || now() - lastEnd < STUCK_MS) return null;
      return { loop: oldest.loop, seconds: Math.floor((now() - oldest.since) / 1000) };
    },
  };
}
