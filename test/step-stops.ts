/** The places before and behind a named step (`src/kernel/step-observer.ts`), where a test stops a process or makes it wait. */
import type { SaleStep } from '../src/features/bookings/actions/advance-booking.ts';
import type { RefundStep } from '../src/features/bookings/actions/pay-refunds.ts';
import type { StepObserver } from '../src/kernel/step-observer.ts';

export type Stop<Step extends string> = `${'before' | 'after'} ${Step}`;
export type SaleStop = Stop<SaleStep>;

/** On the way back: from the cancellation to the money. */
export const REFUND_STOPS = [
  'after cancel',
  'before pay back',
  'after refund',
  'after pay back',
] as const satisfies readonly Stop<RefundStep>[];
export type RefundStop = (typeof REFUND_STOPS)[number];

/** Hears of every place a step is reached at; throwing there plays a process that dies. */
export function observing<At extends string>(reached: (stop: At) => unknown): StepObserver<string> {
  return {
    before: async (step) => void (await reached(`before ${step}` as At)),
    after: async (step) => void (await reached(`after ${step}` as At)),
  };
}
