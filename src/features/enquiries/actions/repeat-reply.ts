/** A reply that nobody got leaves once more. Of two presses one does it: after the first it is on its way again. */

import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit.ts';
import { findBounced } from '../../../kernel/bounces.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { type Enquiry, sendReply } from '../contract/inbox.ts';
import { replyLetterId } from '../mail.ts';
import { holdEnquiry } from '../store/inbox.ts';
import { findReply, repeatReply as repeat } from '../store/replies.ts';
import { findWritten, present, stateOf } from './read-inbox.ts';

const REPEATS_AN_HOUR = 3;
const HOUR_SECONDS = 3600;

export async function repeatReply(
  { db, jobs, limits, now }: Pick<Deps, 'db' | 'jobs' | 'limits' | 'now'>,
  me: Operator,
  id: number,
  replyId: number,
): Promise<Result<Enquiry, 'no_such_enquiry' | 'not_undelivered' | 'too_many_letters'>> {
  return inTransaction(db, async (tx) => {
    const entry = await holdEnquiry(tx, id);
    const written = entry && (await findWritten(tx, entry));
    if (!entry || !written) return err('no_such_enquiry');
    const reply = await findReply(tx, replyId);
    if (reply?.enquiryId !== id) return err('not_undelivered');
    const name = replyLetterId(written, reply);
    const state = stateOf(reply, (await findBounced(tx, [name])).has(name), now());
    if (state === 'due' || state === 'sent') return err('not_undelivered');
    if (!(await limits.take(`repeat-reply:${replyId}`, REPEATS_AN_HOUR, HOUR_SECONDS))) {
      return err('too_many_letters', { retryAfterSeconds: HOUR_SECONDS });
    }
    await repeat(tx, replyId, state === 'returned', now());
    await jobs.send(tx, sendReply, { replyId });
    await audit(tx, {
      operator: me,
      action: 'enquiry.reply-again',
      subject: `enquiry:${id}`,
      before: { state },
      after: { reply: replyId },
    });
    return ok(await present(tx, me, entry, written, now()));
  });
}
