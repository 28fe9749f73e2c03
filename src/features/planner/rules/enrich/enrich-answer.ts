/**
 * One answer made better by what a model contributed, on the very pipeline that
 * made the first one. Each contribution is laid on alone and kept only where the
 * answer stays at least as good: as many plans, no check failed, nothing over a
 * budget that was kept before. What is left out, the answer is whole without.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Answer, Hook, PlannedTrip } from '../answer.ts';
import { sourcesOf } from '../explain/citations.ts';
import type { Questionnaire } from '../questionnaire.ts';
import type { Reading } from '../reading.ts';
import { type Extras, recommend } from '../recommend.ts';
import type { World } from '../world.ts';
import { leaningOf, type ModelChoice } from './model-choice.ts';
import { citationsWith } from './model-citations.ts';
import type { ModelContribution } from './model-contribution.ts';
import { lintProse, type ModelProse, type ProseFault } from './model-prose.ts';
import { withModelReading } from './model-reading.ts';

export interface Asked {
  /** As our own grammar understood it. */
  readonly reading: Reading;
  readonly texts: Questionnaire;
  /** What of the texts it could not use. */
  readonly unused: Reading['unused'];
  readonly extras: Extras;
  readonly world: World;
  readonly today: CalendarDay;
  /** For a change: what differs now from what was before it. `unused`: what of the sentence is still of no use. */
  readonly changed?: (after: Answer, unused: Reading['unused']) => string[];
}

/** The letters by which a model speaks of the plans. */
const LETTERS = 'ABCDEF';
const LEAST_LEAD = 60;
/** Three lines of a card on a phone, which it keeps free whatever it says first. */
const LEAD_ROOM = 120;

export function tripsOf({ recommendations }: Answer): { letter: string; recommendation: PlannedTrip }[] {
  return recommendations.flatMap((recommendation, i) => {
    const letter = LETTERS[i];
    return letter === undefined ? [] : [{ letter, recommendation }];
  });
}

export function placesOf({ plan }: PlannedTrip, { catalogue }: World): ReadonlyMap<string, Place> {
  return new Map(
    plan.days.flatMap(({ items }) =>
      items.flatMap(({ placeId }) => {
        const place = placeId === undefined ? undefined : catalogue.place.get(placeId);
        return place ? [[place.id, place] as const] : [];
      }),
    ),
  );
}

/** The plans with as much of the reading and the choice as holds. */
export interface Replanned {
  readonly answer: Answer;
  readonly hooks: readonly Hook[];
  /** What of the texts is still of no use. */
  readonly unused: Reading['unused'];
}

export function replanned(
  before: Answer,
  { patch, choice }: Pick<ModelContribution, 'patch' | 'choice'>,
  asked: Asked,
): Replanned {
  const hooks: Hook[] = [];
  let answer = before;
  const read = patch && withModelReading(asked.reading, patch, { ...asked, isChange: asked.changed !== undefined });
  let { reading, unused } = asked;
  if (read && JSON.stringify(read.reading) !== JSON.stringify(asked.reading)) {
    const better = recommend(read.reading, asked.world, asked.extras);
    if (isAsGood(better, answer)) {
      [answer, reading, unused] = [better, read.reading, read.unused];
      hooks.push('reading');
    }
  }
  const chosen = withChoice(answer, reading, { choice, destinations: read?.destinations ?? [] }, asked);
  return chosen ? { answer: chosen, hooks: [...hooks, 'choice'], unused } : { answer, hooks, unused };
}

/** The finished answer: told in the model's sentences as far as they hold, with its sources beside ours. */
export function finished(
  before: Answer,
  plans: Replanned,
  { prose, sources }: Pick<ModelContribution, 'prose' | 'sources'>,
  asked: Asked,
): Answer {
  const told = prose ? retold(plans.answer, prose, asked.world) : [];
  const isTold = told.some((each) => each.isTold);
  const hooks: readonly Hook[] = isTold ? [...plans.hooks, 'words'] : plans.hooks;
  if (hooks.length === 0 && sources.length === 0) return before;
  const { answer, unused } = plans;
  const usedAfterAll = asked.unused.length - unused.length;
  const citations = citationsWith(answer.citations, sources, authoritiesOf(asked.world));
  return {
    ...answer,
    ...(isTold && { recommendations: told.map(({ recommendation }) => recommendation) }),
    ...(asked.changed && { changed: asked.changed(answer, unused) }),
    citations,
    sources: sourcesOf(citations, asked.world.catalogue),
    engine: {
      ...answer.engine,
      ...(hooks.length > 0 && { enriched: hooks }),
      ...(usedAfterAll > 0 && { usedAfterAll }),
    },
  };
}

