/**
 * Smaller wishes than a message: something to learn, a guide of one's own, a
 * lesson that is not made yet, a partnership, word of the launch, or that something said of a place is wrong.
 */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { HUMAN_ERRORS, HumanProof } from '../../../shared/human-check.ts';
import { job } from '../../../shared/job.ts';
import { NotifyMeForm } from './forms.ts';

export const RequestKind = z.enum(
  ['learn', 'guide', 'lesson', 'business', 'launch', 'mistake'],
  'There is no such request',
);
export type RequestKind = z.infer<typeof RequestKind>;

/** The one thing that is waited for, by its id: `tokyo-on-foot`, `tokyo/3`. */
export const RequestTopic = z
  .string('The topic must be text')
  .check(
    z.regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'There is no such topic'),
    z.maxLength(120, 'There is no such topic'),
  );

export const MadeRequest = z
  .object({ ...NotifyMeForm.shape, kind: RequestKind, topic: z.optional(RequestTopic), humanProof: HumanProof })
  .check(
    z.refine(({ kind, about }) => kind === 'launch' || (about ?? '') !== '', { error: 'Required', path: ['about'] }),
  );
export type MadeRequest = z.infer<typeof MadeRequest>;

export const makeRequest = endpoint('POST /api/requests', {
  who: 'anyone',
  summary: 'Asks for a guide, a lesson, a partnership or word of the launch, or tells of a mistake',
  input: MadeRequest,
  output: z.object({ reference: z.string() }),
  errors: HUMAN_ERRORS,
  status: 201,
});
export type RequestError = ErrorOf<typeof makeRequest>;

/** What is announced once, by an email to each who asked. */
export const ANNOUNCED = ['lesson', 'launch'] as const satisfies readonly RequestKind[];
export type AnnouncedKind = (typeof ANNOUNCED)[number];

const About = z.object({ requestId: z.int() });
export const acknowledgeRequest = job({ name: 'enquiries.acknowledge-request', data: About });
export const deliverRequest = job({ name: 'enquiries.deliver-request', data: About });
/** `path` is a page of ours. */
export const announceToAsker = job({
  name: 'enquiries.announce-to-asker',
  data: z.object({ requestId: z.int(), path: z.string() }),
});
