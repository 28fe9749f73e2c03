/** Guides and lessons over HTTP. */
import type { Deps } from '../../server/deps.ts';
import { route } from '../../server/http.ts';
import { ok } from '../../shared/result.ts';
import { guideCard } from './actions/guide-card.ts';
import { findGuide, listGuides } from './actions/guides.ts';
import { findLesson, listLessonCards } from './actions/lessons.ts';
import * as contract from './contract/guides.ts';
import { listLessons, readLesson } from './contract/lessons.ts';
import { learnErrors } from './copy/guides.ts';
import { lessonErrors } from './copy/lessons.ts';

export const learnRoutes = (deps: Pick<Deps, 'config' | 'now'>) => [
  route(contract.listGuides, {}, () => ok(listGuides())),
  route(contract.readGuide, learnErrors, ({ params }) => findGuide(params.id, deps)),
  route(contract.readGuideCard, learnErrors, ({ params }) => guideCard(params.id, deps)),
  route(listLessons, {}, () => ok(listLessonCards())),
  route(readLesson, lessonErrors, ({ params }) => findLesson(params.id)),
];
