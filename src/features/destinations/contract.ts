/** Destinations over the wire. */
import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { REGIONS } from './rules/regions.ts';

export const Destination = z.object({
  id: z.string(),
  name: z.string(),
  /** One line for people. */
  description: z.string(),
  /** Id of its picture. */
  image: z.string(),
  region: z.enum(REGIONS),
});
export type Destination = z.infer<typeof Destination>;

/** One of the pictures of a page, and what it shows for those who do not see it. */
export const GalleryPicture = z.object({ id: z.string(), alt: z.string() });
export type GalleryPicture = z.infer<typeof GalleryPicture>;

export const listDestinations = endpoint('GET /api/destinations', {
  who: 'anyone',
  summary: 'The destinations of the home page, all or those of one region',
  query: z.object({ region: z.optional(z.enum(REGIONS, 'Unknown region')) }),
  output: z.array(Destination),
});
