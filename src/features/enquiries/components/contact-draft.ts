/** What was typed into the contact form, kept in this tab until it is sent. Files cannot be kept; that there were some is. */
import { partsOf, textsOf } from '../../../shared/parts.ts';
import { keptInTab } from '../../../web/kept-in-tab.ts';

export const NOTHING_TYPED = { name: '', email: '', message: '' } as const;

export const contactDraft = keptInTab('contact-draft', (stored) => {
  const { typed, hadFiles } = partsOf(stored);
  return { typed: typedFrom(typed), hadFiles: hadFiles === true };
});

export const typedFrom = (form: unknown) => textsOf(['name', 'email', 'message'], form);
