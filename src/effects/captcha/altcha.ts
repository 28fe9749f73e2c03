/**
 * Proof of work on our own server, in ALTCHA's form: signed, bound to one form,
 * five minutes to live. A phone needs about a second. Each challenge is used up
 * by one INSERT that either finds room or does not; looking first and writing
 * afterwards would let the same solution through many times at once.
 */
import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../database/sql.ts';
import { HumanChallenge } from '../../shared/human-check.ts';
import type { Captcha } from './captcha-port.ts';

const LIFE_SECONDS = 300;
/**
 * Rounds of PBKDF2 per guess, and how many guesses it takes: bounded, so that nobody is unlucky. Few and heavy,
 * because between two guesses the page has its turn.
 */
const COST = 4000;
const GUESSES = { least: 40, most: 100 };

const Proof = z.object({
  challenge: HumanChallenge.shape.work,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** `now` is for tests. */
export function openAltcha(db: Db, secret: Buffer, now: () => Date = () => new Date()): Captcha {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const secrets = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };

  return {
    async challenge(form) {
      const work = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(GUESSES.least, GUESSES.most),
        deriveKey,
        data: { form },
        expiresAt: Math.floor(now().getTime() / 1000) + LIFE_SECONDS,
        ...secrets,
      });
      return HumanChallenge.parse({ recaptchaSiteKey: null, work });
    },
    async verify(form, proof) {
      const given = Proof.safeParse(decoded(proof));
      if (!given.success) return 'refused';
      const { challenge, solution } = given.data;
      const { verified } = await verifySolution({
        challenge: challenge as Parameters<typeof verifySolution>[0]['challenge'],
        solution: { ...solution, time: 0 },
        deriveKey,
        ...secrets,
      });
      const expires = (challenge.parameters.expiresAt ?? 0) * 1000;
      if (!verified || challenge.parameters.data?.['form'] !== form || expires <= now().getTime()) return 'refused';
      return (await spend(db, challenge.parameters.nonce, new Date(expires))) ? 'human' : 'refused';
    },
    async sweep() {
      await sql`delete from used_challenges where expires_at < now() - interval '1 hour'`.execute(db);
    },
  };
}

async function spend(db: Db, nonce: string, expires: Date): Promise<boolean> {
  const used = await sql<{ nonce: string }>`
    insert into used_challenges (nonce, expires_at) values (${nonce}, ${expires})
    on conflict do nothing returning nonce`.execute(db);
  return used.rows.length === 1;
}

function decoded(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString());
  } catch {
    return null;
  }
}
