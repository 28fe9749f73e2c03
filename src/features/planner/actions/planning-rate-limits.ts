/** How often one address may ask. Ordinary wishes cost milliseconds; what costs a hundred times as much is asked for seldom by people. */
import type { Limits } from '../../../kernel/rate-limiter.ts';

/** Only floods meet this. */
const ANY = { most: 1200, perSeconds: 60 };
/** Seven full texts take a tenth of a second to read. */
const LONG = { most: 60, perSeconds: 60 };
const LONG_CHARACTERS = 2500;
/** Weeks in which every day is planned three times over and priced until it fits. */
const FAR = { most: 120, perSeconds: 60 };
const FAR_NIGHTS = 24;

export async function mayAsk(
  limits: Limits,
  what: 'plan' | 'echo',
  address: string,
  texts: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  if (!(await limits.take(`${what}:${address}`, ANY.most, ANY.perSeconds))) return false;
  const characters = Object.values(texts).reduce((sum, text = '') => sum + text.length, 0);
  return characters <= LONG_CHARACTERS || limits.take(`${what}-long:${address}`, LONG.most, LONG.perSeconds);
}

export async function mayPlan(limits: Limits, address: string, nights: number): Promise<boolean> {
  return nights <= FAR_NIGHTS || limits.take(`plan-far:${address}`, FAR.most, FAR.perSeconds);
}
