/** The trip agent over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { betterAnswers } from './actions/better.ts';
import { readUnfinished } from './actions/read-wishes.ts';
import { planWish, prepareAgent } from './actions/recommend.ts';
import { readPlanCalendar, readSharedPlan, sharePlan } from './actions/share-plan.ts';
import { readWishes, recommendTrips } from './contract/recommend.ts';
import * as share from './contract/share.ts';
import { answerCopy } from './copy/answer.ts';
import { sharingErrors } from './copy/errors.ts';

export function plannerRoutes(deps: Deps) {
  prepareAgent();
  return [
    route(recommendTrips, answerCopy.errors, async ({ input, client, follow }) => {
      const planned = await planWish(deps, input, client.address);
      if (!planned.ok) return planned;
      if (deps.model.name !== null)
        follow?.((signal) => betterAnswers(deps, planned.value, { address: client.address, signal }));
      return ok(planned.value.answer);
    }),
    route(readWishes, answerCopy.errors, ({ input, client }) => readUnfinished(deps, input, client.address)),
    route(share.sharePlan, sharingErrors, ({ input, client }) => sharePlan(deps, input, client.address)),
    route(share.readSharedPlan, sharingErrors, ({ params }) => readSharedPlan(deps, params.token)),
    route(share.planCalendar, sharingErrors, ({ params }) => readPlanCalendar(deps, params.token)),
  ];
}
