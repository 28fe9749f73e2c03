/**
 * The clock of a lesson. It stands while the tab is hidden, while the scene's picture has not come, and while a line
 * is still being read aloud; where it stands is kept in the browser.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { withProgress } from '../../rules/lesson-progress.ts';
import { momentAt, resumeAt, type Timeline, within } from '../../rules/lesson-timeline.ts';
import { lessonMemory, remember } from '../lesson-memory.ts';

export type PlayState = 'fresh' | 'playing' | 'paused' | 'ended';

export interface Playback {
  readonly seconds: number;
  readonly state: PlayState;
  /** The clock stands although it should run: something has not arrived. */
  readonly waiting: boolean;
  play(): void;
  pause(): void;
  toggle(): void;
  seek(seconds: number): void;
}

export interface PlaybackOptions {
  readonly id: string;
  readonly timeline: Timeline;
  readonly speed: number;
  /** Whether what the scene shows has arrived. */
  readonly isReady: (scene: number) => boolean;
  /** Whether the line is still being read aloud. */
  readonly isSpeaking: () => boolean;
}

const KEEP_EVERY_MS = 4000;
const LONGEST_TICK = 0.25;
const PATIENCE_MS = 500;

export function usePlayback({ id, timeline, speed, isReady, isSpeaking }: PlaybackOptions): Playback {
  const [seconds, setSeconds] = useState(0);
  const [state, setState] = useState<PlayState>('fresh');
  const [waiting, setWaiting] = useState(false);
  const at = useRef(0);
  const live = useRef({ speed, isReady, isSpeaking });
  useEffect(() => {
    live.current = { speed, isReady, isSpeaking };
  });

  const keep = useCallback(
    (ended = false) => {
      const before = lessonMemory().progress[id];
      if (at.current <= 0 && !before) return;
      remember((memory) =>
        withProgress(memory, id, {
          ...(before?.right !== undefined && { right: before.right }),
          at: at.current,
          length: timeline.length,
          done: ended || before?.done === true,
          on: Date.now(),
        }),
      );
    },
    [id, timeline],
  );

  const show = useCallback((next: number) => {
    at.current = next;
    setSeconds(Math.floor(next * 10) / 10);
  }, []);

  useEffect(() => {
    if (state !== 'playing') return;
    let frame = 0;
    let last = performance.now();
    let kept = last;
    let ready = last;
    const tick = (now: number) => {
      const passed = Math.min(LONGEST_TICK, (now - last) / 1000) * live.current.speed;
      last = now;
      const { scene, line } = momentAt(timeline, at.current);
      const arrived = live.current.isReady(scene);
      if (arrived) ready = now;
      setWaiting(now - ready > PATIENCE_MS);
      const wanted = arrived ? at.current + passed : at.current;
      const held = line && wanted >= line.until && live.current.isSpeaking();
      const next = within(held ? Math.max(at.current, line.until - 0.05) : wanted, timeline.length);
      if (Math.floor(next * 10) === Math.floor(at.current * 10)) at.current = next;
      else show(next);
      if (next >= timeline.length) {
        setState('ended');
        keep(true);
        return;
      }
      if (now - kept > KEEP_EVERY_MS) {
        kept = now;
        keep();
      }
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setWaiting(false);
    };
  }, [state, timeline, keep, show]);

  useEffect(() => {
    const stop = () => {
      if (document.visibilityState === 'hidden') {
        setState((now) => (now === 'playing' ? 'paused' : now));
        keep();
      }
    };
    document.addEventListener('visibilitychange', stop);
    return () => {
      document.removeEventListener('visibilitychange', stop);
      keep();
    };
  }, [keep]);

  const play = useCallback(() => {
    if (at.current >= timeline.length) show(0);
    setState('playing');
  }, [timeline, show]);
  const pause = useCallback(() => {
    setState((now) => (now === 'playing' ? 'paused' : now));
    keep();
  }, [keep]);
  const seek = useCallback(
    (to: number) => {
      show(within(to, timeline.length));
      setState((now) => (now === 'playing' ? now : 'paused'));
    },
    [timeline, show],
  );
  const toggle = useCallback(() => (state === 'playing' ? pause() : play()), [state, pause, play]);

  return { seconds, state, waiting, play, pause, toggle, seek };
}

/** Where this browser left off; 0 to begin at the beginning. */
export function rememberedPlace(id: string, length: number): number {
  const before = lessonMemory().progress[id];
  return before && !(before.done && before.at >= before.length) ? resumeAt(before.at, length) : 0;
}
