/** Where emails about a booking go, said or changed after the checkout. */
import type { Deps } from '../../../kernel/deps.ts';
import { err, type Result } from '../../../shared/result.ts';
import type { Booking } from '../contract/bookings.ts';
import type { ChangeContactError } from '../contract/change-contact.ts';
import { type BookingContact, changeContact as change } from '../store/booking-contact.ts';
import { findBooking, findOwnTrip } from './read-bookings.ts';

/** Emails that are due go to whatever address stands here: nobody may send them around. */
const CHANGES_A_DAY = 20;
const DAY_SECONDS = 86_400;

export async function changeContact(
  deps: Pick<Deps, 'db' | 'jobs' | 'limits'>,
  userId: number,
  idText: string,
  contact: BookingContact,
): Promise<Result<Booking, ChangeContactError>> {
  const { db, jobs, limits } = deps;
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');
  const { id, status } = own.booking;
  if (status !== 'confirmed') return err('not_confirmed');
  if (!(await limits.take(`contact:${userId}`, CHANGES_A_DAY, DAY_SECONDS))) return err('too_many_changes');

  if (!(await change(db, jobs, { id, userId }, contact))) return err('not_confirmed');
  return findBooking(deps, userId, idText);
}
