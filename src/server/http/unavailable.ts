/** What passes by itself: an answer that says so and when to try again, in place of "something broke". */

import { hasGivenUp, isUnreachable } from '../../database/sql.ts';
import { FilesUnavailable } from '../../effects/files/port.ts';
import { isOutOfSpace, type Storage } from '../../kernel/storage.ts';
import { TooBusy } from '../../shared/lane.ts';

export interface Unavailable {
  readonly code: string;
  readonly message: string;
  readonly retryAfterSeconds: number;
}

const FULL: Unavailable = {
  code: 'storage_full',
  message: 'Our storage is full, so nothing can be saved. Please try again later.',
  retryAfterSeconds: 60,
};
const NO_FILES: Unavailable = {
  code: 'files_unavailable',
  message: 'Files cannot be saved or read right now. Please try again in a few minutes.',
  retryAfterSeconds: 60,
};
const BUSY: Unavailable = {
  code: 'unavailable',
  message: 'We are very busy right now. Please try again in a moment.',
  retryAfterSeconds: 2,
};

/** Null: a defect of ours. */
export async function unavailabilityOf(fault: unknown, storage: Storage): Promise<Unavailable | null> {
  if (fault instanceof FilesUnavailable) return NO_FILES;
  if (isOutOfSpace(fault) || (isUnreachable(fault) && (await storage.stopsDatabase()))) return FULL;
  return fault instanceof TooBusy || isUnreachable(fault) || hasGivenUp(fault) ? BUSY : null;
}
