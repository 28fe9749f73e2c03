/** Payment alarms over the wire: what needs a person, and that a person has looked. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { typedText } from '../../../shared/typed-text.ts';

export const AdminAlarm = z.object({
  paymentId: z.string(),
  bookingId: z.int(),
  reference: z.string(),
  kind: z.enum(['captured_without_booking', 'wrong_amount', 'wrong_booking', 'refund_refused']),
  raisedAt: z.string(),
  /** Null: nobody has looked yet. */
  lookedAt: z.nullable(z.string()),
  lookedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type AdminAlarm = z.infer<typeof AdminAlarm>;

export const PaymentAlarms = z.object({ alarms: z.array(AdminAlarm) });
export type PaymentAlarms = z.infer<typeof PaymentAlarms>;

/** Those nobody has looked at first; at most 200. */
export const listPaymentAlarms = endpoint('GET /api/admin/payment-alarms', {
  who: 'operator',
  summary: 'Money at the provider that no booking explains, and refunds it refused',
  output: PaymentAlarms,
});

export const lookAtAlarm = endpoint('POST /api/admin/payment-alarms', {
  who: 'operator',
  summary: 'Say that somebody has looked at a payment alarm, and what was found',
  input: z.object({
    paymentId: z.string('Which payment?').check(z.minLength(1, 'Which payment?'), z.maxLength(200, 'Which payment?')),
    kind: z.enum(['captured_without_booking', 'wrong_amount', 'wrong_booking', 'refund_refused'], 'Which alarm?'),
    note: typedText(3, 1000, 'Please write what you found'),
  }),
  output: PaymentAlarms,
  errors: {
    no_such_alarm: 404,
    /** details: lookedBy */
    changed_meanwhile: 409,
  },
});
