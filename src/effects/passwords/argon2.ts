/**
 * Argon2id at the parameters OWASP names as its floor (19 MiB, two passes, one lane).
 *
 * One hash takes about 6 ms of one core. They run on the thread pool that also serves files and
 * DNS, so never more at once than there are cores, and at most four.
 */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { type Lane, openLane } from '../../shared/concurrency-limit.ts';
import { isMostUsed } from './common-passwords.ts';
import type { Passwords } from './passwords-port.ts';

export interface Argon2Settings {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly atOnce: number;
  readonly mayWait: number;
}

const DEFAULTS: Argon2Settings = {
  memoryCost: 19_456,
  timeCost: 2,
  atOnce: Math.min(4, Math.max(1, availableParallelism())),
  mayWait: 64,
};

export function argon2Passwords(settings: Partial<Argon2Settings> = {}): Passwords {
  const { memoryCost, timeCost, atOnce, mayWait } = { ...DEFAULTS, ...settings };
  const cost = { memoryCost, timeCost, parallelism: 1 };
  const nobody = hashOfNothing(memoryCost, timeCost);
  const lane = openLane({ atOnce, mayWait });
  const guessers = new Map<string, Lane>();

  return {
    hash: (password) => lane.run(() => hash(password, cost)),
    verify: (stored, password) => lane.run(() => verify(stored, password)),
    async verifyNothing(password) {
      await lane.run(() => verify(nobody, password));
      return false;
    },
    isOutdated(stored) {
      const made = parseOptions(stored);
      return made.memoryCost < memoryCost || made.timeCost < timeCost;
    },
    isCommon: isMostUsed,
    async oneByOne(guesser, attempt) {
      const turn = guessers.get(guesser) ?? openLane({ atOnce: 1, mayWait });
      guessers.set(guesser, turn);
      try {
        return await turn.run(attempt);
      } finally {
        if (turn.idle()) guessers.delete(guesser);
      }
    },
  };
}

/** A well-formed string that no password leads to: comparing with it costs what a real comparison costs. */
function hashOfNothing(memoryCost: number, timeCost: number): string {
  const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${zeros(16)}$${zeros(32)}`;
}
