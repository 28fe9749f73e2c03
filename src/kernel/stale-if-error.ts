/** What pages show beside their own data must not keep them from being shown: without the database the last answer counts. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './log.ts';

/** A database may be silent for longer than anybody looks at an empty page. */
const PATIENCE_MS = 250;

/** @param first what counts until there has been an answer */
export function staleIfError<T>(read: () => Promise<T>, first: T, log: Pick<Logger, 'warn'>): () => Promise<T> {
  let last = first;
  let isKnown = false;
  /** A question that is late already; nobody asks another one beside it. */
  let isLate = false;

  const ask = async (): Promise<void> => {
    try {
      last = await read();
      isKnown = true;
    } catch (fault) {
      log.warn({ err: fault }, 'the last known answer is shown');
    }
  };
  return async () => {
    if (isLate && isKnown) return last;
    const answer = ask();
    const inTime = answer.then(() => true);
    if (!isKnown) await answer;
    else if (!(await Promise.race([inTime, pause(PATIENCE_MS, false)]))) {
      isLate = true;
      void answer.then(() => {
        isLate = false;
      });
    }
    return last;
  };
}
