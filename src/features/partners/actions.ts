/**
 * The gate of the business area. Only wrong passwords count towards the tight
 * limit; while it is reached even the right one is refused, or guessing would
 * simply go on.
 */
import { business } from '../../../content/business.ts';
import { site } from '../../../site.config.ts';
import type { Deps } from '../../server/deps.ts';
import { isSameSecret } from '../../server/secrets.ts';
import type { ErrorOf } from '../../shared/endpoint.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { BusinessContent, unlockBusiness } from './contract.ts';

const FAILURES = 10;
/** Bounds how many guesses may be in flight before the first failure is counted. */
const ATTEMPTS = 120;
const WINDOW_SECONDS = 600;

export async function openGate(
  { config, limits }: Pick<Deps, 'config' | 'limits'>,
  password: string,
  address: string,
): Promise<Result<{ unlocked: true }, ErrorOf<typeof unlockBusiness>>> {
  const failures = `business-failure:${address}`;
  const mayTry =
    (await limits.take(`business-attempt:${address}`, ATTEMPTS, WINDOW_SECONDS)) &&
    (await limits.peek(failures, FAILURES, WINDOW_SECONDS));
  if (!mayTry) return err('too_many_attempts', { retryAfterSeconds: WINDOW_SECONDS });
  if (isSameSecret(password, config.businessPassword)) return ok({ unlocked: true });

  const counted = await limits.take(failures, FAILURES, WINDOW_SECONDS);
  return counted ? err('wrong_password') : err('too_many_attempts', { retryAfterSeconds: WINDOW_SECONDS });
}

export function readContent(): BusinessContent {
  return { ...business, inquiry: { ...business.inquiry, email: site.email } };
}
