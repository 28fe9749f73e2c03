/** Where emails about a booking go, put right by an operator. The log says that it was, and never the address. */

import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { bookingIdFrom } from '../../bookings/rules/booking-id.ts';
import { type BookingContact, type Caller, changeContact } from '../../bookings/store/booking-contact.ts';
import { findBookingRecord } from '../../bookings/store/booking-record.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import { findStoryOf, type StoryDeps, tell } from './booking-story.ts';

interface Shown {
  readonly shown: string | null;
  readonly shownCaller?: Caller | undefined;
}

export async function correctContact(
  deps: StoryDeps & Pick<Deps, 'jobs'>,
  operator: Operator,
  idText: string,
  { shown, shownCaller, ...contact }: BookingContact & Shown,
): Promise<Result<BookingStory, 'no_such_booking' | 'contact_closed' | 'contact_changed'>> {
  const { db, jobs } = deps;
  const id = bookingIdFrom(idText);
  const row = id === null ? null : await findBookingRecord(db, id);
  if (!row) return err('no_such_booking');
  const { id: bookingId } = row;
  const story = await tell(deps, row);
  if (!story.mayCorrectContact) return err('contact_closed');
  if (isSo(story, contact)) return ok(story);

  const isCorrected = await inTransaction(db, async (trx) => {
    if (!(await changeContact(trx, jobs, { id: bookingId, userId: row.userId, shown, shownCaller }, contact)))
      return false;
    await audit(trx, {
      operator,
      action: 'booking.correct-contact',
      subject: `booking:${bookingId}`,
      before: { contact: shown ? 'given' : 'none' },
      after: { contact: 'corrected' },
    });
    return true;
  });
  return isCorrected ? ok(await findStoryOf(deps, bookingId)) : err('contact_changed');
}

function isSo({ person }: BookingStory, { contactEmail, contactName, contactPhone }: BookingContact): boolean {
  const stays = (given: string | null | undefined, now: string | null) =>
    given === undefined || (given || null) === now;
  return (
    person.contactEmail === contactEmail &&
    stays(contactName, person.contactName) &&
    stays(contactPhone, person.contactPhone)
  );
}
