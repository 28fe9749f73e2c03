/** The launch moment over the wire. It has no time zone on purpose: each visitor's own midnight counts. */
import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { messages } from './copy/validation.ts';
import { isLocalMoment } from './rules.ts';

export const readLaunch = endpoint('GET /api/launch', {
  who: 'anyone',
  summary: 'The moment the countdown runs to',
  output: z.object({
    /** Local date and time such as `2025-09-30T00:00`, to be read on the visitor's own clock. */
    launchAt: z.string(),
    /** True once the moment has passed in every time zone of the world, so it needs no clock to be shown. */
    passedEverywhere: z.boolean(),
  }),
});

const AdminLaunch = z.object({
  launchAt: z.string(),
  passedEverywhere: z.boolean(),
  /** What the setting of the server says. */
  setting: z.string(),
  /** Null: the setting counts. */
  changed: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** Addresses that wait for word of the launch, and those that have had it. */
  waiting: z.int(),
  told: z.int(),
  mayChange: z.boolean(),
});
export type AdminLaunch = z.infer<typeof AdminLaunch>;

export const readAdminLaunch = endpoint('GET /api/admin/launch', {
  who: 'operator',
  summary: 'The launch moment, where it comes from, and who waits for it',
  output: AdminLaunch,
});

/** How many people wait, as whoever moves the launch has read it; needed when they are told within a day. */
const tells = z.optional(z.int(messages.tells));
/** What it was when it was edited. */
const was = z.string(messages.was).check(z.maxLength(40, messages.was));

export const moveLaunch = endpoint('PUT /api/admin/launch', {
  who: 'owner',
  summary: 'Moves the launch moment',
  input: z.object({ launchAt: z.string(messages.moment).check(z.refine(isLocalMoment, messages.moment)), was, tells }),
  output: AdminLaunch,
  errors: { changed_meanwhile: 409, tells_people: 409 },
});

export const resetLaunch = endpoint('POST /api/admin/launch/reset', {
  who: 'owner',
  summary: 'Lets the setting of the server count again',
  input: z.object({ was, tells }),
  output: AdminLaunch,
  errors: { changed_meanwhile: 409, tells_people: 409 },
});
