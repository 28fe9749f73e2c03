/** Sends a letter about a booking and records that it has been done, or that it never can be. */
import { type Letter, LetterRefused } from '../../../effects/mail/port.ts';
import type { Deps } from '../../../server/deps.ts';
import { markLetter } from '../store/letters.ts';

export async function deliver(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  letter: Letter,
  bookingId: number,
): Promise<void> {
  try {
    await mail.send(letter);
  } catch (fault) {
    if (fault instanceof LetterRefused) await markLetter(db, { id: letter.id, bookingId }, 'refused');
    throw fault;
  }
  await markLetter(db, { id: letter.id, bookingId }, 'sent');
}
