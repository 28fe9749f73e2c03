/** What somebody wrote by mail about their bookings: in the file a person takes home, and gone when the person leaves. */
import type { Db } from '../../../database/sql.ts';
import type { PersonalRecords } from '../../../kernel/personal-records.ts';
import { deleteMailsAbout, readMailsAbout } from '../store/inbound-mails.ts';

/** Bookings are not ours, so which are somebody's is handed in. Asked before the bookings are let go. */
export type ListBookingIds = (db: Db, userId: number) => Promise<readonly number[]>;

export const mailRecords = (bookingIdsOf: ListBookingIds): PersonalRecords => ({
  name: 'mails',
  read: async (db, travellerId) => readMailsAbout(db, await bookingIdsOf(db, travellerId)),
  hindrance: async () => null,
  async forget(db, travellerId) {
    await deleteMailsAbout(db, await bookingIdsOf(db, travellerId));
    return async () => undefined;
  },
});
