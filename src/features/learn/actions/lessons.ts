/** Lessons, read from the content. */

import { err, ok, type Result } from '../../../shared/result.ts';
import { lessons } from '../content/lessons.ts';
import type { LessonCard, LessonError, OpenLesson } from '../contract/lessons.ts';
import { timelineOf } from '../rules/lesson-timeline.ts';

const known = new Map(lessons.map((lesson) => [lesson.id, lesson]));
const cards: readonly LessonCard[] = lessons.map((lesson) => ({
  id: lesson.id,
  title: lesson.title,
  series: lesson.series,
  episode: lesson.episode,
  picture: lesson.picture,
  seconds: timelineOf(lesson).length,
}));

export function findLesson(id: string): Result<OpenLesson, LessonError> {
  const lesson = known.get(id);
  return lesson ? ok({ ...lesson, lessons: listLessonCards() }) : err('no_such_lesson');
}

export function listLessonCards(): LessonCard[] {
  return [...cards];
}
