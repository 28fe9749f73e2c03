/** What was typed into the contact form, kept in this tab until it is sent. Files cannot be kept; that there were some is. */
import { keepInTab, keptInTab, textOf } from '../../../web/kept-in-tab.ts';

const PLACE = 'contact-draft';
export const NOTHING_TYPED = { name: '', email: '', message: '' } as const;

export function readContactDraft() {
  const kept = keptInTab(PLACE);
  if (!kept) return null;
  const { name, email, message, hadFiles } = kept;
  return { typed: { name: textOf(name), email: textOf(email), message: textOf(message) }, hadFiles: hadFiles === true };
}

export function keepContactDraft(typed: Readonly<Record<string, unknown>>, hadFiles: boolean): void {
  keepInTab(PLACE, { ...typed, hadFiles });
}

export function forgetContactDraft(): void {
  keepInTab(PLACE, null);
}
