/** Over the stage before the first second and after the last: the title with its button, and the way on. */
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import type { Lesson } from '../../contract/lessons.ts';
import { lessonCopy as copy } from '../../copy/lessons.ts';
import { clockOf, minutesOf } from '../../rules/lesson-timeline.ts';
import { rememberedPlace } from './use-playback.ts';

export function Begin({
  lesson,
  length,
  seriesLine,
  onBegin,
}: {
  lesson: Lesson;
  length: number;
  seriesLine: string;
  onBegin: (from: number) => void;
}) {
  const [place, setPlace] = useState(0);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setPlace(rememberedPlace(lesson.id, length));
    setReady(true);
  }, [lesson.id, length]);
  return (
    <div className="lesson-words is-title">
      <div className="wrap">
        <p className="lesson-label">
          {seriesLine} · {minutesOf(length)}
        </p>
        <h1 className="lesson-title">{lesson.title}</h1>
        <p className="lesson-lead">{lesson.description}</p>
        <div className="lesson-begin">
          <Button size="lg" inactive={!ready} onClick={() => onBegin(place)}>
            <Play aria-hidden="true" strokeWidth={1.6} />
            {place > 0 ? copy.goOn(clockOf(place)) : copy.begin}
          </Button>
          {place > 0 && (
            <Button variant="ghost" size="lg" onClick={() => onBegin(0)}>
              {copy.afresh}
            </Button>
          )}
          <noscript>{copy.withoutScript}</noscript>
        </div>
      </div>
    </div>
  );
}

export function End({
  next,
  onAgain,
}: {
  next: { readonly href: string; readonly title: string } | null;
  onAgain: () => void;
}) {
  return (
    <div className="lesson-veil" role="status">
      <div className="wrap">
        <p className="lesson-title">{copy.ended}</p>
        <p className="lesson-lead">{copy.endedText}</p>
        <div className="lesson-begin">
          <ButtonLink size="lg" href="#check">
            {copy.toCheck}
          </ButtonLink>
          {next && (
            <ButtonLink size="lg" variant="ghost" href={next.href}>
              {copy.next}: {next.title}
            </ButtonLink>
          )}
          <Button size="lg" variant="quiet" onClick={onAgain}>
            {copy.again}
          </Button>
        </div>
      </div>
    </div>
  );
}
