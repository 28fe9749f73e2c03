/** What a trip is for, in a plain sentence with what the plan does about it, and whom to ask for what nobody here arranges. */
import type { TimeOfDay, TripReason } from '../rules/reading.ts';
import { numberWord } from './phrasing.ts';

interface Known {
  /** The one stop of the plan that is named for it. */
  readonly stop?: { readonly name: string; readonly day: string; readonly at: TimeOfDay };
  /** Most visits of a day. */
  readonly visits: number;
  /** Hours of an appointment are kept free already. */
  readonly isKept: boolean;
}

interface ReasonWords {
  readonly name: string;
  readonly told: (known: Known) => string;
  readonly ask: string;
  /** It has a day and an hour that the plan can keep free, once they are named. */
  readonly givesWay?: true;
}

const withStop = ({ stop }: Known, found: (stop: string) => string, none: string) =>
  stop ? found(`${stop.name} (${stop.day}, ${stop.at})`) : none;
const hours = ({ isKept }: Known) =>
  isKept ? 'its hours are kept free.' : 'name its day and hour, and the plan keeps them free.';
const SAY_WHEN_BOOKING = 'We tell no house what you celebrate: say so when you book.';

export const nameTheHour = 'Name a day and hour, and the plan keeps them free.';

export const reasonCopy: Readonly<Record<TripReason, ReasonWords>> = {
  ashes: {
    name: 'Ashes laid to rest',
    told: (known) =>
      withStop(
        known,
        (stop) => `You come to lay ashes to rest: if it is to be the water, ${stop} is where one would ask.`,
        'You come to lay ashes to rest: this plan has no shore and no boat to name for it.',
      ),
    ask: 'Whether and where it is allowed, and with which permit, the harbor office, the park or the town hall says: ask before you travel. We arrange none of it; write to us, and a person answers.',
  },
  memorial: {
    name: 'In memory',
    told: (known) =>
      withStop(
        known,
        (stop) => `You come to remember: for a quiet hour the plan has ${stop}.`,
        'You come to remember: every stop of this plan can give way to it.',
      ),
    ask: 'A service, a room or flowers we do not arrange: ask the parish, the town hall or the hotel.',
    givesWay: true,
  },
  grave: {
    name: 'A grave to visit',
    told: () => 'You come to visit a grave: every stop of this plan can give way to it.',
    ask: 'We look up no graves: where it lies and when the gates are open, the town hall, the parish or the cemetery says.',
    givesWay: true,
  },
  treatment: {
    name: 'A hospital or a treatment',
    told: ({ visits }) =>
      `A hospital or a treatment is part of this trip: no day has more than ${numberWord(visits)} ${visits === 1 ? 'visit' : 'visits'}.`,
    ask: 'We name and judge no clinic: ask your doctor or your insurer.',
    givesWay: true,
  },
  divorce: {
    name: 'After a separation',
    told: () => 'You come after a separation: the days are yours, and every stop can be moved or left out.',
    ask: 'What should stay out of them, write to us, and a person looks into it.',
  },
  roots: {
    name: 'Family roots',
    told: () => 'You come to trace your family: every stop of this plan can give way to it.',
    ask: 'We search no registers: write to the town hall, the parish or the archive before you travel, and ask what they keep and when they receive you.',
    givesWay: true,
  },
  proposal: {
    name: 'A proposal',
    told: (known) =>
      withStop(
        known,
        (stop) => `For the question we suggest ${stop}; nobody there is told of it.`,
        'For the question we found no view and no garden in these days: ask the hotel for a quiet corner.',
      ),
    ask: 'We arrange none of it: tell the house or the photographer yourself.',
  },
  wedding: {
    name: 'A wedding',
    told: (known) => `You come for a wedding: ${hours(known)}`,
    ask: 'How one gets there from where you sleep, and back at night, your hosts know.',
  },
  'family-feast': {
    name: 'A family celebration',
    told: (known) => `You come for a family celebration: ${hours(known)}`,
    ask: 'How one gets there from where you sleep, your hosts know.',
  },
  reunion: {
    name: 'A reunion',
    told: (known) =>
      withStop(
        known,
        (stop) => `You come to see each other again: the table for it is ${stop}.`,
        'You come to see each other again: which table is for it, this plan leaves to you.',
      ),
    ask: 'Book it for everybody who comes, not only for those who travel.',
  },
  retirement: {
    name: 'A retirement',
    told: (known) =>
      withStop(
        known,
        (stop) => `You mark a retirement: the table for it is ${stop}.`,
        'You mark a retirement: which table is for it, this plan leaves to you.',
      ),
    ask: SAY_WHEN_BOOKING,
  },
  exam: {
    name: 'An exam passed',
    told: (known) =>
      withStop(
        known,
        (stop) => `You celebrate an exam: the table for it is ${stop}.`,
        'You celebrate an exam: which table is for it, this plan leaves to you.',
      ),
    ask: SAY_WHEN_BOOKING,
  },
};
