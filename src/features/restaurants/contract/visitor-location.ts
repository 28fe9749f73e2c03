/** Where a visitor is. It is neither stored nor logged. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { restaurantMessages as messages } from '../copy/validation.ts';

export const locate = endpoint('POST /api/location', {
  who: 'anyone',
  summary: 'Where the caller is, from the network around it, by the configured location service',
  input: z.object({
    considerIp: z.boolean(messages.considerIp),
    wifiAccessPoints: z.optional(
      z
        .array(
          z.object({
            macAddress: z.string().check(z.regex(/^[0-9a-f]{2}([:-][0-9a-f]{2}){5}$/i, messages.accessPoints)),
            signalStrength: z.optional(z.number()),
          }),
          messages.accessPoints,
        )
        .check(z.maxLength(40, messages.accessPoints)),
    ),
  }),
  /** Not to know is an ordinary answer: most sites have no service, and browsers write every refusal to their console. */
  output: z.object({
    location: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
    /** Metres. */
    accuracy: z.nullable(z.number()),
  }),
  errors: { too_many_attempts: 429 },
});

export const locateByAddress = endpoint('GET /api/location/ip', {
  who: 'anyone',
  summary: "Where the caller's network address is used, by the configured look-ups in their order",
  output: z.object({
    /** Null with all the others where nobody knows. */
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    city: z.nullable(z.string()),
    region: z.nullable(z.string()),
    country: z.nullable(z.string()),
  }),
  errors: { too_many_attempts: 429 },
});
