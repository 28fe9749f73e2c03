/** What one case asks of the answer's understanding and choice: parse, destinations, conflicts, assumptions, sameness. */
import type { Answer, Assert, Context, Expectation, Interpretation, ParseExpectation, Recommendation } from './case.ts';
import { canonical, destinationOf, list, pattern, same, within } from './measures.ts';

export function faultsOfParse(
  expected: ParseExpectation,
  read: Interpretation,
  planned: readonly Recommendation[],
  { meta }: Context,
): string[] {
  const p = expected;
  const faults: string[] = [];
  if (p.destinationMode && read.destinationMode !== p.destinationMode)
    faults.push(`mode ${read.destinationMode}≠${p.destinationMode}`);
  if (p.destinationIds) {
    const got = list(read.destinations).map((each) => each?.id ?? each);
    const missing = p.destinationIds.some((id) => !got.some((each) => same(each, id, meta)));
    if (missing || got.length !== p.destinationIds.length) faults.push(`destinations ${got}`);
  }
  if (p.nights) {
    const nights = read.nights ?? Number.NaN;
    const fits = p.nights.in ? p.nights.in.includes(nights) : within(nights, p.nights.min ?? 0, p.nights.max ?? 0);
    if (!fits) faults.push(`nights ${nights}`);
    if (planned.some((rec) => rec.plan?.nights !== nights) && !p.nightsMayVary) faults.push('a plan has other nights');
  }
  const start = read.startDate ?? '';
  if (p.start && !(start >= p.start.from && start <= p.start.to)) faults.push(`start ${start}`);
  if (p.startIn && !p.startIn.includes(start)) faults.push(`start ${start}`);
  if (p.flexDays !== undefined && read.flexDays !== p.flexDays) faults.push(`flex ${read.flexDays}`);
  if (p.dateState && read.dateState !== p.dateState) faults.push(`dateState ${read.dateState}`);
  faults.push(...faultsOfParty(p, read), ...faultsOfBudget(p, read));
  const from = read.origin?.code ?? '';
  if ((p.origin && from !== p.origin) || (p.originIn && !p.originIn.includes(from)))
    faults.push(`origin ${JSON.stringify(read.origin)}`);
  faults.push(...faultsOfOthers(p, read));
  for (const key of ['diet', 'allergies', 'access'] as const) {
    const got = list(read[key]);
    if (p[key]?.some((each) => !got.includes(each))) faults.push(`${key} ${JSON.stringify(got)}`);
  }
  if (p.excludes?.some((id) => !list(read.excludes).some((each) => same(each, id, meta))))
    faults.push(`excludes ${JSON.stringify(read.excludes)}`);
  if (p.excludeTags?.some((tag) => !list(read.excludeTags).includes(tag)))
    faults.push(`excludeTags ${JSON.stringify(read.excludeTags)}`);
  if (p.pace && read.pace !== p.pace) faults.push(`pace ${read.pace}`);
  return faults;
}

/** What must be read one way or another, and what must not be read. */
function faultsOfOthers({ oneOf, not }: ParseExpectation, read: Interpretation): string[] {
  const got = (part: string) => list((read as Readonly<Record<string, unknown>>)[part]);
  const none = list(oneOf).filter(
    (group) =>
      !group.some((either) => {
        const [part = '', value] = either.split(':');
        return got(part).some((each) => each === value);
      }),
  );
  const wrong = Object.entries(not ?? {}).map(
    ([part, values]) =>
      [part, got(part).filter((each) => values.includes('*') || values.includes(String(each)))] as const,
  );
  return [
    ...none.map((group) => `none of ${group.join(', ')}`),
    ...wrong.filter(([, values]) => values.length > 0).map(([part, values]) => `${part} wrongly ${values}`),
  ];
}

function faultsOfParty({ party: expected }: ParseExpectation, { party = {} }: Interpretation): string[] {
  if (!expected) return [];
  const faults: string[] = [];
  const sorted = (ages: readonly number[]) => JSON.stringify([...ages].sort((a, b) => a - b));
  if (party.adults !== expected.adults) faults.push(`adults ${party.adults}`);
  if (sorted(list(party.children)) !== sorted(expected.children))
    faults.push(`children ${sorted(list(party.children))}`);
  if (expected.rooms && party.rooms !== expected.rooms) faults.push(`rooms ${party.rooms}`);
  if (expected.pets && party.pets !== expected.pets) faults.push(`pets ${party.pets}`);
  return faults;
}

