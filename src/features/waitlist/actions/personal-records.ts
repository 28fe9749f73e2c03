/** Places on waitlists, in the file a person takes home; none is left when the person leaves, and kept seats are free. */
import type { PersonalRecords } from '../../../kernel/personal-records.ts';
import { readEntriesOf } from '../store/entries.ts';
import { forgetEntriesOf } from '../store/offers.ts';

export const waitlistRecords: PersonalRecords = {
  name: 'waitingLists',
  read: (db, travellerId) => readEntriesOf(db, travellerId),
  hindrance: async () => null,
  async forget(db, travellerId) {
    const letters = await forgetEntriesOf(db, travellerId);
    return async (deps) => {
      for (const letter of letters) await deps.keptEmails?.remove(letter);
    };
  },
};
