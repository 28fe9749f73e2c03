/**
 * When this process has to end: the first signal, or a fault that nobody caught.
 * Terminals and process managers repeat their signal; repeats change nothing.
 * An end that takes too long is cut short.
 */
import type { Logger } from '../../kernel/log.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Longer than all orderly ends together: requests under way, jobs, the database. */
const LONGEST_STOP_MS = 25_000;

/** Resolves with the status to end with. To be called before anything is started, so that no signal is missed. */
export function toldToStop(log: Logger): Promise<number> {
  return new Promise((tell) => {
    const stop = (status: number) => {
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
      tell(status);
    };
    for (const signal of SIGNALS) process.on(signal, () => stop(0));
    process.on('uncaughtException', (fault) => {
      log.fatal({ err: fault }, 'uncaught fault: ending in order');
      stop(1);
    });
  });
}
