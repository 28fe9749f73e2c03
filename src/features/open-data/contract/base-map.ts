/** What lies under the stops of a city, over the wire: drawn from OpenStreetMap, which is to be named beside it. */
import * as z from 'zod/mini';
import { endpoint, type OutputOf } from '../../../shared/endpoint.ts';
import { LAYERS, NAME_KINDS } from '../rules/base-map/layers.ts';

const Degrees = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,8})?$/, 'Write degrees, as in 43.7384'));

export const readBaseMap = endpoint('GET /api/base-map', {
  who: 'anyone',
  summary: 'The map of the city around a point; null where nobody has brought one',
  query: z.object({ latitude: Degrees, longitude: Degrees }),
  output: z.nullable(
    z.object({
      /** What is 0, 0; all else is in metres east and south of it. */
      latitude: z.number(),
      longitude: z.number(),
      left: z.int(),
      top: z.int(),
      right: z.int(),
      bottom: z.int(),
      /** Each a path of SVG, from the ground up. */
      layers: z.partialRecord(z.enum(LAYERS), z.string()),
      /** What matters most comes first. */
      names: z.readonly(z.array(z.object({ text: z.string(), kind: z.enum(NAME_KINDS), x: z.int(), y: z.int() }))),
      /** Day of the data; null: nobody says it. */
      asOf: z.nullable(z.string()),
    }),
  ),
});
export type BaseMap = NonNullable<OutputOf<typeof readBaseMap>>;
