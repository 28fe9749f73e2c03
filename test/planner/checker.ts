/** Judges one answer of the trip agent against one questionnaire: every assertion with its verdict and, where it fails, why. */
import { judgeForm, judgePlans, shownStrings } from './checker/always.ts';
import { faultsOfDestinations, faultsOfParse, judgeHonesty } from './checker/asked.ts';
import type { Assertion, Context, Expectation, Observation, PlannerCase } from './checker/case.ts';
import { list, pattern, textOfAnswer } from './checker/measures.ts';
import { judgeMoney, judgePeople, judgeTrips, judgeWords } from './checker/wanted.ts';

/** These prove nothing when there is no plan to look at. */
const NEED_A_PLAN = new Set([
  'budget',
  'plausible',
  'family',
  'diet',
  'access',
  'day',
  'shabbat',
  'packages',
  'multi',
  'edges',
]);

export function checkCase(asked: PlannerCase, observed: Observation, context: Context): readonly Assertion[] {
  const verdicts: Assertion[] = [];
  let planless = false;
  const assert = (name: string, ok: boolean, why: unknown = '') => {
    const proven = ok && !(planless && NEED_A_PLAN.has(name));
    const reason = ok && !proven ? 'no plan to check' : String(why);
    verdicts.push({ a: name, ok: proven, why: proven ? '' : reason.slice(0, 300) });
  };
  let expect: Expectation = asked.expect;
  const waive = new Set(list(expect.waive));
  const waived = (what: string) => waive.has('*') || waive.has(what);

  assert('status', expect.status.includes(observed.status), `got ${observed.status}`);
  const body = observed.body ?? {};
  if (observed.status !== 200) {
    const said = body !== null && typeof body === 'object' && typeof (body.message ?? body.error) === 'string';
    if (expect.errorJson) assert('errorJson', said, 'error body is not JSON with a message');
    return verdicts;
  }
  if (expect.ifOk) expect = { ...expect, ...expect.ifOk };

  const { ms } = observed;
  if (ms !== undefined) assert('latency', ms <= (expect.maxMs ?? context.meta.global.maxMs), `${ms} ms`);
  judgeForm(observed, context, assert, waived);
  const recs = list(body.recommendations);
  const planned = recs.filter((rec) => rec.plan);
  planless = planned.length === 0;
  judgePlans(expect, body, context, assert, waived);

  const text = textOfAnswer(body);
  if (expect.parse) {
    const faults = faultsOfParse(expect.parse, body.interpretation ?? {}, planned, context);
    assert('parse', faults.length === 0, faults.join('; '));
  }
  if (expect.dest) {
    const faults = faultsOfDestinations(expect.dest, recs, context);
    assert('dest', faults.length === 0, faults.join('; '));
  }
  const around = { expect, recs, planned, text, context, assert };
  judgeMoney(around);
  judgePeople(around);
  judgeWords(around);
  judgeHonesty(expect, body, observed.bodyVariant, text, context, assert);
  if (expect.security) {
    const leaked = expect.security.canaries.filter((canary) => pattern(canary).test(shownStrings(body)));
    assert('security', leaked.length === 0, leaked.join('; '));
  }
  judgeTrips(around);
  return verdicts;
}
