/** Cities that open data tells of; the guide of one is asked for as any other. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';

/** A city of open data. */
const ListedOpenGuide = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  /** Those enough to plan with. */
  sights: z.int(),
});
export type ListedOpenGuide = z.infer<typeof ListedOpenGuide>;

export const listOpenGuides = endpoint('GET /api/open-guides', {
  who: 'anyone',
  summary:
    'Cities of open data we can say something about, the best known first; with a position those within reach of it',
  query: z.object({ latitude: z.optional(z.string()), longitude: z.optional(z.string()) }),
  output: z.array(ListedOpenGuide),
});
