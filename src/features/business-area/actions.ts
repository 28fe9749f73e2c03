/**
 * The deps of the business area. Only wrong passwords count towards the tight
 * limit; while it is reached even the right one is refused, or guessing would
 * simply go on.
 */

import { site } from '../../../site.config.ts';
import type { Deps } from '../../kernel/deps.ts';
import { isSameSecret } from '../../kernel/secrets.ts';
import type { ErrorOf } from '../../shared/endpoint.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { pictureWords } from '../destinations/content/pictures.ts';
import { business } from './content.ts';
import type { BusinessContent, unlockBusiness } from './contract/business-area.ts';

const FAILURES = 10;
/** Right ones included. */
const ATTEMPTS = 120;
const WINDOW_SECONDS = 600;

type Opened = Result<{ unlocked: true }, ErrorOf<typeof unlockBusiness>>;

/** In turn, so that several right ones at once do not use up what is reserved for wrong ones. */
export function openGate(
  deps: Pick<Deps, 'config' | 'limits' | 'passwords'>,
  password: string,
  address: string,
): Promise<Opened> {
  return deps.passwords.oneByOne(`business:${address}`, () => attempt(deps, password, address));
}

/** Counted before it is compared: of guesses under way at once, in whatever process, ten are compared. */
async function attempt(
  { config, limits }: Pick<Deps, 'config' | 'limits' | 'passwords'>,
  password: string,
  address: string,
): Promise<Opened> {
  const mayTry = await limits.take(`business-attempt:${address}`, ATTEMPTS, WINDOW_SECONDS);
  const failure = mayTry && (await limits.reserve(`business-failure:${address}`, FAILURES, WINDOW_SECONDS));
  if (!failure) return err('too_many_attempts', { retryAfterSeconds: WINDOW_SECONDS });
  if (!isSameSecret(password, config.businessPassword)) return err('wrong_password');
  await failure.giveBack();
  return ok({ unlocked: true });
}

export function readContent(): BusinessContent {
  const { inquiry, featured } = business;
  const partners = featured.partners.map((partner) => ({ ...partner, alt: pictureWords[partner.picture] ?? '' }));
  return { ...business, inquiry: { ...inquiry, email: site.email }, featured: { ...featured, partners } };
}
