/** What an answer says about the one thing that was changed. */
import type { Tier } from '../rules/reading.ts';

const CLASS: Readonly<Record<Tier, string>> = { low: 'simple', mid: 'comfortable', high: 'luxurious', any: 'any' };

const NOTHING = 'We did not find anything in that sentence to change.';
const NO_DAY = 'There is no day ';
const NO_ROOM = 'There is no room for that: ';
const UNUSED = 'We could do nothing with: ';

export const changeCopy = {
  budget: (from: string | null, to: string) =>
    from === null ? `Budget: now at most ${to}.` : `Budget: ${to} instead of ${from}.`,
  tier: (from: Tier | null, to: Tier) =>
    `Rooms and tables: ${CLASS[to]}${from === null ? '' : ` instead of ${CLASS[from]}`}.`,
  pace: (from: string, to: string) => `Pace: ${to} instead of ${from}.`,
  swapped: (day: number, gone: readonly string[], come: readonly string[]) =>
    `Day ${day}: ${come.length > 0 ? come.join(', ') : 'time of your own'} instead of ${gone.length > 0 ? gone.join(', ') : 'nothing'}.`,
  noSuchDay: (day: number) => `${NO_DAY}${day} that could be planned anew.`,
  field: (name: string, from: string, to: string) => `${name}: ${to || 'nothing'}${from ? ` instead of ${from}` : ''}.`,
  leftOut: (part: string, value: string) => `Left out: ${part.toLowerCase()} ${value}.`,
  added: (part: string, value: string) => `Now read too: ${part.toLowerCase()} ${value}.`,
  takenOut: (name: string, day: number) => `Day ${day}: ${name} is taken out.`,
  moved: (name: string, day: number, start: string) => `${name}: now on day ${day} at ${start}.`,
  noRoom: (name: string) => `${NO_ROOM}${name} stays where it is.`,
  broken: (check: string, text: string) => `No longer true: ${check}. ${text}`,
  mended: (check: string) => `True again: ${check}.`,
  ownCost: (from: string, to: string) => `The plan costs ${to} instead of ${from}.`,
  costUnknown: 'a sum we do not know',
  cost: (from: string, to: string) => `The first plan costs ${to} instead of ${from}.`,
  nothing: NOTHING,
  unused: (words: readonly string[]) => `${UNUSED}${words.map((each) => `“${each}”`).join(', ')}.`,
  /** Whether a sentence of the answer says that something did not change. */
  unmet: (sentence: string) =>
    sentence === NOTHING || sentence.startsWith(UNUSED) || sentence.startsWith(NO_ROOM) || sentence.startsWith(NO_DAY),
  names: {
    destinations: 'Destination',
    startDate: 'First day',
    nights: 'Nights',
    party: 'Travelers',
    diet: 'Diet',
    allergies: 'Allergies',
    access: 'Access',
    excludeTags: 'Nothing with',
    weights: 'Interests',
    lodging: 'Room',
    earliestStart: 'Nothing before',
    noCar: 'Without a car',
    sabbath: 'Sabbath',
    workHours: 'Work',
  },
} as const;
