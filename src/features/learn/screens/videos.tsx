/** The series and the featured episodes, what this visitor has begun or kept, and a way to ask for what is missing. */

import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import Play from 'lucide-react/icons/play';
import Share from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture, Facts } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SampleFigures, useFigure } from '../../../web/brand-figures.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { RequestDialog } from '../../enquiries/components/request-dialog.tsx';
import { remember, useLessonMemory } from '../components/lesson-memory.ts';
import { sharePage } from '../components/share-page.ts';
import { featuredEpisodes, type VideoSeries, videoSeries } from '../content/videos.ts';
import { type LessonCard, listLessons } from '../contract/lessons.ts';
import { videosCopy as copy } from '../copy/lessons.ts';
import { toContinue, withSaved } from '../rules/lesson-progress.ts';
import { clockOf, shareOf } from '../rules/lesson-timeline.ts';

export function VideosScreen() {
  const { data: lessons = [] } = useQuery(queryOf(listLessons));
  const says = useFigure();
  const [first] = featuredEpisodes;
  return (
    <>
      <Section ground="clear" space="film">
        <Opening
          level={1}
          above={<BackLink href="/learn">{copy.back}</BackLink>}
          title={copy.title}
          lead={copy.intro}
        />
      </Section>
      <Section space="md" labelledBy="featured">
        <Shelf lessons={lessons} />
        <Heading level={2} id="featured">
          {copy.featured}
        </Heading>
        <SampleFigures />
        <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-2 lg:grid-cols-3">
          {featuredEpisodes.map((episode, at) => (
            <Card as="li" key={episode.id} padded={false} className={cx(at === 0 && 'md:max-lg:col-span-2')}>
              <CardPicture
                picture={episode.picture}
                alt={episode.alt}
                sizes={`(min-width: 1024px) 420px, ${at === 0 ? '92vw' : '(min-width: 768px) 45vw, 92vw'}`}
                end={<Badge>{episode.duration}</Badge>}
              />
              <CardBody className="gap-3">
                <p className="flex justify-between gap-4 text-sm text-fg-muted">
                  <span>
                    {copy.series}: {episode.series}
                  </span>
                  <span className="shrink-0">
                    {says(`views.${episode.id}`, episode.views)} {copy.views}
                  </span>
                </p>
                <Heading level={3} size="card">
                  {episode.title}
                </Heading>
                <p className="text-md text-fg-muted">{episode.description}</p>
                <div className="mt-auto pt-3">
                  <ButtonLink variant="dark" href={`/videos/${episode.id}`}>
                    <Play aria-hidden="true" strokeWidth={1.6} />
                    {copy.watch}
                  </ButtonLink>
                </div>
              </CardBody>
            </Card>
          ))}
        </ul>
        <Heading level={2} id="complete" className="mt-24 md:mt-32">
          {copy.complete}
        </Heading>
        <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-2 xl:grid-cols-3">
          {videoSeries.map((series) => (
            <SeriesCard key={series.id} series={series} lessons={lessons} />
          ))}
        </ul>
        <section aria-labelledby="closing" className="mt-24 border-t border-line pt-16 text-center md:mt-32 md:pt-24">
          <Heading level={2} id="closing">
            {copy.closing.title}
          </Heading>
          <p className="mx-auto mt-5 max-w-[34em] text-xl text-fg-muted">{copy.closing.text}</p>
          <div className="mt-9 flex flex-wrap justify-center gap-4">
            {first && (
              <ButtonLink href={`/videos/${first.id}`} size="lg">
                {copy.closing.trial}
              </ButtonLink>
            )}
            <ButtonLink href="#complete" variant="ghost" size="lg">
              {copy.closing.browse}
            </ButtonLink>
            <RequestDialog kind="lesson" title={copy.closing.write} variant="ghost" />
          </div>
        </section>
      </Section>
    </>
  );
}

/** What this browser knows of a visitor's lessons: the one begun last, and the series kept for later. Empty on the server. */
function Shelf({ lessons }: { lessons: readonly LessonCard[] }) {
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

/** One series of lessons with all its figures: begin it, keep it for later, send it to somebody. */
function SeriesCard({ series, lessons }: { series: VideoSeries; lessons: readonly LessonCard[] }) {
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