function faultsOfBudget({ budget: expected }: ParseExpectation, { budget = {} }: Interpretation): string[] {
  if (!expected) return [];
  const tiers = expected.tierIn ?? list(expected.tier);
  if (tiers.length > 0) return tiers.includes(budget.tier ?? '') ? [] : [`tier ${budget.tier}`];
  const faults: string[] = [];
  const amounts = expected.amountIn ?? list(expected.amount);
  if (amounts.length > 0 && !amounts.includes(budget.amount ?? Number.NaN)) faults.push(`amount ${budget.amount}`);
  if (expected.currency && budget.currency !== expected.currency) faults.push(`currency ${budget.currency}`);
  if (expected.currencyIn && !expected.currencyIn.includes(budget.currency ?? ''))
    faults.push(`currency ${budget.currency}`);
  if (expected.basis && !list(expected.basis).includes(budget.basis ?? '')) faults.push(`basis ${budget.basis}`);
  if (expected.flights && !list(expected.flights).includes(budget.flights ?? ''))
    faults.push(`flights ${budget.flights}`);
  if (expected.groupTotal !== undefined) {
    const { groupTotal } = expected;
    const [low, high] = typeof groupTotal === 'number' ? [groupTotal, groupTotal] : [groupTotal.min, groupTotal.max];
    if (!within(budget.groupTotal ?? Number.NaN, low - 1, high + 1)) faults.push(`groupTotal ${budget.groupTotal}`);
  }
  return faults;
}

export function faultsOfDestinations(
  expect: NonNullable<Expectation['dest']>,
  recs: readonly Recommendation[],
  { meta }: Context,
): string[] {
  const faults: string[] = [];
  const ids = recs.map(destinationOf);
  const has = (known: readonly string[], id: string | undefined) => known.some((each) => same(id, each, meta));
  const { only, anyOf, noneOf, firstIn, coverAll, minDistinct, minShare, minWarm } = expect;
  if (only && ids.some((id) => !has(only, id))) faults.push(`only: ${ids}`);
  if (anyOf && ids.some((id) => !has(anyOf, id))) faults.push(`anyOf: ${ids}`);
  if (noneOf && ids.some((id) => has(noneOf, id))) faults.push(`noneOf: ${ids}`);
  if (firstIn && !has(firstIn, ids[0])) faults.push(`first: ${ids[0]}`);
  if (coverAll && list(only).some((known) => !ids.some((id) => same(id, known, meta)))) faults.push(`coverAll: ${ids}`);
  if (minDistinct && new Set(ids.map((id) => canonical(id, meta))).size < minDistinct)
    faults.push(`distinct destinations: ${ids}`);
  if (minShare && ids.filter((id) => has(minShare.ids, id)).length < minShare.n) faults.push(`minShare: ${ids}`);
  if (minWarm && ids.filter((id) => has(minWarm.ids, id)).length < minWarm.n) faults.push(`minWarm: ${ids}`);
  return faults;
}

/** Conflicts, assumptions, honesty, language and sameness with another case. */
export function judgeHonesty(
  expect: Expectation,
  body: Answer,
  variant: Answer | undefined,
  text: string,
  context: Context,
  assert: Assert,
): void {
  const read = body.interpretation ?? {};
  if (expect.conflict) {
    const got = list(read.conflicts).map((each) => each?.field ?? each);
    const missing = expect.conflict.filter((field) => !got.includes(field));
    assert('conflict', missing.length === 0, `not flagged: ${missing} (got ${got})`);
  }
  if (expect.assume) {
    const told = `${list(read.assumptions).join('\n')}\n${text}`;
    const words: Readonly<Record<string, string>> = {
      nights: 'nights?',
      dates: 'dates?|assum|interpret',
      currency: 'USD|EUR|GBP|\\$|€|£',
    };
    const missing = expect.assume.filter(
      (what) => !list(read.assumed).includes(what) || !pattern(words[what] ?? what).test(told),
    );
    assert('assume', missing.length === 0, `assumption not stated: ${missing}`);
  }
  const uncovered = expect.honesty?.uncovered;
  if (uncovered) {
    const admits = pattern(
      '(not|isn.t|aren.t|don.t|do not|can.t|cannot|no) [^.\\n]{0,60}(cover|catalogue|offer|plan|sell|support|arrange|have)',
    ).test(text);
    const sells = list(body.recommendations).some((rec) => pattern(`^(${uncovered})$`).test(destinationOf(rec) ?? ''));
    assert('honesty', pattern(uncovered).test(text) && admits && !sells, 'must say it is not covered');
  }
  if (expect.lang && read.language)
    assert('lang', expect.lang.includes(read.outputLanguage ?? 'en'), read.outputLanguage);
  if (expect.equiv && variant) {
    const [mine, other] = [gist(body, context), gist(variant, context)];
    assert('equiv', mine === other, `${mine} vs ${other}`);
  }
}

function gist(body: Answer, { meta }: Context): string {
  const read = body.interpretation ?? {};
  return JSON.stringify({
    d: list(read.destinations)
      .map((each) => canonical(each?.id ?? each, meta))
      .sort(),
    n: read.nights,
    s: read.startDate,
    p: [read.party?.adults, list(read.party?.children)],
    b: [read.budget?.groupTotal, read.budget?.currency],
    diet: [...list(read.diet)].sort(),
    al: [...list(read.allergies)].sort(),
  });
}