/** The answer with as much of the contribution as holds; hooks that changed nothing are not counted. */
export function enriched(before: Answer, contribution: ModelContribution, asked: Asked): Answer {
  return finished(before, replanned(before, contribution, asked), contribution, asked);
}

function withChoice(
  answer: Answer,
  reading: Reading,
  { choice, destinations }: { readonly choice: ModelChoice | null; readonly destinations: readonly string[] },
  { world, extras }: Asked,
): Answer | null {
  const ours = destinations.filter((id) => world.catalogue.destination.has(id) && !reading.excludes.includes(id));
  const among = new Set([
    ...answer.recommendations.flatMap(({ plan }) => plan.segments.map(({ destinationId }) => destinationId)),
    ...ours,
  ]);
  const leaning = leaningOf(choice, ours, among, world.catalogue);
  if (leaning.destinations.length === 0 && Object.keys(leaning.places).length === 0) return null;
  const better = recommend({ ...reading, leaning }, world, extras);
  if (samePlans(better, answer) || !isAsGood(better, answer)) return null;
  return { ...better, interpretation: answer.interpretation };
}

function samePlans(a: Answer, b: Answer): boolean {
  const plans = ({ recommendations }: Answer) => JSON.stringify(recommendations.map(({ plan }) => plan));
  return plans(a) === plans(b);
}

/** As many plans, none with a failed check, and whatever kept to the budget still does. */
function isAsGood(after: Answer, before: Answer): boolean {
  const { recommendations: now } = after;
  const over = ({ recommendations }: Answer) =>
    recommendations.filter(({ plan }) => plan.cost.verdict === 'over').length;
  return (
    now.length >= Math.min(3, before.recommendations.length) &&
    now.every(({ checks }) => checks.every(({ result }) => result !== 'failed')) &&
    over(after) <= over(before) &&
    after.warnings.length <= before.warnings.length + 1
  );
}

export interface Retold {
  readonly recommendation: PlannedTrip;
  readonly letter: string;
  readonly isTold: boolean;
  /** What keeps it from being told in the model's words. */
  readonly faults: readonly ProseFault[];
}

/** Each plan with a lead and an opening paragraph in the model's sentences, as far as they hold. A package speaks for itself. */
export function retold(answer: Answer, prose: ModelProse, world: World): Retold[] {
  return tripsOf(answer).map(({ letter, recommendation }) => {
    const said = prose.trips.find(({ trip }) => trip === letter);
    if (!said || recommendation.packageId !== undefined)
      return {
        recommendation,
        letter,
        isTold: false,
        faults: recommendation.packageId === undefined ? ['missing'] : [],
      };
    const places = placesOf(recommendation, world);
    const [lead, why] = [lintProse(said.lead, places), lintProse(said.why, places)];
    const faults = [...new Set([...lead.faults, ...why.faults])];
    // Not longer than what it takes the place of: then no card grows under the eyes of its reader.
    const description = fitting(
      lead.sentences.slice(0, MOST_LEAD),
      Math.max(LEAD_ROOM, recommendation.description.length),
    );
    if (description.length < LEAST_LEAD || !namesOne(description, places))
      return { recommendation, letter, isTold: false, faults: faults.length > 0 ? faults : ['length'] };
    const opening = why.sentences.slice(0, MOST_WHY).join(' ');
    const fullAIResponse = opening ? `${opening}\n\n${recommendation.fullAIResponse}` : recommendation.fullAIResponse;
    return { recommendation: { ...recommendation, description, fullAIResponse }, letter, isTold: true, faults };
  });
}

function namesOne(text: string, places: ReadonlyMap<string, Place>): boolean {
  return [...places.values()].some(({ name }) => text.includes(name));
}

function fitting(sentences: readonly string[], most: number): string {
  return sentences.reduce((text, sentence) => {
    const longer = text ? `${text} ${sentence}` : sentence;
    return longer.length <= most ? longer : text;
  }, '');
}

const MOST_LEAD = 3;
const MOST_WHY = 6;

function authoritiesOf({ catalogue }: World): Set<string> {
  return new Set(
    catalogue.destinations.flatMap(({ facts }) =>
      [...(facts.climate ? [facts.climate.source] : []), ...facts.authorities].flatMap(({ url }) =>
        URL.canParse(url) ? [new URL(url).hostname.replace(/^www\./, '')] : [],
      ),
    ),
  );
}
