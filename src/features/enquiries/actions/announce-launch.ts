/** What was waited for is there: one email to each who asked, however often this runs. */

import { type Db, inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type AnnouncedKind, announceToAsker } from '../contract/requests.ts';
import { takeWaiting } from '../store/requests.ts';

export interface Announcement {
  readonly kind: AnnouncedKind;
  /** The lesson's id; null for what has none. */
  readonly topic: string | null;
  /** The page of ours where it is now. */
  readonly path: string;
}

type AnnounceDeps = Pick<Deps, 'jobs' | 'now'>;

/** Answers how many emails it has left to be written. */
export async function announce(deps: AnnounceDeps & Pick<Deps, 'db'>, announcement: Announcement): Promise<number> {
  return inTransaction(deps.db, (tx) => leaveWord(tx, deps, announcement));
}

/** The same in the transaction of who decides that it is time. */
export async function leaveWord(
  tx: Db,
  { jobs, now }: AnnounceDeps,
  { kind, topic, path }: Announcement,
): Promise<number> {
  const requests = await takeWaiting(tx, kind, topic, now());
  for (const requestId of requests) await jobs.send(tx, announceToAsker, { requestId, path });
  return requests.length;
}
