/** An email about a booking, sent once more because somebody asked for it. */

import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { EmailKind } from '../../bookings/rules/booking-emails.ts';
import { referenceOf } from '../../bookings/rules/booking-id.ts';
import { repeatEmail as repeat } from '../../bookings/store/email-record.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import { findStory, findStoryOf, type StoryDeps } from './booking-story.ts';

/** Of all kinds together: nobody wants a fourth. */
const REPEATS_AN_HOUR = 3;
const HOUR_SECONDS = 3600;

export async function repeatEmail(
  deps: StoryDeps & Pick<Deps, 'jobs' | 'limits'>,
  operator: Operator,
  idText: string,
  kind: EmailKind,
): Promise<Result<BookingStory, 'no_such_booking' | 'no_address' | 'letter_of_no_use' | 'too_many_letters'>> {
  const found = await findStory(deps, idText);
  if (!found.ok) return found;
  const { id: bookingId, person, mayRepeat } = found.value;
  if (!person.contactEmail) return err('no_address');
  if (!mayRepeat.includes(kind)) return err('letter_of_no_use');
  if (!(await deps.limits.take(`repeat-letter:${bookingId}`, REPEATS_AN_HOUR, HOUR_SECONDS))) {
    return err('too_many_letters', { retryAfterSeconds: HOUR_SECONDS });
  }
  await inTransaction(deps.db, async (trx) => {
    const id = `booking-${referenceOf(bookingId)}-${kind}`;
    const repeats = await repeat(trx, deps.jobs, { id, bookingId, kind });
    await audit(trx, {
      operator,
      action: 'booking.repeat-letter',
      subject: `booking:${bookingId}`,
      after: { letter: kind, repeats },
    });
  });
  return ok(await findStoryOf(deps, bookingId));
}
