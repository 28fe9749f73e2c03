/** The API of the newsletter's subscribers, for operators. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { storable } from '../../../shared/text-input.ts';
import { ByNumber, placeByNumber } from './inbox.ts';

/** `waiting`: asked, and has not confirmed. */
export const SubscriberStatus = z.enum(['confirmed', 'waiting', 'left'], 'There is no such status');

export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

const Subscriber = z.object({
  id: z.int(),
  email: z.string(),
  status: SubscriberStatus,
  askedAt: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  leftAt: z.nullable(z.string()),
  createdAt: z.string(),
});

export type Subscriber = z.infer<typeof Subscriber>;

/** What operators change of a subscriber, and the log says of one: never the address. */
export const SUBSCRIBER_FIELDS = ['status'] as const satisfies readonly (keyof Subscriber)[];

export const listSubscribers = endpoint('GET /api/admin/subscribers', {
  who: 'operator',
  summary: 'Addresses of the newsletter, the newest first, fifty at a time',
  query: z.object({
    status: z.optional(SubscriberStatus),
    /** How the address begins. */
    q: z.optional(z.string().check(z.overwrite(storable), z.maxLength(254, 'No address is that long'))),
    after: placeByNumber.after,
  }),
  output: z.object({ subscribers: z.array(Subscriber), next: z.nullable(z.string()) }),
});

const OneSubscriber = z.extend(Subscriber, {
  /** The proof, in order. */
  consentEvents: z.array(
    z.object({
      event: z.enum(['asked', 'confirmed', 'left']),
      /** The sentence that was agreed to, or by which the address left. */
      wording: z.string(),
      happenedAt: z.string(),
      /** The email that was asked for, or whose link confirmed; null where that was not written down. */
      letter: z.nullable(z.string()),
    }),
  ),
});

export type OneSubscriber = z.infer<typeof OneSubscriber>;

const SUBSCRIBER_ERRORS = { no_such_subscriber: 404 } as const;

export const readSubscriber = endpoint('GET /api/admin/subscribers/:id', {
  who: 'operator',
  summary: 'One address with the proof of its consent',
  params: ByNumber,
  output: OneSubscriber,
  errors: SUBSCRIBER_ERRORS,
});

export const unsubscribe = endpoint('POST /api/admin/subscribers/:id/leave', {
  who: 'operator',
  summary: 'Takes an address off the list at its owner’s wish; doing it twice changes nothing',
  params: ByNumber,
  output: OneSubscriber,
  errors: SUBSCRIBER_ERRORS,
});

export const eraseSubscriber = endpoint('DELETE /api/admin/subscribers/:id', {
  who: 'operator',
  summary: 'Forgets an address and its consents for good, at its owner’s wish',
  params: ByNumber,
  output: z.object({ erased: z.literal(true) }),
  errors: SUBSCRIBER_ERRORS,
});

export const exportSubscribers = endpoint('GET /api/admin/subscribers.csv', {
  who: 'owner',
  summary: 'Everybody who has confirmed, each with the proof and the own link to leave',
  output: FileAnswer,
  produces: 'text/csv; charset=utf-8',
});

export type SubscriberError = ErrorOf<typeof readSubscriber>;
