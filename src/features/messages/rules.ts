/** Texts with slots: which there are, which a text has, and how it reads for one booking. */
import { type CalendarDay, epochDay, longDate } from '../../shared/dates.ts';

export const SLOTS = ['name', 'trip', 'departure', 'return', 'days', 'travelers', 'reference'] as const;
export type Slot = (typeof SLOTS)[number];

const SLOT = /\{\{\s*([^{}]{0,40}?)\s*\}\}/g;

/** Slots that are none, and braces that were left open: with one of them nothing is sent. */
export function faultySlots(text: string): string[] {
  const unknown = [...text.matchAll(SLOT)].map(([, name = '']) => name).filter((name) => !isSlot(name));
  const rest = text.replaceAll(SLOT, '');
  return [...new Set([...unknown, ...(/\{\{|\}\}/.test(rest) ? ['{{'] : [])])];
}

export function slotsIn(text: string): Slot[] {
  return [...new Set([...text.matchAll(SLOT)].map(([, name = '']) => name).filter(isSlot))];
}

function isSlot(name: string): name is Slot {
  return (SLOTS as readonly string[]).includes(name);
}

/** What is known of one booking; null: it is not. */
export type SlotValues = Readonly<Record<Slot, string | null>>;

export interface WrittenTo {
  readonly name: string | null;
  readonly packageName: string;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly numberOfTravelers: number;
  readonly reference: string;
}

export function fillingOf(to: WrittenTo, today: CalendarDay): SlotValues {
  const days = epochDay(to.departsOn) - epochDay(today);
  return {
    name: to.name,
    trip: to.packageName,
    departure: longDate(to.departsOn),
    return: longDate(to.returnsOn),
    // A trip that has begun has no days to go.
    days: days < 0 ? null : String(days),
    travelers: String(to.numberOfTravelers),
    reference: to.reference,
  };
}

/** Null: a slot of it has nothing to say for this booking. */
export function filled(text: string, filling: SlotValues): string | null {
  if (slotsIn(text).some((slot) => filling[slot] === null)) return null;
  return text.replaceAll(SLOT, (whole, name: string) => (isSlot(name) ? (filling[name] ?? '') : whole));
}

/** Names the email for ever: a repeat of it is the same mail. */
export function messageEmailId(messageId: number, bookingId: number): string {
  return `message-${messageId}-${bookingId}`;
}

/** So many at once; more are several departures, or a newsletter. */
export const MOST_RECIPIENTS = 500;
export const KEPT_DAYS = 365;
