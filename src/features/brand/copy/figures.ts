/** What who edits the brand's figures reads. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { Sentence } from '../../../shared/result.ts';
import type { resetFigure, writeFigure } from '../contract.ts';
import type { FigureKind } from '../rules.ts';

export const kindWords: Readonly<Record<FigureKind, string>> = {
  count: 'A count such as 500+, 3,200, 18K or 1.2M',
  rating: 'A rating from 0 to 5 with one decimal, such as 4.8',
  hours: 'Hours and days such as 24/7',
};

export const figureErrors = {
  no_such_figure: 'There is no such figure.',
  not_of_its_kind: ({ kind }) => `${kindWords[kind as FigureKind]}.`,
  changed_meanwhile: ({ now }) => `Somebody has changed this figure meanwhile: it says ${now} now.`,
} as const satisfies Record<ErrorOf<typeof writeFigure> | ErrorOf<typeof resetFigure>, Sentence>;

export const figuresCopy = {
  title: 'Brand figures',
  lead: 'What the site states of itself. Visitors read a change within seconds.',
  groups: {
    pages: 'On Home and Upcoming trips',
    views: 'Views of featured episodes',
    students: 'Students of each series',
  },
  columns: { figure: 'Figure', says: 'Says', file: 'In the file', changed: 'Changed' },
  change: 'Change',
  reset: 'Back to the file',
  resetLabel: (label: string) => `Back to the file: ${label}`,
  changeLabel: (label: string) => `Change: ${label}`,
  newValue: 'New figure',
  save: 'Save',
  cancel: 'Cancel',
  saved: (label: string, value: string) => `${label}: visitors read ${value} within seconds.`,
  never: 'As in the file',
  ownersOnly: 'Only an owner of the brand can change figures.',
} as const;
