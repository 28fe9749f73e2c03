/** The first plan of a line that is still being written, in short. It is planned as any other, and neither counted nor told to a model. */
import type { InputOf, OutputOf } from '../../../shared/endpoint.ts';
import { textsOf } from '../../../shared/read-unknown.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { planFirst, RecommendError } from '../contract/recommend.ts';
import { partyWords } from '../copy/phrasing.ts';
import { sightsOf } from '../rules/compare-plans.ts';
import { FIELDS } from '../rules/questionnaire.ts';
import { planWish, type RecommendDeps } from './plan-wish.ts';

export async function firstPlan(
  deps: RecommendDeps,
  texts: InputOf<typeof planFirst>,
  address: string,
): Promise<Result<OutputOf<typeof planFirst>, RecommendError>> {
  const planned = await planWish(deps, textsOf(FIELDS, texts), address);
  if (!planned.ok) return planned;
  const { recommendations, interpretation, warnings } = planned.value.answer;
  const [first] = interpretation.readings.length > 0 ? recommendations : [];
  const day = first?.plan.days[0];
  return ok({
    readings: interpretation.readings.map(({ part, value }) => ({ part, value })),
    unused: interpretation.unused.map(({ text }) => text),
    notes: [...warnings],
    plan:
      first && day
        ? {
            destinationId: first.destinationId,
            place: first.place,
            title: first.title,
            price: first.price,
            duration: first.duration,
            party: partyWords(first.plan.party),
            day: { area: day.area, sights: sightsOf(day) },
          }
        : null,
  });
}
