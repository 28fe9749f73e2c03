/** The launch moment over the wire. It has no time zone on purpose: each visitor's own midnight counts. */
import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';

export const readLaunch = endpoint({
  method: 'GET',
  path: '/api/launch',
  who: 'anyone',
  summary: 'The moment the countdown runs to',
  output: z.object({
    /** Local date and time such as `2025-09-30T00:00`, to be read on the visitor's own clock. */
    launchAt: z.string(),
    /** True once the moment has passed in every time zone of the world, so it needs no clock to be shown. */
    passedEverywhere: z.boolean(),
  }),
  errors: {},
});
