/**
 * An answer that is being written. It outlives a reload and the idle end, in this tab and for its writer alone, and
 * goes at sign-out. With it its key: a press whose answer was lost stays one letter after a reload, too.
 */
import { partsOf } from '../../../shared/parts.ts';
import { keptInTab, type TabStorage } from '../../../web/kept-in-tab.ts';

interface ReplyDraft {
  readonly text: string;
  readonly key: string;
}

export const replyDraft = (operator: string, enquiryId: number): TabStorage<ReplyDraft> =>
  keptInTab(`reply:${operator}:${enquiryId}`, (stored) => {
    const { text, key } = partsOf(stored);
    return typeof text === 'string' && typeof key === 'string' ? { text, key } : null;
  });
