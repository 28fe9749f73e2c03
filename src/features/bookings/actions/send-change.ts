/** Writes to whoever booked what has changed, once for each change. */
import type { Deps } from '../../../kernel/deps.ts';
import { changeEmail } from '../mail.ts';
import { numberedEmailId } from '../rules/emails.ts';
import { findChange } from '../store/changes.ts';
import { dropDueEmail, hasLeft } from '../store/emails.ts';
import { letterFacts } from './email-facts.ts';
import { findTripIn } from './read-bookings.ts';
import { deliver } from './send-booking-email.ts';

export async function sendChangeEmail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  { bookingId, number }: { readonly bookingId: number; readonly number: number },
): Promise<void> {
  const id = numberedEmailId(bookingId, 'change', number);
  if (await hasLeft(db, id)) return;
  const trip = await findTripIn({ db }, 'confirmed', bookingId);
  const change = await findChange(db, bookingId, number);
  // Of a booking that was cancelled meanwhile only that is told.
  const facts = trip && (await letterFacts({ db, config }, trip));
  if (!facts || change?.state !== 'applied') return dropDueEmail(db, id);
  await deliver({ db, mail }, changeEmail({ ...facts, change }), bookingId);
}
