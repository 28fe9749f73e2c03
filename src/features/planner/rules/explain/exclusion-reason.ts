/** Why a place that was asked for is not in a plan, as far as it can be proved; otherwise it found no place. */

import { weekdayOf } from '../../../../shared/dates.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOfDate } from '../../../destinations/rules/place-openings.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { dayCopy } from '../../copy/days.ts';
import { type ExclusionCode, ledgerCopy as say } from '../../copy/wish-ledger.ts';
import type { PlanDay, PlanItem } from '../plan.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { isPaidFrom, limitWords, spentOf } from '../price/budget-limit.ts';
import type { Reading } from '../reading.ts';
import { isFreeEnough } from '../schedule/candidates.ts';
import { daylightOn } from '../schedule/daylight.ts';
import { isAffordable } from '../schedule/meals.ts';
import { rideMinutes, walkingOf } from '../schedule/walk-or-ride.ts';
import { isAllowed } from '../select/allowed-places.ts';
import { keptOn } from '../select/kept-free-hours.ts';
import type { PartyLimits } from '../select/party-limits.ts';
import type { World } from '../world.ts';
import { hourApart } from './party-splits.ts';
import { placePrice, placePriceText } from './place-price.ts';

export interface ExclusionReason {
  readonly why: ExclusionCode;
  /** What it costs, where that is why. */
  readonly price?: string;
  readonly limit?: string;
  /** How those who take steps may go all the same. */
  readonly apart?: string;
}

export function exclusionReason(place: Place, draft: PricedDraft, world: World): ExclusionReason {
  const { brief, days, cost } = draft;
  const { needs, reading, freeOnly, frugal, banned } = brief;
  const here = days.filter(({ cityId }) => cityId === place.cityId);
  if (here.length > 0 && here.every(({ date }) => openingsOfDate(place, date)?.length === 0)) return { why: 'closed' };
  if (!isAllowed(place, needs, reading)) {
    const why = whyNotAllowed(place, needs, reading);
    return why === 'steps-for-some' ? { why, apart: say.apart(place.name, hourApart(place, days)) } : { why };
  }
  if (place.kind === 'restaurant') return { why: whyNoTable(place, draft) };
  const price = isPaidFrom(reading.budget, 'activities') ? placePrice(place, draft, world) : 0;
  const { groupTotal: limit } = reading.budget;
  const spent = spentOf(cost);
  if (price !== null && price > 0 && limit !== undefined && spent !== null && price > limit - spent)
    return {
      why: spent > limit ? 'above' : 'dear',
      price: placePriceText(place, price, brief),
      limit: limitWords(reading.budget),
    };
  if (freeOnly && !isFreeEnough(place, reading, frugal)) return { why: place.price === null ? 'unpriced' : 'to-add' };
  if (isTooLate(place, needs)) return { why: 'too-late' };
  if (isBesideTheNap(place, draft)) return { why: 'nap' };
  if (banned.has(place.id)) return { why: 'other-plan' };
  return { why: here.length > 0 && here.every((day) => isTaken(day, place, days)) ? 'other-stops' : 'no-place' };
}

function whyNoTable(place: Place, { brief, days }: PricedDraft): ExclusionCode {
  if (brief.banned.has(place.id) || brief.shared.has(place.id)) return 'other-plan';
  if (place.meals.every((meal) => !isAffordable(place, meal, brief, 0))) return 'dear-table';
  const isOpen = days.some(({ items }) => items.some(({ why = '' }) => dayCopy.isOpenMealWhy(why)));
  return isOpen ? 'no-place' : 'other-tables';
}

/** What is of the evening, and would end after theirs. */
const isTooLate = ({ best, durationMin }: Place, { lastEnd }: PartyLimits) =>
  (best === 'evening' || best === 'sunset') && lastEnd - durationMin < EVENING;
const EVENING = 17 * 60 + 30;

/** There and back it takes more than what the nap leaves of the day on either side. */
function isBesideTheNap(place: Place, { brief: { needs, reading, segments, startDate } }: PricedDraft): boolean {
  const segment = segments.find(({ book }) => book.city.id === place.cityId);
  const nap = keptOn(reading, startDate, weekdayOf(startDate), () =>
    daylightOn(startDate, place, segment?.known.timeZone ?? 'UTC'),
  ).find(({ why }) => why === 'nap');
  if (!segment || !nap) return false;
  const way = rideMinutes(kmBetween(segment.base, place), walkingOf(needs, segment));
  const longest = Math.max(nap.from - needs.dayStart, needs.lastEnd - nap.to);
  return 2 * way + place.durationMin > longest;
}

/** The one condition without which it would be allowed, where there is one. */
function whyNotAllowed(place: Place, needs: PartyLimits, reading: Reading): ExclusionCode {
  const without: readonly (readonly [ExclusionCode, PartyLimits, Reading])[] = [
    ['kitchen', needs, { ...reading, diet: [], allergies: [] }],
    ['too-young', { ...needs, youngest: null }, reading],
    [
      needs.heads > 1 && !needs.names.includes('together') ? 'steps-for-some' : 'steps',
      { ...needs, stepFree: false, names: needs.names.filter((name) => name !== 'together') },
      reading,
    ],
    ['walking', needs, { ...reading, access: [] }],
    ['need', { ...needs, names: [] }, reading],
  ];
  return without.find(([, ...relaxed]) => isAllowed(place, ...relaxed))?.[0] ?? 'not-for-them';
}

const isIdle = (item: PlanItem) => item.kind === 'rest' || dayCopy.isFree(item);

/** Whether the stops of a day leave no hours in which it is open and could be seen. */
function isTaken({ items, date }: PlanDay, place: Place, days: readonly PlanDay[]): boolean {
  const begins = date === days[0]?.date ? (items[0]?.start ?? '09:00') : '09:00';
  const ends = date === days.at(-1)?.date ? (items.at(-1)?.end ?? '24:00') : '24:00';
  const busy = items
    .filter((item) => !isIdle(item))
    .map(({ start, end }) => [minutesOf(start), minutesOf(end)] as const);
  const edges = [minutesOf(begins), ...busy.map(([, end]) => end)];
  return (openingsOfDate(place, date) ?? [[0, minutesOf('24:00')] as const]).every(([opens, closes]) =>
    edges.every((edge) => {
      const from = Math.max(edge, opens);
      const next = Math.min(minutesOf(ends), closes, ...busy.filter(([, end]) => end > from).map(([start]) => start));
      return next - from < place.durationMin;
    }),
  );
}

/** Those that they would miss most, the first two of one cause. */
export function leftOutTogether(
  places: readonly Place[],
  draft: PricedDraft,
  world: World,
): ExclusionReason & { names: string[] } {
  const told = places
    .toSorted((a, b) => b.weight - a.weight)
    .map((place) => ({ name: place.name, ...exclusionReason(place, draft, world) }));
  const [first] = [...told.filter(({ why }) => !IN_ANY_CASE.includes(why)), ...told];
  const cause: ExclusionReason = first ?? { why: 'no-place' };
  const alike = told.filter(({ why, price }) => why === cause.why && price === cause.price);
  return { ...cause, names: alike.map(({ name }) => name).slice(0, 2) };
}
/** What no other plan would change comes after what another plan would. */
const IN_ANY_CASE: readonly ExclusionCode[] = wordList(
  'closed kitchen too-young steps steps-for-some walking need not-for-them unpriced',
);
