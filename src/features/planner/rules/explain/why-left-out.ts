/** Why a place that was asked for is not in a plan, as far as it can be proved; otherwise its days went to other stops. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOfDate } from '../../../destinations/rules/place-openings.ts';
import type { ReasonLeftOut } from '../../copy/wish-ledger.ts';
import type { Draft } from '../brief.ts';
import { isAllowed } from '../select/allowed-places.ts';

export function whyLeftOut(place: Place, { brief, days }: Draft): ReasonLeftOut {
  const here = days.filter(({ cityId }) => cityId === place.cityId);
  if (here.length > 0 && here.every(({ date }) => openingsOfDate(place, date)?.length === 0)) return 'closed';
  if (!isAllowed(place, brief.needs, brief.reading)) return 'not-for-them';
  return brief.freeOnly && (place.price?.adult ?? 0) > 0 ? 'not-free' : 'other-stops';
}

/** The first two, those first that only lack an hour; all with one cause. */
export function leftOutTogether(places: readonly Place[], draft: Draft): { names: string[]; why: ReasonLeftOut } {
  const told = places.map((place) => ({ name: place.name, why: whyLeftOut(place, draft) }));
  const why = told.some((one) => one.why === 'other-stops') ? 'other-stops' : (told[0]?.why ?? 'other-stops');
  const names = told.filter((one) => one.why === why).map(({ name }) => name);
  return { names: names.slice(0, 2), why };
}
