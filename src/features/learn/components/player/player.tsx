/**
 * The lesson as a film: stage, captions, controls and keys. Before its script has come it shows the title over the
 * first picture; all it says stands in the transcript below as well.
 */

import Play from 'lucide-react/icons/play';
import { type RefObject, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Lesson, Visual } from '../../contract/lessons.ts';
import { lessonCopy as copy } from '../../copy/lessons.ts';
import { type Deed, deedOf, KEYS } from '../../rules/lesson-keys.ts';
import {
  chapterStep,
  clockOf,
  minutesOf,
  momentAt,
  SPEEDS,
  STEP_SECONDS,
  speedStep,
  type Timeline,
} from '../../rules/lesson-timeline.ts';
import { rememberedPlace, usePlayback } from './use-playback.ts';
import './lesson.css';
import { remember, useLessonMemory } from '../lesson-memory.ts';
import { ControlBar } from './control-bar.tsx';
import { needsFile, Stage } from './stage.tsx';
import { useSpeech } from './use-speech.ts';

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
  /** Null until it was first asked for: the page comes without it. */
  const [help, setHelp] = useState<boolean | null>(null);
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
  const aloud = useSpeech(line?.text ?? null, playing, speed);
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
      {help !== null && <KeyHelp open={help} onClose={() => setHelp(false)} />}
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

/** The player's keys: listening for them, and the list of them on demand. What they mean is in `rules/lesson-keys.ts`. */
function useKeys(stage: RefObject<HTMLElement | null>, onDeed: (deed: Deed) => void): void {
  const act = useRef(onDeed);
  useEffect(() => {
    act.current = onDeed;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const deed = deedOf({
        key: event.key,
        modified: event.ctrlKey || event.altKey || event.metaKey,
        focus: focusOf(target, stage.current),
        onButton: target.closest('button, a') !== null,
      });
      if (!deed) return;
      event.preventDefault();
      act.current(deed);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [stage]);
}

function focusOf(target: HTMLElement, stage: HTMLElement | null): 'player' | 'nowhere' | 'elsewhere' {
  if (stage?.contains(target)) return 'player';
  const nothing = target === document.body || target.id === 'content';
  return nothing && stage !== null && stage.getBoundingClientRect().bottom > window.innerHeight / 2
    ? 'nowhere'
    : 'elsewhere';
}

function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.help}>
      <dl className="grid gap-3">
        {KEYS.map(([deed, keys]) => (
          <div key={deed} className="flex justify-between gap-4 border-b border-line pb-3">
            <dt>{copy.keys[deed]}</dt>
            <dd className="flex gap-2">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm bg-raised px-3 text-sm font-bold">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-fg-muted">{copy.keysNote}</p>
    </Dialog>
  );
}

/** Over the stage before the first second and after the last: the title with its button, and the way on. */
function Begin({
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

function End({
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

/** The stage over the whole screen, where the browser can. */
function useWholeScreen(stage: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [stage]);
  return {
    on,
    toggle() {
      // Refused (a phone that knows no whole screen, a frame without leave): the page stays as it is.
      if (on) document.exitFullscreen().catch(() => undefined);
      else stage.current?.requestFullscreen?.().catch(() => undefined);
    },
  };
}
