/**
 * The line for seats of a departure that is sold out: whose turn it is when some come free.
 *
 * First come, first served, among the parties that fit the free seats. A larger party is passed over
 * `MOST_TIMES_PASSED` times at most; then free seats are kept for it, for a week at most and once, until there are
 * enough. Each party has one turn, of a day; nobody has one after the sale of the departure has ended, or
 * one that would be shorter than some hours for it.
 */
import type { Instant } from '../../../shared/dates.ts';

export type WaitState = 'waiting' | 'gathering' | 'offered' | 'booked' | 'missed' | 'left' | 'closed';

export const TURN_HOURS = 24;
/** What is left of the sale must be worth a turn. */
const LEAST_TURN_HOURS = 6;
/** From the keeping of the seats, where the letter could not leave. */
export const LONGEST_TURN_HOURS = 4 * 24;
export const MOST_TIMES_PASSED = 3;
export const GATHER_DAYS = 7;
/** Places one person may have at once, and a departure in all. */
export const MOST_PLACES = 5;
export const LONGEST_LINE = 200;

/** A party in the line. */
export interface WaitlistEntry {
  readonly id: number;
  readonly state: WaitState;
  /** How many travel together. */
  readonly seats: number;
  /** Seats kept for it already. */
  readonly held: number;
  readonly passed: number;
  readonly hasGathered: boolean;
}

export interface StandingPlace extends WaitlistEntry {
  /** Its turn, or the time in which seats are gathered for it, has ended. */
  readonly isOver: boolean;
  /** The person has booked this departure since. */
  readonly hasBooked: boolean;
}

/** `paused`: not for sale now, and it may be again. `closing`: turns that are open go on, and none begins. */
export type SaleState = 'open' | 'paused' | 'closing' | 'over';

/** The places that change, as they are afterwards. `line` in the order of joining. */
export function settleLine(line: readonly StandingPlace[], free: number, sale: SaleState): WaitlistEntry[] {
  const standing = line.map((place) => standingAfter(place, sale));
  const freed = standing.reduce((sum, place, i) => sum + (line[i]?.held ?? 0) - place.held, 0);
  const settled = sale === 'open' ? giveTurns(standing, free + freed) : standing;
  return settled.filter((place, i) => isChanged(place, line[i]));
}

/** What has ended, by itself or with the sale. */
function standingAfter({ isOver, hasBooked, ...place }: StandingPlace, sale: SaleState): WaitlistEntry {
  const ended = (state: WaitState): WaitlistEntry => ({ ...place, state, held: 0 });
  if (hasBooked) return ended('booked');
  if (place.state === 'offered') return isOver || sale === 'over' ? ended('missed') : place;
  if (sale === 'over' || sale === 'closing') return ended('closed');
  if (place.state === 'gathering' && isOver) return ended('waiting');
  return place;
}

function giveTurns(line: readonly WaitlistEntry[], free: number): WaitlistEntry[] {
  const settled = [...line];
  const tooLarge: number[] = [];
  let left = free;
  for (const [i, place] of line.entries()) {
    if (left === 0) break;
    if (place.state !== 'waiting' && place.state !== 'gathering') continue;
    const missing = place.seats - place.held;
    if (missing <= left) {
      settled[i] = { ...place, state: 'offered', held: place.seats };
      left -= missing;
      for (const at of tooLarge.splice(0)) settled[at] = passedOver(settled[at] ?? place);
    } else if (place.state === 'gathering' || mayGather(place)) {
      settled[i] = { ...place, state: 'gathering', held: place.held + left, hasGathered: true };
      left = 0;
    } else {
      tooLarge.push(i);
    }
  }
  return settled;
}

function mayGather({ passed, hasGathered }: WaitlistEntry): boolean {
  return passed >= MOST_TIMES_PASSED && !hasGathered;
}

function passedOver(place: WaitlistEntry): WaitlistEntry {
  return { ...place, passed: place.passed + 1 };
}

function isChanged(after: WaitlistEntry, before: WaitlistEntry | undefined): boolean {
  return after.state !== before?.state || after.held !== before.held || after.passed !== before.passed;
}

/** Whether the sale lasts too short for another turn. */
export function isClosing(saleEnds: Instant, now: Instant): boolean {
  return turnSeconds(saleEnds, now) < LEAST_TURN_HOURS * 3600;
}

/** How long a turn lasts that begins now: a day, and never beyond the end of the sale. */
export function turnSeconds(saleEnds: Instant, now: Instant): number {
  return Math.max(0, Math.min(TURN_HOURS * 3600, (saleEnds.getTime() - now.getTime()) / 1000));
}

export const WAITLIST_LETTERS = ['turn', 'closed'] as const;
export type WaitlistLetter = (typeof WAITLIST_LETTERS)[number];

/** Names the letter for ever: a repeat of it is the same mail. A place has one letter: its turn, or the end of the line. */
export function waitlistLetterId(id: number, about: WaitlistLetter): string {
  return `waitlist-${id}-${about}`;
}
