/** What was waited for is there: one letter to each who asked, however often this runs. */
import type { Deps } from '../../../server/deps.ts';
import { inTransaction } from '../../../server/sql.ts';
import { type AnnouncedKind, announceToAsker } from '../contract/requests.ts';
import { takeWaiting } from '../store/requests.ts';

export interface Announcement {
  readonly kind: AnnouncedKind;
  /** The lesson's id; null for what has none. */
  readonly topic: string | null;
  /** The page of ours where it is now. */
  readonly path: string;
}

/** Answers how many letters it has left to be written. */
export async function announce(
  { db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>,
  { kind, topic, path }: Announcement,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const requests = await takeWaiting(tx, kind, topic, now());
    for (const requestId of requests) await jobs.send(tx, announceToAsker, { requestId, path });
    return requests.length;
  });
}
