/** The shape of a legal page: sections of plain paragraphs and lists, each with an address of its own. */
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
  /** "20 November 2026" */
  readonly inForceSince: string;
  readonly sections: readonly LegalSection[];
}
