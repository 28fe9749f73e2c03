/** What was typed into the contact form, kept in this tab until it is sent. Files cannot be kept; that there were some is. */
import type { ContactForm } from '../contract/contacts.ts';

export interface ContactDraft {
  readonly typed: Required<ContactForm>;
  readonly hadFiles: boolean;
}

const PLACE = 'contact-draft';
export const NOTHING_TYPED = { name: '', email: '', message: '' } as const;

function contactDraftFrom(text: string | null): ContactDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const of = stored as Record<string, unknown>;
    const word = (name: string) => (typeof of[name] === 'string' ? of[name] : '');
    const typed = { name: word('name'), email: word('email'), message: word('message') };
    return { typed, hadFiles: of['hadFiles'] === true };
  } catch {
    return null;
  }
}

export function readContactDraft(): ContactDraft | null {
  try {
    return contactDraftFrom(sessionStorage.getItem(PLACE));
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepContactDraft(draft: ContactDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(PLACE, JSON.stringify({ ...draft.typed, hadFiles: draft.hadFiles }));
    else sessionStorage.removeItem(PLACE);
  } catch {
    // Nothing can be stored here: the form works, it only forgets on reload.
  }
}
