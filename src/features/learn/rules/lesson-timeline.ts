/**
 * The time of a lesson: which scene, line and chapter a second belongs to, and
 * where a key press leads. A line stays as long as it takes to read it, a scene
 * as long as its lines, so the timeline is computed from the words alone.
 */
import type { Lesson } from '../contract/lessons.ts';

/** What calm readers of captions manage; the industry's upper bound for adults is 17. */
const CHARACTERS_PER_SECOND = 14;
export const FASTEST_READING = 17;
/** To notice that there is something new. */
const NOTICE_SECONDS = 0.8;
const SHORTEST_LINE = 1.8;
const LONGEST_LINE = 7;
/** Quiet after the last line of a scene. */
const BREATH = 0.6;

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];
export const STEP_SECONDS = 5;
/** Going back a chapter within its first seconds leads to the one before. */
const CHAPTER_GRACE = 3;
/** Whoever stopped this close to the end, or the beginning, starts anew. */
const NEAR_AN_END = 4;

export interface TimedLine {
  readonly text: string;
  /** Place of the scene in the whole lesson, and of the line in its scene, from 0. */
  readonly scene: number;
  readonly nth: number;
  readonly from: number;
  readonly until: number;
}

export interface TimelineSpan {
  readonly from: number;
  readonly until: number;
}

export interface Timeline {
  readonly length: number;
  readonly chapters: readonly (TimelineSpan & { readonly title: string; readonly lines: readonly TimedLine[] })[];
  readonly scenes: readonly (TimelineSpan & { readonly chapter: number })[];
  readonly lines: readonly TimedLine[];
}

/** What is to be seen at one second. */
export interface Moment {
  readonly scene: number;
  readonly chapter: number;
  /** The line being said; null in the quiet between. */
  readonly line: TimedLine | null;
  /** How many lines of the scene have begun: what a diagram shows by now. */
  readonly shown: number;
}

export function secondsFor(text: string): number {
  const needed = text.length / CHARACTERS_PER_SECOND + NOTICE_SECONDS;
  return Math.round(Math.min(LONGEST_LINE, Math.max(SHORTEST_LINE, needed)) * 10) / 10;
}

export function timelineOf(lesson: Pick<Lesson, 'chapters'>): Timeline {
  let now = 0;
  let scene = 0;
  const scenes: (TimelineSpan & { chapter: number })[] = [];
  const chapters = lesson.chapters.map((chapter, place) => {
    const begin = now;
    const lines: TimedLine[] = [];
    for (const { lines: texts, hold = 0 } of chapter.scenes) {
      const from = now;
      texts.forEach((text, nth) => {
        const until = tenth(now + secondsFor(text));
        lines.push({ text, scene, nth, from: now, until });
        now = until;
      });
      now = tenth(now + hold + BREATH);
      scenes.push({ from, until: now, chapter: place });
      scene += 1;
    }
    return { title: chapter.title, from: begin, until: now, lines };
  });
  return { length: now, chapters, scenes, lines: chapters.flatMap((chapter) => chapter.lines) };
}

/** Sums of tenths must not drift apart. */
function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

/** Any second is answered: before the beginning is the beginning, after the end is the last moment. */
export function momentAt({ scenes, lines, length }: Timeline, seconds: number): Moment {
  const at = within(seconds, length);
  const scene = placeAt(scenes, at);
  const begun = lines.filter((line) => line.scene === scene && line.from <= at);
  const last = begun.at(-1);
  return {
    scene,
    chapter: scenes[scene]?.chapter ?? 0,
    line: last && at < last.until ? last : null,
    shown: begun.length,
  };
}

function placeAt(spans: readonly TimelineSpan[], at: number): number {
  const place = spans.findIndex((span) => at < span.until);
  return place === -1 ? Math.max(0, spans.length - 1) : place;
}

export function within(seconds: number, length: number): number {
  return Number.isFinite(seconds) ? Math.min(length, Math.max(0, seconds)) : 0;
}

/** Where "chapter back" (−1) or "chapter on" (1) leads. */
export function chapterStep({ chapters, length }: Timeline, seconds: number, step: -1 | 1): number {
  const here = placeAt(chapters, seconds);
  if (step === 1) return chapters[here + 1]?.from ?? length;
  const begin = chapters[here]?.from ?? 0;
  return seconds - begin > CHAPTER_GRACE ? begin : (chapters[here - 1]?.from ?? 0);
}

/** The next slower or faster speed; the ends stay where they are. */
export function speedStep(speed: number, step: -1 | 1): Speed {
  const here = (SPEEDS as readonly number[]).indexOf(speed);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, (here === -1 ? 1 : here) + step))] ?? 1;
}

/** Where to go on for somebody who stopped at `seconds`. */
export function resumeAt(seconds: number, length: number): number {
  return seconds < NEAR_AN_END || seconds > length - NEAR_AN_END ? 0 : within(seconds, length);
}

/** 0 to 1. */
export function shareOf(seconds: number, length: number): number {
  return length > 0 ? within(seconds, length) / length : 0;
}

/** 125.4 → "2:05". */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** 125.4 → "2 minutes 5 seconds": for ears. */
export function spokenClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const part = (count: number, name: string) => (count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`);
  return [part(Math.floor(whole / 60), 'minute'), part(whole % 60, 'second')].filter(Boolean).join(' ') || '0 seconds';
}

/** 125.4 → "2 min": for cards. */
export function minutesOf(seconds: number): string {
  return `${Math.max(1, Math.round(seconds / 60))} min`;
}
