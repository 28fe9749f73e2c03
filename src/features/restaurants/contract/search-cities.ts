/** The cities that can be named instead of where a visitor is. What is typed is neither stored nor logged. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { restaurantMessages as messages } from '../copy/validation.ts';

export const KnownCity = z.object({
  id: z.string(),
  name: z.string(),
  /** "Japan". */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** One of the places we have picked tables in. */
  ours: z.boolean(),
});
export type KnownCity = z.infer<typeof KnownCity>;

export const searchCities = endpoint('GET /api/location/cities', {
  who: 'anyone',
  summary: 'Cities whose name begins with the text, ours first; or the one of an id',
  query: z.object({
    text: z.optional(z.string().check(z.maxLength(80, messages.text))),
    id: z.optional(z.string().check(z.maxLength(80, messages.text))),
  }),
  output: z.array(KnownCity),
});
