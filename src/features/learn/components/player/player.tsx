/**
 * The lesson as a film: stage, captions, controls and keys. Before its script has come it shows the title over the
 * first picture; all it says stands in the transcript below as well.
 */
import './lesson.css';
import { type RefObject, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Lesson, Visual } from '../../contract/lessons.ts';
import { lessonCopy as copy } from '../../copy/lessons.ts';
import type { Deed } from '../../rules/lesson-keys.ts';
import { chapterStep, momentAt, SPEEDS, STEP_SECONDS, speedStep, type Timeline } from '../../rules/lesson-timeline.ts';
import { remember, useLessonMemory } from '../lesson-memory.ts';
import { ControlBar } from './control-bar.tsx';
import { KeyHelp, useKeys } from './keyboard.tsx';
import { Begin, End } from './player-overlays.tsx';
import { needsFile, Stage } from './stage.tsx';
import { usePlayback } from './use-playback.ts';
import { useReadingAloud } from './use-reading-aloud.ts';
import { useWholeScreen } from './use-whole-screen.ts';

/** For the transcript, which can send the film to a line. */
export interface PlayerHandle {
  playFrom(seconds: number): void;
}

export interface LessonPlayerProps {
  readonly lesson: Lesson;
  readonly timeline: Timeline;
  readonly seriesLine: string;
  readonly next: { readonly href: string; readonly title: string } | null;
  readonly handle: RefObject<PlayerHandle | null>;
  readonly onLine: (line: number) => void;
}

export function LessonPlayer({ lesson, timeline, seriesLine, next, handle, onLine }: LessonPlayerProps) {
  const stage = useRef<HTMLElement>(null);
  const [help, setHelp] = useState(false);
  const { captions, speed } = useLessonMemory();
  const visuals = useMemo<readonly Visual[]>(
    () => lesson.chapters.flatMap((chapter) => chapter.scenes.map((scene) => scene.visual)),
    [lesson],
  );
  const arrived = useRef(new Set<number>());
  const isReady = useCallback((scene: number) => !needsFile(visuals[scene]) || arrived.current.has(scene), [visuals]);
  const spoken = useRef<() => boolean>(() => false);
  const playback = usePlayback({
    id: lesson.id,
    timeline,
    speed,
    isReady,
    isSpeaking: useCallback(() => spoken.current(), []),
  });
  const { seconds, state, waiting, play, pause, toggle, seek } = playback;
  const playing = state === 'playing';
  const { scene, chapter, line, shown } = momentAt(timeline, seconds);
  const aloud = useReadingAloud(line?.text ?? null, playing, speed);
  useEffect(() => {
    spoken.current = aloud.isSpeaking;
  });
  const wholeScreen = useWholeScreen(stage);
  const before = useSceneBefore(scene);

  const place = line ? timeline.lines.indexOf(line) : -1;
  useEffect(() => onLine(place), [place, onLine]);

  useImperativeHandle(handle, () => ({
    playFrom(from) {
      seek(from);
      play();
      stage.current?.scrollIntoView({ block: 'start' });
      stage.current?.focus({ preventScroll: true });
    },
  }));

  const doDeed = (deed: Deed) => {
    const deeds: Record<Deed, () => void> = {
      toggle,
      back: () => seek(seconds - STEP_SECONDS),
      on: () => seek(seconds + STEP_SECONDS),
      'chapter-back': () => seek(chapterStep(timeline, seconds, -1)),
      'chapter-on': () => seek(chapterStep(timeline, seconds, 1)),
      captions: () => remember((memory) => ({ ...memory, captions: !memory.captions })),
      slower: () => remember((memory) => ({ ...memory, speed: speedStep(memory.speed, -1) })),
      faster: () => remember((memory) => ({ ...memory, speed: speedStep(memory.speed, 1) })),
      'whole-screen': wholeScreen.toggle,
      help() {
        pause();
        setHelp(true);
      },
    };
    deeds[deed]();
  };
  useKeys(stage, doDeed);

  const begin = (from: number) => {
    seek(from);
    play();
    stage.current?.focus({ preventScroll: true });
  };
  const visual = visuals[scene];
  const isTitle = visual?.kind === 'title';
  return (
    <section
      ref={stage}
      tabIndex={-1}
      aria-label={copy.player(lesson.title)}
      data-playing={playing}
      data-lesson={state}
      className="lesson-stage on-night no-print"
    >
      {state !== 'fresh' && <h1 className="sr-only">{lesson.title}</h1>}
      <Stage
        visuals={visuals}
        scene={scene}
        before={before}
        shown={shown}
        playing={playing}
        onArrived={(place) => arrived.current.add(place)}
      />
      {state !== 'fresh' && state !== 'ended' && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the same as the button of the bar, for the pointer
        <div className="lesson-touch" onClick={toggle} />
      )}
      {state === 'fresh' && <Begin lesson={lesson} length={timeline.length} seriesLine={seriesLine} onBegin={begin} />}
      {state !== 'fresh' && state !== 'ended' && (
        <>
          {!isTitle && (
            <div className="lesson-top">
              <p key={chapter} className="wrap">
                <span className="lesson-chapter">
                  <span>{chapter + 1}</span>
                  {timeline.chapters[chapter]?.title}
                </span>
              </p>
            </div>
          )}
          <div className={isTitle ? 'lesson-words is-title' : 'lesson-words'}>
            <div className="wrap">
              {isTitle ? (
                <>
                  <p className="lesson-title">{lesson.title}</p>
                  <p className="lesson-lead">{lesson.description}</p>
                </>
              ) : (
                <>
                  {visual && 'label' in visual && visual.label && (
                    <p key={scene} className="lesson-label">
                      {visual.label}
                    </p>
                  )}
                  {captions && (
                    <div aria-live="polite">
                      {line && (
                        <p key={place} className="lesson-caption">
                          {line.text}
                        </p>
                      )}
                    </div>
                  )}
                </>
              )}
            </div>
          </div>
        </>
      )}
      {state === 'ended' && <End next={next} onAgain={() => begin(0)} />}
      {waiting && <Waits />}
      {state !== 'fresh' && (
        <ControlBar
          timeline={timeline}
          seconds={seconds}
          chapter={chapter}
          playing={playing}
          captions={captions}
          speed={speed}
          aloud={aloud.on}
          wholeScreen={wholeScreen.on}
          onDeed={(deed) => {
            // The one button for speed begins anew after the fastest.
            if (deed === 'faster' && speed >= (SPEEDS.at(-1) ?? speed)) {
              remember((memory) => ({ ...memory, speed: SPEEDS[0] }));
            } else doDeed(deed);
          }}
          onSeek={seek}
          onAloud={aloud.toggle}
        />
      )}
      <KeyHelp open={help} onClose={() => setHelp(false)} />
    </section>
  );
}

/** The scene that was on until now, if it lies next to this one; a jump leaves none behind. */
function useSceneBefore(scene: number): number | null {
  const [pair, setPair] = useState<{ now: number; before: number | null }>({ now: scene, before: null });
  if (pair.now !== scene) setPair({ now: scene, before: Math.abs(scene - pair.now) === 1 ? pair.now : null });
  return pair.before;
}

function Waits() {
  const online = typeof navigator === 'undefined' || navigator.onLine;
  return (
    <div className="lesson-waits" role="status">
      <span>{online ? copy.loading : copy.offline}</span>
    </div>
  );
}
