/** What a monitor watches of the waitlist: from rows, so every process tells the same. */
import type { Deps } from '../../../kernel/deps.ts';
import { countByState } from '../store/entries.ts';

export const waitlistGauges = [
  {
    name: 'waitlist_entries',
    help: 'Entries of the waitlist that have not ended, by state',
    label: 'state',
    read: ({ db }: Pick<Deps, 'db'>) => countByState(db),
  },
] as const;
