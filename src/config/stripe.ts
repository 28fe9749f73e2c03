/** The settings of the payment provider: what they look like, what they become, and which of them only pretend. */
import * as z from 'zod/mini';

const like = (pattern: RegExp, advice: string) => z.optional(z.string().check(z.regex(pattern, advice)));

export const stripeSettings = {
  STRIPE_SECRET_KEY: like(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY must begin with sk_ or rk_'),
  STRIPE_PUBLISHABLE_KEY: like(/^pk_(test|live)_\w+$/, 'STRIPE_PUBLISHABLE_KEY must begin with pk_'),
  STRIPE_WEBHOOK_SECRET: like(/^whsec_\S+$/, 'STRIPE_WEBHOOK_SECRET must begin with whsec_'),
  STRIPE_API_URL: like(
    /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/,
    'STRIPE_API_URL must be an address without a path, like http://127.0.0.1:12111',
  ),
};

type Given = Readonly<Partial<Record<keyof typeof stripeSettings, string | undefined>>>;

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Null: notices are not listened to; everything comes to its end without them, a little later. */
  readonly webhookSecret: string | null;
  /** Null: Stripe's own address. */
  readonly apiUrl: string | null;
}

/** Null without keys: payments are pretended. */
export function stripeOf(env: Given): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  if (!secretKey || !publishableKey) return null;
  return {
    secretKey,
    publishableKey,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    apiUrl: env.STRIPE_API_URL ?? null,
  };
}

/** A demonstration says on every page that nothing is charged, so it must not be able to. */
export function realPayments(env: Given): string[] {
  const isLive = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].some((key) => key?.includes('_live_'));
  return isLive ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be test keys unless MODE=live'] : [];
}

/** What `MODE=live` must not run with. */
export function pretendedPayments(env: Given): string[] {
  if (!env.STRIPE_SECRET_KEY) {
    return ['STRIPE_SECRET_KEY must be set in MODE=live: payments would be pretended without a payment provider'];
  }
  const isTest = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].some((key) => key?.includes('_test_'));
  return [
    isTest
      ? 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be live keys in MODE=live: test keys move no money'
      : '',
    env.STRIPE_API_URL ? 'STRIPE_API_URL must not be set in MODE=live: it leads payments away from Stripe' : '',
  ];
}
