/**
 * Sharing a plan: the wish is planned anew here and one of its answers kept
 * under a link, so that nobody can publish a text of their own in our name. The
 * answer to one wish is always the same, therefore it is the plan that was seen.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { isLinkToken, linkTokenHash, newLinkToken } from '../../../kernel/link-token.ts';
import { calendarDay, DAY_MS, longDate } from '../../../shared/dates.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findDestination } from '../../destinations/actions.ts';
import type { SavedCard } from '../../saved/contract.ts';
import { Reading } from '../contract/reading.ts';
import type { Recommendation, Recommendations, RecommendError, Wish } from '../contract/recommend.ts';
import type { PlanToShare, SharedPlanError, SharePlanError } from '../contract/share.ts';
import { answerKindOf } from '../rules/planner-insights.ts';
import { addStep } from '../store/planner-insights.ts';
import { findSharedPlan, findSharedPlans, insertSharedPlan } from '../store/shared-plans.ts';
import { keptBetter } from './ask-model.ts';
import { planCalendar } from './plan-calendar.ts';
import { planWish, type RecommendDeps } from './plan-wish.ts';

const LINKS = { most: 60, perSeconds: 3600 };
const KEPT_DAYS = 365;

export async function sharePlan(
  deps: RecommendDeps & Pick<Deps, 'now'>,
  { recommendationId, changes, improved, ...wish }: PlanToShare,
  address: string,
): Promise<Result<{ token: string }, SharePlanError>> {
  if (!(await deps.limits.take(`plan-link:${address}`, LINKS.most, LINKS.perSeconds))) return err('too_many_requests');
  const answer = await planAgain(deps, wish, { changes, improved }, address);
  if (!answer.ok) return answer;
  const chosen = answer.value.recommendations.find(({ id }) => id === recommendationId);
  if (!chosen) return err('no_such_recommendation');

  const token = newLinkToken();
  const now = deps.now();
  await addStep(deps.db, calendarDay(now), 'shared', answerKindOf(answer.value));
  const until = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  await insertSharedPlan(deps.db, linkTokenHash(token), chosen, { now, until });
  return ok({ token });
}

/** The answer to a wish after its changes, each planned from the reading before it, as the visitor saw them. */
async function planAgain(
  deps: RecommendDeps,
  wish: Wish,
  { changes, improved }: Pick<PlanToShare, 'changes' | 'improved'>,
  address: string,
): Promise<Result<Recommendations, RecommendError>> {
  const shownAfter = async (asked: Wish, step: number): Promise<Result<Recommendations, RecommendError>> => {
    const planned = await planWish(deps, asked, address);
    if (!planned.ok) return planned;
    const better = improved.includes(step) ? await keptBetter(deps, planned.value) : null;
    return ok(better ?? planned.value.answer);
  };
  let answer = await shownAfter(wish, 0);
  for (const [i, change] of changes.entries()) {
    if (!answer.ok) return answer;
    // In the shape in which it comes back from a browser.
    const previous = Reading.parse(answer.value.interpretation);
    answer = await shownAfter({ ...wish, previous, change }, i + 1);
  }
  return answer;
}

export async function readSharedPlan(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Result<Recommendation, SharedPlanError>> {
  const plan = isLinkToken(token) ? await findSharedPlan(db, linkTokenHash(token), now()) : null;
  return plan ? ok(plan) : err('no_such_plan');
}

/** As they stand in a list of what was saved, by their tokens. */
export async function planCards(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tokens: readonly string[],
): Promise<Map<string, Omit<SavedCard, 'item'>>> {
  const cards = new Map<string, Omit<SavedCard, 'item'>>();
  const plans = await findSharedPlans(db, tokens.filter(isLinkToken).map(linkTokenHash), now());
  for (const token of tokens) {
    const found = plans.get(linkTokenHash(token));
    if (!found) continue;
    const { title, place, duration, price, plan, destinationId } = found;
    const known = findDestination(destinationId);
    cards.set(token, {
      name: title,
      line: `${place} · ${duration} · ${longDate(plan.startDate)} · ${price}`,
      href: `/plans/${token}`,
      picture: known ? { id: known.image, alt: known.alt } : null,
    });
  }
  return cards;
}

export async function readPlanCalendar(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  token: string,
): Promise<Result<FileAnswer, SharedPlanError>> {
  const plan = await readSharedPlan(deps, token);
  if (!plan.ok) return plan;
  const url = `${deps.config.publicUrl}/plans/${token}`;
  return ok({
    name: `${plan.value.destinationId}-${plan.value.plan.startDate}.ics`,
    bytes: new TextEncoder().encode(
      planCalendar(plan.value, { url, id: linkTokenHash(token).slice(0, 32), now: deps.now() }),
    ),
  });
}
