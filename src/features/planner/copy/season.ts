/** How the weather of a month is spoken of. Means of many years, never a promise. */
import { longDate, monthName } from '../../../shared/dates.ts';

interface Fast {
  readonly from: Parameters<typeof longDate>[0];
  readonly to: Parameters<typeof longDate>[0];
  /** The whole stay lies in it. */
  readonly isAll: boolean;
}

interface Month {
  readonly month: number;
  readonly town: string;
  /** Null: not known, and not spoken of. */
  readonly high: number | null;
  readonly low: number | null;
  readonly rainDays: number | null;
  /** Null too where it is told otherwise, or nobody goes there. */
  readonly sea: number | null;
}

function feel(high: number): string {
  if (high < 3) return 'freezing cold';
  if (high < 11) return 'cold';
  if (high < 16) return 'cool';
  if (high < 22) return 'mild';
  if (high < 27) return 'warm';
  return high < 33 ? 'hot' : 'very hot, a heat to plan around';
}

function rain(days: number, high: number | null): string {
  const rounded = Math.round(days);
  if (high !== null && high <= 3 && rounded > 1) return `snow on some ${rounded} days of the month`;
  if (rounded <= 1) return 'hardly any rain';
  if (rounded <= 5) return `rain on ${rounded} days of the month`;
  if (rounded <= 12) return `showers on some ${rounded} days of the month`;
  return `rain on ${rounded} days of the month`;
}

const swim = (degrees: number) =>
  degrees < 17 ? ', too cold to swim for most people' : degrees < 20 ? ', fresh for a swim' : '';

export const seasonCopy = {
  /** `day`: of the plan. */
  holiday: (name: string, day: number | undefined, effect = 'A public holiday: ask for the hours.') =>
    `${name}${day === undefined ? '' : ` (day ${day})`}: ${effect}`,
  elsewhere: (town: string) => `We have no figures for ${town} itself. `,
  climate: ({ month, town, high, low, rainDays, sea }: Month) => {
    const known = [
      ...(high === null ? [] : [`about ${Math.round(high)} °C by day`]),
      ...(low === null ? [] : [`${high === null ? 'about ' : ''}${Math.round(low)} °C at night`]),
      ...(rainDays === null ? [] : [rain(rainDays, high)]),
    ].join(', ');
    const when = `${monthName(month)} in ${town}`;
    if (known === '') return `We do not know the usual weather of ${when}.`;
    const water = sea === null ? '' : `; the sea is at ${Math.round(sea)} °C${swim(sea)}`;
    return high === null ? `${when}: ${known}${water}.` : `${when} is ${feel(high)}: ${known}${water}.`;
  },
  shortDays: (hours: number, sunset: string) =>
    `Daylight lasts about ${Math.round(hours)} hours and is gone around ${sunset}: short days, so what is outdoors comes first.`,
  ramadan: {
    named: 'Ramadan: ',
    /** Foreign Office of the United Kingdom, "Travelling during Ramadan". */
    usual: 'most people there are Muslim, and some restaurants may close by day or keep other hours.',
    during: (place: string, { from, to, isAll }: Fast, text: string) =>
      `${isAll ? 'These days lie' : 'Part of these days lies'} in Ramadan, kept in ${place} ${isAll ? `until ${longDate(to)}` : `from ${longDate(from)} to ${longDate(to)}`}, a day sooner or later by the moon: ${text}`,
    dinners: 'Dinners stand after sunset.',
    noons: 'Which of the kitchens named at noon cook by day no source says: ask them the day before.',
    fastToo: 'If you fast too, write that you do, and no meal is planned by day.',
  },
  conflict: {
    sea: (month: number, town: string, high: number) =>
      `${monthName(month)} in ${town} is no season for the sea: ${Math.round(high)} °C by day. We planned what the place is good for then.`,
    snow: (month: number, town: string) =>
      `There is no skiing in ${town} in ${monthName(month)}. We planned what the place is good for then.`,
  },
  conflictChosen: { sea: 'A plan for the season as it is', snow: 'A plan without snow' },
} as const;
