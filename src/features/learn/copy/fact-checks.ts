/** What operators read about facts that age. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { Sentence } from '../../../shared/result.ts';
import type { checkFact, DueFact } from '../contract/fact-checks.ts';
import type { FactKind } from '../rules/fact-age.ts';

export const factErrors = {
  no_such_fact: 'There is no such fact any more.',
  changed_meanwhile: 'This fact has been changed since you opened the page. Please look at what it says now.',
  day_ahead: 'The day of the check lies ahead.',
  day_too_early: ({ asOf }) => `The fact is from ${asOf}; a check before that says nothing.`,
} as const satisfies Record<ErrorOf<typeof checkFact>, Sentence>;

export const kindWords: Readonly<Record<FactKind, string>> = {
  price: 'Prices',
  rule: 'Rules',
  service: 'Services',
  number: 'Numbers to call',
  manner: 'Manners',
};

export const factsCopy = {
  title: 'Facts to check',
  lead: 'Each class of facts is believed for so long; then it should be looked up again. A check counts for the words as they stand: visitors then read its month as the month of the fact.',
  caption: 'Facts by when they should be checked',
  none: 'Nothing here is due.',
  filters: {
    label: 'Filter the facts',
    place: 'Place',
    allPlaces: 'All places',
    kind: 'Class',
    allKinds: 'All classes',
    state: 'When',
  },
  states: { due: 'Due now', soon: 'Due now or within three months', all: 'All facts' },
  counts: (due: number, soon: number, all: number) =>
    `${due.toLocaleString('en-US')} due, ${soon.toLocaleString('en-US')} more within three months, of ${all.toLocaleString('en-US')} facts.`,
  columns: { fact: 'Fact', place: 'Place', kind: 'Class', asOf: 'Known', due: 'Check', where: 'Source', deed: 'Done' },
  noPlace: 'Everywhere',
  badge: { due: 'Due', soon: 'Soon', fresh: 'Fresh' } satisfies Record<DueFact['state'], string>,
  since: (months: number) => (months === 1 ? '1 month over' : `${months} months over`),
  within: (months: number) => (months === 0 ? 'this month' : months === 1 ? 'in 1 month' : `in ${months} months`),
  editedIn: 'Changed in',
  noSource: 'No source is named',
  check: 'Still true',
  checkLabel: (fact: string) => `Still true: ${fact}`,
  dialog: 'Looked up, and still true?',
  day: 'Day of the check',
  save: 'Note the check',
  saving: 'Noting…',
  cancel: 'Leave it',
  saved: 'The check is noted.',
  checked: (on: string, by: string) => `Checked ${on} by ${by}`,
} as const;
