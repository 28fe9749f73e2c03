/** What lies around: files whose message never came to be, used challenges, and what has been kept long enough. */
import type { Deps } from '../../../server/deps.ts';
import { forgetBefore, orphanedSince } from '../rules.ts';
import { deleteContactsBefore, isFileKnown } from '../store/contacts.ts';
import { deleteUnconfirmedBefore } from '../store/newsletters.ts';
import { deleteRequestsBefore } from '../store/requests.ts';

export async function sweepFiles({ captcha, db, files, now }: Pick<Deps, 'captcha' | 'db' | 'files' | 'now'>) {
  const since = orphanedSince(now());
  await files.sweepQuarantine(since);
  for await (const place of files.listOlderThan(since)) {
    if (!(await isFileKnown(db, place))) await files.remove(place);
  }
  await captcha.sweep();
}

export async function forgetOldEnquiries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { enquiries, unconfirmed } = forgetBefore(now());
  await deleteContactsBefore(db, enquiries);
  await deleteRequestsBefore(db, enquiries);
  await deleteUnconfirmedBefore(db, unconfirmed, enquiries);
}
