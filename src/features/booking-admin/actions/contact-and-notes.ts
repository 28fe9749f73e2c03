/**
 * What operators put right, note, erase and send again about a booking. The log says that an address was put right, and
 * never the address.
 */
import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Afterwards, PersonalRecords } from '../../../kernel/personal-records.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { EmailKind } from '../../bookings/rules/booking-emails.ts';
import { bookingIdFrom, referenceOf } from '../../bookings/rules/booking-id.ts';
import { hasLeft } from '../../bookings/rules/booking-state.ts';
import { lockAgreement } from '../../bookings/store/booking-changes.ts';
import { type BookingContact, type Caller, changeContact } from '../../bookings/store/booking-contact.ts';
import { findBookingRecord } from '../../bookings/store/booking-record.ts';
import { repeatEmail as repeat } from '../../bookings/store/email-record.ts';
import { insertNote } from '../../bookings/store/notes.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import type { EraseCallerError } from '../contract/telephone-bookings.ts';
import { findStory, findStoryOf, type StoryDeps, tell } from './booking-story.ts';

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

/** What operators tell each other about a booking. */
export async function addNote(
  deps: StoryDeps,
  operator: Operator,
  idText: string,
  note: string,
): Promise<Result<BookingStory, 'no_such_booking'>> {
  const id = bookingIdFrom(idText);
  if (id === null || !(await insertNote(deps.db, id, { operator, note }))) return err('no_such_booking');
  return ok(await findStoryOf(deps, id));
}

/** Whoever has booked by telephone asks to be forgotten: money, seats and days stay, and belong to nobody. */

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

/** Of all kinds together: nobody wants a fourth. */
const REPEATS_AN_HOUR = 3;
const HOUR_SECONDS = 3600;

/** An email about a booking, sent once more because somebody asked for it. */
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
