/** One lesson: the film, and under it everything it says, five questions, its sources and the rest of its series. */

import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share-2';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Heading, Section } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { remember, useLessonMemory } from '../components/lesson-memory.ts';
import { LessonPlayer, type PlayerHandle } from '../components/player/player.tsx';
import { SeriesOutline } from '../components/series-outline.tsx';
import { sharePage } from '../components/share-page.ts';
import { Transcript } from '../components/transcript.tsx';
import { videoSeries } from '../content/videos.ts';
import { type Lesson, type LessonCard, type OpenLesson, type Question, readLesson } from '../contract/lessons.ts';
import { lessonCopy as copy, lessonCopy } from '../copy/lessons.ts';
import { monthOf } from '../rules/fact-age.ts';
import { withProgress } from '../rules/lesson-progress.ts';
import { timelineOf } from '../rules/lesson-timeline.ts';

const failed = noAnswer({
  missing: { title: copy.missing, text: copy.missingText, onward: { href: '/videos', label: copy.back } },
  failed: { title: copy.failed, again: copy.tryAgain },
});

export function LessonScreen({ params }: ScreenProps) {
  const query = useQuery(queryOf(readLesson, { params: { id: params['id'] ?? '' } }));
  return (
    <Loaded query={query} waiting={<Loading />} failed={failed}>
      {(lesson) => <WholeLesson key={lesson.id} lesson={lesson} />}
    </Loaded>
  );
}

function Loading() {
  return (
    <Section space="lg">
      <h1 className="sr-only">{copy.opening}</h1>
      <SkeletonLines lines={10} />
    </Section>
  );
}

function WholeLesson({ lesson }: { lesson: OpenLesson }) {
  const { lessons } = lesson;
  const timeline = useMemo(() => timelineOf(lesson), [lesson]);
  const player = useRef<PlayerHandle>(null);
  const [line, setLine] = useState(-1);
  const series = videoSeries.find((known) => known.id === lesson.series);
  const next = nextAfter(lesson, lessons);
  return (
    <>
      <LessonPlayer
        lesson={lesson}
        timeline={timeline}
        seriesLine={series ? `${series.title}, ${copy.episode(lesson.episode, series.episodes).toLowerCase()}` : ''}
        next={next && { href: `/videos/${next.id}`, title: next.title }}
        handle={player}
        onLine={setLine}
      />
      <div className="on-night flex-1 bg-night">
        <Section space="none" className="pt-8 pb-20">
          <p aria-hidden="true" className="display hidden pb-5 text-4xl print:block">
            {lesson.title}
          </p>
          <div className="no-print mb-9 flex flex-wrap items-center justify-between gap-4">
            <BackLink href="/videos" gap="">
              {copy.back}
            </BackLink>
            <div className="flex gap-3">
              <Button variant="ghost" size="sm" onClick={() => void sharePage(lesson.title, `/videos/${lesson.id}`)}>
                <Share aria-hidden="true" strokeWidth={1.4} />
                {copy.share}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => window.print()}>
                <Printer aria-hidden="true" strokeWidth={1.4} />
                {copy.print}
              </Button>
            </div>
          </div>
          <div className="grid items-start gap-14 lg:grid-cols-12">
            <div className="grid gap-14 lg:col-span-7">
              <Transcript
                lesson={lesson}
                timeline={timeline}
                line={line}
                onPlayFrom={(seconds) => player.current?.playFrom(seconds)}
              />
              <Sources facts={lesson.facts} />
            </div>
            <div className="grid gap-14 lg:col-span-5">
              <Card>
                <Check id={lesson.id} questions={lesson.questions} length={timeline.length} />
              </Card>
              {series && <SeriesOutline series={series} lessons={lessons} here={lesson.id} />}
            </div>
          </div>
        </Section>
      </div>
    </>
  );
}

