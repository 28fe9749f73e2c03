/** The trip agent over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { betterAnswers } from './actions/ask-model.ts';
import { firstPlan } from './actions/first-plan.ts';
import { planWish, prepareAgent } from './actions/plan-wish.ts';
import { countAnswer, countStep, forgetWord, listUsage } from './actions/planner-insights.ts';
import { readUnfinished } from './actions/read-unfinished-wishes.ts';
import { readPlanCalendar, readSharedPlan, sharePlan } from './actions/share-plan.ts';
import * as usage from './contract/planner-insights.ts';
import { planFirst, readWishes, recommendTrips } from './contract/recommend.ts';
import * as share from './contract/share.ts';
import { usageErrors } from './copy/planner-insights.ts';
import { noAnswerCopy } from './copy/recommend-errors.ts';
import { sharingErrors } from './copy/sharing-errors.ts';

export function plannerRoutes(deps: Deps) {
  prepareAgent();
  return [
    route(recommendTrips, noAnswerCopy.errors, async ({ input, client, follow }) => {
      const planned = await planWish(deps, input, client.address);
      if (!planned.ok) return planned;
      const { answer } = planned.value;
      void countAnswer(deps, answer, input.change === undefined ? 'answered' : 'changed', client.address);
      if (deps.model.name !== null)
        follow?.((signal) => betterAnswers(deps, planned.value, { address: client.address, signal }));
      return ok(answer);
    }),
    route(readWishes, noAnswerCopy.errors, ({ input, client }) => readUnfinished(deps, input, client.address)),
    route(planFirst, noAnswerCopy.errors, ({ input, client }) => firstPlan(deps, input, client.address)),
    route(share.sharePlan, sharingErrors, ({ input, client }) => sharePlan(deps, input, client.address)),
    route(usage.countPlanStep, usageErrors, ({ input, client }) => countStep(deps, input, client.address)),
    route(usage.listUsage, {}, async () => ok(await listUsage(deps))),
    route(usage.forgetUnusedWord, usageErrors, ({ input, operator }) => forgetWord(deps, operator, input.word)),
    route(share.readSharedPlan, sharingErrors, ({ params }) => readSharedPlan(deps, params.token)),
    route(share.planCalendar, sharingErrors, ({ params }) => readPlanCalendar(deps, params.token)),
  ];
}
