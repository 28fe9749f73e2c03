/** What we wrote to somebody about their bookings: in the file a person takes home, and gone when the person leaves. */
import type { PersonalRecords } from '../../../kernel/personal-records.ts';
import type { listBookingIdsOf } from '../../bookings/store/personal-records.ts';
import { messageEmailId } from '../rules.ts';
import { deleteCopiesAbout, readCopiesAbout } from '../store/messages.ts';

export const messageRecords = (bookingIdsOf: typeof listBookingIdsOf): PersonalRecords => ({
  name: 'messages',
  read: async (db, travellerId) => readCopiesAbout(db, await bookingIdsOf(db, travellerId)),
  hindrance: async () => null,
  async forget(db, travellerId) {
    const gone = await deleteCopiesAbout(db, await bookingIdsOf(db, travellerId));
    return async (deps) => {
      for (const { messageId, bookingId } of gone) await deps.keptEmails?.remove(messageEmailId(messageId, bookingId));
    };
  },
});
