/** The learning hub: what a visitor can read, watch and plan, in the order it is offered. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { pictureWords } from '../../destinations/content/pictures.ts';

const Further = z.object({ id: z.string(), href: z.string(), title: z.string(), text: z.string(), action: z.string() });
/** `picture` is a picture id. */
const LearnChapter = z.extend(Further, { picture: z.string() });
export type LearnChapter = z.infer<typeof LearnChapter> & { readonly alt: string };

const hub = readContent('learn.yaml', z.object({ chapters: z.array(LearnChapter), more: z.array(Further) }));
export const learnChapters: readonly LearnChapter[] = hub.chapters.map((chapter) => ({
  ...chapter,
  alt: pictureWords[chapter.picture] ?? '',
}));
export const moreChapters: readonly z.infer<typeof Further>[] = hub.more;
