/** What this browser knows of a visitor's lessons: the one begun last, and the series kept for later. Empty on the server. */

import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Heading } from '../../../ui/section.tsx';
import { videoSeries } from '../content/videos.ts';
import type { LessonCard } from '../contract/lessons.ts';
import { videosCopy as copy } from '../copy/lessons.ts';
import { toContinue } from '../rules/lesson-progress.ts';
import { clockOf, shareOf } from '../rules/lesson-timeline.ts';
import { useLessonMemory } from './lesson-memory.ts';

export function Shelf({ lessons }: { lessons: readonly LessonCard[] }) {
  const memory = useLessonMemory();
  const begun = toContinue(memory).find(({ id }) => lessons.some((lesson) => lesson.id === id));
  const lesson = lessons.find(({ id }) => id === begun?.id);
  const saved = videoSeries.filter(({ id }) => memory.saved.includes(id));
  if (!lesson && saved.length === 0) return null;
  return (
    <div className="grid gap-12 pb-20">
      {begun && lesson && (
        <section aria-labelledby="continue">
          <Heading level={2} size="part" id="continue">
            {copy.continue.title}
          </Heading>
          <div className="mt-6 grid gap-5 border-y border-line py-6 md:grid-cols-[1fr_auto] md:items-center">
            <div className="flex items-center gap-5">
              <span className="w-32 shrink-0">
                <Picture id={lesson.picture} alt="" sizes="128px" className="rounded-md" />
              </span>
              <div className="min-w-0 flex-1">
                <p className="display text-2xl">{lesson.title}</p>
                <p className="mt-2 text-sm text-fg-muted">{copy.continue.left(clockOf(begun.length - begun.at))}</p>
                <svg
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="mt-3 h-0.5 w-full max-w-72"
                >
                  <rect width={shareOf(begun.at, begun.length) * 100} height="1" className="fill-accent" />
                </svg>
              </div>
            </div>
            <span>
              <ButtonLink href={`/videos/${lesson.id}`}>{copy.continue.action}</ButtonLink>
            </span>
          </div>
        </section>
      )}
      {saved.length > 0 && (
        <section aria-labelledby="saved">
          <Heading level={2} size="part" id="saved">
            {copy.savedTitle}
          </Heading>
          <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            {saved.map((series) => (
              <li key={series.id}>
                <a href={`#${series.id}`} className="link inline-flex min-h-11 items-center">
                  {series.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
