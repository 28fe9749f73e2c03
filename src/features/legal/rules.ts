/** The shape of a legal page: sections of plain paragraphs and lists, each with an address of its own. */
import type { CalendarDay } from '../../shared/dates.ts';

export interface LegalSection {
  /** Part of the address: `/privacy#cookies`. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Name and meaning, for what is better listed. */
  readonly list?: ReadonlyArray<{ readonly term: string; readonly text: string }>;
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly inForceSince: CalendarDay;
  readonly sections: readonly LegalSection[];
}
