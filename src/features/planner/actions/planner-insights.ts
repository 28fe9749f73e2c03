/** Learning from use without keeping what was written, or who wrote it. */
import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { calendarDay, plusDays } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import {
  ANSWER_KINDS,
  type AnswerKind,
  type ForgetWordError,
  PLAN_STEPS,
  type PlanStep,
  type PlanStepError,
} from '../contract/planner-insights.ts';
import { answerKindOf, type CountedAnswer, unusedWordsOf } from '../rules/planner-insights.ts';
import * as store from '../store/planner-insights.ts';

const STEPS = { most: 240, perSeconds: 3600 };
const MOST_WORDS = 500;
const SHOWN_DAYS = 30;
const KEPT_DAYS = { sightings: 60, words: 180, steps: 400 };

type UsageDeps = Pick<Deps, 'db' | 'limits' | 'log' | 'now'>;

const wordHash = ({ limits }: UsageDeps, word: string) => limits.hidden(`unused:${word}`);

/** Never in the way of the answer: a count that cannot be written is one less. */
export async function countAnswer(
  deps: UsageDeps,
  answer: CountedAnswer,
  step: PlanStep,
  address: string,
): Promise<void> {
  try {
    const day = calendarDay(deps.now());
    await store.addStep(deps.db, day, step, answerKindOf(answer));
    const words = unusedWordsOf(answer.interpretation.unused);
    // The visitor is hidden together with the word: two words of one visitor cannot be told to be so.
    const seen = words.map((word) => ({
      word,
      wordHash: wordHash(deps, word),
      visitorHash: deps.limits.hidden(`unused:${word}:${address}`),
    }));
    await store.addSightings(deps.db, seen, day);
  } catch (fault) {
    deps.log.warn({ err: fault }, 'the use of an answer was not counted');
  }
}

export async function countStep(
  deps: UsageDeps,
  { step, answer }: { readonly step: PlanStep; readonly answer: AnswerKind },
  address: string,
): Promise<Result<Record<string, never>, PlanStepError>> {
  if (!(await deps.limits.take(`plan-step:${address}`, STEPS.most, STEPS.perSeconds))) return err('too_many_requests');
  await store.addStep(deps.db, calendarDay(deps.now()), step, answer);
  return ok({});
}

export async function listUsage({ db, now }: UsageDeps) {
  const counted = await store.countSteps(db, plusDays(calendarDay(now()), -SHOWN_DAYS));
  const countOf = (answer: AnswerKind, step: PlanStep) =>
    counted.find((each) => each.answer === answer && each.step === step)?.count ?? 0;
  return {
    words: await store.listUnusedWords(db, MOST_WORDS),
    steps: ANSWER_KINDS.map((answer) => ({
      answer,
      counts: Object.fromEntries(PLAN_STEPS.map((step) => [step, countOf(answer, step)])) as Record<PlanStep, number>,
    })),
  };
}

export async function forgetWord(
  deps: UsageDeps,
  operator: Operator,
  word: string,
): Promise<Result<Record<string, never>, ForgetWordError>> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await store.deleteUnusedWord(tx, word, wordHash(deps, word)))) return err('no_such_word');
    await audit(tx, { operator, action: 'unused-word.forget', subject: `unused-word:${word}` });
    return ok({});
  });
}

export async function forgetOldUsage({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => plusDays(calendarDay(now()), -days);
  await store.deleteOldUsage(db, {
    sightings: before(KEPT_DAYS.sightings),
    words: before(KEPT_DAYS.words),
    steps: before(KEPT_DAYS.steps),
  });
}
