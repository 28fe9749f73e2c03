/** What a browser remembers of a visitor's lessons, read from text that anybody may have changed. */
import { partsOf } from '../../../shared/read-unknown.ts';

export interface LessonProgress {
  /** Seconds. */
  readonly at: number;
  readonly length: number;
  /** Seen to the end at least once. */
  readonly done: boolean;
  /** Right answers of the last check, if there was one. */
  readonly right?: number;
  /** When it was last watched, in milliseconds: newest first. */
  readonly on: number;
}

export interface LessonMemory {
  readonly progress: Readonly<Record<string, LessonProgress>>;
  /** Series saved for later. */
  readonly saved: readonly string[];
  readonly captions: boolean;
  readonly speed: number;
}

export const nothingRemembered: LessonMemory = { progress: {}, saved: [], captions: true, speed: 1 };

/** How many lessons are remembered; the oldest go first. */
const MOST = 60;

/** Whatever is not what we write is left out, the rest is kept. */
export function readMemory(text: string | null): LessonMemory {
  const { progress, saved, captions, speed } = partsOf(parsed(text));
  return {
    progress: Object.fromEntries(
      Object.entries(partsOf(progress)).flatMap(([id, value]) => (isProgress(value) ? [[id, value]] : [])),
    ),
    saved: Array.isArray(saved) ? saved.filter((id): id is string => typeof id === 'string') : [],
    captions: captions !== false,
    speed: typeof speed === 'number' && speed > 0 ? speed : 1,
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isProgress(value: unknown): value is LessonProgress {
  const { at, length, on, done, right } = partsOf(value);
  return (
    [at, length, on].every((part) => typeof part === 'number' && Number.isFinite(part) && part >= 0) &&
    typeof done === 'boolean' &&
    (right === undefined || typeof right === 'number')
  );
}

export function withProgress(memory: LessonMemory, id: string, progress: LessonProgress): LessonMemory {
  const all = { ...memory.progress, [id]: progress };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.on - a.on);
  return { ...memory, progress: Object.fromEntries(newest.slice(0, MOST)) };
}

export function withSaved(memory: LessonMemory, series: string): LessonMemory {
  const saved = memory.saved.includes(series) ? memory.saved.filter((id) => id !== series) : [...memory.saved, series];
  return { ...memory, saved };
}

/** What has been begun and not finished, the newest first. */
export function toContinue(memory: LessonMemory): readonly (LessonProgress & { readonly id: string })[] {
  return Object.entries(memory.progress)
    .map(([id, progress]) => ({ id, ...progress }))
    .filter(({ at, length, done }) => !done && at > 0 && at < length)
    .sort((a, b) => b.on - a.on);
}
