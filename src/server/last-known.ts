/** What pages show beside their own data must not keep them from being shown: without the database the last answer counts. */
import type { Logger } from './log.ts';

/** @param first what counts until there has been an answer */
export function lastKnown<T>(read: () => Promise<T>, first: T, log: Pick<Logger, 'warn'>): () => Promise<T> {
  let last = first;
  return async () => {
    try {
      last = await read();
    } catch (fault) {
      log.warn({ err: fault }, 'the last known answer is shown');
    }
    return last;
  };
}
