/** What each picture shows, by picture id, for those who do not see it. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { destinations } from './destinations.ts';

export const pictureWords: Readonly<Record<string, string>> = {
  ...readContent('pictures.yaml', z.record(z.string(), z.string())),
  ...Object.fromEntries(destinations.map(({ image, alt }) => [image, alt])),
};
