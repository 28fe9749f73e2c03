/** Sends an email about a booking and records that it has been done, or that it never can be. */
import { type Email, EmailRefused } from '../../../effects/mail/port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { repeatedEmailId } from '../rules/bookings.ts';
import { findRepeat, markEmail } from '../store/emails.ts';

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
