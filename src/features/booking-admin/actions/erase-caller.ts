/** Whoever has booked by telephone asks to be forgotten: money, seats and days stay, and belong to nobody. */
import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Afterwards, PersonalRecords } from '../../../kernel/personal-records.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { bookingIdFrom } from '../../bookings/rules/booking-id.ts';
import { hasLeft } from '../../bookings/rules/booking-state.ts';
import { lockAgreement } from '../../bookings/store/booking-changes.ts';
import { findBookingRecord } from '../../bookings/store/booking-record.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import type { EraseCallerError } from '../contract/telephone-bookings.ts';
import { findStoryOf, type StoryDeps } from './booking-story.ts';

/** `kept`: what is kept about a booking and nobody's account, asked by the booking's number. */
export async function eraseCaller(
  deps: StoryDeps & Pick<Deps, 'keptEmails'>,
  kept: readonly PersonalRecords[],
  operator: Operator,
  idText: string,
): Promise<Result<BookingStory, EraseCallerError>> {
  const id = bookingIdFrom(idText);
  let afterwards: Afterwards[] = [];
  const done = await inTransaction(deps.db, async (tx): Promise<Result<number, EraseCallerError>> => {
    // A transaction may be tried again.
    afterwards = [];
    const locked = id === null ? null : await lockAgreement(tx, id);
    const booking = id === null || !locked ? null : await findBookingRecord(tx, id);
    if (id === null || !booking) return err('no_such_booking');
    if (booking.channel !== 'phone' || hasLeft(booking)) return err('not_a_caller');
    for (const records of kept) {
      const hindrance = await records.hindrance(deps, tx, id);
      if (hindrance) return err(hindrance);
    }
    for (const records of kept) afterwards.push(await records.forget(tx, id));
    await audit(tx, {
      operator,
      action: 'booking.erase-caller',
      subject: `booking:${id}`,
      after: { person: 'erased' },
    });
    return ok(id);
  });
  if (!done.ok) return done;
  for (const after of afterwards) await after(deps);
  return ok(await findStoryOf(deps, done.value));
}
