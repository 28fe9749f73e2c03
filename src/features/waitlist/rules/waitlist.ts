/**
 * The waitlist for seats of a departure that is sold out: whose offer it is when some come free.
 *
 * First come, first served, among the parties that fit the free seats. A larger party is passed over
 * `MOST_TIMES_PASSED` times at most; then free seats are kept for it, for a week at most and once, until there are
 * enough. Each party has one offer, of a day; nobody has one after the sale of the departure has ended, or
 * one that would be shorter than some hours for it.
 */
import type { Instant } from '../../../shared/dates.ts';

export type WaitState = 'waiting' | 'accumulating' | 'offered' | 'booked' | 'missed' | 'left' | 'closed';

export const OFFER_HOURS = 24;
/** What is left of the sale must be worth an offer. */
const LEAST_OFFER_HOURS = 6;
/** From the keeping of the seats, where the email could not leave. */
export const LONGEST_OFFER_HOURS = 4 * 24;
export const MOST_TIMES_PASSED = 3;
export const ACCUMULATE_DAYS = 7;
/** Places one person may have at once, and a departure in all. */
export const MOST_WAITLISTS = 5;
export const LONGEST_WAITLIST = 200;

/** A party on the waitlist. */
export interface WaitlistEntry {
  readonly id: number;
  readonly state: WaitState;
  /** How many travel together. */
  readonly seats: number;
  /** Seats kept for it already. */
  readonly held: number;
  readonly passed: number;
  readonly hasAccumulated: boolean;
}

export interface StandingEntry extends WaitlistEntry {
  /** Its offer, or the time in which seats are accumulated for it, has ended. */
  readonly isOver: boolean;
  /** The person has booked this departure since. */
  readonly hasBooked: boolean;
}

/** `paused`: not for sale now, and it may be again. `closing`: offers that are open go on, and none begins. */
export type SaleState = 'open' | 'paused' | 'closing' | 'over';

/** The entries that change, as they are afterwards. `entries` in the order of joining. */
export function settleEntries(entries: readonly StandingEntry[], free: number, sale: SaleState): WaitlistEntry[] {
  const standing = entries.map((entry) => standingAfter(entry, sale));
  const freed = standing.reduce((sum, entry, i) => sum + (entries[i]?.held ?? 0) - entry.held, 0);
  const settled = sale === 'open' ? offerSeats(standing, free + freed) : standing;
  return settled.filter((entry, i) => isChanged(entry, entries[i]));
}

/** What has ended, by itself or with the sale. */
function standingAfter({ isOver, hasBooked, ...entry }: StandingEntry, sale: SaleState): WaitlistEntry {
  const ended = (state: WaitState): WaitlistEntry => ({ ...entry, state, held: 0 });
  if (hasBooked) return ended('booked');
  if (entry.state === 'offered') return isOver || sale === 'over' ? ended('missed') : entry;
  if (sale === 'over' || sale === 'closing') return ended('closed');
  if (entry.state === 'accumulating' && isOver) return ended('waiting');
  return entry;
}

function offerSeats(entries: readonly WaitlistEntry[], free: number): WaitlistEntry[] {
  const settled = [...entries];
  const tooLarge: number[] = [];
  let left = free;
  for (const [i, entry] of entries.entries()) {
    if (left === 0) break;
    if (entry.state !== 'waiting' && entry.state !== 'accumulating') continue;
    const missing = entry.seats - entry.held;
    if (missing <= left) {
      settled[i] = { ...entry, state: 'offered', held: entry.seats };
      left -= missing;
      for (const at of tooLarge.splice(0)) settled[at] = passedOver(settled[at] ?? entry);
    } else if (entry.state === 'accumulating' || mayAccumulate(entry)) {
      settled[i] = { ...entry, state: 'accumulating', held: entry.held + left, hasAccumulated: true };
      left = 0;
    } else {
      tooLarge.push(i);
    }
  }
  return settled;
}

function mayAccumulate({ passed, hasAccumulated }: WaitlistEntry): boolean {
  return passed >= MOST_TIMES_PASSED && !hasAccumulated;
}

function passedOver(entry: WaitlistEntry): WaitlistEntry {
  return { ...entry, passed: entry.passed + 1 };
}

function isChanged(after: WaitlistEntry, before: WaitlistEntry | undefined): boolean {
  return after.state !== before?.state || after.held !== before.held || after.passed !== before.passed;
}

/** Whether the sale lasts too short for another offer. */
export function isClosing(saleEnds: Instant, now: Instant): boolean {
  return offerSeconds(saleEnds, now) < LEAST_OFFER_HOURS * 3600;
}

/** How long an offer lasts that begins now: a day, and never beyond the end of the sale. */
export function offerSeconds(saleEnds: Instant, now: Instant): number {
  return Math.max(0, Math.min(OFFER_HOURS * 3600, (saleEnds.getTime() - now.getTime()) / 1000));
}

export const WAITLIST_EMAILS = ['turn', 'closed'] as const;
export type WaitlistEmail = (typeof WAITLIST_EMAILS)[number];

/** Names the email for ever: a repeat of it is the same mail. An entry has one email: its offer, or the end of the waitlist. */
export function waitlistEmailId(id: number, about: WaitlistEmail): string {
  return `waitlist-${id}-${about}`;
}
