/** Every lesson that can be watched, series by series. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { Lesson } from '../contract/lessons.ts';

const IDS = readContent('lessons/order.yaml', z.array(z.string()));

export const lessons: readonly Lesson[] = IDS.map(
  (id) => readContent(`lessons/${id}.yaml`, z.object({ lesson: Lesson })).lesson,
);
