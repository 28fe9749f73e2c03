/** What operators write to travellers, over the wire. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { job } from '../../../shared/job.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { messages as says } from '../copy/validation.ts';
import { MOST_RECIPIENTS } from '../rules.ts';

export const text = (most: number, least: number, message: string) => typedText(least, most, message, message);

/** All confirmed bookings of a departure, or chosen ones. */
export const Audience = z.union(
  [
    z.object({ departure: z.int().check(z.positive()) }),
    z.object({ bookings: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(MOST_RECIPIENTS)) }),
  ],
  says.audience,
);
export type Audience = z.infer<typeof Audience>;

const Written = { subject: text(120, 1, says.subject), body: text(8000, 1, says.body) };
export const MessageForm = z.object(Written);
export type MessageForm = z.infer<typeof MessageForm>;

const Preview = z.object({
  /** One for each mailbox, as it would be sent. */
  emails: z.array(
    z.object({
      bookingId: z.int(),
      reference: z.string(),
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
    }),
  ),
  /** Bookings that get none, and why. */
  leftOut: z.array(
    z.object({
      bookingId: z.int(),
      reference: z.string(),
      why: z.enum(['no_address', 'same_address', 'not_confirmed', 'slot_is_empty']),
    }),
  ),
});
export type Preview = z.infer<typeof Preview>;

const AUDIENCE_ERRORS = { unknown_slot: 422, too_many_recipients: 422 } as const;

export const previewMessage = endpoint('POST /api/admin/message-preview', {
  who: 'operator',
  summary: 'What would be sent to whom, and who is left out',
  input: z.object({ ...Written, audience: Audience }),
  output: Preview,
  errors: AUDIENCE_ERRORS,
});

export const sendMessages = endpoint('POST /api/admin/messages', {
  who: 'operator',
  summary: 'Sends each its email, once; as many as were shown, or none',
  input: z.object({
    ...Written,
    audience: Audience,
    key: z.uuid(says.key),
    /** How many emails were shown. */
    agreed: z.int(says.agreed),
  }),
  output: z.object({ id: z.int(), emails: z.int() }),
  errors: { ...AUDIENCE_ERRORS, audience_changed: 409, nobody: 409, key_reused: 409 },
});
export type SendError = ErrorOf<typeof sendMessages>;

const SentMessage = z.object({
  id: z.int(),
  operator: z.string(),
  subject: z.string(),
  departureId: z.nullable(z.int()),
  writtenAt: z.string(),
  emails: z.int(),
  due: z.int(),
  refused: z.int(),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** The newest two hundred; of one booking or departure where asked. */
export const listMessages = endpoint('GET /api/admin/messages', {
  who: 'operator',
  summary: 'What was sent to travellers, the newest first',
  output: z.object({ messages: z.array(SentMessage) }),
});

export const readMessage = endpoint('GET /api/admin/messages/:id', {
  who: 'operator',
  summary: 'One message with each email as it was sent, and what became of it',
  params: z.object({ id: z.string() }),
  output: z.extend(SentMessage, {
    copies: z.array(
      z.object({
        bookingId: z.int(),
        reference: z.string(),
        recipient: z.string(),
        subject: z.string(),
        body: z.string(),
        state: z.enum(['due', 'sent', 'refused', 'returned']),
      }),
    ),
  }),
  errors: { no_such_message: 404 },
});
export type ReadMessage = z.infer<(typeof readMessage)['output']>;

export const sendCopy = job({
  name: 'messages.send-copy',
  data: z.object({ messageId: z.int(), bookingId: z.int() }),
});
