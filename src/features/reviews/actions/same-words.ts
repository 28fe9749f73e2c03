/** Whether somebody has said the same before: the words are remembered as a fingerprint. */
import { createHash } from 'node:crypto';
import type { Db } from '../../../database/sql.ts';
import { DAY_MS, type Instant } from '../../../shared/dates.ts';
import { bareWords, isUnmistakable } from '../rules/moderation.ts';
import { hasSameWords } from '../store/reviews.ts';

/** The same words within this time are looked at by one of us first. */
const SAME_WORDS_MS = 90 * DAY_MS;

export function printOf(text: string): string {
  return createHash('sha256').update(bareWords(text)).digest('base64url');
}

/** Few words are a coincidence elsewhere: they count about the same restaurant alone, and of a trip not at all. */
export async function isSaidBefore(
  tx: Db,
  {
    print,
    text,
    restaurantId,
  }: { readonly print: string; readonly text: string; readonly restaurantId: string | null },
  at: Instant,
): Promise<boolean> {
  const isOwn = isUnmistakable(text);
  if (!isOwn && restaurantId === null) return false;
  return hasSameWords(tx, print, isOwn ? null : restaurantId, new Date(at.getTime() - SAME_WORDS_MS));
}
