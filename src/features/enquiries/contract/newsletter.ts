/**
 * The newsletter: asked for in a form, confirmed by an email, left with one
 * request. The answer to asking never tells whether the address was known.
 */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { HUMAN_ERRORS, HumanProof } from '../../../shared/human-check.ts';
import { job } from '../../../shared/job.ts';
import { Email } from './forms.ts';

export const subscribe = endpoint('POST /api/newsletter', {
  who: 'anyone',
  summary: 'Asks for the newsletter; an email asks for the confirmation',
  input: z.object({ email: Email, humanProof: HumanProof }),
  output: z.object({ message: z.string() }),
  errors: HUMAN_ERRORS,
});
export type NewsletterError = ErrorOf<typeof subscribe>;

const token = z.object({ token: z.string() });

export const confirmSubscription = endpoint('POST /api/newsletter/confirm/:token', {
  who: 'anyone',
  summary: 'Confirms an address with the token of its email',
  params: token,
  output: z.object({ confirmed: z.literal(true) }),
  errors: { no_such_link: 404 },
});

/** What mail programs send for a reader who presses "unsubscribe" (RFC 8058), and our own page. */
export const leaveNewsletter = endpoint('POST /api/newsletter/leave/:token', {
  who: 'anyone',
  summary: 'Takes an address off the list; saying it twice is no error',
  consumes: 'anything',
  params: token,
  output: z.object({ left: z.literal(true) }),
  errors: { no_such_link: 404 },
});

/** `emailNumber` counts the emails to one address: each is a mail of its own. */
export const askForConfirmation = job({
  name: 'enquiries.ask-for-confirmation',
  data: z.object({ newsletterId: z.int(), emailNumber: z.int() }),
});
export const welcomeSubscriber = job({
  name: 'enquiries.welcome-subscriber',
  data: z.object({ newsletterId: z.int(), emailNumber: z.int() }),
});
