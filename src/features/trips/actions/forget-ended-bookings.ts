/** What is forgotten of bookings that came to nothing, and beside every booking that is forgotten. */
import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { forgetEndedUnpaid } from '../../bookings/store/personal-records.ts';
import { forgetWhereFrom } from '../../bookings/store/three-d-secure.ts';
import { deleteSharesOf } from '../store/shares.ts';
import { deleteTravellersOf } from '../store/travellers.ts';

const KEPT_DAYS = 30;

/**
 * Every night: what bookings that came to nothing say of a person is needed for as long as somebody may ask why, and no
 * longer. Answers how many; `portion` keeps each look at the table short.
 */
export async function forgetEnded({ db }: Pick<Deps, 'db'>, portion = 1000): Promise<number> {
  await forgetWhereFrom(db);
  for (let all = 0; ; ) {
    const forgotten = await forgetEndedUnpaid(db, { days: KEPT_DAYS, most: portion }, forgetBeside);
    all += forgotten;
    if (forgotten < portion) return all;
  }
}

/** Called behind the lock on the bookings: names that were being saved meanwhile are here, and no more can come. */
export async function forgetBeside(tx: Db, bookingIds: readonly number[]): Promise<void> {
  await deleteSharesOf(tx, bookingIds);
  await deleteTravellersOf(tx, bookingIds);
}
