/** A place of Google Maps in our words: its kitchens, its price, and its week in our notation. */
import { timeText, WEEKDAYS } from '../../destinations/rules/weekly-hours.ts';
import { type KindChoice, kindsOf } from './restaurant-filters.ts';

interface WeekTime {
  readonly day: number;
  readonly minute: number;
}
export interface OpeningPeriod {
  readonly from: WeekTime;
  readonly to: WeekTime | null;
}

/** `google-` and the place's id there. */
const ID = /^google-([\w-]{10,180})$/;

export function ownId(placeId: string): string {
  return `google-${placeId}`;
}

export function placeIdIn(id: string): string | null {
  return ID.exec(id)?.[1] ?? null;
}

export function kindsOfTypes(types: readonly string[]): KindChoice[] {
  return kindsOf(types.flatMap((type) => [type, type.replace(/_restaurant$/, '')]));
}

const DAY = 24 * 60;

/** Null where it is not known, or where a time reaches over a whole day. */
export function hoursOf(periods: readonly OpeningPeriod[] | null): string | null {
  if (periods === null || periods.length === 0) return null;
  if (periods.some(({ to }) => to === null)) {
    // One opening without an end is how around the clock is said.
    return periods.length === 1 ? '24/7' : null;
  }
  const spans = periods.map(({ from, to }) => spanOf(from, to ?? from));
  const days = WEEKDAYS.flatMap((name, i) => {
    const here = spans.filter((span) => span?.weekday === i).sort((a, b) => (a?.start ?? 0) - (b?.start ?? 0));
    const code = name.charAt(0).toUpperCase() + name.charAt(1);
    return here.length > 0 ? [`${code} ${here.map((span) => span?.text).join(',')}`] : [];
  });
  return spans.includes(null) ? null : days.join('; ');
}

function spanOf(from: WeekTime, to: WeekTime) {
  const days = (to.day - from.day + 7) % 7;
  const length = days * DAY + to.minute - from.minute;
  const isWholeDay = length === DAY && from.minute === 0;
  if (length <= 0 || (length >= DAY && !isWholeDay)) return null;
  const end = days > 0 && to.minute === 0 ? '24:00' : timeText(to.minute);
  // Monday is the first day here, Sunday there.
  return { weekday: (from.day + 6) % 7, start: from.minute, text: `${timeText(from.minute)}-${end}` };
}
