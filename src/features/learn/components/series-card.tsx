/** One series of lessons with all its figures: begin it, keep it for later, send it to somebody. */
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import Share from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Heading } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFigure } from '../../../web/figures.tsx';
import type { VideoSeries } from '../content/videos.ts';
import type { LessonCard } from '../contract/lessons.ts';
import { videosCopy as copy } from '../copy/lessons.ts';
import { withSaved } from '../rules/lesson-progress.ts';
import { remember, useLessonMemory } from './lesson-memory.ts';
import { sharePage } from './share-page.ts';

export function SeriesCard({ series, lessons }: { series: VideoSeries; lessons: readonly LessonCard[] }) {
  const saved = useLessonMemory().saved.includes(series.id);
  const ready = lessons.filter((lesson) => lesson.series === series.id).sort((a, b) => a.episode - b.episode);
  const [first] = ready;
  const says = useFigure();
  return (
    <Card as="li">
      <div id={series.id} className="flex flex-1 flex-col gap-4">
        <p className="flex items-center justify-between gap-4 text-sm text-fg-muted">
          <span>{series.category}</span>
          <Rating value={series.rating} />
        </p>
        <Heading level={3} size="part">
          {series.title}
        </Heading>
        <p className="text-md text-fg-muted">{series.description}</p>
        <Facts
          className="mt-auto grid-cols-2!"
          facts={[
            { label: copy.facts.episodes, value: copy.ready(ready.length, series.episodes) },
            { label: copy.facts.total, value: series.totalDuration },
            { label: copy.facts.level, value: series.difficulty },
            { label: copy.facts.students, value: says(`students.${series.id}`, series.students) },
          ]}
        />
        <ul aria-label={copy.topics} className="flex flex-wrap gap-2">
          {series.topics.map((topic) => (
            <li key={topic}>
              <Badge tone="outline">{topic}</Badge>
            </li>
          ))}
        </ul>
        <div className="flex items-center justify-between">
          {first && (
            <ButtonLink variant="dark" href={`/videos/${first.id}`}>
              {copy.start}
            </ButtonLink>
          )}
          <span className="flex">
            <IconButton
              label={saved ? copy.unsave(series.title) : copy.save(series.title)}
              pressed={saved}
              onClick={() => {
                remember((memory) => withSaved(memory, series.id));
                toast(saved ? copy.unsaved : copy.saved);
              }}
            >
              {saved ? (
                <BookmarkCheck aria-hidden="true" strokeWidth={1.4} />
              ) : (
                <Bookmark aria-hidden="true" strokeWidth={1.4} />
              )}
            </IconButton>
            <IconButton
              label={copy.share(series.title)}
              onClick={() => void sharePage(series.title, `/videos#${series.id}`)}
            >
              <Share aria-hidden="true" strokeWidth={1.4} />
            </IconButton>
          </span>
        </div>
      </div>
    </Card>
  );
}

function IconButton({
  label,
  pressed,
  onClick,
  children,
}: {
  label: string;
  pressed?: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-sm transition-colors hover:bg-fg/8"
    >
      {children}
    </button>
  );
}
