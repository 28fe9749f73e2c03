/** What payments leave to be done by itself: what banks take back is looked up, and old notices are forgotten. */
import type { Loop } from '../../kernel/jobs.ts';
import { forgetOldNotices, noteDisputes } from './actions.ts';

export const paymentLoops: readonly Loop[] = [
  { name: 'payments.note-disputes', everyMs: 600_000, run: (deps) => noteDisputes(deps) },
  { name: 'payments.forget-notices', everyMs: 3_600_000, run: (deps) => forgetOldNotices(deps) },
];
