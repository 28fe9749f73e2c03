/** Every email about a booking: to whom it goes, where the booking is read, and that it is recorded as sent or refused. */
import { type Email, EmailRefused } from '../../../effects/mail/mail-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { usernameOf } from '../../accounts/store.ts';
import { type BookingFacts, pageOf, repeatedEmailId } from '../rules/booking-emails.ts';
import { findRepeat, markEmail } from '../store/email-record.ts';
import { requestPath } from './booking-request.ts';
import type { OwnTrip } from './read-bookings.ts';

export type WritingDeps = Pick<Deps, 'db' | 'mail' | 'config'>;

/** Null: there is no address. Whoever has called reads the booking by its link. */
export async function letterFacts(
  { db, config: { publicUrl, mode } }: Pick<Deps, 'db' | 'config'>,
  { booking, userId, channel }: OwnTrip,
): Promise<BookingFacts | null> {
  if (!booking.contactEmail) return null;
  const isCaller = channel === 'phone';
  return {
    booking,
    to: booking.contactEmail,
    name: isCaller ? booking.contactName : await usernameOf(db, userId),
    publicUrl,
    bookingUrl: isCaller ? publicUrl + (await requestPath(db, booking.id)) : pageOf(booking, publicUrl),
    mode,
  };
}

export async function deliver(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  letter: Email,
  bookingId: number,
): Promise<void> {
  try {
    await mail.send(await inItsTurn(db, letter));
  } catch (fault) {
    if (fault instanceof EmailRefused) await markEmail(db, { id: letter.id, bookingId }, 'refused');
    throw fault;
  }
  await markEmail(db, { id: letter.id, bookingId }, 'sent');
}

/** Sent once more on purpose it is a mail of its own, of today: a mailbox shows the same Message-ID once. */
async function inItsTurn(db: Deps['db'], letter: Email): Promise<Email> {
  const repeat = await findRepeat(db, letter.id);
  return repeat ? { ...letter, id: repeatedEmailId(letter.id, repeat.repeats), date: repeat.dueSince } : letter;
}
