/** What each picture shows, by picture id, for those who do not see it. No page carries the words of all: each gets those of the pictures it shows. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { destinations } from './destinations.ts';

export const pictureWords: Readonly<Record<string, string>> = {
  ...readContent('pictures.yaml', z.record(z.string(), z.string())),
  ...Object.fromEntries(destinations.map(({ image, alt }) => [image, alt])),
};
