/** What bookings that came to nothing say of a person is needed for as long as somebody may ask why, and no longer. */
import type { Deps } from '../../../kernel/deps.ts';
import { forgetWhereFrom } from '../../bookings/store/bank-questions.ts';
import { forgetEndedUnpaid } from '../../bookings/store/personal.ts';

const KEPT_DAYS = 30;

/** Every night. Answers how many; `portion` keeps each look at the table short. */
export async function forgetEnded({ db }: Pick<Deps, 'db'>, portion = 1000): Promise<number> {
  await forgetWhereFrom(db);
  for (let all = 0; ; ) {
    const forgotten = await forgetEndedUnpaid(db, { days: KEPT_DAYS, most: portion });
    all += forgotten;
    if (forgotten < portion) return all;
  }
}
