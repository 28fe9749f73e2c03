/** The thirty questionnaires as travellers wrote them: what the agent reads out of each, before any plan is made. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { FIELDS, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import file from './cases.json' with { type: 'json' };
import { type Meta, materialise, type PlannerCase } from './checker/case.ts';
import { checkCase } from './checker.ts';

const cases: readonly PlannerCase[] = file.public;
const meta: Meta = file.meta;
/** Only a plan can show these: sunbathing in January, skiing on nothing. */
const OF_THE_PLAN = ['P05', 'P08'];
const OF_THE_READING = ['parse', 'equiv', 'lang', 'conflict', 'assume', 'noHtml', 'security'];

function read(asked: PlannerCase) {
  const said = materialise(asked.input);
  const questionnaire = Object.fromEntries(FIELDS.map((field) => [field, said[field] ?? ''])) as Questionnaire;
  return readWish(questionnaire, { today: '2026-12-01', gazetteer: ownGazetteer() });
}

test.each(cases.map((each) => [each.id, each] as const))('%s is read as it was meant', (_, asked) => {
  const twin = cases.find((each) => each.id === asked.expect.equiv);
  const verdicts = checkCase(
    { ...asked, expect: { ...asked.expect, waive: ['*'] } },
    {
      status: 200,
      body: { interpretation: read(asked) },
      ...(twin ? { bodyVariant: { interpretation: read(twin) } } : {}),
    },
    { meta, cat: null },
  );
  const ours = verdicts.filter(({ a }) => OF_THE_READING.includes(a));
  const failed = ours.filter(({ a, ok }) => !ok && !(a === 'conflict' && OF_THE_PLAN.includes(asked.id)));
  expect(failed).toEqual([]);
});
