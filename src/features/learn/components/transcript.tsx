/** All a lesson says, to read, to search and to print: also what its diagrams show. Each chapter can be played from here. */
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/section.tsx';
import type { Lesson } from '../contract/lessons.ts';
import { lessonCopy } from '../copy/lessons.ts';
import { clockOf, type Timeline } from '../rules/lesson-timeline.ts';
import { holds, piecesOf, wordsOf } from '../rules/transcript.ts';

const copy = lessonCopy.transcript;

export function Transcript({
  lesson,
  timeline,
  line,
  onPlayFrom,
}: {
  lesson: Lesson;
  timeline: Timeline;
  /** Place of the line being said; −1 for none. */
  line: number;
  onPlayFrom: (seconds: number) => void;
}) {
  const [wish, setWish] = useState('');
  const searching = wish.trim() !== '';
  const now = timeline.lines[line];
  return (
    <section aria-labelledby="transcript">
      <div className="flex flex-wrap items-end justify-between gap-5">
        <Heading level={2} size="part" id="transcript">
          {copy.title}
        </Heading>
        <TextField
          label={copy.search}
          type="search"
          value={wish}
          onChange={(event) => setWish(event.currentTarget.value)}
          className="no-print lesson-search"
        />
      </div>
      {searching ? (
        <Found timeline={timeline} wish={wish} onPlayFrom={onPlayFrom} />
      ) : (
        <div className="mt-8 grid gap-10">
          {timeline.chapters.map((chapter, at) => (
            <section key={chapter.title} className="keep-together">
              <h3 className="mb-3 flex items-center gap-3 text-lg font-bold">
                <button
                  type="button"
                  aria-label={copy.playFrom(clockOf(chapter.from), chapter.title)}
                  onClick={() => onPlayFrom(chapter.from)}
                  className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm border border-line-strong px-3 text-sm font-semibold transition-colors hover:border-fg"
                >
                  <Play aria-hidden="true" strokeWidth={1.6} className="size-4" />
                  {clockOf(chapter.from)}
                </button>
                {chapter.title}
              </h3>
              {lesson.chapters[at]?.scenes.map((scene, nth) => {
                const shown = wordsOf(scene.visual);
                const first = timeline.lines.findIndex((each) => each.scene === sceneOf(lesson, at, nth));
                return (
                  <div key={scene.lines[0] ?? scene.visual.kind} className="max-w-[36em]">
                    {scene.lines.length > 0 && (
                      <p className="mb-3">
                        {scene.lines.map((text, k) => (
                          <span
                            key={text}
                            className={cx('transcript-line', now !== undefined && first + k === line && 'is-now')}
                          >
                            {text}{' '}
                          </span>
                        ))}
                      </p>
                    )}
                    {shown.length > 0 && (
                      <ul
                        aria-label={copy.onScreen}
                        className="mb-4 grid gap-1 border-l-2 border-line pl-5 text-sm text-fg-muted"
                      >
                        {shown.map((words) => (
                          <li key={words}>{words}</li>
                        ))}
                      </ul>
                    )}
                  </div>
                );
              })}
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

/** Place of a chapter's scene in the whole lesson. */
function sceneOf(lesson: Lesson, chapter: number, nth: number): number {
  return lesson.chapters.slice(0, chapter).reduce((sum, { scenes }) => sum + scenes.length, nth);
}

function Found({
  timeline,
  wish,
  onPlayFrom,
}: {
  timeline: Timeline;
  wish: string;
  onPlayFrom: (seconds: number) => void;
}) {
  const found = timeline.lines.filter(({ text }) => holds(text, wish));
  return (
    <div className="mt-6">
      <p role="status" className="text-sm text-fg-muted">
        {copy.found(found.length)}
      </p>
      <ul className="mt-3 grid">
        {found.map((line) => (
          <li key={line.from}>
            <button
              type="button"
              onClick={() => onPlayFrom(line.from)}
              className="flex min-h-11 w-full items-baseline gap-4 border-b border-line py-2.5 text-left transition-colors hover:bg-fg/6"
            >
              <span className="shrink-0 text-sm text-accent">{clockOf(line.from)}</span>
              <span>
                {piecesOf(line.text, wish).map((piece) =>
                  piece.found ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
