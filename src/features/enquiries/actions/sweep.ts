/** What lies around: files whose message never came to be, used challenges, and what has been kept long enough. */

import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { forgetBefore, orphanedSince } from '../rules.ts';
import { deleteContactsBefore, isFileKnown } from '../store/contacts.ts';
import { deleteUnconfirmedBefore } from '../store/newsletters.ts';
import { deleteRequestsBefore } from '../store/requests.ts';

/** Whether somebody has written down that a file is kept there. */
export type KnowsFile = (db: Db, place: string) => Promise<boolean>;

export async function sweepFiles(
  { captcha, db, files, now }: Pick<Deps, 'captcha' | 'db' | 'files' | 'now'>,
  others: readonly KnowsFile[] = [],
) {
  const since = orphanedSince(now());
  await files.sweepQuarantine(since);
  for await (const place of files.listOlderThan(since)) {
    const known = await Promise.all([isFileKnown, ...others].map((knows) => knows(db, place)));
    if (!known.includes(true)) await files.remove(place);
  }
  await captcha.sweep();
}

export async function forgetOldEnquiries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { enquiries, unconfirmed } = forgetBefore(now());
  await deleteContactsBefore(db, enquiries);
  await deleteRequestsBefore(db, enquiries);
  await deleteUnconfirmedBefore(db, unconfirmed, enquiries);
}
