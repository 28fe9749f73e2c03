/**
 * A booking on paper. Who asks brings every word; how it looks on the page is
 * decided here. The same sheet always gives the same bytes.
 */
export interface ConfirmationSheet {
  readonly brand: string;
  /** The document's title, as readers show it. */
  readonly title: string;
  /** Stands in the file as the moment of its making. */
  readonly issued: Date;
  /** How the booking stands, as one exclamation. */
  readonly heading: string;
  readonly place: string;
  readonly trip: string;
  readonly reference: Labelled;
  readonly status: Labelled;
  readonly online: { readonly label: string; readonly url: string };
  readonly facts: readonly Labelled[];
  readonly included: { readonly title: string; readonly items: readonly string[] };
  readonly where: MapLocation | null;
  readonly sums: {
    readonly title: string;
    readonly lines: readonly Labelled[];
    readonly total: Labelled;
  };
  readonly next: {
    readonly title: string;
    readonly steps: ReadonlyArray<{ readonly when: string; readonly text: string }>;
  };
  readonly days: { readonly title: string; readonly days: readonly SheetDay[] };
  readonly support: { readonly text: string; readonly email: string };
  readonly pageOf: (page: number, pages: number) => string;
}

export interface Labelled {
  readonly label: string;
  readonly value: string;
}

export interface SheetDay {
  readonly label: string;
  readonly date: string;
  readonly title: string;
  readonly text: string;
}

/** Degrees, north and east positive. */
export interface MapLocation {
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The coordinates and the zone, for people. */
  readonly lines: readonly string[];
  /** What the drawing shows, for who cannot see it. */
  readonly description: string;
  /** Circles of latitude that are drawn with their names. */
  readonly circles: ReadonlyArray<{ readonly name: string; readonly latitude: number }>;
}

export interface Documents {
  /** A PDF of A4 pages. */
  confirmation(sheet: ConfirmationSheet): Promise<Uint8Array>;
}
