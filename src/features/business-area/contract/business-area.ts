/**
 * The business area over the wire: a shared password unlocks it, and only then
 * is its content sent. Neither the password nor the content is in any file a
 * browser can fetch without the unlock.
 */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { BusinessAccess } from './forms.ts';

const Offer = z.object({ name: z.string(), text: z.string() });

export const BusinessContent = z.object({
  title: z.string(),
  intro: z.string(),
  discovery: z.object({ title: z.string(), intro: z.string(), steps: z.array(Offer) }),
  listings: z.object({
    title: z.string(),
    intro: z.string(),
    tiers: z.array(z.object({ name: z.string(), text: z.string(), includes: z.array(z.string()) })),
  }),
  promotions: z.object({ title: z.string(), intro: z.string(), offers: z.array(Offer) }),
  featured: z.object({
    title: z.string(),
    note: z.string(),
    /** Samples of a listing, marked as such; `picture` is a picture id, `alt` what it shows. */
    partners: z.array(
      z.object({
        name: z.string(),
        kind: z.string(),
        place: z.string(),
        text: z.string(),
        picture: z.string(),
        alt: z.string(),
      }),
    ),
  }),
  join: z.object({ title: z.string(), intro: z.string(), steps: z.array(Offer) }),
  inquiry: z.object({ title: z.string(), text: z.string(), subject: z.string(), email: z.string() }),
});
export type BusinessContent = z.infer<typeof BusinessContent>;

export const unlockBusiness = endpoint('POST /api/business/access', {
  who: 'anyone',
  summary: 'Unlocks the business area for this browser with the shared password',
  input: BusinessAccess,
  output: z.object({ unlocked: z.literal(true) }),
  errors: { wrong_password: 401, too_many_attempts: 429 },
});

export const readBusinessContent = endpoint('GET /api/business/content', {
  who: 'partner',
  summary: 'The content of the business area',
  output: BusinessContent,
});
