/** Where one sits in the audience, and comes at the hour at which it begins. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { isMainly, ON_STAGE, SHOWS } from '../select/shows-and-boats.ts';

/** To a country band one comes and goes. */
export const PERFORMED: readonly Tag[] = SHOWS.filter((tag) => tag !== 'country');

/** A place is one for a performance when that comes first with it. */
export const isPerformed = (place: Pick<Place, 'tags'>) => isMainly(place, PERFORMED);

/** On a stage the curtain is up by eight, in a club the first set begins by nine. */
const CURTAIN = 20 * 60;
const FIRST_SET = 21 * 60;

/** Where nobody knows when it begins: the latest that a guess may be. */
export function beginsBy(place: Pick<Place, 'tags' | 'open'>): number | null {
  if (place.open || !isPerformed(place)) return null;
  return isMainly(place, ON_STAGE) ? CURTAIN : FIRST_SET;
}

interface Dinner {
  readonly from: number;
  readonly minutes: number;
  readonly isSaid?: true;
}

/** Who has to leave for a show while others dine sits down before; from an hour that they said only for one that they asked for. */
export function beforeCurtain<Slot extends Dinner>(slot: Slot, leaves: number, isAsked: boolean): Slot {
  const from = Math.max(EARLY_DINNER, leaves - slot.minutes - TO_THE_TABLE);
  const isEarlier = from < slot.from && slot.from + slot.minutes > leaves;
  return isEarlier && (slot.isSaid ? isAsked : from + slot.minutes <= leaves) ? { ...slot, from } : slot;
}
/** So early a kitchen serves who goes to the theatre. */
const EARLY_DINNER = 17 * 60 + 30;
const TO_THE_TABLE = 8;
