/**
 * reCAPTCHA v3 when its keys are set. Its verdict is asked for by our server and
 * must name this form and one of our hosts. Where it does not answer, nothing
 * opens: the visitor is asked for the work of the other driver instead.
 */
import * as z from 'zod/mini';
import type { Captcha } from './port.ts';

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secretKey: string;
  /** Our own host: a token made on another site is worth nothing here. */
  readonly host: string;
  readonly work: Captcha;
  /** Null asks Google. */
  readonly verifyUrl?: string | null;
  readonly patienceMs?: number;
}

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const LEAST_SCORE = 0.5;
const RECAPTCHA_PREFIX = 'recaptcha:';

const Judged = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  score: z.optional(z.number()),
});

export function openRecaptcha(options: RecaptchaOptions): Captcha {
  const { siteKey, secretKey, host, work, verifyUrl, patienceMs = 3000 } = options;
  return {
    ...work,
    challenge: async (form) => ({ ...(await work.challenge(form)), recaptchaSiteKey: siteKey }),
    async verify(form, proof) {
      if (!proof.startsWith(RECAPTCHA_PREFIX)) return work.verify(form, proof);
      const response = proof.slice(RECAPTCHA_PREFIX.length);
      try {
        const answer = await fetch(verifyUrl ?? VERIFY_URL, {
          method: 'POST',
          body: new URLSearchParams({ secret: secretKey, response }),
          signal: AbortSignal.timeout(patienceMs),
          redirect: 'error',
        });
        const judged = Judged.parse(await answer.json());
        const isHere = judged.hostname === host && judged.action === form;
        return judged.success && isHere && (judged.score ?? 0) >= LEAST_SCORE ? 'human' : 'refused';
      } catch {
        return 'unavailable';
      }
    },
  };
}
