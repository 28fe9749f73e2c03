/**
 * Who may send a form: a person who has proved to be one, or anybody as long as
 * their address stays ordinary and the site is not flooded. Our own forms always
 * bring a proof; a proof that is wrong is refused even where none was needed.
 */
import { type HumanError, type HumanForm, readHumanChallenge } from '../shared/human-check.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Deps } from './deps.ts';
import { route } from './http/route.ts';

const WINDOW_SECONDS = 600;
/** Without a proof, from one address, in ten minutes. */
const ORDINARY = { contact: 10, newsletter: 10, request: 10, review: 15 } as const satisfies Partial<
  Record<HumanForm, number>
>;
/** Without a proof, from everybody together: more is an attack. */
const FROM_EVERYBODY = 600;
/** With a proof, from one address. */
const PROVED = 60;

/** Says yes at most once for one proof; ask last, right before the work. */
export async function mayPass(
  { captcha, limits }: Pick<Deps, 'captcha' | 'limits'>,
  form: keyof typeof ORDINARY,
  proof: string | undefined,
  address: string,
): Promise<Result<true, HumanError>> {
  const retry = { retryAfterSeconds: WINDOW_SECONDS };
  if (proof !== undefined) {
    if (!(await limits.take(`${form}-proved:${address}`, PROVED, WINDOW_SECONDS)))
      return err('too_many_attempts', retry);
    const verdict = await captcha.verify(form, proof);
    if (verdict === 'human') return ok(true);
    return err(verdict === 'refused' ? 'human_check_failed' : 'human_check_needed');
  }
  const isOrdinary = await limits.take(`${form}:${address}`, ORDINARY[form], WINDOW_SECONDS);
  if (!isOrdinary) return err('human_check_needed');
  return (await limits.take(`${form}:everybody`, FROM_EVERYBODY, WINDOW_SECONDS))
    ? ok(true)
    : err('human_check_needed');
}

export const humanCheckRoutes = ({ captcha }: Pick<Deps, 'captcha'>) => [
  route(readHumanChallenge, {}, async ({ query }) => ok(await captcha.challenge(query.form))),
];
