/**
 * An answer that is being written. It outlives a reload and the idle end, in this tab and for its writer alone, and
 * goes at sign-out. With it its key: a press whose answer was lost stays one letter after a reload, too.
 */
export interface ReplyDraft {
  readonly text: string;
  readonly key: string;
}

const placeOf = (operator: string, enquiryId: number) => `reply:${operator}:${enquiryId}`;

export function readReplyDraft(operator: string, enquiryId: number): ReplyDraft | null {
  try {
    const { text, key } = JSON.parse(sessionStorage.getItem(placeOf(operator, enquiryId)) ?? '{}');
    return typeof text === 'string' && typeof key === 'string' ? { text, key } : null;
  } catch {
    return null;
  }
}

/** Without words it is forgotten. */
export function keepReplyDraft(operator: string, enquiryId: number, draft: ReplyDraft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(placeOf(operator, enquiryId));
    else sessionStorage.setItem(placeOf(operator, enquiryId), JSON.stringify(draft));
  } catch {
    // Nothing can be stored here: the form works, it only forgets on reload.
  }
}
