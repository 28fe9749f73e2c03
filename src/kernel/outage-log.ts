/**
 * What is away, in the log: one line when it begins, with its fault, and one when it has ended, however often it was
 * tried meanwhile. A database that is away is one outage of the process, not one of each loop that asks it.
 */
import type { Logger } from './log.ts';

export interface OutageLog {
  /** A loop's turn that began at `since` (milliseconds of `now`) has failed. */
  failed(loop: string, fault: unknown, since: number): Promise<void>;
  /** A loop's turn has ended well. */
  worked(loop: string): Promise<void>;
  /** A fault of a connection that nobody waits for: a new line unless the database is away or the same came just before. */
  heard(about: string, fault: unknown): Promise<void>;
}

export interface OutageOptions {
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Fails while the database does not answer. */
  readonly askDatabase: () => Promise<unknown>;
  /** Milliseconds of any clock that never goes back; `performance.now` unless told otherwise. */
  readonly now?: () => number;
}

/** What is only heard has no end to hear: it counts as over after so long a silence. */
const SILENCE_MS = 60_000;

export function openOutageLog({ log, askDatabase, now = () => performance.now() }: OutageOptions): OutageLog {
  const failing = new Map<string, { readonly since: number; turns: number }>();
  const lastHeard = new Map<string, number>();
  let awaySince: number | null = null;
  let lastEnded = Number.NEGATIVE_INFINITY;
  let asking: Promise<unknown> | null = null;

  /** Null when it answers. Whoever asks meanwhile hears the same. */
  function faultOfDatabase(): Promise<unknown> {
    asking ??= askDatabase()
      .then(
        () => null,
        (fault: unknown) => fault ?? new Error('The database does not answer'),
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  async function isAway(): Promise<boolean> {
    const fault = await faultOfDatabase();
    if (fault !== null && awaySince === null) {
      awaySince = now();
      log.error({ err: fault }, 'the database does not answer');
    } else if (fault === null && awaySince !== null) {
      log.warn({ seconds: secondsSince(awaySince) }, 'the database answers again');
      awaySince = null;
      lastEnded = now();
    }
    return fault !== null;
  }

  const secondsSince = (since: number) => Math.round((now() - since) / 1000);

  return {
    async failed(loop, fault, since) {
      // A turn from before the end of an outage may fail of it after another has heard the database answer.
      if ((await isAway()) || since < lastEnded) return;
      const before = failing.get(loop);
      if (before) before.turns++;
      else {
        failing.set(loop, { since: now(), turns: 1 });
        log.error({ loop, err: fault }, 'loop failed');
      }
    },
    async worked(loop) {
      if (awaySince !== null) await isAway();
      const before = failing.get(loop);
      if (!before) return;
      failing.delete(loop);
      log.warn({ loop, turns: before.turns, seconds: secondsSince(before.since) }, 'loop works again');
    },
    async heard(about, fault) {
      if (await isAway()) return;
      const last = lastHeard.get(about);
      lastHeard.set(about, now());
      if (last === undefined || now() - last >= SILENCE_MS) log.warn({ err: fault }, about);
    },
  };
}
