/** Writes to whoever cancelled what is over and what comes back, once. */
import type { Deps } from '../../../kernel/deps.ts';
import { cancellationEmail } from '../mail.ts';
import { cancellationEmailId } from '../rules/bookings.ts';
import { dropDueEmail, hasLeft } from '../store/emails.ts';
import { letterFacts } from './email-facts.ts';
import { findTripIn } from './read-bookings.ts';
import { deliver } from './send-booking-email.ts';

export async function sendCancellationEmail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  bookingId: number,
): Promise<void> {
  const id = cancellationEmailId(bookingId);
  if (await hasLeft(db, id)) return;
  const trip = await findTripIn({ db }, 'cancelled', bookingId);
  const facts = trip && (await letterFacts({ db, config }, trip));
  if (!facts) return dropDueEmail(db, id);
  await deliver({ db, mail }, cancellationEmail(facts), bookingId);
}
