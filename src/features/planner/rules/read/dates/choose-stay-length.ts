/** How long they stay: the surest length of the fields, nights of several stops added up, set against the days that were said. */
import { readingCopy } from '../../../copy/reading.ts';
import { assume, contradict, type Notes } from '../../parse/reading-notes.ts';
import type { Reader } from '../reader.ts';
import { has, skip } from './date-items.ts';
import type { Anchor } from './date-mention.ts';
import type { Begin } from './resolve-dates.ts';
import type { PlacedLength, Scan } from './scan-field.ts';

const say = readingCopy.dates;
export const LONGEST = 28;

export interface SaidStay {
  readonly scan: Scan;
  readonly length: PlacedLength;
  readonly places: readonly PlacedLength[];
  readonly nights: number;
}

/** "On second thoughts make it 5 nights", in a field that does not ask for it. */
export function correctedStay(others: readonly Scan[]): SaidStay | null {
  for (const scan of others) {
    const turn = scan.row.findLastIndex((_, at) => has(scan.row, at, 'correction'));
    const next = skip(scan.row, turn + 1, 'correction', 'of', 'around');
    const length = turn < 0 ? undefined : scan.lengths.find(({ from, unit }) => from === next && unit !== 'months');
    if (length) return { scan, length, places: [length], nights: length.nights };
  }
  return null;
}

export const stopsIn = ({ items }: Reader) =>
  items.filter((item) => item.field === 'destination' && item.senses.has('place')).length;

/** The surest length of the field of dates, else of another; stops that have nights each are added up. */
export function findStay(home: Scan, others: readonly Scan[], stops: number): SaidStay | null {
  for (const scan of [home, ...others]) {
    const isHome = scan === home;
    const several =
      isHome || scan.field === 'destination'
        ? scan.lengths.filter((each) => each.rank <= 1 || (each.unit === 'days' && each.rank === 6))
        : [];
    const [first] = several;
    const isSum =
      first &&
      several.length > 1 &&
      several.every((each) => each.unit === first.unit) &&
      !scan.row.some((item, at) => has(scan.row, at, 'or') && item.text !== '/');
    if (isSum && (scan.field === 'destination' || several.length === stops)) {
      const nights = several.reduce((sum, each) => sum + each.nights, 0);
      return {
        scan,
        length: { ...first, least: nights, most: nights, isLoose: false },
        places: several,
        nights,
      };
    }
    const fit = scan.lengths.filter(
      (each) =>
        isHome ||
        (each.unit !== 'months' && each.nights >= (scan.field === 'destination' ? 1 : 2) && !isPer(scan, each)),
    );
    const [best] = [...fit].sort((one, other) => one.rank - other.rank || one.from - other.from);
    // "10 days, 9 nights"
    const same = fit.filter(({ unit, nights }) => unit === 'days' && best?.unit === 'nights' && nights === best.nights);
    if (best) return { scan, length: best, places: [best, ...same], nights: best.nights };
  }
  return null;
}

/** "€200 per 2 nights", "two meals a week": no stay. */
const isPer = ({ row }: Scan, { from }: PlacedLength) =>
  /^(?:per|a|each|every|pro|par|al?|\/)$/.test(row[from - 1]?.text ?? '') ||
  (row[from]?.text === 'a' && /\d$/.test(row[from - 1]?.text ?? ''));

const NO_MORE = /^(?:just|only|nur|juste|seulement|solo|solamente|soltanto|apenas|bare|kun)$/;

/** "Just Saturday 15 May": a day that is said to be all. */
export const isOnlyDay = (row: Scan['row'], anchor: Anchor | null | undefined) =>
  (anchor?.kind === 'day' || (anchor?.kind === 'real' && !anchor.isFeast)) &&
  row.length <= MOST_WORDS &&
  row.some(({ text }) => NO_MORE.test(text));
const MOST_WORDS = 7;

/** The least that we plan. */
export function oneNight(notes: Notes): number {
  contradict(notes, 'dates', say.sameDay, say.sameDayChosen);
  return 1;
}

export function settleNights(
  begin: Begin,
  stay: SaidStay | null,
  weekdayNights: number | undefined,
  anchor: Anchor | null | undefined,
  usualNights: number,
  notes: Notes,
  wordsOf: (stay: SaidStay) => string,
): number {
  const words = stay ? wordsOf(stay) : '';
  const fixed = anchor?.kind === 'range' ? begin.nights : undefined;
  if (fixed !== undefined) {
    if (fixed < 1) {
      if (stay && stay.nights > 0) return bounded(stay.nights, notes);
      return oneNight(notes);
    }
    const { length } = stay ?? {};
    // "Two nights, Sunday 9 and Monday 10 May" are the nights of those days.
    const areDays = anchor?.kind === 'range' && anchor.isOfDays === true;
    if (areDays && length?.unit === 'nights' && stay?.nights === fixed + 1) return stay.nights;
    const agrees = !stay || !length || (fixed >= length.least - 1 && fixed <= Math.max(length.most, stay.nights) + 1);
    const exactly = length?.unit !== 'nights' || (fixed >= length.least && fixed <= length.most);
    // "Cartagena, and 2 nights on the islands" is a part of the trip.
    const isBeside = stay?.scan.field === 'destination' && has(stay.scan.row, stay.length.from - 1, 'and');
    // "Ryokan for two nights"
    const isOfWish =
      stay?.scan.field === 'preferences' &&
      ![1, 2, 3].some((back) => has(stay.scan.row, stay.length.from - back, 'correction'));
    const isPart = stay && stay.nights < fixed && (isBeside || isOfWish);
    if (stay && !isPart && !(agrees && exactly))
      contradict(notes, 'dates', say.length(fixed, words), say.lengthChosen(Math.min(fixed, LONGEST)));
    return bounded(fixed, notes);
  }
  if (!stay) {
    if (weekdayNights) return weekdayNights;
    if (begin.nights !== undefined) return begin.nights;
    return usualNights;
  }
  if (stay.nights < 1) return oneNight(notes);
  const isWeekend = stay.length.unit === 'weekend';
  const weekend = isWeekend && begin.nights ? Math.max(begin.nights, stay.nights === 2 ? 0 : 3) : undefined;
  const nights = bounded(weekdayNights && isWeekend ? weekdayNights : (weekend ?? stay.nights), notes);
  if (stay.length.isLoose || stay.length.unit === 'months') assume(notes, 'nights', say.nightsLoose(words, nights));
  return nights;
}

export function bounded(nights: number, notes: Notes): number {
  if (nights <= LONGEST) return nights;
  contradict(notes, 'dates', say.tooLong(nights), say.tooLongChosen(LONGEST));
  return LONGEST;
}
