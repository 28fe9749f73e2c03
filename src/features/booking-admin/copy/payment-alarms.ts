/** Every word of the page of payment alarms. */
import type { AdminAlarm } from '../contract/payment-alarms.ts';

export const alarmsCopy = {
  title: 'Payment alarms',
  lead: 'Money at the provider that no booking explains, and refunds it refused. Settle it there, then say here what you found. A refund you have settled is closed on its booking’s page, with “Paid back outside”.',
  caption: 'Payment alarms, those nobody has looked at first',
  none: 'There is no payment alarm.',
  head: { booking: 'Booking', kind: 'What is wrong', payment: 'Payment', raised: 'Raised', looked: 'Looked at' },
  kinds: {
    captured_without_booking: 'Money was taken, and no booking stands behind it',
    wrong_amount: 'Another amount was taken than the booking costs',
    wrong_booking: 'The provider named another booking than the one that was paid',
    refund_refused: 'The provider refused a refund',
  } satisfies Record<AdminAlarm['kind'], string>,
  looked: (by: string) => `by ${by}`,
  look: 'Looked at it',
  dialog: 'What did you find?',
  note: 'Note',
  noteHint: 'It is kept with the alarm, and erased when the person leaves.',
  deed: 'Keep the note',
  pending: 'Keeping…',
  failed: 'The note was not kept',
  done: 'The alarm waits for nobody any more',
  triedAgain: 'Asked for again.',
  paidOutside: 'Paid back outside.',
} as const;
