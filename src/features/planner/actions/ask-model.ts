/**
 * A better answer than the built-in one, where a model is configured: it is asked
 * three questions, each of which may fail alone, and everything it says goes
 * through the same pipeline and the same rules. Whatever happens an answer comes
 * out, at the latest when the talk's time is over.
 */
import { createHash } from 'node:crypto';
import type { Conversation, ModelAnswer, ModelFault, ModelQuestion } from '../../../effects/model/model-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { DAY_MS } from '../../../shared/dates.ts';
import { err, type Result } from '../../../shared/result.ts';
import { wordList } from '../../../shared/word-list.ts';
import { catalogue } from '../../destinations/actions.ts';
import type { OwnCatalogue } from '../../destinations/rules/catalogue.ts';
import type { Recommendations } from '../contract/recommend.ts';
import { chooseQuestion } from '../prompt/choose-places.ts';
import { tellQuestion } from '../prompt/tell-plans.ts';
import { understandQuestion } from '../prompt/understand-texts.ts';
import { enriched, finished, type Replanned, type Retold, replanned, retold } from '../rules/enrich/enrich-answer.ts';
import { type ModelContribution, NO_CONTRIBUTION } from '../rules/enrich/model-contribution.ts';
import type { ModelProse } from '../rules/enrich/model-prose.ts';
import { findContribution, keepContribution } from '../store/model-answers.ts';
import type { Planned } from './plan-wish.ts';

/** For one address; the day's money holds for everybody together. */
const ASKS = { most: 40, perSeconds: 3600 };
const MOST_REPAIRS = 2;
/** Of the questions and the rules behind them: what was said to older ones is not used any more. */
const EDITION = 2;
/** Whoever cannot answer two questions in the shape that was asked for will not answer the third. */
const MOST_MISSES = 2;
/** After these there is no point in asking on: nobody is there, or nobody may be asked. */
const FINAL: readonly ModelFault[] = wordList('key name busy down late oversize budget resting crowded cancelled');

/** One answer at most: the better one, or the built-in one with the reason why there is none. */
export async function* betterAnswers(
  deps: Pick<Deps, 'db' | 'now' | 'model' | 'limits'>,
  planned: Planned,
  { address, signal }: { readonly address: string; readonly signal: AbortSignal },
): AsyncGenerator<Recommendations> {
  if (deps.model.name === null) return;
  const kept = await keptBetter(deps, planned);
  if (kept) {
    yield kept;
    return;
  }
  const { contribution, plans, fault } = await contributionOf(deps, planned, address, signal);
  if (signal.aborted) return;
  // What came of a fault today may go well in a minute.
  if (fault === null) {
    await keepContribution(deps.db, keyOf(deps, planned), contribution, new Date(deps.now().getTime() + DAY_MS));
  }
  const better = finished(planned.answer, plans, contribution, planned.asked);
  yield fault === null ? better : { ...better, engine: { ...better.engine, fallbackReason: fault } };
}

/** The better answer that was given before to the same wish; never asks anybody. */
export async function keptBetter(
  deps: Pick<Deps, 'db' | 'now' | 'model'>,
  planned: Planned,
): Promise<Recommendations | null> {
  if (deps.model.name === null) return null;
  const contribution = await findContribution(deps.db, keyOf(deps, planned), deps.now());
  return contribution && enriched(planned.answer, contribution, planned.asked);
}

interface Contributed {
  readonly contribution: ModelContribution;
  /** With its reading and its choice laid on. */
  readonly plans: Replanned;
  /** What ended it early. */
  readonly fault: ModelFault | null;
}

async function contributionOf(
  deps: Pick<Deps, 'db' | 'now' | 'model' | 'limits'>,
  planned: Planned,
  address: string,
  signal: AbortSignal,
): Promise<Contributed> {
  const nothing = (fault: ModelFault): Contributed => ({
    contribution: NO_CONTRIBUTION,
    plans: { answer: planned.answer, hooks: [], unused: planned.asked.unused },
    fault,
  });
  if (!(await deps.limits.take(`model:${address}`, ASKS.most, ASKS.perSeconds))) return nothing('crowded');
  const talk = deps.model.talk(signal);
  if (!talk.ok) return nothing(talk.error);
  try {
    return await conversation(talk.value, planned);
  } finally {
    talk.value.end();
  }
}

async function conversation(talk: Conversation, { answer, asked }: Planned): Promise<Contributed> {
  let contribution = NO_CONTRIBUTION;
  let fault: ModelFault | null = null;
  let misses = 0;
  const isOver = () => misses >= MOST_MISSES || (fault !== null && FINAL.includes(fault));
  let plans: Replanned = { answer, hooks: [], unused: asked.unused };
  const ask = async <T>(question: ModelQuestion<T>): Promise<ModelAnswer<T> | null> => {
    const said: Result<ModelAnswer<T>, ModelFault> = fault && isOver() ? err(fault) : await talk.ask(question);
    if (!said.ok) {
      fault = said.error;
      misses++;
      return null;
    }
    contribution = {
      ...contribution,
      sources: [...contribution.sources, ...said.value.sources.filter(isShort)].slice(0, 20),
    };
    return said.value;
  };

  const understood = await ask(understandQuestion(asked));
  if (understood) {
    contribution = { ...contribution, patch: understood.value };
    plans = replanned(answer, contribution, asked);
  }
  const chosen = await ask(chooseQuestion(plans.answer, asked));
  if (chosen) {
    contribution = { ...contribution, choice: chosen.value };
    plans = replanned(answer, contribution, asked);
  }

  let problems: readonly Retold[] = [];
  for (let round = 0; round <= MOST_REPAIRS; round++) {
    const told = await ask(tellQuestion(plans.answer, asked, problems));
    if (told) contribution = { ...contribution, prose: laidOver(contribution.prose, told.value) };
    else if (isOver()) break;
    problems = contribution.prose ? untold(retold(plans.answer, contribution.prose, asked.world)) : [];
    if (told && problems.length === 0) break;
  }
  return { contribution, plans, fault };
}

const isShort = (address: string) => address.length <= 400;
const untold = (list: readonly Retold[]) =>
  list.filter(({ isTold, recommendation }) => !isTold && recommendation.packageId === undefined);

/** Trips told anew take the place of what was said of them before. */
function laidOver(before: ModelProse | null, later: ModelProse): ModelProse {
  const fresh = new Set(later.trips.map(({ trip }) => trip));
  return { trips: [...(before?.trips ?? []).filter(({ trip }) => !fresh.has(trip)), ...later.trips].slice(0, 8) };
}

/** The wish as written and as understood, the catalogue, the packages on sale, the day and the model. */
function keyOf({ model }: Pick<Deps, 'model'>, { asked }: Planned): string {
  const { texts, reading, extras, world, today } = asked;
  const packages = world.packages.map(({ id, price, availableSpots }) => [id, price, availableSpots]);
  const parts = [
    EDITION,
    model.name,
    editionOf(catalogue()),
    world.openEdition,
    today,
    extras,
    texts,
    reading,
    packages,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const editions = new WeakMap<object, string>();

/** Names the state of our catalogue: what it knows of places. */
function editionOf(catalogue: OwnCatalogue): string {
  const known = editions.get(catalogue);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const { cities } of catalogue.destinations)
    for (const { sights, tables } of cities) hash.update(JSON.stringify([sights, tables]));
  const edition = hash.digest('base64url').slice(0, 16);
  editions.set(catalogue, edition);
  return edition;
}
