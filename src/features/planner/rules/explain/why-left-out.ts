/** Why a place that was asked for is not in a plan, as far as it can be proved; otherwise it found no place. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOfDate } from '../../../destinations/rules/place-openings.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { dayCopy } from '../../copy/days.ts';
import type { ReasonLeftOut } from '../../copy/wish-ledger.ts';
import type { PricedDraft } from '../brief.ts';
import type { PlanDay, PlanItem } from '../plan.ts';
import type { Reading } from '../reading.ts';
import { isFreeEnough } from '../schedule/candidates.ts';
import { isAllowed } from '../select/allowed-places.ts';
import type { Needs } from '../select/needs.ts';

/** So much of a budget left over may pay for what was left out, and is worth a word. */
export const MUCH_LEFT = 0.1;

export function whyLeftOut(place: Place, { brief, days, cost }: PricedDraft): ReasonLeftOut {
  const { needs, reading, freeOnly, frugal } = brief;
  const here = days.filter(({ cityId }) => cityId === place.cityId);
  if (here.length > 0 && here.every(({ date }) => openingsOfDate(place, date)?.length === 0)) return 'closed';
  if (!isAllowed(place, needs, reading)) return whyNotAllowed(place, needs, reading);
  if (place.kind === 'restaurant') return 'no-place';
  if (freeOnly && place.price && !isFreeEnough(place, reading, frugal)) {
    const limit = reading.budget.groupTotal ?? 0;
    const left = cost.verdict === 'within' && cost.counted === undefined ? limit - (cost.total ?? limit) : 0;
    return left > MUCH_LEFT * limit ? 'to-add' : 'not-free';
  }
  return here.length > 0 && here.every((day) => isTaken(day, place, days)) ? 'other-stops' : 'no-place';
}

/** The one condition without which it would be allowed, where there is one. */
function whyNotAllowed(place: Place, needs: Needs, reading: Reading): ReasonLeftOut {
  const without: readonly (readonly [ReasonLeftOut, Needs, Reading])[] = [
    ['kitchen', needs, { ...reading, diet: [], allergies: [] }],
    ['too-young', { ...needs, youngest: null }, reading],
    ['steps', { ...needs, stepFree: false }, reading],
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

/** The first two, those first that only lack an hour; all with one cause. */
export function leftOutTogether(places: readonly Place[], draft: PricedDraft): { names: string[]; why: ReasonLeftOut } {
  const told = places.map((place) => ({ name: place.name, why: whyLeftOut(place, draft) }));
  const [first] = [...told.filter(({ why }) => why === 'no-place' || why === 'other-stops'), ...told];
  const why = first?.why ?? 'no-place';
  const names = told.filter((one) => one.why === why).map(({ name }) => name);
  return { names: names.slice(0, 2), why };
}
