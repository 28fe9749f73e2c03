/**
 * The queue of reviews that an operator reads: those that wait to be shown, those
 * that readers report, those that were hidden. A decision says which version of
 * the review it was made from: a second operator, or a new report, changes it.
 */
import * as z from 'zod/mini';
import { cursor, whole } from '../../../shared/cursor.ts';
import { isCalendarDay } from '../../../shared/dates.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { storable } from '../../../shared/text-input.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { moderationMessages as messages } from '../copy/validation.ts';
import { HELD_FOR, HIDE_REASONS, reasonsFor, SHOW_REASONS, WORDS_MAX } from '../rules/moderation.ts';
import { REPORT_REASONS } from '../rules/review-limits.ts';

const Queue = z.enum(['waiting', 'reported', 'hidden', 'shown'], messages.queue);
export type Queue = z.infer<typeof Queue>;

export const QueuedReview = z.object({
  id: z.int(),
  /** One of the two: a place, or the package of somebody who was on that trip. */
  restaurantId: z.nullable(z.string()),
  packageId: z.nullable(z.string()),
  /** The restaurant's name and address, or the trip's name; the id where there is no name. */
  place: z.string(),
  address: z.string(),
  authorName: z.string(),
  rating: z.int(),
  text: z.string(),
  time: z.string(),
  state: z.enum(['shown', 'pending', 'hidden']),
  /** Null: nothing held it. */
  heldFor: z.nullable(z.enum(HELD_FOR)),
  /** Those nobody has decided about. */
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), count: z.int() })),
  firstReportedAt: z.nullable(z.string()),
  decisions: z.int(),
  version: z.string(),
});
export type QueuedReview = z.infer<typeof QueuedReview>;

const ReviewFilter = z.string().check(z.overwrite(storable), z.trim(), z.maxLength(100, messages.sought));

/** The review's number; of what is reported how often, and the number of the first report. */
export const placeInQueue = cursor(z.union([z.tuple([whole()]), z.tuple([whole(), whole()])]));

export const listQueue = endpoint('GET /api/admin/reviews', {
  who: 'operator',
  summary:
    'Reviews to decide about, fifty at a time: the longest waiting, the most often reported, or the last hidden or shown first',
  query: z.object({
    queue: z.optional(Queue),
    /** Of what is shown alone: how the place's or the trip's and the author's names begin, and the day where the brand is. */
    place: z.optional(ReviewFilter),
    author: z.optional(ReviewFilter),
    day: z.optional(z.string().check(z.refine(isCalendarDay, messages.day))),
    after: placeInQueue.after,
  }),
  output: z.object({ reviews: z.array(QueuedReview), next: z.nullable(z.string()) }),
});

export const ReviewWithHistory = z.extend(QueuedReview, {
  /** The latest first. */
  history: z.array(
    z.object({
      id: z.int(),
      operator: z.string(),
      before: z.enum(['shown', 'pending', 'hidden']),
      state: z.enum(['shown', 'hidden']),
      reason: z.enum([...SHOW_REASONS, ...HIDE_REASONS]),
      words: z.nullable(z.string()),
      decidedAt: z.string(),
    }),
  ),
});
export type ReviewWithHistory = z.infer<typeof ReviewWithHistory>;

const id = z.object({
  id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/, messages.review)), z.pipe(z.transform(Number), z.int())),
});

export const readReview = endpoint('GET /api/admin/reviews/:id', {
  who: 'operator',
  summary: 'One review, whatever its state, with every decision about it',
  params: id,
  output: ReviewWithHistory,
  errors: { no_such_review: 404 },
});

export const ModerationDecision = z
  .object({
    state: z.enum(['shown', 'hidden'], messages.state),
    reason: z.enum([...SHOW_REASONS, ...HIDE_REASONS], messages.reason),
    words: z.optional(typedText(0, WORDS_MAX, messages.words, messages.wordsLong)),
    version: z.string(messages.version).check(z.regex(/^\d{1,9}\.\d{1,9}$/, messages.version)),
  })
  .check(
    z.refine(({ state, reason }) => reasonsFor(state).includes(reason), { error: messages.reason, path: ['reason'] }),
    z.refine(({ reason, words }) => reason !== 'other' || (words ?? '') !== '', {
      error: messages.words,
      path: ['words'],
    }),
  );
export type ModerationDecision = z.infer<typeof ModerationDecision>;

export const moderateReview = endpoint('POST /api/admin/reviews/:id/decisions', {
  who: 'operator',
  summary: 'Shows or hides a review, and settles the reports on it',
  params: id,
  input: ModerationDecision,
  output: ReviewWithHistory,
  errors: { no_such_review: 404, changed_meanwhile: 409 },
});
export type ModerationError = ErrorOf<typeof moderateReview>;

export const eraseReview = endpoint('DELETE /api/admin/reviews/:id', {
  who: 'owner',
  summary: 'Erases a review with its reports and decisions, as its author may ask',
  params: id,
  output: z.object({ erased: z.literal(true) }),
  errors: { no_such_review: 404 },
});
