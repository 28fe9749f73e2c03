/** Which pictures of ours show the same place. What is not described in words cannot be among them. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import type { GalleryPicture } from '../contract.ts';
import { pictureWords } from './pictures.ts';

export const galleries: readonly (readonly string[])[] = readContent(
  'galleries.yaml',
  z.array(z.array(z.enum(Object.keys(pictureWords))).check(z.minLength(2))),
);

/** The picture a page opens with, and then what belongs to it; where nothing does, the picture of the place. */
export function galleryOf(own: GalleryPicture, place?: string): GalleryPicture[] {
  const row = galleries.find((ids) => ids.includes(own.id)) ?? [place].flatMap((id) => id ?? []);
  return [own, ...row.filter((id) => id !== own.id).map((id) => ({ id, alt: pictureWords[id] ?? '' }))];
}
