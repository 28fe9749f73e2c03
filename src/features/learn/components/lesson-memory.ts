/** What this browser remembers of lessons: where one stopped, what is saved, how one likes to watch. Shared by all that show it. */
import { keptHere } from '../../../web/local-storage.ts';
import { type LessonMemory, nothingRemembered, readMemory } from '../rules/lesson-progress.ts';

const memory = keptHere<LessonMemory>('lessons', nothingRemembered, readMemory);

export const lessonMemory = memory.read;
/** On the server, and until the page has been taken over, nothing is remembered. */
export const useLessonMemory = memory.use;

export function remember(change: (before: LessonMemory) => LessonMemory): void {
  memory.keep(change(memory.read()));
}
