/** What we wrote to somebody about their bookings: in the file a person takes home, and gone when the person leaves. */
import type { PersonalRecords } from '../../../kernel/personal-records.ts';
import { listBookingIdsOf } from '../../bookings/store/personal-records.ts';
import { messageEmailId } from '../rules.ts';
import { deleteCopiesAbout, readCopiesAbout } from '../store/messages.ts';

export const messageRecords: PersonalRecords = {
  name: 'messages',
  read: async (db, travellerId) => readCopiesAbout(db, await listBookingIdsOf(db, travellerId)),
  hindrance: async () => null,
  async forget(db, travellerId) {
    const gone = await deleteCopiesAbout(db, await listBookingIdsOf(db, travellerId));
    return async (deps) => {
      for (const { messageId, bookingId } of gone) await deps.keptEmails?.remove(messageEmailId(messageId, bookingId));
    };
  },
};
