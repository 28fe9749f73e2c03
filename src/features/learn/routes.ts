/** Guides and lessons over HTTP, and the facts in them that are due to be checked. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { staleIfError } from '../../kernel/stale-if-error.ts';
import { ok } from '../../shared/result.ts';
import { listDue, noteCheck } from './actions/fact-checks.ts';
import { findGuide, listGuides } from './actions/guides.ts';
import { findLesson, listLessonCards } from './actions/lessons.ts';
import { findOpenGuide, listOpenGuides } from './actions/open-guides.ts';
import { pocketCardPage } from './actions/pocket-card-page.ts';
import { checkFact, listDueFacts } from './contract/fact-checks.ts';
import * as contract from './contract/guides.ts';
import { listLessons, readLesson } from './contract/lessons.ts';
import { listOpenGuides as listOpenGuidesEndpoint } from './contract/open-guides.ts';
import { factErrors } from './copy/fact-checks.ts';
import { learnErrors } from './copy/learn.ts';
import { lessonErrors } from './copy/lessons.ts';
import { listChecks } from './store.ts';

export const learnRoutes = (deps: Pick<Deps, 'config' | 'db' | 'log' | 'now'>) => {
  const known = staleIfError(() => listChecks(deps.db), [], deps.log);
  const checks = async () => new Map((await known()).map((check) => [check.fact, check]));
  const guideOf = async (id: string) => {
    const ours = findGuide(id, deps, await checks());
    return ours.ok ? ours : findOpenGuide(id, deps);
  };
  return [
    route(contract.listGuides, {}, async () => ok(listGuides(await checks()))),
    route(listOpenGuidesEndpoint, {}, async ({ query: { latitude, longitude } }) =>
      ok(await listOpenGuides(deps, latitude && longitude ? { lat: Number(latitude), lon: Number(longitude) } : null)),
    ),
    route(contract.readGuide, learnErrors, async ({ params }) => guideOf(params.id)),
    route(contract.readGuideCard, learnErrors, async ({ params }) => pocketCardPage(await guideOf(params.id))),
    route(listLessons, {}, () => ok(listLessonCards())),
    route(readLesson, lessonErrors, ({ params }) => findLesson(params.id)),
    route(listDueFacts, {}, async ({ query }) => ok(await listDue(deps, query))),
    route(checkFact, factErrors, ({ operator, input }) => noteCheck(deps, operator, input)),
  ];
};
