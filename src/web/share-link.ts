/** Handing a link on: the device's own sheet, or else the clipboard. What is said about it is the caller's. */

/** Of the sheet: `shared`, `closed` without choosing, or `refused`. Of the clipboard: `copied` or `forbidden`. */
export type ShareOutcome = 'shared' | 'closed' | 'refused' | 'copied' | 'forbidden';

export async function shareLink(sheet: ShareData & { readonly url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function' && (navigator.canShare?.(sheet) ?? true)) {
    try {
      await navigator.share(sheet);
      return 'shared';
    } catch (fault) {
      return fault instanceof DOMException && fault.name === 'AbortError' ? 'closed' : 'refused';
    }
  }
  try {
    await navigator.clipboard.writeText(sheet.url);
    return 'copied';
  } catch {
    return 'forbidden';
  }
}
