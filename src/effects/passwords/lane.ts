/**
 * A bounded lane: so many at once, so many waiting, and no more.
 *
 * Without the bound a burst of logins would hold memory and answers until nobody is served.
 */
import { TooBusy } from './port.ts';

export interface Lane {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Nothing runs and nothing waits. */
  idle(): boolean;
}

export function openLane(atOnce: number, mayWait: number): Lane {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mayWait) throw new TooBusy();
    // The leaving one hands its place over, so `running` stays as it is.
    await new Promise<void>((admit) => waiting.push(admit));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
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