function Sources({ facts }: { facts: Lesson['facts'] }) {
  return (
    <section aria-labelledby="sources">
      <Heading level={2} size="part" id="sources" className="mb-5">
        {copy.sources.title}
      </Heading>
      <ul className="grid max-w-[36em] gap-4">
        {facts.map((fact) => (
          <li key={fact.text}>
            <p>{fact.text}</p>
            <p className="mt-0.5 text-sm text-fg-muted">
              <a className="link" href={fact.source.url} rel="noopener" target="_blank">
                {fact.source.name}
              </a>
              . {copy.sources.asOf(monthOf(fact.asOf))}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The next of the series that can be watched; after the last the first of another series. */
function nextAfter({ id, series, episode }: Lesson, lessons: readonly LessonCard[]): LessonCard | null {
  const later = lessons
    .filter((lesson) => lesson.series === series && lesson.episode > episode)
    .sort((a, b) => a.episode - b.episode)[0];
  if (later) return later;
  const order = videoSeries.map((known) => known.id);
  const other = order[(order.indexOf(series) + 1) % order.length];
  const first = lessons.filter((lesson) => lesson.series === other).sort((a, b) => a.episode - b.episode)[0];
  return first && first.id !== id ? first : null;
}

/** Five questions about a lesson, one after the other; every answer says why, and the result stays in this browser. */
function Check({ id, questions, length }: { id: string; questions: readonly Question[]; length: number }) {
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [right, setRight] = useState(0);
  const begun = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const last = useLessonMemory().progress[id]?.right;
  const question = questions[place];

  // The next question, or the result, is where the one who answers goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the focus
  useEffect(() => {
    if (begun.current) box.current?.focus();
  }, [place]);

  const choose = (answer: number) => {
    if (!question || chosen !== null) return;
    setChosen(answer);
    if (answer === question.right) setRight((sum) => sum + 1);
  };
  const goOn = () => {
    begun.current = true;
    if (place === questions.length - 1) {
      remember((memory) =>
        withProgress(memory, id, {
          at: 0,
          length,
          done: false,
          ...memory.progress[id],
          on: Date.now(),
          right,
        }),
      );
    }
    setChosen(null);
    setPlace(place + 1);
  };

  return (
    <section aria-labelledby="check" className="no-print ">
      <Heading level={2} size="part" id="check">
        {lessonCopy.check.title}
      </Heading>
      <p className="mt-3 text-fg-muted">
        {lessonCopy.check.intro} {last !== undefined && place === 0 && lessonCopy.check.before(last, questions.length)}
      </p>
      <div ref={box} tabIndex={-1} className="mt-6 outline-none">
        {question ? (
          <fieldset>
            <legend className="mb-4">
              <span className="block text-sm text-fg-muted">
                {lessonCopy.check.question(place + 1, questions.length)}
              </span>
              <span className="display mt-2 block text-2xl">{question.ask}</span>
            </legend>
            <div className="grid gap-2.5">
              {question.answers.map((answer, at) => (
                <button
                  key={answer}
                  type="button"
                  aria-pressed={chosen === at}
                  aria-disabled={chosen !== null}
                  onClick={() => choose(at)}
                  className={cx(
                    'min-h-12 rounded-sm border px-5 py-3 text-left transition-colors',
                    chosen === null && 'border-line-strong hover:border-fg hover:bg-fg/6',
                    chosen !== null && at === question.right && 'border-accent bg-raised font-bold',
                    chosen !== null && at !== question.right && 'border-line text-fg-muted',
                    chosen === at && at !== question.right && 'is-crossed',
                  )}
                >
                  {answer}
                </button>
              ))}
            </div>
            <div role="status" className="mt-5 min-h-14">
              {chosen !== null && (
                <>
                  <p className="font-bold">
                    {chosen === question.right
                      ? lessonCopy.check.right
                      : lessonCopy.check.wrong(question.answers[question.right] ?? '')}
                  </p>
                  <p className="mt-1.5 max-w-[36em]">{question.why}</p>
                </>
              )}
            </div>
            {chosen !== null && (
              <Button variant="dark" onClick={goOn}>
                {place === questions.length - 1 ? lessonCopy.check.finish : lessonCopy.check.next}
              </Button>
            )}
          </fieldset>
        ) : (
          <div>
            <p className="display text-5xl">{lessonCopy.check.result(right, questions.length)}</p>
            <p className="mt-3 text-xl">{lessonCopy.check.results[gradeOf(right, questions.length)]}</p>
            <div className="mt-6">
              <Button
                variant="ghost"
                onClick={() => {
                  setPlace(0);
                  setRight(0);
                }}
              >
                {lessonCopy.check.again}
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function gradeOf(right: number, all: number): keyof typeof lessonCopy.check.results {
  if (right === all) return 'all';
  return right >= all - 2 ? 'most' : 'some';
}
