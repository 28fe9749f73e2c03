/**
 * reCAPTCHA v3 when its keys are set. Its verdict is asked for by our server and
 * must name this form and one of our hosts. Where it does not answer, nothing
 * opens: the visitor is asked for the work of the other driver instead.
 */
import * as z from 'zod/mini';
import { askJson } from '../bounded-fetch.ts';
import type { Captcha } from './captcha-port.ts';

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
const MOST_BYTES = 16_384;
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
      const question = { method: 'POST', body: new URLSearchParams({ secret: secretKey, response }) };
      const within = { timeMs: patienceMs, mostBytes: MOST_BYTES };
      const judged = Judged.safeParse(await askJson(verifyUrl ?? VERIFY_URL, question, within)).data;
      if (!judged) return 'unavailable';
      const isHere = judged.hostname === host && judged.action === form;
      return judged.success && isHere && (judged.score ?? 0) >= LEAST_SCORE ? 'human' : 'refused';
    },
  };
}
