/**
 * What a person has begun in this tab, forgotten when they leave: messages, wishes, plans, checkouts. Whatever is kept
 * here later is forgotten with it, unless it is named. Not at login: what was begun before it is gone on with.
 */

/** Belongs to the device, not to the person: who has stopped the films would not have them begin again. */
const STAYS = 'backgroundFilm';

let timesForgotten = 0;

/** Tells, when asked later, whether the tab was forgotten meanwhile: what comes late must not be kept for the next person. */
export function watchForgetting(): () => boolean {
  const before = timesForgotten;
  return () => timesForgotten > before;
}

export function forgetTab(): void {
  timesForgotten++;
  try {
    for (const key of Object.keys(sessionStorage)) if (key !== STAYS) sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, nothing is left behind.
  }
}
