/**
 * A bounded lane: so many at once, so many waiting, first come, first served, and no more.
 *
 * Without the bound a burst would hold memory and answers until nobody is served.
 */
export interface Lane {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Nothing runs and nothing waits. */
  idle(): boolean;
}

export interface LaneLimits {
  readonly atOnce: number;
  readonly mayWait: number;
  /** Who has waited so long is sent away; without it everybody waits for their turn. */
  readonly waitMs?: number;
}

/** More wait than this process will hold, or somebody for too long. Nothing was begun. Answered as 503 with Retry-After. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';

  constructor() {
    super('Too many are waiting');
  }
}

export function openLane({ atOnce, mayWait, waitMs }: LaneLimits): Lane {
  const waiting = new Set<() => void>();
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.size >= mayWait) throw new TooBusy();
    // The leaving one hands its place over, so `running` stays as it is.
    await new Promise<void>((admit, refuse) => {
      const late = () => {
        waiting.delete(enterNow);
        refuse(new TooBusy());
      };
      const timer = waitMs === undefined ? undefined : setTimeout(late, waitMs);
      const enterNow = () => {
        clearTimeout(timer);
        admit();
      };
      waiting.add(enterNow);
    });
  }

  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    idle: () => running === 0,
  };
}
