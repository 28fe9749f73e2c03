/** All episodes of a series: those that can be watched as links, the others by their names, with a way to be told. */
import Check from 'lucide-react/icons/check';
import { Heading } from '../../../ui/section.tsx';
import { Link } from '../../../web/link.tsx';
import { RequestDialog } from '../../enquiries/components/request-dialog.tsx';
import type { VideoSeries } from '../content/videos.ts';
import type { LessonCard } from '../contract/lessons.ts';
import { lessonCopy } from '../copy/lessons.ts';
import { clockOf } from '../rules/lesson-timeline.ts';
import { useLessonMemory } from './lesson-memory.ts';

const copy = lessonCopy.series;

export function SeriesOutline({
  series,
  lessons,
  here,
}: {
  series: VideoSeries;
  lessons: readonly LessonCard[];
  /** Id of the lesson one is at. */
  here: string;
}) {
  const { progress } = useLessonMemory();
  return (
    <section aria-labelledby="series" className="no-print">
      <Heading level={2} size="part" id="series">
        {copy.title(series.title)}
      </Heading>
      <ol className="mt-6 border-t border-line">
        {series.outline.map((title, at) => {
          const lesson = lessons.find((known) => known.series === series.id && known.episode === at + 1);
          const isHere = lesson?.id === here;
          return (
            <li key={title} className="flex min-h-14 items-center gap-5 border-b border-line py-1.5">
              <span className="shrink-0 text-sm text-fg-muted">{at + 1}</span>
              <span className="min-w-0 flex-1">
                {lesson && !isHere ? (
                  <Link href={`/videos/${lesson.id}`} className="link">
                    {title}
                  </Link>
                ) : (
                  <span className={isHere ? 'font-bold' : 'text-fg-muted'}>{title}</span>
                )}
              </span>
              <span className="flex shrink-0 items-center gap-2 text-sm text-fg-muted">
                {lesson && progress[lesson.id]?.done && (
                  <Check role="img" aria-label={copy.done} strokeWidth={1.6} className="size-4 text-accent" />
                )}
                {isHere ? copy.here : lesson ? clockOf(lesson.seconds) : copy.preparing}
                {!lesson && (
                  <RequestDialog
                    kind="lesson"
                    title={copy.announce}
                    label={copy.announceShort}
                    topic={{ id: `${series.id}/${at + 1}`, title: `${series.title}: ${title}` }}
                    variant="quiet"
                    size="sm"
                  />
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-sm text-fg-muted">{copy.waiting}</p>
    </section>
  );
}
