/**
 * The human check of our forms over the wire. A form asks for a challenge, works
 * on it, and sends what it found as `humanProof` beside its fields.
 */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const HUMAN_FORMS = ['contact', 'newsletter', 'request', 'review', 'register', 'login', 'booking'] as const;
export const HumanForm = z.enum(HUMAN_FORMS, 'There is no such form');
export type HumanForm = z.infer<typeof HumanForm>;

export const HumanChallenge = z.object({
  /** Whose key the notice names; null asks for the work of `work` alone. */
  recaptchaSiteKey: z.nullable(z.string()),
  /** An ALTCHA challenge: find the counter. Always there, also for when reCAPTCHA does not answer. */
  work: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.optional(z.string()),
      expiresAt: z.optional(z.number()),
      data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    }),
    signature: z.string(),
  }),
});
export type HumanChallenge = z.infer<typeof HumanChallenge>;

/** A field of every form's body; who stays ordinary may leave it out. */
export const HumanProof = z.optional(
  z.string('The proof must be text').check(z.maxLength(8192, 'The proof is too long')),
);

export const readHumanChallenge = endpoint('GET /api/human-check', {
  who: 'anyone',
  summary: 'A challenge for one form, to be sent back solved',
  query: z.object({ form: HumanForm }),
  output: HumanChallenge,
});

/** Errors of every form that takes a proof. */
export const HUMAN_ERRORS = { human_check_needed: 403, human_check_failed: 403, too_many_attempts: 429 } as const;
export type HumanError = keyof typeof HUMAN_ERRORS;
